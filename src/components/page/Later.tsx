import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';

/**
 * What is below the first screens of a long page (`plugins/first-screens` puts it here). A reader who comes by a link to
 * the top of the page sees the top first, and the rest is drawn right after it, without keeping the browser from
 * answering. In the server's page, at a heading and on the way back it is there at once.
 */
export function Later({ children }: { children: ReactNode }): ReactNode {
  const { action } = useHistory();
  const { hash } = useLocation();
  const [isDue, setIsDue] = useState(action !== 'PUSH');
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue || hash !== '' ? children : null;
}
