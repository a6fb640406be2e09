import type { ReactNode } from 'react';
import styles from './GameBar.module.css';

interface GameBarProps {
  /** What the button does now, such as "Start". */
  action: string;
  onAction: () => void;
  /** The score or what is going on; announced when it changes. */
  status: string;
  /** False for a status that changes too often to be read out. */
  isAnnounced?: boolean;
}

/** The line above a game: one button and its state. */
export function GameBar({ action, onAction, status, isAnnounced = true }: GameBarProps): ReactNode {
  return (
    <div className={styles.bar}>
      <button type="button" className="button button--sm button--primary" onClick={onAction}>
        {action}
      </button>
      <span className={styles.status} role="status" aria-live={isAnnounced ? 'polite' : 'off'}>
        {status}
      </span>
    </div>
  );
}
