import { useEffect, useReducer, useRef, useState } from 'react';
import { STALL_THRESHOLD_MS } from '../constants';
import { loadSearchClient } from '../loadClient';
import { searchRequest, type SearchScope } from '../request';
import { snippetWords } from '../snippetWords';
import { SearchError, type SearchErrorKind, type SearchResponse } from '../types';
import { resultsReducer, type ResultsState } from './resultsState';

async function fetchPage(
  query: string,
  page: number,
  scope: SearchScope,
  signal: AbortSignal,
): Promise<SearchResponse> {
  const client = await loadSearchClient();
  const request = searchRequest(query, scope, { page, snippetWords: snippetWords() });
  const { results } = await client.search([request], { signal });
  const [response] = results;
  if (!response) throw new SearchError('parse', 'The search engine answered no request.');
  return response;
}

function errorKind(error: unknown): SearchErrorKind {
  if (error instanceof SearchError) return error.kind;
  console.error('[search]', error);
  return 'unreachable';
}

/** The results, and what a reader can ask for. */
export interface ResultsControl {
  state: ResultsState;
  retry: () => void;
  /** Fetches the next hits, if there are any and none are on their way. */
  loadMore: () => void;
}

/** The results of a query, page after page. Only the newest query counts; what it replaces is aborted. */
export function useResults(query: string, scope: SearchScope): ResultsControl {
  const [state, dispatch] = useReducer(resultsReducer, { kind: 'empty' });
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
    dispatch({ type: 'asked', query });
    const stall = setTimeout(() => dispatch({ type: 'stalled' }), STALL_THRESHOLD_MS);
    fetchPage(query, 0, scope, signal)
      .then(
        (response) => !signal.aborted && dispatch({ type: 'answered', query, response }),
        (error: unknown) => !signal.aborted && dispatch({ type: 'failed', query, error: errorKind(error) }),
      )
      .finally(() => clearTimeout(stall));
    return () => {
      clearTimeout(stall);
      controller.abort();
    };
  }, [query, scope, attempt]);

  function loadMore(): void {
    const signal = running.current?.signal;
    if (state.kind !== 'idle' || state.more === 'loading' || !signal) return;
    const { nextPage } = state.results;
    if (nextPage === null) return;
    dispatch({ type: 'askedMore' });
    fetchPage(query, nextPage, scope, signal).then(
      (response) => dispatch({ type: 'answeredMore', query, response }),
      (error: unknown) => {
        if (signal.aborted) return;
        errorKind(error);
        dispatch({ type: 'failedMore', query });
      },
    );
  }

  return { state, retry: () => setAttempt((count) => count + 1), loadMore };
}
