// Wraps the classic page to offer the pages whose words are those of the missing address.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import NotFoundContent from '@theme-original/NotFound/Content';
import type NotFoundContentType from '@theme/NotFound/Content';
import type { WrapperProps } from '@docusaurus/types';
import { AddressMatches } from '@site/src/search/notFound/AddressMatches';
import styles from './styles.module.css';

type Props = WrapperProps<typeof NotFoundContentType>;

export default function NotFoundContentWrapper(props: Props): ReactNode {
  return (
    <>
      <NotFoundContent {...props} />
      <aside className={clsx('container', styles.matches)}>
        <div className="row">
          <div className="col col--6 col--offset-3">
            <AddressMatches />
          </div>
        </div>
      </aside>
    </>
  );
}
