import type { ReactNode } from 'react';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  what?: string;
  error: unknown;
  onRetry: () => void;
}

/** Says what did not arrive, why, and offers to try again. */
export default function LoadFailure({
  what = 'A part of this page',
  error,
  onRetry,
}: LoadFailureProps): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>{what} could not be loaded.</p>
      <p className={styles.reason}>{String(error)}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
