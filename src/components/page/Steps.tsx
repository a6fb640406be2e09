import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** Numbered steps: write one ordered list inside; each item is one action and what it should lead to. */
export function Steps({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
