import type { ReactNode } from 'react';
import { ADS1299_REFERENCE_VOLTS } from '@site/src/data/cyton';
import { cytonGains } from '@site/src/data/cytonChoices';
import { microvoltsPerCount } from '@site/src/protocol/cyton';
import { DataTable } from '../tables/DataTable';

/** Every gain with its scale factor, full scale and command character; computed from the formula the page explains. */
export function GainTable(): ReactNode {
  return (
    <DataTable
      caption="Scale factor and full scale at each gain"
      rows={cytonGains}
      rowKey={({ gain }) => gain}
      columns={[
        {
          head: 'Gain',
          cell: ({ gain }) => (gain === 24 ? '24 (default)' : gain),
          namesRow: true,
          saysHead: true,
        },
        { head: 'Microvolts per count', cell: ({ gain }) => microvoltsPerCount(gain).toFixed(5) },
        { head: 'Nanovolts per count', cell: ({ gain }) => (microvoltsPerCount(gain) * 1000).toFixed(2) },
        {
          head: 'Full scale, differential',
          cell: ({ gain }) => `±${(ADS1299_REFERENCE_VOLTS / gain) * 1000} mV`,
        },
        {
          head: (
            <>
              Digit in <code>x…X</code>
            </>
          ),
          cell: ({ code }) => <code>{code}</code>,
        },
      ]}
    />
  );
}
