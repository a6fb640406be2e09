import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import { warmSearch } from '../loadClient';
import type { SearchModalProps } from '../modal/SearchModal';
import { isFastAndFree, isSparing } from '../../loading/connection';
import { useOverlayEntry } from '../../url/useOverlayEntry';
import { searchPageLink } from '../query';
import { takeEarlyShortcut } from './earlyShortcut';
import { SearchDialogContext, type DialogState } from './searchDialog';
import { isSearchShortcut, typeAhead, type TypedAhead } from './shortcuts';

type Modal = ComponentType<SearchModalProps>;

const importModal = (): Promise<Modal> =>
  import(/* webpackChunkName: "search-modal" */ '../modal/SearchModal').then((module) => module.default);

/** Not where the reader pays for it: searching is likely by now, but not certain. */
function warm(): void {
  if (isSparing()) return;
  void importModal().catch(() => undefined);
  void warmSearch();
}

/** Whether the server answers, so that a file that does not come is gone: a newer build has taken its place. */
const isServerThere = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const NOTHING_TYPED: TypedAhead = { query: '', isEntered: false };

/** Long after the page has settled. */
const SETTLED_MS = 5_000;

/** Warms when the page has come and nothing else is to be done, where that costs the reader nothing. */
function warmWhenIdle(): () => void {
  if (!isFastAndFree() || typeof requestIdleCallback !== 'function') return () => undefined;
  let idle = 0;
  const timer = setTimeout(() => {
    idle = requestIdleCallback(warm);
  }, SETTLED_MS);
  return () => {
    clearTimeout(timer);
    cancelIdleCallback(idle);
  };
}

/**
 * Loads the search dialog on intent, opens it by button and shortcut, and gives focus back where it came from.
 *
 * It stands above the layout, because a change from one kind of page to another replaces the layout: a click or a
 * key in that moment would be lost with the button that heard it.
 */
export function SearchDialogProvider({ children }: { children: ReactNode }): ReactNode {
  const [state, setState] = useState<DialogState>('closed');
  const [Modal, setModal] = useState<Modal | null>(null);
  const [typedAhead, setTypedAhead] = useState(NOTHING_TYPED);
  const button = useRef<HTMLButtonElement>(null);
  const returnTo = useRef<HTMLElement | null>(null);
  const hasFailed = useRef(false);
  /** Counts up whenever the dialog is opened or closed: what comes of an earlier opening is no longer waited for. */
  const turn = useRef(0);
  const typed = useRef(NOTHING_TYPED);
  const { baseUrl } = useDocusaurusContext().siteConfig;

  const open = useCallback(() => {
    const { activeElement, body } = document;
    // What lies over the page goes when the dialog comes, and takes no focus back.
    const isPlace = activeElement !== body && !activeElement?.closest('.navbar-sidebar, dialog');
    returnTo.current = isPlace && activeElement instanceof HTMLElement ? activeElement : button.current;
    typed.current = NOTHING_TYPED;
    setTypedAhead(NOTHING_TYPED);
    setState('waiting');
    turn.current += 1;
    const mine = turn.current;
    const isWaiting = (): boolean => turn.current === mine;
    void warmSearch();
    importModal().then(
      (loaded) => {
        hasFailed.current = false;
        setModal(() => loaded);
        if (isWaiting()) setState('open');
      },
      async (error: unknown) => {
        console.error('[search] The dialog could not be loaded.', error);
        const isSecond = hasFailed.current;
        hasFailed.current = true;
        // Loaded anew, the search page brings the files of the build that is there now.
        if (isWaiting() && isSecond && (await isServerThere()) && isWaiting())
          window.location.assign(searchPageLink(typed.current.query, baseUrl));
        if (isWaiting()) setState('unavailable');
      },
    );
  }, [baseUrl]);

  const close = useCallback(() => {
    turn.current += 1;
    setState('closed');
  }, []);

  // Only once the dialog is gone can anything outside it take the focus.
  useEffect(() => {
    if (state !== 'closed' || returnTo.current === null) return;
    const target = returnTo.current.isConnected ? returnTo.current : button.current;
    target?.focus();
    returnTo.current = null;
  }, [state]);

  useEffect(() => takeEarlyShortcut(open), [open]);
  useEffect(warmWhenIdle, []);

  const isShown = state === 'open' || state === 'waiting';
  // Only once it is there: if the dialog cannot be loaded, the search page may open instead.
  useOverlayEntry(state === 'open', close);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isSearchShortcut(event, { isShown })) {
        event.preventDefault();
        if (isShown) close();
        else open();
      } else if (state === 'waiting' && event.key === 'Escape') {
        close();
      } else if (state === 'waiting') {
        const next = typeAhead(typed.current.query, event);
        if (!next) return;
        // Enter would press the search button again, or follow a link that has the focus.
        event.preventDefault();
        typed.current = next;
        setTypedAhead(next);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [state, isShown, open, close]);

  const dialog = useMemo(() => ({ state, open, warm, button }), [state, open]);

  return (
    <SearchDialogContext.Provider value={dialog}>
      {children}
      {state === 'open' && Modal && (
        // The layout, which brings this context elsewhere, is not around the dialog.
        <DocsPreferredVersionContextProvider>
          <Modal typedAhead={typedAhead} onClose={close} />
        </DocsPreferredVersionContextProvider>
      )}
    </SearchDialogContext.Provider>
  );
}
