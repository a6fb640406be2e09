import { Children, type ReactNode } from 'react';
import styles from './Question.module.css';

/**
 * A question that opens its answer in place: the first child asks, the others answer. It works without JavaScript, and
 * the browser's own search opens it; `revealAnswer` opens the one that an address names.
 */
export function Question({ children }: { children: ReactNode }): ReactNode {
  const [question, ...answer] = Children.toArray(children);
  return (
    <details className={styles.question}>
      <summary>{question}</summary>
      <div className={styles.answer}>{answer}</div>
    </details>
  );
}
