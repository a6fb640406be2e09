import { expect, it } from 'vitest';
import { answerOf, clientOf, hitOf } from '../testing';
import { findMatches, pagesOf } from './findMatches';

const context = { scope: { language: 'en', tags: [] }, baseUrl: '/' };
const signal = new AbortController().signal;

it('offers at most five pages, each once, without anchors', () => {
  const hits = [1, 1, 2, 3, 4, 5, 6].map((page, index) =>
    hitOf({ lvl1: `Page ${page}` }, { objectID: String(index), url: `/docs/p${page}/#part-${index}` }),
  );
  expect(pagesOf(hits, '/')).toEqual(
    [1, 2, 3, 4, 5].map((page) => ({ path: `/p${page}/`, section: 'Section', title: `Page ${page}` })),
  );
});

it('takes the first query that finds pages, all asked at once and without analytics', async () => {
  const client = clientOf(({ query }) =>
    answerOf(query === 'b' || query === 'c' ? [hitOf({ lvl1: query })] : []),
  );
  expect((await findMatches(client, ['a', 'b', 'c'], context, { signal }))?.query).toBe('b');
  expect(client.asked).toEqual([
    ['a', 'b', 'c'].map((query) => ({ query, scope: context.scope, isQuiet: true })),
  ]);
});

it('offers nothing when nothing is found or there is nothing to ask', async () => {
  const client = clientOf(() => answerOf([]));
  expect(await findMatches(client, ['a'], context, { signal })).toBeNull();
  expect(await findMatches(client, [], context, { signal })).toBeNull();
});
