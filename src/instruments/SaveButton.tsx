import type { ReactNode } from 'react';
import styles from './instruments.module.css';

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun when the click returns, but some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves what `parts` makes of it. */
export function SaveButton({
  label,
  name,
  parts,
}: {
  label: string;
  name: string;
  parts: () => BlobPart[];
}): ReactNode {
  return (
    <button type="button" className={styles.button} onClick={() => saveFile(name, parts())}>
      {label}
    </button>
  );
}
