// Fills the place the classic theme leaves empty: the button that opens our search dialog.
import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { MagnifierIcon } from '@site/src/search/MagnifierIcon';
import { SEARCH_PAGE_PATH } from '@site/src/search/constants';
import { buttonCopy } from '@site/src/search/buttonCopy';
import { useSearchDialog } from '@site/src/search/dialog/searchDialog';
import { useSearchOpener } from '@site/src/search/dialog/useSearchOpener';
import './button.css';

const isApple = (): boolean => /mac|iphone|ipad|ipod/i.test(navigator.platform);

export default function SearchBar(): ReactNode {
  const { state, open, button } = useSearchDialog();
  const opener = useSearchOpener();
  const isBrowser = useIsBrowser();

  return (
    <form className="DocSearch-Button-Form" action={useBaseUrl(SEARCH_PAGE_PATH)}>
      <button
        ref={button}
        {...opener}
        className="DocSearch DocSearch-Button"
        aria-label={buttonCopy.label}
        aria-keyshortcuts="/ Control+K Meta+K"
      >
        <MagnifierIcon className="DocSearch-Search-Icon" />
        <span className="DocSearch-Button-Placeholder">{buttonCopy.label}</span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <kbd className="DocSearch-Button-Key">{isBrowser && isApple() ? '⌘' : 'Ctrl'}</kbd>
          <kbd className="DocSearch-Button-Key">K</kbd>
        </span>
      </button>
      {state === 'unavailable' && (
        <div className="DocSearch-Button-Error" role="alert">
          <p>{buttonCopy.unavailable}</p>
          <button type="button" className="button button--primary" onClick={open}>
            {buttonCopy.retry}
          </button>
        </div>
      )}
    </form>
  );
}
