import { cutText } from '@site/src/url/cutText';
import { MAX_QUERY_LENGTH, SEARCH_PAGE_PATH } from './constants';

/** Half of a character outside the first 65,536, left behind by cutting; URLs can't carry it. */
const LONE_SURROGATES = /[\ud800-\udfff]/gu;

/** At most 64 characters, never ending in half a character. */
export const limitQuery = (text: string): string => cutText(text, MAX_QUERY_LENGTH);

/** Percent-encodes any text, also one with broken characters in it. */
export const encodeQuery = (text: string): string =>
  encodeURIComponent(text.replace(LONE_SURROGATES, '\ufffd'));

/** The page with all results of a query, below the base URL. */
export const searchPageLink = (query: string, baseUrl: string): string =>
  `${baseUrl}${SEARCH_PAGE_PATH.slice(1)}?q=${encodeQuery(query)}`;

/** The query of an address, cut to its limit; empty when there is none. */
export const queryOfSearch = (search: string): string =>
  limitQuery(new URLSearchParams(search).get('q') ?? '');
