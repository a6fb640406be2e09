import { describe, expect, it } from 'vitest';
import { answerOf, hitOf } from '../testing';
import { resultsReducer, type ResultsEvent, type ResultsState } from './resultsState';

const hit = (id: string) => hitOf({}, { objectID: id });
const first = answerOf([hit('1'), hit('2')], { count: 3, nextPage: 1 });
const second = answerOf([hit('2'), hit('3')], { count: 3, offset: 2 });
const after = (...events: ResultsEvent[]): ResultsState => events.reduce(resultsReducer, { kind: 'empty' });
const asked = (query: string): ResultsEvent => ({ type: 'asked', query });
const answered = (query: string, answer = first): ResultsEvent => ({
  type: 'answered',
  query,
  answer,
  suggestions: answer.count === 0 ? ['b'] : [],
});
const shown = (state: ResultsState): string[] =>
  state.kind === 'idle' ? state.results.hits.map(({ objectID }) => objectID) : [];

describe('a query', () => {
  it('loads, stalls and is answered', () => {
    expect(after(asked('a')).kind).toBe('loading');
    expect(after(asked('a'), { type: 'stalled' }).kind).toBe('stalled');
    const state = after(asked('a'), { type: 'stalled' }, answered('a'));
    expect(state).toMatchObject({ kind: 'idle', results: { query: 'a', count: 3, nextPage: 1 } });
  });

  it('finds nothing, or fails', () => {
    expect(after(asked('a'), answered('a', answerOf([])))).toEqual({
      kind: 'none',
      query: 'a',
      suggestions: ['b'],
    });
    expect(after(asked('a'), { type: 'failed', query: 'a', error: 'index' })).toEqual({
      kind: 'error',
      query: 'a',
      error: 'index',
    });
  });

  it('keeps the results before it on the screen until its answer is there', () => {
    expect(after(asked('a'), answered('a'), asked('ab'))).toMatchObject({
      kind: 'loading',
      previous: { query: 'a' },
    });
  });

  it('is the only one whose answer counts', () => {
    const pending = after(asked('a'), asked('ab'));
    expect(resultsReducer(pending, answered('a'))).toBe(pending);
    expect(resultsReducer(pending, { type: 'failed', query: 'a', error: 'api' })).toBe(pending);
    const settled = after(asked('a'), answered('a'));
    expect(resultsReducer(settled, { type: 'stalled' })).toBe(settled);
    expect(resultsReducer(settled, answered('old'))).toBe(settled);
  });

  it('can be cleared', () => {
    expect(after(asked('a'), answered('a'), { type: 'cleared' })).toEqual({ kind: 'empty' });
  });
});

describe('more hits', () => {
  const more: ResultsEvent = { type: 'askedMore' };

  it('are added behind the others, each once, until there are none', () => {
    const state = after(asked('a'), answered('a'), more, {
      type: 'answeredMore',
      query: 'a',
      page: 1,
      answer: second,
    });
    expect(shown(state)).toEqual(['1', '2', '3']);
    expect(state).toMatchObject({ results: { nextPage: null }, more: 'idle' });
  });

  it('are not asked for again when a page brought nothing new, whatever the count says', () => {
    const again = { ...second, hits: [hit('1'), hit('2')], nextPage: 1 };
    const state = after(asked('a'), answered('a'), more, {
      type: 'answeredMore',
      query: 'a',
      page: 1,
      answer: again,
    });
    expect(shown(state)).toEqual(['1', '2']);
    expect(state).toMatchObject({ results: { nextPage: null }, more: 'idle' });
  });

  it('can fail without taking the others away', () => {
    const state = after(asked('a'), answered('a'), more, {
      type: 'failedMore',
      query: 'a',
      page: 1,
      error: 'unreachable',
    });
    expect(state).toMatchObject({ kind: 'idle', more: 'failed', moreError: 'unreachable' });
    expect(shown(state)).toEqual(['1', '2']);
  });

  it('are dropped when they belong to an older query', () => {
    const state = after(asked('a'), answered('a'), more, asked('b'), answered('b'));
    expect(resultsReducer(state, { type: 'answeredMore', query: 'a', page: 1, answer: second })).toBe(state);
    expect(resultsReducer(state, { type: 'failedMore', query: 'a', page: 1, error: 'unreachable' })).toBe(
      state,
    );
  });

  it('that come twice, because button and scrolling asked at the same moment, do not end the list', () => {
    const answer = { ...second, nextPage: 2 };
    const once = after(asked('a'), answered('a'), more, {
      type: 'answeredMore',
      query: 'a',
      page: 1,
      answer,
    });
    expect(once).toMatchObject({ results: { nextPage: 2 } });
    expect(resultsReducer(once, { type: 'answeredMore', query: 'a', page: 1, answer })).toBe(once);
    expect(resultsReducer(once, { type: 'failedMore', query: 'a', page: 1, error: 'index' })).toBe(once);
  });
});
