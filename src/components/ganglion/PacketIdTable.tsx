import type { ReactNode } from 'react';
import { ganglionPacketIds } from '@site/src/data/ganglionPackets';
import { hexByte } from '@site/src/protocol/hexByte';
import { DataTable } from '../tables/DataTable';
import { SourceNote } from '../sources/SourceNote';

const range = (first: number, last: number, write: (id: number) => string): string =>
  first === last ? write(first) : `${write(first)} to ${write(last)}`;

/** What the first byte of a packet says, for each firmware line. */
export function PacketIdTable(): ReactNode {
  return (
    <DataTable
      caption="The first byte of a packet, firmware 1.0.0 to 3.0.2"
      rows={ganglionPacketIds}
      rowKey={({ first, firmware }) => `${first} ${firmware.join()}`}
      columns={[
        { head: 'ID', cell: ({ first, last }) => range(first, last, String), namesRow: true },
        {
          head: 'In hexadecimal',
          cell: ({ first, last }) => <code>{range(first, last, (id) => `0x${hexByte(id)}`)}</code>,
        },
        {
          head: 'Firmware',
          cell: ({ firmware }) => firmware.map((line) => (line === 2 ? '1 and 2' : '3')).join(', '),
        },
        { head: 'Content', cell: ({ content }) => content },
        { head: 'Source', cell: ({ source }) => <SourceNote source={source} /> },
      ]}
    />
  );
}
