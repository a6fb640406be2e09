import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import { watchFrame } from '@site/src/components/figures/scrollFrames';
import { textOf } from '../text/textOf';
import frame from './TableFrame.module.css';
import styles from './MarkdownTable.module.css';

/** From so many columns on, a table of words has a word or two in each line of a cell on a phone. */
const MANY_COLUMNS = 5;

interface Held {
  children?: ReactNode;
}

/** The elements in others, without the line ends between them. */
const elementsIn = (children: ReactNode): ReactElement<Held>[] =>
  Children.toArray(children).filter((child) => isValidElement<Held>(child));

const inside = (element: ReactElement<Held> | undefined): ReactElement<Held>[] =>
  elementsIn(element?.props.children);

/** Whether it says something in words, and is no number, unit or position to compare with those beside it. */
const isWords = (cell: ReactElement<Held>): boolean => /\p{L}{3}/u.test(textOf(cell));

/**
 * The parts of a table of words with many columns, as a list of rows for phones: each cell names its column, the first one
 * its row. The roles keep it a table for screen readers. Nothing for other tables, which stay what they are: also those whose
 * columns are things to compare, with a link to each.
 */
function listOf(children: ReactNode): ReactNode {
  const [head, body] = elementsIn(children);
  const heads = inside(inside(head)[0]);
  const names = heads.map(textOf);
  const rows = inside(body);
  const cells = rows.flatMap((row) => inside(row).slice(1));
  const isComparison =
    heads.some((cell) => inside(cell).length > 0) || cells.filter(isWords).length * 2 <= cells.length;
  if (!head || !body || names.length < MANY_COLUMNS || isComparison) {
    return undefined;
  }
  return (
    <>
      <thead role="rowgroup">
        {inside(head).map((row) =>
          cloneElement(
            row,
            { role: 'row' } as object,
            inside(row).map((cell) => cloneElement(cell, { role: 'columnheader' } as object)),
          ),
        )}
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, at) => (
          <tr key={at} role="row">
            {inside(row).map(({ props }, column) =>
              column === 0 ? (
                <th key={column} {...props} scope="row" role="rowheader" />
              ) : (
                <td key={column} {...props} role="cell" data-label={names[column]} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/**
 * A table written in Markdown, in a frame of its own that scrolls where the table is wider than the page. On phones one of
 * words with many columns is a list of its rows instead, as `DataTable` is.
 */
export function MarkdownTable({ children, ...props }: ComponentPropsWithoutRef<'table'>): ReactNode {
  const list = listOf(children);
  return (
    <div ref={watchFrame} className={clsx(styles.frame, list && styles.list)} data-scrolls="">
      {list ? (
        <table {...props} className={frame.stacked} role="table">
          {list}
        </table>
      ) : (
        <table {...props}>{children}</table>
      )}
    </div>
  );
}

/** A heading cell of a Markdown table; the empty one above a column of names heads nothing, and is a plain cell. */
export function MarkdownHeading(props: ComponentPropsWithoutRef<'th'>): ReactNode {
  return props.children ? <th scope="col" {...props} /> : <td {...props} />;
}
