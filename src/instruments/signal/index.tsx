import type { ReactNode } from 'react';
import { SignalPlot } from '@site/src/components/plots/SignalPlot';
import { Instrument } from '../Instrument';
import { designFilter, explore, signalChoices } from './model';

const load = () => import('./SignalExplorerLive').then((module) => module.SignalExplorerLive);

/** One signal before and after the GUI's filters. */
function Still(): ReactNode {
  const choice = signalChoices.find(({ name }) => name.startsWith('Alpha under'));
  const filter = designFilter({ kind: 'bandpass', order: 4, lowHz: 5, highHz: 50, mainsHz: 50 }, 250);
  if (!choice || !filter.ok) throw new Error('SignalExplorer: its first signal or filter is missing.');
  const { raw, filtered } = explore(choice, filter.value, 250, 1);
  return (
    <SignalPlot
      title={choice.name}
      caption="Above, the signal as the board sends it; below, after a band-pass of 5 to 50 Hz and a 50 Hz notch."
      alt="A dense band of hum above; below it the alpha rhythm, from 4 s on."
      traces={[
        { label: 'Unfiltered', samples: raw },
        { label: 'Filtered', samples: filtered },
      ]}
      sampleRateHz={250}
      heightPx={110}
    />
  );
}

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
