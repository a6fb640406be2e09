import type { ReactNode } from 'react';
import { Instrument } from '../Instrument';
import { FormatTable } from './FormatTable';
import { StillRecording } from './StillRecording';

const load = () => import('./RecordingViewerLive').then((module) => module.RecordingViewerLive);

/** Opens recordings. Without a script: what it reads, and what it shows of an example. */
export function RecordingViewer(): ReactNode {
  return (
    <Instrument
      name="recording"
      title="File viewer"
      hint="Choose a recording, drop it here, or try an example. It is read in your browser and goes nowhere; size does not matter. Files that are damaged or cut show what is left, with the number of each line that is not."
      load={load}
      start={{}}
    >
      {typeof window === 'undefined' && (
        <>
          <StillRecording />
          <FormatTable />
        </>
      )}
    </Instrument>
  );
}
