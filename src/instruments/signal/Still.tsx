import type { ReactNode } from 'react';
import { SignalPlot } from '@site/src/components/plots/SignalPlot';
import { designFilter, explore, signalChoices } from './model';

/** One signal before and after the GUI's filters. */
export function Still(): ReactNode {
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
