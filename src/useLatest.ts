import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that stays the same one from render to render and calls the latest `handle`; for effects and listeners. */
export function useLatest<Given extends unknown[], Result>(
  handle: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(handle);
  useInsertionEffect(() => {
    latest.current = handle;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
