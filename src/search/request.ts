import { DEFAULT_HIGHLIGHT_TAGS, HITS_PER_PAGE } from './constants';
import { limitQuery } from './query';
import type { FacetFilters, SearchRequest } from './types';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** What all searches of one visit have in common. */
export interface SearchScope {
  indexName: string;
  facetFilters: FacetFilters;
  clickAnalytics: boolean;
}

/** The one request both the modal and the search page send; so their counts agree. `page` counts from 0. */
export function searchRequest(
  query: string,
  scope: SearchScope,
  { page = 0, snippetWords }: { page?: number; snippetWords: number },
): SearchRequest {
  return {
    query: limitQuery(query),
    indexName: scope.indexName,
    attributesToRetrieve: [...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [
      ...LEVELS.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: DEFAULT_HIGHLIGHT_TAGS.pre,
    highlightPostTag: DEFAULT_HIGHLIGHT_TAGS.post,
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics: scope.clickAnalytics,
    facetFilters: scope.facetFilters,
    ...(page > 0 && { page }),
  };
}
