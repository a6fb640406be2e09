import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { MagnifierIcon } from '@site/src/search/MagnifierIcon';
import { SEARCH_PAGE_PATH } from '@site/src/search/constants';
import { useSearchDialog } from '@site/src/search/dialog/searchDialog';
import styles from './HomeSearch.module.css';

interface HomeSearchProps {
  /** The answers that are asked for most: in a few words, and where they stand. */
  wanted: readonly (readonly [label: string, to: string])[];
}

/** The way into the search dialog in the middle of the home page, and below it the answers that are wanted most. */
export function HomeSearch({ wanted }: HomeSearchProps): ReactNode {
  const { open, warm } = useSearchDialog();
  return (
    <div className={styles.search}>
      {/* A form, so that it leads to the search page without JavaScript. */}
      <form action={useBaseUrl(SEARCH_PAGE_PATH)} role="search">
        <button
          type="submit"
          className={styles.field}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
          onMouseEnter={warm}
          onFocus={warm}
          onTouchStart={warm}
        >
          <MagnifierIcon />
          <span>Search: an error text, a part, a question</span>
          <kbd className="site-keys" aria-hidden="true">
            /
          </kbd>
        </button>
      </form>
      <ul className={styles.wanted} aria-label="Asked for most">
        {wanted.map(([label, to]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
