import type { ReactNode } from 'react';
import type { Source } from '@site/src/data/types';
import { TableFrame } from './TableFrame';
import { SourceFoot, SourceMark } from './TableSources';

/** One column of a table over rows of facts. */
interface Column<Row> {
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Whether its cells name their rows, and so are heading cells. */
  namesRow?: boolean;
}

interface DataTableProps<Row> {
  /** What the table lists; read out by screen readers and shown above it. */
  caption: string;
  rows: readonly Row[];
  /** Tells a row from every other row of the table. */
  rowKey: (row: Row) => string | number;
  /** From left to right; `false` stands for a column that this table has no use for. */
  columns: readonly (Column<Row> | false)[];
  /** Where a row's facts come from. Adds a last column of numbers, and below the rows the list they point into. */
  sourceOf?: (row: Row) => Source;
}

/** A table of facts, one row each: caption, head, rows and, where asked for, their sources. */
export function DataTable<Row>({ caption, rows, rowKey, columns, sourceOf }: DataTableProps<Row>): ReactNode {
  const shown = columns.filter((column) => column !== false);
  const sources = sourceOf ? rows.map(sourceOf) : [];
  return (
    <TableFrame caption={caption}>
      <thead>
        <tr>
          {shown.map(({ head }, index) => (
            <th key={index} scope="col">
              {head}
            </th>
          ))}
          {sourceOf && <th scope="col">Source</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {shown.map(({ cell, namesRow }, index) =>
              namesRow ? (
                <th key={index} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={index}>{cell(row)}</td>
              ),
            )}
            {sourceOf && (
              <td>
                <SourceMark source={sourceOf(row)} sources={sources} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {sourceOf && <SourceFoot sources={sources} columns={shown.length + 1} />}
    </TableFrame>
  );
}
