/** Literals for the tests of search: a test says only what it is about. */
import type { Hierarchy, SearchHit, SearchRequest, SearchResponse } from './types';

const NO_LEVELS: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** A hit on the page `Page`; its id and address follow its headings unless given. */
export function hitOf(
  levels: Partial<Hierarchy> = {},
  more: Partial<Omit<SearchHit, 'hierarchy'>> = {},
): SearchHit {
  const hierarchy = { ...NO_LEVELS, lvl0: 'Section', lvl1: 'Page', ...levels };
  const name = Object.values(hierarchy).filter(Boolean).join('/');
  return { objectID: name, url: `/${name}/`, type: 'lvl1', content: null, hierarchy, ...more };
}

/** All there is, on one page. */
export const responseOf = (hits: SearchHit[], more: Partial<SearchResponse> = {}): SearchResponse => ({
  hits,
  nbHits: hits.length,
  nbPages: 1,
  page: 0,
  hitsPerPage: 20,
  query: 'q',
  processingTimeMS: 1,
  ...more,
});

/** Answers each request by its query; keeps what it was asked. */
export function clientOf(answer: (request: SearchRequest) => SearchResponse) {
  const asked: SearchRequest[][] = [];
  return {
    asked,
    search: (requests: readonly SearchRequest[]) => {
      asked.push([...requests]);
      return Promise.resolve({ results: requests.map(answer) });
    },
    warm: () => undefined,
  };
}

/** True for the rejection of a search that was aborted on purpose: it is not a failure and is not shown. */
export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
