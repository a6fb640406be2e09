/** What runs in the worker, apart from it being one: loads the engine once and answers searches with it. */
import { SearchError, type SearchRequest, type SearchResponse } from '../types';
import type { SearchEngine } from './engine';
import type { IndexAddress } from './loadIndex';

/** What the worker does for the page. */
export interface SearchService {
  warm(address: IndexAddress): void;
  search(requests: readonly SearchRequest[], address: IndexAddress): Promise<SearchResponse[]>;
}

/** A service that loads its index once, and again after a failure. */
export function createSearchService(load: (address: IndexAddress) => Promise<SearchEngine>): SearchService {
  let engine: Promise<SearchEngine> | null = null;

  function ready(address: IndexAddress): Promise<SearchEngine> {
    const current = engine ?? load(address);
    engine = current;
    current.catch(() => {
      if (engine === current) engine = null;
    });
    return current;
  }

  const answer = async (
    requests: readonly SearchRequest[],
    address: IndexAddress,
  ): Promise<SearchResponse[]> => {
    const loaded = await ready(address);
    return Promise.all(requests.map((request) => loaded.search(request)));
  };

  return {
    warm(address) {
      ready(address).catch(() => undefined);
    },
    async search(requests, address) {
      const used = engine;
      try {
        return await answer(requests, address);
      } catch (error) {
        // The site was published anew while this page was open: its old texts are gone, a fresh index names the new.
        const isOutdated =
          error instanceof SearchError && error.status === 404 && used !== null && engine === used;
        if (!isOutdated) throw error;
        engine = null;
        return answer(requests, address);
      }
    },
  };
}
