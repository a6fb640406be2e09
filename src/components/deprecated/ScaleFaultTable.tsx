import type { ReactNode } from 'react';
import type { ScaleFault } from '@site/src/data/pythonLibraries';
import { DataTable } from '../tables/DataTable';

/** What a library delivers for a signal, and what makes it right. */
export function ScaleFaultTable({
  caption,
  faults,
}: {
  caption: string;
  faults: readonly ScaleFault[];
}): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={faults}
      rowKey={({ library, signal }) => `${library} ${signal}`}
      columns={[
        { head: 'Signal', cell: ({ signal }) => signal, namesRow: true },
        { head: 'Library', cell: ({ library }) => library },
        { head: 'Delivers', cell: ({ delivers }) => delivers },
        { head: 'Repair', cell: ({ repair }) => repair },
      ]}
      sourceOf={({ source }) => source}
    />
  );
}
