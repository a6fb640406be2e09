import { useState } from 'react';

/** By instrument, field and page. */
const kept = new Map<string, unknown>();

/**
 * State that outlives its component: whoever follows a link and comes back finds what they had typed.
 *
 * Nothing is stored: loading a page anew forgets it.
 *
 * @param sent what an address carries; it goes before what was kept
 */
export function useKept<T>(name: string, first: T, sent?: T): readonly [T, (next: T) => void] {
  const [key] = useState(() => `${name} ${window.location.pathname}`);
  const [value, setValue] = useState(() => sent ?? (kept.has(key) ? (kept.get(key) as T) : first));
  const keep = (next: T): void => {
    kept.set(key, next);
    setValue(next);
  };
  return [value, keep];
}
