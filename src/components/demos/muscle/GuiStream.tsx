import type { ReactNode } from 'react';
import { DataTable } from '@site/src/components/tables/DataTable';

interface GuiStreamProps {
  protocol: 'UDP' | 'Serial';
  /** Data type of each stream, in order. */
  dataTypes: readonly string[];
}

/** What to choose in the GUI's Networking widget; the names are those of GUI 6.0.0. */
export function GuiStream({ protocol, dataTypes }: GuiStreamProps): ReactNode {
  const rows: (readonly [string, string])[] = [
    ['Protocol', protocol],
    ...dataTypes.map((type, i): readonly [string, string] => [`Stream ${i + 1}, data type`, type]),
    ...(protocol === 'UDP'
      ? ([
          ['IP', '127.0.0.1'],
          ['Port', dataTypes.length > 1 ? '12345 for each stream' : '12345'],
        ] as const)
      : ([
          ['Baud', 'as in the sketch'],
          ['Port', 'the Arduino’s, not the dongle’s'],
        ] as const)),
  ];
  return (
    <DataTable
      caption="Networking widget (GUI 6.0.0)"
      rows={rows}
      rowKey={([name]) => name}
      columns={[
        { head: 'Setting', cell: ([name]) => name, namesRow: true },
        { head: 'Value', cell: ([, value]) => value },
      ]}
    />
  );
}
