import { useEffect, useState } from 'react';

const TOLD_MS = 2500;
const DONE = 'Copied';

/**
 * Copies texts, and says for a moment that it worked: by the next moment the text may be another one.
 *
 * @param failed what to say, until the next press, where the browser does not let the page copy
 */
export function useCopy(failed: string): { outcome: string; copy: (text: string) => void } {
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    if (outcome !== DONE) return undefined;
    const timer = setTimeout(() => setOutcome(''), TOLD_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const write = async (text: string): Promise<void> => {
    try {
      // There is no clipboard on a page that came over plain HTTP.
      await navigator.clipboard.writeText(text);
      setOutcome(DONE);
    } catch {
      setOutcome(failed);
    }
  };
  return { outcome, copy: (text) => void write(text) };
}
