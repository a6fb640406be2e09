import { groupBySection } from './groups';
import { toSitePath } from '../hitUrl';
import { searchRequest, type SearchScope } from '../request';
import type { StoredHit } from '../stored/storedHit';
import type { StoredSearches } from '../stored/storedSearches';
import { SearchError, type SearchClient } from '../types';
import { hitListId, SOURCE_IDS, type ModalItem } from './items';
import { suggestQueries } from './suggestions';
import type { ItemList, Resolution } from './useSearchAutocomplete';

/** What answering takes besides the query. */
export interface QueryContext {
  loadClient: () => Promise<SearchClient>;
  scope: SearchScope;
  snippetWords: number;
  baseUrl: string;
}

/** Hits as lines that lead somewhere on this site, each once. */
export function toItems(hits: readonly StoredHit[], baseUrl: string): ModalItem[] {
  const unique = new Map(hits.map((hit) => [hit.objectID, hit]));
  return [...unique.values()].flatMap((hit) => {
    const path = toSitePath(hit.url, baseUrl);
    return path === null ? [] : [{ hit, path }];
  });
}

export const storedLists = (stored: StoredSearches, baseUrl: string): ItemList[] => [
  { id: SOURCE_IDS.recent, items: toItems(stored.recent(), baseUrl) },
  { id: SOURCE_IDS.favourites, items: toItems(stored.favourites(), baseUrl) },
];

/** Asks the engine. A failure is an outcome, not an exception; an abort comes to nothing. */
export async function resolveQuery(
  query: string,
  signal: AbortSignal,
  context: QueryContext,
): Promise<Resolution> {
  const { scope, snippetWords, baseUrl } = context;
  try {
    const client = await context.loadClient();
    const { results } = await client.search([searchRequest(query, scope, { snippetWords })], { signal });
    const [response] = results;
    if (!response) throw new SearchError('parse', 'The search engine answered no request.');
    const suggestions = response.nbHits === 0 ? await suggestQueries(client, query, scope, { signal }) : [];
    return {
      lists: groupBySection(response.hits).map(({ hits }, index) => ({
        id: hitListId(index),
        items: toItems(hits, baseUrl),
      })),
      answer: { kind: 'answered', query, response, suggestions },
    };
  } catch (error) {
    if (signal.aborted) return { lists: [], answer: undefined };
    // A search error has been reported where it arose.
    if (!(error instanceof SearchError)) console.error('[search]', error);
    const kind = error instanceof SearchError ? error.kind : 'unreachable';
    return { lists: [], answer: { kind: 'failed', query, error: kind } };
  }
}
