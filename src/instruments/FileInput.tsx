import type { ReactNode } from 'react';

interface FileInputProps {
  /** Opens the file that a reader chooses. */
  onFile: (file: File) => void;
  /** Whether the file that was chosen is what is shown. Once something else is, its name would mislead beside it. */
  isShown: boolean;
}

/** The browser's own way to choose a file, also the same one again: a recording that has grown, or one that could not be read. */
export const FileInput = ({ onFile, isShown }: FileInputProps): ReactNode => (
  <input
    type="file"
    ref={(input) => {
      if (input && !isShown) input.value = '';
    }}
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
