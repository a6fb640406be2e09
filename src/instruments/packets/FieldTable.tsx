import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { DataTable } from '@site/src/components/tables/DataTable';
import { keepUnits } from '@site/src/components/text/keepUnits';
import type { FieldInWords } from './cytonFields';
import shared from '../instruments.module.css';
import styles from './packets.module.css';

/** A packet as coloured bytes, and below them what each says. */
export function FieldTable({
  caption,
  fields,
  marked = null,
}: {
  caption: string;
  fields: readonly FieldInWords[];
  /** The name of the field that a fault is about. */
  marked?: string | null;
}): ReactNode {
  return (
    <>
      <p className={styles.strip} aria-hidden="true">
        {fields.map(({ place, hex, kind, name }) => (
          <span
            key={place}
            className={clsx(styles.field, name === marked && styles.marked)}
            title={`${name}, byte ${place}`}
            style={{ '--kind': `var(--byte-${kind})` } as CSSProperties}
          >
            {hex}
          </span>
        ))}
      </p>
      <DataTable
        caption={caption}
        rows={fields}
        rowKey={({ place }) => place}
        columns={[
          { head: 'Bytes', cell: ({ place }) => <span className={shared.mono}>{place}</span> },
          { head: 'Hex', cell: ({ hex }) => <code className={shared.mono}>{hex}</code> },
          {
            head: 'Field',
            cell: ({ name }) => (name === marked ? <mark className={styles.marked}>{name}</mark> : name),
            namesRow: true,
          },
          { head: 'Value', cell: ({ value }) => keepUnits(value) },
        ]}
      />
    </>
  );
}
