import type { ReactNode } from 'react';
import { converterGain, foldedFrequency, meanOfTwoGain } from '@site/src/protocol/bandwidth';
import { DataTable } from '../tables/DataTable';

const CONVERSIONS_HZ = 250;
const STREAM_HZ = 125;
const frequenciesHz = [10, 20, 40, 46, 50, 60, 100, 120, 150] as const;

const percent = (part: number): string => `${(part * 100).toFixed(0)} %`;

/** What is left of a frequency with a Daisy on the dongle, and where it appears; computed from the filters. */
export function DaisyMains(): ReactNode {
  return (
    <DataTable
      caption="Amplitude left with a Daisy over the dongle"
      rows={frequenciesHz}
      rowKey={(hz) => hz}
      columns={[
        { head: 'Frequency', cell: (hz) => `${hz} Hz`, namesRow: true },
        { head: 'After the converter', cell: (hz) => percent(converterGain(hz, CONVERSIONS_HZ)) },
        { head: 'Mean of two', cell: (hz) => percent(meanOfTwoGain(hz, CONVERSIONS_HZ)) },
        {
          head: 'Left',
          cell: (hz) => percent(converterGain(hz, CONVERSIONS_HZ) * meanOfTwoGain(hz, CONVERSIONS_HZ)),
        },
        { head: 'Appears at', cell: (hz) => `${foldedFrequency(hz, STREAM_HZ)} Hz` },
      ]}
    />
  );
}
