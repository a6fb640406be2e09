// Wraps the classic page: names it in the title, which it does not do inside the docs, and offers the pages whose words
// are those of the missing address.
import clsx from 'clsx';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import NotFoundContent from '@theme-original/NotFound/Content';
import type NotFoundContentType from '@theme/NotFound/Content';
import type { WrapperProps } from '@docusaurus/types';
import styles from './styles.module.css';

type Props = WrapperProps<typeof NotFoundContentType>;

export default function NotFoundContentWrapper(props: Props): ReactNode {
  // Every docs page carries this file, so what it shows comes in a chunk of its own; without it the page is as ever.
  const [AddressMatches, setAddressMatches] = useState<ComponentType | null>(null);
  useEffect(() => {
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
      <NotFoundContent {...props} />
      <aside className={clsx('container', styles.matches)}>
        <div className="row">
          <div className="col col--6 col--offset-3">{AddressMatches && <AddressMatches />}</div>
        </div>
      </aside>
    </>
  );
}
