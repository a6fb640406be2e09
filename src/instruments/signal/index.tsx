import type { ReactNode } from 'react';
import { Instrument } from '../Instrument';
import { Still } from './Still';

const load = () => import('./SignalExplorerLive').then((module) => module.SignalExplorerLive);

/** Signals, faults and filters to try. Without a script: one signal before and after the GUI's filters. */
export function SignalExplorer(): ReactNode {
  return (
    <Instrument
      name="signal"
      title="Signal explorer"
      hint="Choose a signal or a fault, and a filter: the same ten seconds over time, as a spectrum and as a spectrogram, with the filter’s response and its settings in the GUI’s words. All signals are synthetic."
      load={load}
      start={{}}
    >
      {typeof window === 'undefined' && <Still />}
    </Instrument>
  );
}
