import { askOrSuggest, errorKind } from '../ask';
import { toSitePath } from '../hitUrl';
import { limitQuery } from '../query';
import type { StoredHit } from '../stored/storedHit';
import type { StoredSearches } from '../stored/storedSearches';
import type { SearchClient, SearchScope } from '../types';
import { groupBySection } from './groups';
import { hitListId, SOURCE_IDS, type ModalItem } from './items';
import type { ItemList, Resolution } from './useSearchAutocomplete';

/** What answering takes besides the query. */
export interface QueryContext {
  loadClient: () => Promise<SearchClient>;
  scope: SearchScope;
  snippetWords: number;
  baseUrl: string;
  /** No typing error is corrected. */
  isLiteral?: boolean;
}

/** Hits as lines that lead somewhere on this site, each once. */
export function toItems(hits: readonly StoredHit[], baseUrl: string): ModalItem[] {
  const unique = new Map(hits.map((hit) => [hit.objectID, hit]));
  return [...unique.values()].flatMap((hit) => {
    const path = toSitePath(hit.url, baseUrl);
    return path === null ? [] : [{ hit, path }];
  });
}

/** The lists of the start screen, recent searches first. What leads to no page of this site is left out. */
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
  const { loadClient, scope, snippetWords, baseUrl, isLiteral = false } = context;
  try {
    const request = { query: limitQuery(query), scope, snippetWords, isLiteral };
    const { found, suggestions } = await askOrSuggest(loadClient, request, signal);
    return {
      lists: groupBySection(found.hits).map(({ hits }, index) => ({
        id: hitListId(index),
        items: toItems(hits, baseUrl),
      })),
      answer: { kind: 'answered', query, found, suggestions },
    };
  } catch (error) {
    if (signal.aborted) return { lists: [], answer: undefined };
    return { lists: [], answer: { kind: 'failed', query, error: errorKind(error) } };
  }
}
