/** Wrapped: says below the title why one would go there, where the build knows (`plugins/documents`). */
import type { ReactNode } from 'react';
import type { Props } from '@theme/PaginatorNavLink';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import styles from './styles.module.css';

export default function PaginatorNavLinkWithReason({
  title,
  reason,
  ...props
}: Props & { reason?: string }): ReactNode {
  return (
    <PaginatorNavLink
      {...props}
      title={
        <>
          <span>{title}</span>
          {reason && <span className={styles.reason}>{reason}</span>}
        </>
      }
    />
  );
}
