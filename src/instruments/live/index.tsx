import type { ReactNode } from 'react';
import { Instrument } from '../Instrument';
import { Browsers, Safety } from './Notes';
import { StillBoard } from './StillBoard';

const load = () => import('./LiveBoardLive').then((module) => module.LiveBoardLive);

const Still = (): ReactNode => (
  <>
    <Safety />
    <StillBoard />
    <Browsers />
    <p>With JavaScript turned on you can do this here:</p>
    <ul>
      <li>choose the dongle’s port, or a Ganglion, and see version, radio channel, Daisy and registers;</li>
      <li>watch 4, 8 or 16 channels, set them, and put a test signal on all;</li>
      <li>measure the impedance of electrodes with the board’s own test current;</li>
      <li>record to a file that the OpenBCI GUI plays back.</li>
    </ul>
  </>
);

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
