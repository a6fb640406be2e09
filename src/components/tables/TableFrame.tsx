import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './TableFrame.module.css';

interface TableFrameProps {
  caption: string;
  children: ReactNode;
  /**
   * On phones each row is a list whose entries are named by their `data-label`: below the row's name (`stacked`), or
   * beside it where names have a few letters (`keyed`). Without it the frame scrolls.
   */
  phoneLayout?: 'stacked' | 'keyed';
  /** Whether the last cell of each row, labelled `Source`, says where its facts come from: on phones it stands in a corner. */
  hasSources?: boolean;
}

/** A table that scrolls inside its own frame, so that a wide one never widens the page on a phone. */
export function TableFrame({ caption, children, phoneLayout, hasSources }: TableFrameProps): ReactNode {
  const captionId = useId();
  return (
    // Focusable, because a scrolling region must be reachable with the keyboard.
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table
        className={clsx(
          styles.table,
          phoneLayout && styles.stacked,
          phoneLayout === 'keyed' && styles.keyed,
          phoneLayout && hasSources && styles.sourced,
        )}
        role="table"
      >
        <caption id={captionId} className={styles.caption}>
          <span>{caption}</span>
        </caption>
        {children}
      </table>
    </div>
  );
}
