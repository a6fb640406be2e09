/** Asking the engine one thing, and what a failure comes to: what the dialog and the search page have in common. */
import { suggestQueries } from './suggestions';
import {
  SearchError,
  type SearchAnswer,
  type SearchClient,
  type SearchErrorKind,
  type SearchRequest,
} from './types';

/** Loads the engine and asks it. Rejects with what either rejects with. */
export async function ask(
  loadClient: () => Promise<SearchClient>,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const client = await loadClient();
  const [answer] = await client.search([request], { signal });
  if (!answer) throw new SearchError('parse', 'The search engine answered no request.');
  return answer;
}

/** An answer, and queries to try instead of one that finds nothing. Rejects as `ask` does. */
export async function askOrSuggest(
  loadClient: () => Promise<SearchClient>,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<{ found: SearchAnswer; suggestions: readonly string[] }> {
  const found = await ask(loadClient, request, signal);
  if (found.count > 0) return { found, suggestions: [] };
  const { query, scope } = request;
  return { found, suggestions: await suggestQueries(await loadClient(), query, scope, { signal }) };
}

/** Of which kind a failure is. What is no search error is told to developers: a chunk that did not load, or a fault. */
export function errorKind(error: unknown): SearchErrorKind {
  // A search error has been reported where it arose.
  if (error instanceof SearchError) return error.kind;
  console.error('[search]', error);
  return 'unreachable';
}
