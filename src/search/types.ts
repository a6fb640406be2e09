/**
 * The only words the search interface knows. Both engines, the embedded and the hosted one, speak them.
 *
 * Requests and responses keep the field names and shapes of the hosted service, so that a view written for one
 * engine works with the other.
 */

/** Query text longer than this is cut before it is searched; the boxes that take it hold no more either. */
export const MAX_QUERY_LENGTH = 64;

/** Hits on one page of results when a request does not say. */
export const DEFAULT_HITS_PER_PAGE = 20;

/** The tags put around matches when a request does not name its own. */
export const DEFAULT_HIGHLIGHT_TAGS = { pre: '<mark>', post: '</mark>' } as const;

/**
 * `attribute:value` filters. Items of the outer list must all hold; of an inner list, at least one.
 * For example `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]`.
 */
export type FacetFilters = readonly (string | readonly string[])[];

/** One search. Every field but `query` is optional. */
export interface SearchRequest {
  query: string;
  /** Which index answers; the embedded engine has only one and ignores it. */
  indexName?: string;
  /** Defaults to {@link DEFAULT_HITS_PER_PAGE}; 0 asks for the counts alone. */
  hitsPerPage?: number;
  /** Counted from 0. */
  page?: number;
  facetFilters?: FacetFilters;
  /** Fields a hit carries beside `objectID` (`hierarchy` or `hierarchy.lvl0`, `content`, …); all when missing. */
  attributesToRetrieve?: readonly string[];
  /** `attribute:words`, for example `content:10`. */
  attributesToSnippet?: readonly string[];
  /** Put where a snippet leaves text out; `…` when missing. */
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
}

/** The levels of a hit: the section of the site, the page, then headings from the outer to the inner. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** What part of a page was found: its title (`lvl1`), one of its headings, or text. */
export type HitType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Section, page and headings above a hit; `null` where there is none. */
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/**
 * A text with its matches marked. `value` is **HTML-escaped text with the request's tags in it**, as the hosted
 * service returns it. It is never put into a page as HTML: `splitHighlighted` (`highlight.ts`) turns it into
 * plain parts.
 */
export interface HighlightedText {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords?: readonly string[];
}

/** A highlighted text cut to some words around its first match. */
export type SnippetText = Pick<HighlightedText, 'value' | 'matchLevel'>;

/** Levels and content of a hit with marks; a level the hit does not have is missing. */
export interface MarkedHit<Marked> {
  hierarchy?: Readonly<Partial<Record<HierarchyLevel, Marked>>>;
  content?: Marked;
}

/** One result. `hierarchy` and `content` are plain text, not HTML. */
export interface SearchHit {
  objectID: string;
  hierarchy: Hierarchy;
  content: string | null;
  type: HitType;
  /** Where the hit leads, with the anchor of its heading; from an embedded index a path with the base URL. */
  url: string;
  _highlightResult?: MarkedHit<HighlightedText>;
  _snippetResult?: MarkedHit<SnippetText>;
}

/** The answer to one request. */
export interface SearchResponse {
  hits: readonly SearchHit[];
  /** All hits over all pages: the number that "See all … results" shows. */
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  processingTimeMS: number;
  /** Names this answer to click analytics; only when the request asked with `clickAnalytics`. */
  queryID?: string;
  /** The index that answered. */
  index?: string;
}

/** What a search resolves to. */
export interface SearchResponses {
  /** One for each request, in the same order. */
  results: SearchResponse[];
}

/** What concerns one call and not its requests. */
export interface SearchOptions {
  /** Aborting makes the search reject with the signal's reason (an `AbortError`) and its answer is dropped. */
  signal?: AbortSignal;
}

/** The seam between the interface and the engines. Every failure but an abort rejects with a {@link SearchError}. */
export interface SearchClient {
  search(requests: readonly SearchRequest[], options?: SearchOptions): Promise<SearchResponses>;
  /**
   * Call it when a search becomes likely (hover, focus, shortcut): loads ahead what the first search needs.
   * Costs nothing when called again and never throws; a load that failed is tried again by the next call.
   */
  warm(): void;
}

/**
 * Why a search failed:
 * - `unreachable`: no host answered (network, timeout);
 * - `api`: a host answered with an error status;
 * - `parse`: an answer came and was not what it should be;
 * - `index`: the embedded index is missing, cut short, or from another format or build.
 */
export type SearchErrorKind = 'unreachable' | 'api' | 'parse' | 'index';

/** What every failed search rejects with. The message is for developers; readers get the error screen. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly kind: SearchErrorKind;
  /** HTTP status, with `api`. */
  readonly status: number | undefined;

  constructor(kind: SearchErrorKind, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.kind = kind;
    this.status = options.status;
  }
}
