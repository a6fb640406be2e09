import type { ReactNode } from 'react';
import type { BoughtPart } from '@site/src/data/headsets';
import { DataTable } from './DataTable';

/** Parts of a headset that are bought, not printed: how many, and how to find them or an equal. */
export function BoughtParts({
  caption,
  parts,
}: {
  caption: string;
  parts: readonly BoughtPart[];
}): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={parts}
      rowKey={({ name }) => name}
      columns={[
        { head: 'Part', cell: ({ name }) => name, namesRow: true },
        { head: 'How many', cell: ({ count }) => count },
        { head: 'Find it by', cell: ({ identity }) => identity },
      ]}
    />
  );
}
