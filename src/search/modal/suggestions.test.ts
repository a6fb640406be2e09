import { describe, expect, it } from 'vitest';
import type { SearchScope } from '../request';
import { clientOf, hitOf, responseOf } from '../testing';
import { shorterQueries, suggestQueries } from './suggestions';

const scope: SearchScope = { indexName: 'docs', clickAnalytics: true, facetFilters: ['language:en'] };
const finds = (...queries: string[]) =>
  clientOf(({ query }) => responseOf(queries.includes(query) ? [hitOf()] : []));

describe('shorter queries', () => {
  it('leave out one word, then all but one, the longest first', () => {
    expect(shorterQueries('cyton blue gain')).toEqual([
      'blue gain',
      'cyton gain',
      'cyton blue',
      'cyton',
      'blue',
      'gain',
    ]);
    expect(shorterQueries(' cyton  gains ')).toEqual(['cyton', 'gains']);
  });

  it('do not exist for a single word', () => {
    expect(shorterQueries('cyton')).toEqual([]);
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
      facetFilters: ['language:en'],
      clickAnalytics: false,
      hitsPerPage: 1,
    });
  });

  it('are none when nothing helps or it cannot be found out', async () => {
    expect(await suggestQueries(finds(), 'a bad query', scope, signal)).toEqual([]);
    const broken = { search: () => Promise.reject(new Error('down')), warm: () => undefined };
    expect(await suggestQueries(broken, 'a bad query', scope, signal)).toEqual([]);
  });
});
