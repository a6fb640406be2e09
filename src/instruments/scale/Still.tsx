import type { ReactNode } from 'react';
import { cytonGains } from '@site/src/data/cytonChoices';
import { ads1299Noise } from '@site/src/data/cytonNoise';
import { DataTable } from '@site/src/components/tables/DataTable';
import {
  fullScaleMicrovolts,
  megabytesOf,
  microvoltsOfCount,
  storedForms,
  type Scale,
  type StoredForm,
} from './model';

/** Noise with shorted inputs at the rate that reaches the computer; a dash for the Ganglion, whose maker prints none. */
function slowestNoise(scale: Scale): string {
  const noise = scale === 'ganglion' ? undefined : ads1299Noise[0]?.byGain[scale];
  return noise ? `${noise.rmsMicrovolts} µV (${noise.peakToPeakMicrovolts} µV)` : '–';
}

/** Factor, range and noise of every gain, and what an hour takes. */
export const Still = (): ReactNode => (
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
