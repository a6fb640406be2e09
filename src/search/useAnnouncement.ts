import { useEffect, useState } from 'react';
import { ANNOUNCE_DELAY_MS } from './constants';

/** Text for a polite live region: follows `text` once it has stood still for a moment, and is gone when that is. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  // What was said before must not come back with the next text.
  if (text === '' && announced !== '') setAnnounced('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
