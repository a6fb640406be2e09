import type { ReactNode } from 'react';
import { cytonGains } from '@site/src/data/cyton';
import { DataTable } from '@site/src/components/tables/DataTable';
import { Instrument } from '../Instrument';
import { ads1299Noise } from '@site/src/data/cytonNoise';
import {
  fullScaleMicrovolts,
  megabytesOf,
  microvoltsOfCount,
  storedForms,
  type Scale,
  type StoredForm,
} from './model';

const load = () => import('./ScaleCalculatorLive').then((module) => module.ScaleCalculatorLive);

/** Noise with shorted inputs at the rate that reaches the computer; a dash for the Ganglion, whose maker prints none. */
function slowestNoise(scale: Scale): string {
  const noise = scale === 'ganglion' ? undefined : ads1299Noise[0]?.byGain[scale];
  return noise ? `${noise.rmsMicrovolts} µV (${noise.peakToPeakMicrovolts} µV)` : '–';
}

/** Factor, range and noise of every gain, and what an hour takes. */
const Still = (): ReactNode => (
  <>
    <DataTable
      caption="Factor, range and noise"
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
        { head: 'Noise at 250 Hz, RMS (peak to peak)', cell: slowestNoise },
      ]}
    />
    <DataTable
      caption="Size of one hour at 250 Hz"
      rows={storedForms(8, 250)}
      rowKey={({ name }) => name}
      columns={[
        { head: 'Format', cell: ({ name }) => name, namesRow: true },
        ...([8, 16] as const).map((channels) => ({
          head: `${channels} channels`,
          cell: ({ name }: StoredForm) => {
            const form = storedForms(channels, 250).find((candidate) => candidate.name === name);
            return `${Math.round(megabytesOf(form?.bytesPerSecond ?? 0, 3600))} MB`;
          },
        })),
      ]}
    />
  </>
);

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
