/** The numbers and fixed words of search, in one place. Sizes count hits, entries or characters; times are in milliseconds. */

/** Query text longer than this is cut before it is searched; the boxes that take it hold no more either. */
export const MAX_QUERY_LENGTH = 64;

/** Hits on one page of results. */
export const HITS_PER_PAGE = 20;

/** Hits of one page of the site in a result, so that it never floods one. */
export const MAX_HITS_OF_PAGE = 3;

/** The modal shows at most this many hits of one section. */
export const MAX_HITS_PER_SECTION = 5;

/** A request that takes longer shows that it is still at work. */
export const STALL_THRESHOLD_MS = 300;

/** Words of a snippet, on wide screens and on those up to {@link NARROW_SCREEN_PX}. */
export const SNIPPET_WORDS = { wide: 10, narrow: 5 } as const;
/** Up to this width snippets are shorter. */
export const NARROW_SCREEN_PX = 768;

/** Recent searches kept; fewer when the reader has favourites, which are listed with them. */
export const MAX_RECENT_SEARCHES = { alone: 7, besideFavourites: 4 } as const;
/** Favourites kept. */
export const MAX_FAVOURITE_SEARCHES = 10;

/** Other queries offered when one finds nothing. */
export const MAX_SUGGESTED_QUERIES = 3;

/** Pages offered in place of an address that does not exist. */
export const MAX_ADDRESS_MATCHES = 5;

/** Quiet time before a screen reader is told a count, so that it never talks over typing. */
export const ANNOUNCE_DELAY_MS = 400;

/** On /search/, a query left standing this long counts as read: editing it then adds a step to the history. */
export const QUERY_READ_MS = 1500;

/** The route of the page with all results, below the base URL. */
export const SEARCH_PAGE_PATH = '/search/';

/** How long the interface waits before it tells click analytics what is on the screen. */
export const VIEW_EVENT_DELAY_MS = 400;
/** The analytics service takes this many records in one event of viewed items. */
export const VIEWED_ITEMS_PER_EVENT = 20;

/** A host of the hosted service that failed is asked last for this long. */
export const HOST_STATUS_RETAINED_MS = 120_000;

/**
 * How long one host may take for one search.
 *
 * The product's limits are 1 s to connect and 2 s to read. A page cannot see when a connection stands (`fetch`
 * reports nothing before the answer's head), so cutting off at 1 s would drop a host that is connected and busy.
 * The limit for reading therefore covers the whole attempt, connecting included.
 */
export const READ_TIMEOUT_MS = 2_000;
