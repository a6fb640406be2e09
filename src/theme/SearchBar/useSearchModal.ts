import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { SearchModalProps } from '@site/src/search/modal/SearchModal';
import { loadSearchClient } from '@site/src/search/loadClient';
import { isSearchShortcut, isTypedText } from './shortcuts';

type Modal = ComponentType<SearchModalProps>;

/** `waiting`: asked for, its code is on its way. */
export type ModalState = 'closed' | 'waiting' | 'open' | 'unavailable';

const importModal = (): Promise<Modal> =>
  import(/* webpackChunkName: "search-modal" */ '@site/src/search/modal/SearchModal').then(
    (module) => module.default,
  );

/** Engine and index; what they lack is fetched again by the search itself, so a failure here is no matter. */
const warmEngine = (): Promise<void> =>
  loadSearchClient()
    .then((client) => client.warm())
    .catch(() => undefined);

export interface SearchModalControl {
  state: ModalState;
  Modal: Modal | null;
  /** What was typed between the shortcut and the dialog. */
  typedAhead: string;
  open: () => void;
  close: () => void;
  /** Fetches modal and engine when a search becomes likely. */
  warm: () => void;
}

/** Loads the dialog on intent, opens it by button and shortcut, and gives focus back where it came from. */
export function useSearchModal(button: RefObject<HTMLButtonElement | null>): SearchModalControl {
  const [state, setState] = useState<ModalState>('closed');
  const [Modal, setModal] = useState<Modal | null>(null);
  const [typedAhead, setTypedAhead] = useState('');
  const returnTo = useRef<HTMLElement | null>(null);

  const warm = useCallback(() => {
    void importModal().catch(() => undefined);
    void warmEngine();
  }, []);

  const open = useCallback(() => {
    const { activeElement, body } = document;
    returnTo.current =
      activeElement instanceof HTMLElement && activeElement !== body ? activeElement : button.current;
    setTypedAhead('');
    setState('waiting');
    void warmEngine();
    importModal().then(
      (loaded) => {
        setModal(() => loaded);
        setState((now) => (now === 'waiting' ? 'open' : now));
      },
      (error: unknown) => {
        console.error('[search] The dialog could not be loaded.', error);
        setState('unavailable');
      },
    );
  }, [button]);

  const close = useCallback(() => setState('closed'), []);

  // Only once the dialog is gone can anything outside it take the focus.
  useEffect(() => {
    if (state !== 'closed' || returnTo.current === null) return;
    const target = returnTo.current.isConnected ? returnTo.current : button.current;
    target?.focus();
    returnTo.current = null;
  }, [state, button]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isShown = state === 'open' || state === 'waiting';
      if (isSearchShortcut(event, { isShown })) {
        event.preventDefault();
        if (isShown) close();
        else open();
      } else if (state === 'waiting' && isTypedText(event)) {
        event.preventDefault();
        setTypedAhead((text) => text + event.key);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [state, open, close]);

  return { state, Modal, typedAhead, open, close, warm };
}
