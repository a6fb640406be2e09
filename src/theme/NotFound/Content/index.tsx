// Replaces the classic page: names it in the title, says in our own words what to do, and offers the search and the pages
// whose words are those of the missing address.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { readBrowserSettings } from '@site/src/browserSettings';
import { HomeSearch } from '@site/src/components/home/HomeSearch';
import type { Props } from '@theme/NotFound/Content';
import styles from './styles.module.css';

export default function NotFoundContent({ className }: Props): ReactNode {
  // Every docs page carries this file, so what it shows comes in a chunk of its own; without it the page is as ever.
  const [AddressMatches, setAddressMatches] = useState<ComponentType | null>(null);
  useEffect(() => {
    // A wrong address is no search: nobody has asked for it to be sent to a service.
    if (readBrowserSettings().hostedSearch) return;
    import('@site/src/search/notFound/AddressMatches').then(
      (module) => setAddressMatches(() => module.AddressMatches),
      () => undefined,
    );
  }, []);

  return (
    <>
      <PageMetadata title="Page Not Found">
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <main className={className}>
        <div className={styles.page}>
          <h1>Page Not Found</h1>
          <p>
            No page on this site has that address. Capital and small letters make a difference. Search for
            what the page was about, or start from the <Link to="/">home page</Link>.
          </p>
          <HomeSearch
            wanted={[
              ['Troubleshooting', '/Troubleshooting/TroubleshootingLanding/'],
              ['No longer sold', '/Deprecated/DeprecatedLanding/'],
              ['Help', '/help/'],
            ]}
          />
          {AddressMatches && <AddressMatches />}
        </div>
      </main>
    </>
  );
}
