import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { searchCopy } from '../copy';
import { PageLink } from '../hits/PageLink';
import { loadSearchClient } from '../loadClient';
import { searchPageLink } from '../query';
import { useSearchScope } from '../useSearchScope';
import styles from './AddressMatches.module.css';
import { addressQueries } from './addressQueries';
import { findMatches, type AddressMatches as Matches } from './findMatches';

/** The pages that best match the words of an address without a page. Shows nothing when there are none. */
export function AddressMatches(): ReactNode {
  const { pathname } = useLocation();
  const scope = useSearchScope();
  const baseUrl = useBaseUrlUtils().withBaseUrl('/');
  const [matches, setMatches] = useState<Matches | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
    loadSearchClient()
      .then((client) => findMatches(client, addressQueries(path), { scope, baseUrl }, { signal }))
      .then(
        (found) => !signal.aborted && setMatches(found),
        // The page says what it has to say without them; the search button is still there.
        () => !signal.aborted && setMatches(null),
      );
    return () => controller.abort();
  }, [pathname, scope, baseUrl]);

  return (
    <div role="status">
      {matches && (
        <section aria-label={searchCopy.notFound.heading}>
          <h2 className={styles.heading}>{searchCopy.notFound.heading}</h2>
          <ul className={styles.list}>
            {matches.pages.map(({ path, section, title }) => (
              <li key={path}>
                <PageLink to={path}>{title}</PageLink>
                <span className={styles.section}>{section}</span>
              </li>
            ))}
          </ul>
          <p>
            <Link to={searchPageLink(matches.query, baseUrl)}>
              {searchCopy.notFound.seeAll(matches.query)}
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}
