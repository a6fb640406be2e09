import { useId, type ReactNode } from 'react';
import { findEntry } from '@site/src/data/glossary';
import styles from './Term.module.css';
import { watchTerm } from './termNotes';

interface TermProps {
  /** The word as `src/data/glossary.ts` has it. */
  name: string;
  /** The word as the sentence needs it; the entry's own where nothing is said. */
  children?: ReactNode;
}

/**
 * A word with its explanation, which shows on hover, focus and tap, stays while the pointer is on it, and goes with
 * Escape. It is in the page without scripts, and in print it follows the word in brackets.
 */
export function Term({ name, children }: TermProps): ReactNode {
  const { definition } = findEntry(name);
  const id = useId();
  return (
    <span ref={watchTerm} className={styles.term} data-term>
      <span className={styles.word} tabIndex={0} aria-describedby={id}>
        {children ?? name}
      </span>
      <span className={styles.definition} role="tooltip" id={id} data-search="skip">
        {definition}
      </span>
    </span>
  );
}
