import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { MagnifierIcon } from '@site/src/search/MagnifierIcon';
import { SEARCH_PAGE_PATH } from '@site/src/search/constants';
import { useSearchOpener } from '@site/src/search/dialog/useSearchOpener';
import styles from './HomeSearch.module.css';

interface HomeSearchProps {
  /** The answers that are asked for most: in a few words, and where they stand. */
  wanted: readonly (readonly [label: string, to: string])[];
}

/** The way into the search dialog in the middle of the home page, and below it the answers that are wanted most. */
export function HomeSearch({ wanted }: HomeSearchProps): ReactNode {
  const opener = useSearchOpener();
  return (
    <div className={clsx('home-search', styles.search)}>
      <form action={useBaseUrl(SEARCH_PAGE_PATH)} role="search">
        <button {...opener} className={styles.field}>
          <MagnifierIcon />
          <span>Search: an error text, a part, a question</span>
          <kbd className="site-keys" aria-hidden="true">
            /
          </kbd>
        </button>
      </form>
      <ul className={styles.wanted} aria-label="Most asked for">
        {wanted.map(([label, to]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
