import type { ReactNode } from 'react';
import { Instrument } from '../Instrument';
import { Still } from './Still';

const load = () => import('./LiveBoardLive').then((module) => module.LiveBoardLive);

/** A board in the page. Without a script: the rule of safety, a picture of it, what is needed, and what could be done. */
export function LiveBoard(): ReactNode {
  return (
    <Instrument
      name="live"
      title="Live board"
      hint="Connect the Cyton’s dongle or a Ganglion, or try a simulated board: version, radio, settings, live signals, impedance, and a recording. Samples stay in this page and in the file that you save; nothing is sent anywhere."
      load={load}
      start={{}}
    >
      {typeof window === 'undefined' && <Still />}
    </Instrument>
  );
}
