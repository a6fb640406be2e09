import { describe, expect, it } from 'vitest';
import { answerOf, clientOf, hitOf } from './testing';
import type { SearchScope } from './types';
import { candidatesFor, suggestQueries } from './suggestions';

const scope: SearchScope = { language: 'en', tags: ['docs'] };
const finds = (...queries: string[]) =>
  clientOf(({ query }) => answerOf(queries.includes(query) ? [hitOf()] : []));

describe('what is tried', () => {
  const tried = (query: string) =>
    candidatesFor(query).map((candidate) => `${candidate.offers}: ${candidate.query}`);

  it('leaves out one word, then all but one, then looks for words that begin alike', () => {
    expect(tried('cyton blue gain')).toEqual([
      'query: blue gain',
      'query: cyton gain',
      'query: cyton blue',
      'query: cyton',
      'query: blue',
      'query: gain',
    ]);
    expect(tried(' impedances  daisy ')).toEqual(['query: impedances', 'query: daisy', 'titles: impeda']);
  });

  it('tries single words of a long query too', () => {
    expect(tried('my new cyton does not connect').slice(5)).toEqual([
      'query: connect',
      'query: cyton',
      'query: does',
      'titles: conne',
    ]);
  });

  it('leaves the marks of a phrase out', () => {
    expect(tried('"cyton gain')).toEqual(['query: cyton', 'query: gain']);
  });

  it('is only the beginning of a single long word, and nothing for a short one', () => {
    expect(tried('elektroden')).toEqual(['titles: elektr']);
    expect(tried('zzz')).toEqual([]);
  });
});

describe('suggested queries', () => {
  const signal = { signal: new AbortController().signal };

  it('are up to three that find something, asked for at once, in the context and without analytics', async () => {
    const client = finds('blue gain', 'cyton gain', 'cyton', 'gain');
    expect(await suggestQueries(client, 'cyton blue gain', scope, signal)).toEqual([
      'blue gain',
      'cyton gain',
      'cyton',
    ]);
    expect(client.asked).toHaveLength(1);
    expect(client.asked[0]?.[0]).toMatchObject({
      scope,
      isQuiet: true,
      hitsPerPage: 1,
    });
  });

  it('are none that hold a word that no page has', async () => {
    const client = clientOf(({ query }) =>
      answerOf([hitOf()], { ...(query.includes('zzz') && { unknown: ['zzz'] }) }),
    );
    expect(await suggestQueries(client, 'cyton gain zzz', scope, signal)).toEqual([
      'cyton gain',
      'cyton',
      'gain',
    ]);
  });

  it('are titles of pages when only the beginning of a word is found', async () => {
    const client = clientOf(({ query }) =>
      answerOf(
        query === 'elektr'
          ? [hitOf({ lvl1: 'Electrodes' }), hitOf({ lvl1: 'Caps' }), hitOf({ lvl1: 'Caps' })]
          : [],
      ),
    );
    expect(await suggestQueries(client, 'elektroden', scope, signal)).toEqual(['Electrodes', 'Caps']);
  });

  it('are none when nothing helps or it cannot be found out', async () => {
    expect(await suggestQueries(finds(), 'a bad query', scope, signal)).toEqual([]);
    const broken = { search: () => Promise.reject(new Error('down')), warm: () => undefined };
    expect(await suggestQueries(broken, 'a bad query', scope, signal)).toEqual([]);
  });
});
