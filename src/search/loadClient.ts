import type { SearchInsights } from './insights/insights';
import type { SearchClient } from './types';

const loadModule = () => import(/* webpackChunkName: "search-client" */ './client');

/** The engine, in a chunk of its own. A failed download is tried again by the next call. */
export const loadSearchClient = (): Promise<SearchClient> =>
  loadModule().then(({ searchClient }) => searchClient);

/**
 * Fetches engine and index before they are asked. What they lack is fetched again by the search itself, so a failure
 * here is no matter.
 */
export const warmSearch = (): Promise<void> =>
  loadSearchClient().then(
    (client) => client.warm(),
    () => undefined,
  );

/** Click analytics, or `null` unless the build turned them on. */
export const loadSearchInsights = (): Promise<SearchInsights | null> =>
  loadModule().then(({ searchInsights }) => searchInsights);
