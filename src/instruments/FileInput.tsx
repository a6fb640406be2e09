import type { ReactNode } from 'react';

interface FileInputProps {
  /** Opens the file that a reader chooses. */
  onFile: (file: File) => void;
}

/** The browser's own way to choose a file, also the same one again: a recording that has grown, or one that could not be read. */
export const FileInput = ({ onFile }: FileInputProps): ReactNode => (
  <input
    type="file"
    onClick={({ currentTarget }) => {
      // Browsers tell of a choice only where it differs from the last one, so that is forgotten first.
      currentTarget.value = '';
    }}
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      if (file) onFile(file);
    }}
  />
);
