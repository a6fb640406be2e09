/** What runs in the worker, apart from it being one: loads the engine once and answers searches with it. */
import { SearchError, type SearchAnswer, type SearchHit, type SearchRequest } from '../types';
import type { SearchEngine } from './engine';
import type { IndexAddress } from './loadIndex';

/** What the worker does for the page. */
export interface SearchService {
  warm(address: IndexAddress): void;
  /** The `complete` of the answers never rejects. */
  search(requests: readonly SearchRequest[], address: IndexAddress): Promise<SearchAnswer[]>;
}

/**
 * The hits as they stand, with the texts that another search has for them. A newer build may find others, in another
 * order; what it no longer has is shown without a text.
 */
function withTextsOf(others: readonly SearchHit[], answer: SearchAnswer): SearchAnswer {
  const byId = new Map(others.map((hit) => [hit.objectID, hit]));
  return {
    ...answer,
    hits: answer.hits.map((hit) => {
      const { content, snippet } = byId.get(hit.objectID) ?? hit;
      return hit.snippet === null ? { ...hit, content, snippet: snippet ?? [] } : hit;
    }),
  };
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

  /**
   * Does something with an engine, and once more with a fresh one when the site was published anew while this page was
   * open: what the old index names is gone, a fresh one names the new.
   */
  async function withEngine<Result>(
    act: (engine: SearchEngine) => Promise<Result>,
    address: IndexAddress,
  ): Promise<Result> {
    const used = ready(address);
    const loaded = await used;
    try {
      return await act(loaded);
    } catch (error) {
      const isOutdated = error instanceof SearchError && error.status === 404;
      if (!isOutdated) throw error;
      if (engine === used) engine = null;
      return act(await ready(address));
    }
  }

  /** The answer with its texts, from whichever engine has them. */
  const complete = (request: SearchRequest, address: IndexAddress): Promise<SearchAnswer> =>
    withEngine(async (current) => {
      const answer = await current.search(request);
      return answer.complete ?? answer;
    }, address);

  return {
    warm(address) {
      ready(address).catch(() => undefined);
    },
    async search(requests, address) {
      const answers = await withEngine(
        (current) => Promise.all(requests.map((request) => current.search(request))),
        address,
      );
      return answers.map((answer, at) => {
        const request = requests[at];
        if (!answer.complete || !request) return answer;
        const texts = answer.complete
          .catch(async () => withTextsOf((await complete(request, address)).hits, answer))
          .catch(() => withTextsOf([], answer));
        return { ...answer, complete: texts };
      });
    },
  };
}
