import { useEffect, useReducer, useRef, useState } from 'react';
import { ask, askOrSuggest, errorKind } from '../ask';
import { STALL_THRESHOLD_MS } from '../constants';
import { loadSearchClient } from '../loadClient';
import { snippetWords } from '../snippetWords';
import type { SearchRequest, SearchScope } from '../types';
import { resultsReducer, type Results, type ResultsState } from './resultsState';

/** What is searched for, and where. */
export interface Asked {
  query: string;
  scope: SearchScope;
  /** No typing error is corrected. */
  isLiteral: boolean;
}

const requestFor = (asked: Asked, page: number): SearchRequest => ({
  ...asked,
  page,
  snippetWords: snippetWords(),
});

/** The results, and what a reader can ask for. */
export interface ResultsControl {
  state: ResultsState;
  retry: () => void;
  /** Fetches the next hits, if there are any and none are on their way. */
  loadMore: () => void;
}

/**
 * The results of a query, page after page. Only the newest query counts; what it replaces is aborted.
 *
 * @param kept shown at first instead of being asked for, where they are those of the query
 */
export function useResults({ query, scope, isLiteral }: Asked, kept: Results | null): ResultsControl {
  const known = useRef(kept?.query === query ? kept : null);
  const [state, dispatch] = useReducer(
    resultsReducer,
    kept?.query === query ? { kind: 'idle', results: kept, more: 'idle' } : { kind: 'empty' },
  );
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    if (query.trim() === '') {
      dispatch({ type: 'cleared' });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const isKnown = known.current?.query === query;
    known.current = null;
    if (isKnown) return () => controller.abort();
    dispatch({ type: 'asked', query });
    const stall = setTimeout(() => dispatch({ type: 'stalled' }), STALL_THRESHOLD_MS);
    askOrSuggest(loadSearchClient, requestFor({ query, scope, isLiteral }, 0), signal)
      .then(
        ({ found: answer, suggestions }) =>
          !signal.aborted && dispatch({ type: 'answered', query, answer, suggestions }),
        (error: unknown) => !signal.aborted && dispatch({ type: 'failed', query, error: errorKind(error) }),
      )
      .finally(() => clearTimeout(stall));
    return () => {
      clearTimeout(stall);
      controller.abort();
    };
  }, [query, scope, isLiteral, attempt]);

  function loadMore(): void {
    const signal = running.current?.signal;
    if (state.kind !== 'idle' || state.more === 'loading' || !signal) return;
    const { nextPage } = state.results;
    if (nextPage === null) return;
    dispatch({ type: 'askedMore' });
    ask(loadSearchClient, requestFor({ query, scope, isLiteral }, nextPage), signal).then(
      (answer) => dispatch({ type: 'answeredMore', query, page: nextPage, answer }),
      (error: unknown) => {
        if (!signal.aborted) dispatch({ type: 'failedMore', query, page: nextPage, error: errorKind(error) });
      },
    );
  }

  return { state, retry: () => setAttempt((count) => count + 1), loadMore };
}
