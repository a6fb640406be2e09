/** Literals for the tests of search: a test says only what it is about. */
import { levelsOf, type Hierarchy, type SearchAnswer, type SearchHit, type SearchRequest } from './types';

/** A hit on the page `Page`; its id and address follow its headings unless given. */
export function hitOf(
  levels: Partial<Hierarchy> = {},
  more: Partial<Omit<SearchHit, 'hierarchy'>> = {},
): SearchHit {
  const hierarchy = { ...levelsOf(() => null), lvl0: 'Section', lvl1: 'Page', ...levels };
  const name = Object.values(hierarchy).filter(Boolean).join('/');
  return {
    objectID: name,
    url: `/${name}/`,
    type: 'lvl1',
    content: null,
    hierarchy,
    levels: {},
    snippet: [],
    ...more,
  };
}

/** All there is, on one page. */
export const answerOf = (hits: SearchHit[], more: Partial<SearchAnswer> = {}): SearchAnswer => ({
  query: 'q',
  hits,
  count: hits.length,
  offset: 0,
  nextPage: null,
  ...more,
});

/** Answers each request by its query; keeps what it was asked. */
export function clientOf(answer: (request: SearchRequest) => SearchAnswer) {
  const asked: SearchRequest[][] = [];
  return {
    asked,
    search: (requests: readonly SearchRequest[]) => {
      asked.push([...requests]);
      return Promise.resolve(requests.map(answer));
    },
    warm: () => undefined,
  };
}

/** True for the rejection of a search that was aborted on purpose: it is not a failure and is not shown. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
