import type { SearchClient } from './types';

/** The engine, in a chunk of its own. A failed download is tried again by the next call. */
export const loadSearchClient = (): Promise<SearchClient> =>
  import(/* webpackChunkName: "search-client" */ './client').then(({ searchClient }) => searchClient);
