import type { ReactNode } from 'react';
import type { ByteField } from '@site/src/data/types';
import { DataTable } from './DataTable';
import styles from './ByteTable.module.css';

/** A browser may end a line behind the dash, and does in a narrow column on paper. */
const byteRange = ({ offset, length }: ByteField): ReactNode =>
  length === 1 ? offset : <span className={styles.range}>{`${offset}–${offset + length - 1}`}</span>;

/** The fields of a packet: offset, length, name, encoding, meaning. Offsets count from 0. */
export function ByteTable({ caption, fields }: { caption: string; fields: readonly ByteField[] }): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={fields}
      rowKey={({ offset }) => offset}
      columns={[
        { head: 'Byte', cell: byteRange },
        { head: 'Length', cell: ({ length }) => length },
        { head: 'Field', cell: ({ name }) => name, namesRow: true },
        fields.some(({ encoding }) => encoding) && { head: 'Encoding', cell: ({ encoding }) => encoding },
        { head: 'Meaning', cell: ({ meaning }) => meaning },
      ]}
    />
  );
}
