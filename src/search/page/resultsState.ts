/** What the search page shows, as a state machine without React. */
import type { SearchErrorKind, SearchHit, SearchAnswer } from '../types';

/** What is shown of an answer so far. */
export interface Results {
  query: string;
  /** Each once, in the order of the engine. */
  hits: readonly SearchHit[];
  /** All hits, shown or not. */
  count: number;
  /** The page of hits to ask for next; `null` when all are here. */
  nextPage: number | null;
  /** The answers the hits came in. */
  answers: readonly SearchAnswer[];
}

/** What the page shows; states exclude each other. */
export type ResultsState =
  /** No query. */
  | { kind: 'empty' }
  /** `previous` stays on the screen until the answer is there. */
  | { kind: 'loading' | 'stalled'; query: string; previous: Results | null }
  | { kind: 'idle'; results: Results; more: 'idle' | 'loading' }
  /** The next hits did not come; those that did stay. */
  | { kind: 'idle'; results: Results; more: 'failed'; moreError: SearchErrorKind }
  /** `suggestions` are queries that do find something. */
  | { kind: 'none'; query: string; suggestions: readonly string[] }
  | { kind: 'error'; query: string; error: SearchErrorKind };

/** What can happen to a search. */
export type ResultsEvent =
  | { type: 'cleared' }
  | { type: 'asked'; query: string }
  | { type: 'stalled' }
  | { type: 'answered'; query: string; answer: SearchAnswer; suggestions: readonly string[] }
  | { type: 'failed'; query: string; error: SearchErrorKind }
  | { type: 'askedMore' }
  | { type: 'answeredMore'; query: string; page: number; answer: SearchAnswer }
  | { type: 'failedMore'; query: string; page: number; error: SearchErrorKind };

const uniqueById = (hits: readonly SearchHit[]): SearchHit[] => [
  ...new Map(hits.map((hit) => [hit.objectID, hit])).values(),
];

/** The results on the screen, fresh or of the query before. */
export function shownResults(state: ResultsState): Results | null {
  if (state.kind === 'idle') return state.results;
  return state.kind === 'loading' || state.kind === 'stalled' ? state.previous : null;
}

/**
 * Answers to another query, or with another page of it, than the one that is waited for change nothing:
 * the button and the end of the list can ask for the same page at the same moment.
 */
export function resultsReducer(state: ResultsState, event: ResultsEvent): ResultsState {
  switch (event.type) {
    case 'cleared':
      return { kind: 'empty' };
    case 'asked':
      return { kind: 'loading', query: event.query, previous: shownResults(state) };
    case 'stalled':
      return state.kind === 'loading' ? { ...state, kind: 'stalled' } : state;
    case 'answered': {
      if (!isAwaiting(state, event.query)) return state;
      const { hits, count, nextPage } = event.answer;
      if (count === 0) return { kind: 'none', query: event.query, suggestions: event.suggestions };
      const results = {
        query: event.query,
        hits: uniqueById(hits),
        count,
        nextPage,
        answers: [event.answer],
      };
      return { kind: 'idle', results, more: 'idle' };
    }
    case 'failed':
      return isAwaiting(state, event.query)
        ? { kind: 'error', query: event.query, error: event.error }
        : state;
    case 'askedMore':
      return state.kind === 'idle' ? { kind: 'idle', results: state.results, more: 'loading' } : state;
    case 'answeredMore': {
      if (!isAwaitingMore(state, event)) return state;
      const hits = uniqueById([...state.results.hits, ...event.answer.hits]);
      return {
        kind: 'idle',
        results: {
          ...state.results,
          hits,
          // An engine that had nothing new is not asked again: that might go on for ever.
          nextPage: hits.length > state.results.hits.length ? event.answer.nextPage : null,
          answers: [...state.results.answers, event.answer],
        },
        more: 'idle',
      };
    }
    case 'failedMore':
      return isAwaitingMore(state, event)
        ? { kind: 'idle', results: state.results, more: 'failed', moreError: event.error }
        : state;
  }
}

const isAwaiting = (state: ResultsState, query: string): boolean =>
  (state.kind === 'loading' || state.kind === 'stalled') && state.query === query;

const isAwaitingMore = (
  state: ResultsState,
  { query, page }: { query: string; page: number },
): state is Extract<ResultsState, { kind: 'idle' }> =>
  state.kind === 'idle' && state.results.query === query && state.results.nextPage === page;
