import { useEffect, useId, useState, type ReactNode } from 'react';
import { findEntry } from '@site/src/data/glossary';
import styles from './Term.module.css';

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
  const [isPointed, setPointed] = useState(false);
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (!isPointed) return undefined;
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isPointed]);

  const arrive = () => setPointed(true);
  const leave = () => {
    setPointed(false);
    setDismissed(false);
  };
  return (
    <span
      className={styles.term}
      data-dismissed={isDismissed || undefined}
      onPointerEnter={arrive}
      onPointerLeave={leave}
      onFocus={arrive}
      onBlur={leave}
    >
      <span className={styles.word} tabIndex={0} aria-describedby={id}>
        {children ?? name}
      </span>
      <span className={styles.definition} role="tooltip" id={id} data-search="skip">
        {definition}
      </span>
    </span>
  );
}
