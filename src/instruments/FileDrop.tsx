import { useState, type DragEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { numberOf } from './words';
import styles from './instruments.module.css';

interface FileDropProps {
  /** Opens one file. */
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Text that is dragged goes into fields, as everywhere. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A part of a page that opens the file which a reader drops on it, and says so when more than one was dropped. */
export function FileDrop({ onFile, children }: FileDropProps): ReactNode {
  const [isOver, setIsOver] = useState(false);
  const [note, setNote] = useState('');
  const drop = (event: DragEvent): void => {
    setIsOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    const { files } = event.dataTransfer;
    const [first] = files;
    setNote(
      first && files.length > 1
        ? `You dropped ${numberOf(files.length, 'file')}, and one can be open at a time: it is ${first.name}.`
        : '',
    );
    if (first) onFile(first);
  };
  return (
    <div
      className={clsx(isOver && styles.drop)}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Between two parts of it nothing is left.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={drop}
      // Whoever opens something else has read it.
      onClickCapture={() => setNote('')}
    >
      {note !== '' && (
        <p className={styles.quiet} role="alert">
          {note}
        </p>
      )}
      {children}
    </div>
  );
}
