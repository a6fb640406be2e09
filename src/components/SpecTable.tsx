import type { ReactNode } from 'react';
import type { SpecRow } from '@site/src/data/types';
import { CodeText } from './CodeText';
import { formatNumber } from './formatNumber';
import { TableFrame } from './TableFrame';
import { SourceFoot, SourceMark } from './TableSources';

interface SpecTableProps {
  /** What the table lists; read out by screen readers and shown above it. */
  caption: string;
  rows: readonly SpecRow[];
}

/** A specification at a glance: quantity and symbol, value and unit, condition, source. Empty columns are left out. */
export function SpecTable({ caption, rows }: SpecTableProps): ReactNode {
  const hasConditions = rows.some((row) => row.condition);
  const sources = rows.map(({ source }) => source);
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col">Value</th>
          {hasConditions && <th scope="col">Condition</th>}
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.name} ${row.condition ?? ''}`}>
            <th scope="row">
              {row.name}
              {row.symbol && (
                <>
                  {' '}
                  <i>{row.symbol}</i>
                </>
              )}
            </th>
            <td>
              {typeof row.value === 'number' ? formatNumber(row.value) : row.value}
              {row.unit && `\u00a0${row.unit}`}
            </td>
            {hasConditions && <td>{row.condition && <CodeText>{row.condition}</CodeText>}</td>}
            <td>
              <SourceMark source={row.source} sources={sources} />
            </td>
          </tr>
        ))}
      </tbody>
      <SourceFoot sources={sources} columns={hasConditions ? 4 : 3} />
    </TableFrame>
  );
}
