/** One search as the service is asked for it, field by field as specified. */
import { HITS_PER_PAGE, SNIPPET_WORDS } from '../constants';
import { limitQuery } from '../query';
import { HIERARCHY_LEVELS, type SearchRequest, type SearchScope } from '../types';
import { HIGHLIGHT_TAGS } from './markedText';

/** What the service takes; the fields that are specified are always there. */
export interface HostedRequest {
  query: string;
  indexName: string;
  attributesToRetrieve: readonly string[];
  /** `attribute:words` */
  attributesToSnippet: readonly string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
  hitsPerPage: number;
  /** Asks for a `queryID` with the answer. */
  clickAnalytics: boolean;
  /** `attribute:value`: all of the outer list must hold, and one of an inner list. */
  facetFilters: readonly (string | readonly string[])[];
  /** From 0, which the service takes a missing one for. */
  page?: number;
}

/** A hit leads to its page: the section alone is never cut. */
const SNIPPED_LEVELS = HIERARCHY_LEVELS.slice(1);

const facetFiltersOf = ({ language, tags }: SearchScope): HostedRequest['facetFilters'] => [
  `language:${language}`,
  tags.map((tag) => `docusaurus_tag:${tag}`),
];

/** Fills in what a request leaves open. */
export function toHostedRequest(
  { query, scope, page = 0, hitsPerPage, snippetWords, isQuiet }: SearchRequest,
  index: { indexName: string; clickAnalytics: boolean },
): HostedRequest {
  const words = snippetWords ?? SNIPPET_WORDS.wide;
  return {
    query: limitQuery(query),
    indexName: index.indexName,
    attributesToRetrieve: [
      ...HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      ...SNIPPED_LEVELS.map((level) => `hierarchy.${level}:${words}`),
      `content:${words}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: HIGHLIGHT_TAGS.pre,
    highlightPostTag: HIGHLIGHT_TAGS.post,
    hitsPerPage: hitsPerPage ?? HITS_PER_PAGE,
    clickAnalytics: index.clickAnalytics && isQuiet !== true,
    facetFilters: scope ? facetFiltersOf(scope) : [],
    ...(page > 0 && { page }),
  };
}
