import type { ReactNode } from 'react';
import { useCopy } from '../useCopy';
import styles from './instruments.module.css';

/** Copies a text, and says whether that worked. */
export function CopyButton({ label, text }: { label: string; text: () => string }): ReactNode {
  const { outcome, copy } = useCopy('The browser did not let this page copy it');
  return (
    <>
      <button type="button" className={styles.button} onClick={() => copy(text())}>
        {label}
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}
