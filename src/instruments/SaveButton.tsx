import type { ReactNode } from 'react';
import { saveFile } from '../saveFile';
import styles from './instruments.module.css';

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
