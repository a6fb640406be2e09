import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState, type ReactNode } from 'react';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  label: string;
  /** What the text belongs to, for those who hear the button on its own. */
  about: string;
}

/** Copies a text and says whether it worked; absent without JavaScript, where the text beside it can be marked. */
export function CopyButton({ text, label, about }: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState('');
  if (!useIsBrowser()) return null;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Copying is not allowed here: select the text and copy it');
    }
  }

  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${label}: ${about}`}
        onClick={() => void copy()}
      >
        {label}
      </button>
      <span role="status" className={styles.outcome}>
        {outcome}
      </span>
    </span>
  );
}
