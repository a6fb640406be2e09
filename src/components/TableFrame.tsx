import { useId, type ReactNode } from 'react';
import styles from './TableFrame.module.css';

interface TableFrameProps {
  caption: string;
  children: ReactNode;
}

/** A table that scrolls inside its own frame, so that a wide one never widens the page on a phone. */
export function TableFrame({ caption, children }: TableFrameProps): ReactNode {
  const captionId = useId();
  return (
    // Focusable, because a scrolling region must be reachable with the keyboard.
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          <span>{caption}</span>
        </caption>
        {children}
      </table>
    </div>
  );
}
