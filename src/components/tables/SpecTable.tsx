import type { ReactNode } from 'react';
import type { SpecRow } from '@site/src/data/types';
import { CodeText } from '../text/CodeText';
import { DataTable } from './DataTable';
import { Symbols } from '../text/Symbols';
import { formatNumber } from '../text/formatNumber';

/** A specification at a glance: quantity and symbol, value and unit, condition, source. Empty columns are left out. */
export function SpecTable({ caption, rows }: { caption: string; rows: readonly SpecRow[] }): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ name, condition }) => `${name} ${condition ?? ''}`}
      columns={[
        {
          head: 'Quantity',
          cell: ({ name, symbol }) => (
            <>
              {name}
              {symbol && (
                <>
                  {' '}
                  <i>
                    <Symbols>{symbol}</Symbols>
                  </i>
                </>
              )}
            </>
          ),
          namesRow: true,
        },
        {
          head: 'Value',
          cell: ({ value, unit }) => {
            const after = unit ? `\u00a0${unit}` : '';
            return <Symbols>{`${typeof value === 'number' ? formatNumber(value) : value}${after}`}</Symbols>;
          },
        },
        rows.some(({ condition }) => condition) && {
          head: 'Condition',
          cell: ({ condition }) => condition && <CodeText>{condition}</CodeText>,
        },
      ]}
      sourceOf={({ source }) => source}
    />
  );
}
