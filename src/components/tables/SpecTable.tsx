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
          cell: ({ value, unit }) => (
            <>
              {typeof value === 'number' ? formatNumber(value) : <Symbols>{value}</Symbols>}
              {unit && `\u00a0${unit}`}
            </>
          ),
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
