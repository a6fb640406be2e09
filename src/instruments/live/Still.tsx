import type { ReactNode } from 'react';
import { Browsers, Safety } from './Notes';
import { StillBoard } from './StillBoard';

/** The live board without a script: the rule of safety, a picture of it, what is needed, and what could be done. */
export const Still = (): ReactNode => (
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
