import type { ReactNode } from 'react';
import type { SpecRow } from '@site/src/data/types';
import { formatNumber } from './formatNumber';
import { SourceNote } from './SourceNote';
import { TableFrame } from './TableFrame';

interface SpecTableProps {
  /** What the table lists; read out by screen readers and shown above it. */
  caption: string;
  rows: readonly SpecRow[];
}

/** A specification at a glance: quantity, symbol, value, unit, condition, source. Empty columns are left out. */
export function SpecTable({ caption, rows }: SpecTableProps): ReactNode {
  const hasSymbols = rows.some((row) => row.symbol);
  const hasUnits = rows.some((row) => row.unit);
  const hasConditions = rows.some((row) => row.condition);
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          {hasSymbols && <th scope="col">Symbol</th>}
          <th scope="col">Value</th>
          {hasUnits && <th scope="col">Unit</th>}
          {hasConditions && <th scope="col">Condition</th>}
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.name} ${row.condition ?? ''}`}>
            <th scope="row">{row.name}</th>
            {hasSymbols && <td>{row.symbol && <i>{row.symbol}</i>}</td>}
            <td>{typeof row.value === 'number' ? formatNumber(row.value) : row.value}</td>
            {hasUnits && <td>{row.unit}</td>}
            {hasConditions && <td>{row.condition}</td>}
            <td>
              <SourceNote source={row.source} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
