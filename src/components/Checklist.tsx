import type { ReactNode } from 'react';
import styles from './Checklist.module.css';

interface ChecklistProps {
  /** What the list is, "What you need" where nothing is said. */
  title?: string;
  /** How long the task takes, such as "15 minutes". */
  time?: string;
  children: ReactNode;
}

/** What a task needs before its first step: write one bullet list inside. */
export function Checklist({ title = 'What you need', time, children }: ChecklistProps): ReactNode {
  return (
    <aside className={styles.checklist} aria-label={title}>
      <p className={styles.title}>
        <strong>{title}</strong>
        {time && <span className={styles.time}>Takes about {time}</span>}
      </p>
      {children}
    </aside>
  );
}
