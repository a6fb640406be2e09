import { useEffect, useState, type ReactNode } from 'react';
import styles from './instruments.module.css';

const TOLD_MS = 2500;

/** Copies a text, and says whether that worked. */
export function CopyButton({ label, text }: { label: string; text: () => string }): ReactNode {
  const [told, setTold] = useState('');
  useEffect(() => {
    if (told === '') return undefined;
    const timer = setTimeout(() => setTold(''), TOLD_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setTold('Copied');
    } catch {
      setTold('The browser did not let this page copy it');
    }
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status">{told}</span>
    </>
  );
}
