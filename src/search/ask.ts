/** Asking the engine one thing, and what a failure comes to: what the dialog and the search page have in common. */
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

/** Of which kind a failure is. What is no search error is told to developers: a chunk that did not load, or a fault. */
export function errorKind(error: unknown): SearchErrorKind {
  // A search error has been reported where it arose.
  if (error instanceof SearchError) return error.kind;
  console.error('[search]', error);
  return 'unreachable';
}
