import type { SearchErrorKind, SearchAnswer } from '../types';

/** How the last search that came to an end ended. */
export type Answer =
  | { kind: 'answered'; query: string; found: SearchAnswer; suggestions: readonly string[] }
  | { kind: 'failed'; query: string; error: SearchErrorKind };

/** What the dropdown shows: one of four screens, or nothing yet. */
export type View =
  | { kind: 'start' }
  /** The first answer is on its way. */
  | { kind: 'pending' }
  | { kind: 'results'; query: string; found: SearchAnswer }
  | { kind: 'empty'; query: string; suggestions: readonly string[] }
  | { kind: 'error'; error: SearchErrorKind };

/**
 * Picks the screen. While a query is pending the screen of the one before stays, except for the error screen,
 * which stays exactly as long as its query.
 *
 * @param query as it stands in the box
 * @param hasHits whether the listed items are hits (and not stored searches)
 */
export function pickView(query: string, hasHits: boolean, answer: Answer | undefined): View {
  if (query.trim() === '') return { kind: 'start' };
  if (answer?.kind === 'failed') {
    return answer.query === query ? { kind: 'error', error: answer.error } : { kind: 'pending' };
  }
  if (!answer) return { kind: 'pending' };
  const { query: answered, found, suggestions } = answer;
  if (found.count === 0) return { kind: 'empty', query: answered, suggestions };
  return hasHits ? { kind: 'results', query: answered, found } : { kind: 'pending' };
}
