import type { ReactNode } from 'react';
import styles from './offline.module.css';

/** A new build is there. Nothing happens by itself: the reader may be in the middle of a step. */
export default function UpdateNotice({
  onReload,
  onClose,
}: {
  onReload: () => void;
  onClose: () => void;
}): ReactNode {
  return (
    <div className={styles.notice} role="status">
      <p>This site has been updated since you opened this page.</p>
      <button type="button" className="button button--primary" onClick={onReload}>
        Load the new version
      </button>
      <button type="button" className="button button--secondary" onClick={onClose}>
        Later
      </button>
    </div>
  );
}
