import type { ReactNode } from 'react';
import { firmwareVersionNotes } from '@site/src/data/cytonCommands';
import { DataTable } from '../tables/DataTable';

/** What each firmware says about its own version, and what it changed. */
export function VersionTable(): ReactNode {
  return (
    <DataTable
      caption="Board firmware, and what it reports about itself"
      rows={firmwareVersionNotes}
      rowKey={({ version }) => version}
      columns={[
        { head: 'Version', cell: ({ version }) => version, namesRow: true },
        { head: 'Released', cell: ({ released }) => released },
        { head: 'Last line after v', cell: ({ banner }) => <code>{banner}</code> },
        {
          head: 'Answer to V',
          cell: ({ answerToV }) => (answerToV ? <code>{`${answerToV}$$$`}</code> : 'none'),
        },
        { head: 'New', cell: ({ changed }) => changed },
      ]}
    />
  );
}
