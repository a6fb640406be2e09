import type { ReactNode } from 'react';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Says that code of a page did not arrive, why, and offers to try again. */
export default function LoadFailure({ error, onRetry }: LoadFailureProps): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>A part of this page could not be loaded.</p>
      <p className={styles.reason}>{String(error)}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
