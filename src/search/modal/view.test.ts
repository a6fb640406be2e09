import { describe, expect, it } from 'vitest';
import { answerOf, hitOf } from '../testing';
import { pickView, type Answer } from './view';

const found = answerOf([hitOf()]);
const answered = (query: string, answer = found): Answer => ({
  kind: 'answered',
  query,
  found: answer,
  suggestions: [],
});
const failed = (query: string): Answer => ({ kind: 'failed', query, error: 'unreachable' });

describe('the screen', () => {
  it.each(['', '   '])('is the start for the query %j, whatever came before', (query) => {
    expect(pickView(query, true, answered('old')).kind).toBe('start');
    expect(pickView(query, false, failed(query)).kind).toBe('start');
  });

  it('is still to come before the first answer', () => {
    expect(pickView('c', false, undefined).kind).toBe('pending');
  });

  it('shows the results, and keeps them with their count while another query is pending', () => {
    expect(pickView('cyton', true, answered('cyton'))).toEqual({
      kind: 'results',
      query: 'cyton',
      found,
    });
    expect(pickView('cyton b', true, answered('cyton'))).toEqual({
      kind: 'results',
      query: 'cyton',
      found,
    });
  });

  it('says that nothing was found, and keeps saying it while another query is pending', () => {
    expect(pickView('zzz', false, answered('zzz', answerOf([])))).toMatchObject({
      kind: 'empty',
      query: 'zzz',
    });
    expect(pickView('zz', false, answered('zzz', answerOf([])))).toMatchObject({
      kind: 'empty',
      query: 'zzz',
    });
  });

  it('keeps the error until the query changes', () => {
    expect(pickView('cyton', false, failed('cyton'))).toEqual({ kind: 'error', error: 'unreachable' });
    expect(pickView('cyto', false, failed('cyton')).kind).toBe('pending');
  });

  it('never shows results without hits', () => {
    expect(pickView('cyton', false, answered('cyton')).kind).toBe('pending');
  });
});
