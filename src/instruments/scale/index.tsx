import type { ReactNode } from 'react';
import { Instrument } from '../Instrument';
import { Still } from './Still';

const load = () => import('./ScaleCalculatorLive').then((module) => module.ScaleCalculatorLive);

/** Sums that readers do before they record. Without a script: factor, range and noise of every gain, and what an hour takes. */
export function ScaleCalculator(): ReactNode {
  return (
    <Instrument
      name="scale"
      title="Scale, noise and time"
      hint="Minutes and megabytes of a recording, how long a card or a battery lasts, counts and microvolts for every gain and board, the room that an electrode offset leaves, and the least noise in a band at every gain and rate."
      load={load}
      start={{}}
    >
      {typeof window === 'undefined' && <Still />}
    </Instrument>
  );
}
