import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';

/** The address follows a text box once typing pauses this long (ms): browsers refuse one that changes with every key. */
const WRITE_DELAY_MS = 250;

/** The search part of the address (`?…`), and a text on its way into it. */
export interface TypedSearch {
  /** What the address says, with its `?`; empty in the server's HTML. */
  search: string;
  /** What is typed and not yet in the address; `null` when the address has it. */
  draft: string | null;
  /**
   * Shows a text at once, and calls `write` after a pause, or when the reader turns to something else: a link leads away
   * from an address that has the text. Unless the address changes before.
   */
  type: (text: string, write: () => void) => void;
  /**
   * Puts `search` into the address, as a step of the browser's history or in the place of the newest one; the call that
   * `type` put off is forgotten.
   *
   * @returns false when the address says so already, or is another page's
   */
  write: (search: string, addsStep: boolean) => boolean;
}

/** The search part of the page's address, in step with a text box: a link, Back and Forward change the text. */
export function useTypedSearch(): TypedSearch {
  const history = useHistory();
  // While the next page is fetched, the address is already that page's and this one is still shown.
  const { pathname } = useLocation();
  const last = useRef('');
  const search = useSyncExternalStore(
    useCallback((notify: () => void) => history.listen(notify), [history]),
    () => (last.current = history.location.pathname === pathname ? history.location.search : last.current),
    () => '',
  );
  const [draft, setDraft] = useState<string | null>(null);
  /** The call that `type` put off. */
  const putOff = useRef<() => void>();

  useEffect(() => {
    const writeNow = (): void => putOff.current?.();
    const stopListening = history.listen(() => {
      putOff.current = undefined;
      setDraft(null);
    });
    document.addEventListener('focusout', writeNow);
    return () => {
      putOff.current = undefined;
      stopListening();
      document.removeEventListener('focusout', writeNow);
    };
  }, [history]);

  return {
    search,
    draft,
    type: (text, write) => {
      setDraft(text);
      putOff.current = write;
      setTimeout(() => {
        if (putOff.current === write) write();
      }, WRITE_DELAY_MS);
    },
    write: (wanted, addsStep) => {
      putOff.current = undefined;
      const { search: now, hash } = history.location;
      if (history.location.pathname !== pathname) return false;
      if (wanted === now) {
        setDraft(null);
        return false;
      }
      // A step is added as a copy that is then replaced: the site's layout takes a plain push for a new page and
      // would move the focus out of the control.
      if (addsStep) history.push({ pathname, search: now, hash });
      // The hash stays: without it the framework would take the reader from the controls to the top of the page.
      history.replace({ pathname, search: wanted, hash });
      return true;
    },
  };
}
