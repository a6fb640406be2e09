import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';

/** Calls back when the browser has painted what is there now. Returns how to call it off. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * What is below the first lines, and below the first screens, of a long page (`plugins/first-screens` puts it here). A
 * reader who comes by a link to the top of the page sees the top first, and the rest is drawn right after it, without
 * keeping the browser from answering; until then its place is kept, so that the end of the page does not jump. In the
 * server's page, at a heading and on the way back it is there at once.
 */
export function Later({ children }: { children: ReactNode }): ReactNode {
  const { action } = useHistory();
  const { hash } = useLocation();
  const [isDue, setIsDue] = useState(action !== 'PUSH');
  useEffect(() => afterPaint(() => startTransition(() => setIsDue(true))), []);
  return isDue || hash !== '' ? children : <div style={{ height: '100vh' }} />;
}
