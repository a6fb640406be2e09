import { useState, type DragEvent, type HTMLAttributes } from 'react';
import { numberOf } from './words';
import styles from './instruments.module.css';

interface FileDrop {
  /** What makes an element take files. */
  target: HTMLAttributes<HTMLElement>;
  /** Which of several dropped files is open; empty when one was dropped, or none. */
  note: string;
}

/** Text that is dragged goes into fields, as everywhere. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** @param onFile opens the file that a reader drops, the first of several */
export function useFileDrop(onFile: (file: File) => void): FileDrop {
  const [isOver, setIsOver] = useState(false);
  const [note, setNote] = useState('');
  const target: HTMLAttributes<HTMLElement> = {
    className: isOver ? styles.drop : undefined,
    onDragOver: (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }) => {
      // Between two parts of it nothing is left.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop: (event) => {
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
    },
    // Whoever opens something else has read it.
    onClickCapture: () => setNote(''),
  };
  return { target, note };
}
