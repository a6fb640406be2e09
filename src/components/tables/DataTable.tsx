import type { ReactNode } from 'react';
import type { Source } from '@site/src/data/types';
import { TableFrame } from './TableFrame';
import { listSources } from '../sources/sourceList';
import { SourceFoot, SourceMark } from '../sources/TableSources';
import { textOf } from '../text/textOf';

/** One column of a table over rows of facts. */
interface Column<Row> {
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Whether its cells name their rows, and so are heading cells. */
  namesRow?: boolean;
  /** Whether its name stands before those names on phones, where they say nothing by themselves, such as `Gain` before `24`. */
  saysHead?: boolean;
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
  /** Whether the cells that name rows have a few letters, such as commands and pins. */
  hasShortNames?: boolean;
  /** Whether its cells are numbers to compare along both ways: it stays a table on phones, and scrolls. */
  isMatrix?: boolean;
}

/** What a cell's column is called, for phones, where each row is a list of its own. */
const labelOf = <Row,>({ head }: Column<Row>): string | undefined => textOf(head) || undefined;

/**
 * A table of facts, one row each: caption, head, rows and, where asked for, their sources. On phones a row of more
 * than two cells becomes a list under its name. The roles keep it a table for screen readers there, since some
 * browsers forget that with the layout.
 */
export function DataTable<Row>({
  caption,
  rows,
  rowKey,
  columns,
  sourceOf,
  hasShortNames,
  isMatrix = false,
}: DataTableProps<Row>): ReactNode {
  const shown = columns.filter((column) => column !== false);
  const listed = sourceOf ? listSources(rows.map(sourceOf)) : [];
  const staysTable = isMatrix || shown.length + (sourceOf ? 1 : 0) <= 2;
  const layout = hasShortNames ? 'keyed' : 'stacked';
  return (
    <TableFrame
      caption={caption}
      phoneLayout={staysTable ? undefined : layout}
      hasSources={Boolean(sourceOf)}
    >
      <thead role="rowgroup">
        <tr role="row">
          {shown.map(({ head }, index) => (
            <th key={index} scope="col" role="columnheader">
              {head}
            </th>
          ))}
          {sourceOf && (
            <th scope="col" role="columnheader">
              Source
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {shown.map((column, index) =>
              column.namesRow ? (
                <th
                  key={index}
                  scope="row"
                  role="rowheader"
                  data-label={column.saysHead ? labelOf(column) : undefined}
                >
                  {column.cell(row)}
                </th>
              ) : (
                <td key={index} role="cell" data-label={labelOf(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
            {sourceOf && (
              <td role="cell" data-label="Source">
                <SourceMark source={sourceOf(row)} listed={listed} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {sourceOf && <SourceFoot listed={listed} columns={shown.length + 1} />}
    </TableFrame>
  );
}
