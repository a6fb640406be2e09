import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';
import { useCopy } from '@site/src/useCopy';
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
  const { outcome, copy } = useCopy('Copying is not allowed here: select the text and copy it');
  if (!useIsBrowser()) return null;
  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={styles.button}
        aria-label={`${label}: ${about}`}
        onClick={() => copy(text)}
      >
        {label}
      </button>
      <span role="status" className={styles.outcome}>
        {outcome}
      </span>
    </span>
  );
}
