import type { ReactNode } from 'react';
import type { PrintProfile } from '@site/src/data/headsets';
import { DataTable } from './DataTable';

interface PrintSettingsProps {
  caption: string;
  /** Groups of parts, one column each; all name the settings of the first. */
  profiles: readonly PrintProfile[];
}

/** Settings of a 3D printer, one row a setting and one column a group of parts. */
export function PrintSettings({ caption, profiles }: PrintSettingsProps): ReactNode {
  return (
    <DataTable
      caption={caption}
      rows={Object.keys(profiles[0]?.settings ?? {})}
      rowKey={(name) => name}
      columns={[
        { head: 'Setting', cell: (name) => name, namesRow: true },
        ...profiles.map(({ parts, settings }) => ({ head: parts, cell: (name: string) => settings[name] })),
      ]}
    />
  );
}
