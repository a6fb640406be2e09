import { Children, isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Details.module.css';

const isSummary = (node: ReactNode): boolean => isValidElement(node) && node.type === 'summary';

/** What not every reader wants to see, folded: `<details>` as the browser has it, which needs no script. */
export function Details({ children }: { children?: ReactNode }): ReactNode {
  const parts = Children.toArray(children);
  return (
    <details className={clsx('alert alert--info', styles.details)}>
      {parts.find(isSummary)}
      <div className={styles.content}>{parts.filter((part) => !isSummary(part))}</div>
    </details>
  );
}
