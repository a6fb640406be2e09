import { MAX_SUGGESTED_QUERIES } from '../constants';
import type { SearchClient, SearchOptions } from '../types';
import { searchRequest, type SearchScope } from '../request';
import { SNIPPET_WORDS } from '../constants';

/** Candidates are asked for in one request; more would cost more than they help. */
const MAX_CANDIDATES = 6;

/**
 * Shorter queries made from one that finds nothing, the closest first: it without one of its words, then its
 * single words, the longest first.
 */
export function shorterQueries(query: string): string[] {
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length < 2) return [];
  const withoutOne =
    words.length > 2 ? words.map((_, gap) => words.filter((_word, index) => index !== gap).join(' ')) : [];
  const single = words.filter((word) => word.length > 1).sort((a, b) => b.length - a.length);
  return [...new Set([...withoutOne, ...single])].slice(0, MAX_CANDIDATES);
}

/** Up to three shorter queries that do find something; none if that can't be found out. */
export async function suggestQueries(
  client: SearchClient,
  query: string,
  scope: SearchScope,
  options: SearchOptions,
): Promise<string[]> {
  const candidates = shorterQueries(query);
  if (candidates.length === 0) return [];
  try {
    const requests = candidates.map((candidate) => ({
      ...searchRequest(candidate, { ...scope, clickAnalytics: false }, { snippetWords: SNIPPET_WORDS.wide }),
      hitsPerPage: 1,
    }));
    const { results } = await client.search(requests, options);
    return candidates.filter((_, index) => (results[index]?.nbHits ?? 0) > 0).slice(0, MAX_SUGGESTED_QUERIES);
  } catch {
    return [];
  }
}
