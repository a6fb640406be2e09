// Fills the place the classic theme leaves empty: the button that opens our search dialog, loaded when it is wanted.
import { useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { MagnifierIcon } from '@site/src/search/MagnifierIcon';
import { SEARCH_PAGE_PATH } from '@site/src/search/constants';
import { buttonCopy } from '@site/src/search/buttonCopy';
import './button.css';
import { useSearchModal } from './useSearchModal';

const isApple = (): boolean => /mac|iphone|ipad|ipod/i.test(navigator.platform);

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const { state, Modal, typedAhead, open, close, warm } = useSearchModal(button);
  const isBrowser = useIsBrowser();

  return (
    <>
      <button
        ref={button}
        type="button"
        className="DocSearch DocSearch-Button"
        aria-label={buttonCopy.label}
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
        onMouseEnter={warm}
        onFocus={warm}
        onTouchStart={warm}
      >
        <MagnifierIcon className="DocSearch-Search-Icon" />
        <span className="DocSearch-Button-Placeholder">{buttonCopy.label}</span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <kbd className="DocSearch-Button-Key">{isBrowser && isApple() ? '⌘' : 'Ctrl'}</kbd>
          <kbd className="DocSearch-Button-Key">K</kbd>
        </span>
      </button>
      <noscript>
        <style>{'button.DocSearch-Button { display: none; }'}</style>
        <Link className="DocSearch-Button" to={SEARCH_PAGE_PATH}>
          {buttonCopy.label}
        </Link>
      </noscript>
      {state === 'unavailable' && (
        <p className="DocSearch-Button-Error" role="alert">
          {buttonCopy.unavailable}
        </p>
      )}
      {state === 'open' && Modal && <Modal initialQuery={typedAhead} onClose={close} />}
    </>
  );
}
