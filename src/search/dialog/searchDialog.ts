import { createContext, useContext, type RefObject } from 'react';

/** `waiting`: asked for, its code is on its way. */
export type DialogState = 'closed' | 'waiting' | 'open' | 'unavailable';

/** The dialog as its button and its provider share it. */
export interface SearchDialog {
  state: DialogState;
  open: () => void;
  /** Fetches dialog and engine when a search becomes likely. */
  warm: () => void;
  /** The button of the layout that is shown; it takes the focus when whatever had it before is gone. */
  button: RefObject<HTMLButtonElement>;
}

/** `null` outside the provider. */
export const SearchDialogContext = createContext<SearchDialog | null>(null);

/** Throws outside the provider that `src/theme/Root` puts around the app. */
export function useSearchDialog(): SearchDialog {
  const dialog = useContext(SearchDialogContext);
  if (!dialog) {
    throw new Error(
      'useSearchDialog: there is no SearchDialogProvider above. src/theme/Root wraps the app in one.',
    );
  }
  return dialog;
}
