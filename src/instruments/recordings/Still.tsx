import type { ReactNode } from 'react';
import { FormatTable } from './FormatTable';
import { StillRecording } from './StillRecording';

/** The file viewer without a script: what it shows of an example, and what it reads. */
export const Still = (): ReactNode => (
  <>
    <StillRecording />
    <FormatTable />
  </>
);
