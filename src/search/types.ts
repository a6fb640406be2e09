/**
 * The seam between the search interface and the engines, in our own words: a query, a scope, a page and a number of
 * snippet words in; hits whose texts are parts, counts and a place on the site out. The embedded and the hosted
 * engine implement it; views know nothing else. Only `hosted/` knows how a search service says the same.
 */

/** A run of plain text that is, or is not, a match. Views show it as text, so that nothing in it can become markup. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** The reader's context: the language of the page, and the parts of the site that are searched from it. */
export interface SearchScope {
  language: string;
  /** As pages are tagged in their head (`docsearch:docusaurus_tag`); a page needs one of them. */
  tags: readonly string[];
}

/** One search. Every field but `query` is optional. */
export interface SearchRequest {
  /** Cut to `MAX_QUERY_LENGTH` characters before it is searched. */
  query: string;
  /** The whole site when missing. */
  scope?: SearchScope;
  /** Counted from 0. */
  page?: number;
  /** Hits on a page; `HITS_PER_PAGE` when missing, 0 asks for the count alone. */
  hitsPerPage?: number;
  /** Words of a snippet; the number of wide screens when missing. */
  snippetWords?: number;
  /** The words mean what they are: no typing error is corrected. */
  isLiteral?: boolean;
  /** The interface asks by itself, nobody typed it: click analytics leave it out. */
  isQuiet?: boolean;
}

/** The levels of a hit: the section of the site, the page, then headings from the outer to the inner. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** One of {@link HIERARCHY_LEVELS}. */
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** Levels of headings below the page's title. */
export type HeadingLevel = Exclude<HierarchyLevel, 'lvl0' | 'lvl1'>;

/** What part of a page was found: its title (`lvl1`), one of its headings, or text. */
export type HitType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** Section, page and headings above a hit; `null` where there is none. */
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** Something of each level. */
export const levelsOf = <Value>(
  valueOf: (level: HierarchyLevel) => Value,
): Record<HierarchyLevel, Value> => ({
  lvl0: valueOf('lvl0'),
  lvl1: valueOf('lvl1'),
  lvl2: valueOf('lvl2'),
  lvl3: valueOf('lvl3'),
  lvl4: valueOf('lvl4'),
  lvl5: valueOf('lvl5'),
  lvl6: valueOf('lvl6'),
});

/** What names a hit and says where it is, whatever the query: what the browser keeps of it. All text is plain. */
export interface HitIdentity {
  /** The same after every build. */
  objectID: string;
  hierarchy: Hierarchy;
  /** The text it was found in; `null` for a title or a heading. */
  content: string | null;
  type: HitType;
  /** Where the hit leads, with the anchor of its heading; from the embedded index a path with the base URL. */
  url: string;
}

/** One result. */
export interface SearchHit extends HitIdentity {
  /** The levels it has, with the query's words marked. */
  levels: Readonly<Partial<Record<HierarchyLevel, readonly TextPart[]>>>;
  /** The text cut to some words around its matches; empty where none is shown, `null` while it is on its way. */
  snippet: readonly TextPart[] | null;
}

/** The answer to one request. */
export interface SearchAnswer {
  query: string;
  hits: readonly SearchHit[];
  /** All hits over all pages: the number that "See all … results" shows. */
  count: number;
  /** Place of the first of `hits` among all, from 0. */
  offset: number;
  /** The page to ask for next; `null` when there is no more. */
  nextPage: number | null;
  /** Words of the query that stand nowhere on the site, as typed; the others were searched for. */
  unknown?: readonly string[];
  /** No place has the quoted words one after the other: these are the hits for the words by themselves. */
  isUnquoted?: true;
  /** The query that was searched for instead of one with typing errors. */
  corrected?: string;
  /** The same hits in the same order with their snippets, which come later; missing when they are all here. Never rejects. */
  complete?: Promise<SearchAnswer>;
  /** Names this answer to click analytics; only where the engine counts clicks. */
  tracking?: { queryId: string; index: string };
}

/** What concerns one call and not its requests. */
export interface SearchOptions {
  /** Aborting makes the search reject with the signal's reason (an `AbortError`) and its answer is dropped. */
  signal?: AbortSignal;
}

/** What an engine is to the interface. Every failure but an abort rejects with a {@link SearchError}. */
export interface SearchClient {
  /** One answer for each request, in the same order. */
  search(requests: readonly SearchRequest[], options?: SearchOptions): Promise<readonly SearchAnswer[]>;
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
