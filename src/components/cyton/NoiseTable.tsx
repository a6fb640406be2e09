import type { ReactNode } from 'react';
import { cytonGains } from '@site/src/data/cytonChoices';
import { ads1299Noise } from '@site/src/data/cytonNoise';
import { DataTable } from '../tables/DataTable';

/** Noise with shorted inputs at every gain and rate, as the converter's datasheet has it. */
export function NoiseTable(): ReactNode {
  return (
    <DataTable
      isMatrix
      caption="Noise in µV rms, inputs shorted, by gain"
      rows={ads1299Noise}
      rowKey={({ rateHz }) => rateHz}
      columns={[
        {
          head: 'Rate (−3 dB)',
          cell: ({ rateHz, bandwidthHz }) =>
            `${rateHz.toLocaleString('en')} Hz (${bandwidthHz.toLocaleString('en')} Hz)`,
          namesRow: true,
        },
        ...cytonGains.map(({ gain }) => ({
          head: `Gain ${gain}`,
          cell: ({ byGain }: (typeof ads1299Noise)[number]) => byGain[gain].rmsMicrovolts.toFixed(2),
        })),
      ]}
    />
  );
}
