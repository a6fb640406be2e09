import type { ReactNode } from 'react';
import { ganglionFirmwareVersions } from '@site/src/data/ganglionRadio';
import { DataTable } from '../tables/DataTable';

/** Every release of the firmware and what it changed. */
export function VersionTable(): ReactNode {
  return (
    <DataTable
      caption="Releases of the Ganglion firmware"
      rows={ganglionFirmwareVersions}
      rowKey={({ version }) => version}
      columns={[
        { head: 'Version', cell: ({ version }) => version, namesRow: true },
        { head: 'Released', cell: ({ released }) => released },
        { head: 'New', cell: ({ changed }) => changed },
      ]}
    />
  );
}
