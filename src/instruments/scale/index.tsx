import type { ReactNode } from 'react';
import { cytonGains } from '@site/src/data/cyton';
import { DataTable } from '@site/src/components/tables/DataTable';
import { Instrument } from '../Instrument';
import { fullScaleMicrovolts, microvoltsOfCount } from './model';

const load = () => import('./ScaleCalculatorLive').then((module) => module.ScaleCalculatorLive);

/** Sums that readers do before they record. Without a script: the factor and the range of every gain. */
export function ScaleCalculator(): ReactNode {
  return (
    <Instrument
      name="scale"
      title="Scale, noise and time"
      hint="Minutes and megabytes of a recording, how long a card or a battery lasts, counts and microvolts for every gain and board, the room that an electrode offset leaves, and the least noise in a band."
      load={load}
      start={{}}
    >
      <DataTable
        caption="Factor and range"
        rows={[...cytonGains.map(({ gain }) => gain), 'ganglion' as const]}
        rowKey={(scale) => scale}
        columns={[
          {
            head: 'Board and gain',
            cell: (scale) => (scale === 'ganglion' ? 'Ganglion' : `Cyton, gain ${scale}`),
            namesRow: true,
          },
          { head: 'Microvolts per count', cell: (scale) => microvoltsOfCount(scale).toFixed(5) },
          {
            head: 'Range',
            cell: (scale) => `±${Number((fullScaleMicrovolts(scale) / 1000).toPrecision(5))} mV`,
          },
        ]}
      />
    </Instrument>
  );
}
