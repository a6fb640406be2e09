import type { ReactNode } from 'react';
import { Instrument } from '../Instrument';
import { Still } from './Still';

const load = () => import('./RecordingViewerLive').then((module) => module.RecordingViewerLive);

/** Opens recordings. Without a script: what it reads, and what it shows of an example. */
export function RecordingViewer(): ReactNode {
  return (
    <Instrument
      name="recording"
      title="File viewer"
      hint="Choose a recording, drop it here, or try an example. It is read in your browser and is not sent anywhere; its size does not matter. The viewer shows what is left of a file that is damaged or cut off, with the number of each line that cannot be read."
      load={load}
      start={{}}
    >
      {typeof window === 'undefined' && <Still />}
    </Instrument>
  );
}
