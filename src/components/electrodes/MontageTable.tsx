import type { ReactNode } from 'react';
import type { Montage, MontageSite } from '@site/src/data/montages';
import { DataTable } from '../tables/DataTable';
import { describeRole } from './describeRole';
import styles from './MontageTable.module.css';

function WireColour({ wire }: { wire: NonNullable<MontageSite['wire']> }): ReactNode {
  return (
    <span className={styles.wire}>
      <span className={styles.swatch} style={{ background: `var(--wire-${wire})` }} />
      {wire}
    </span>
  );
}

/** A montage as a table: position, use, board pin, wire. Empty columns are left out. */
export function MontageTable({ caption, montage }: { caption: string; montage: Montage }): ReactNode {
  return (
    <DataTable
      hasShortNames
      caption={caption}
      rows={montage}
      rowKey={(site) => `${site.site} ${describeRole(site)}`}
      columns={[
        { head: 'Position', cell: ({ site }) => site, namesRow: true },
        { head: 'Use', cell: describeRole },
        montage.some(({ pin }) => pin) && {
          head: 'Board pin',
          cell: ({ pin }) => pin && <code>{pin}</code>,
        },
        montage.some(({ wire }) => wire) && {
          head: 'Wire',
          cell: ({ wire }) => wire && <WireColour wire={wire} />,
        },
        montage.some(({ note }) => note) && { head: 'Note', cell: ({ note }) => note },
      ]}
    />
  );
}
