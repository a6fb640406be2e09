import type { ReactNode } from 'react';
import { cytonAuxFields, cytonStopBytes } from '@site/src/data/cytonPackets';
import type { ByteField } from '@site/src/data/types';
import { hexByte } from '@site/src/protocol/hexByte';
import { CodeText } from '../text/CodeText';
import { DataTable } from '../tables/DataTable';

const nameBytes = ({ name, offset, length }: ByteField): string =>
  `${name} (${offset}${length > 1 ? `–${offset + length - 1}` : ''})`;

/** Every stop byte the firmware sends and what the six auxiliary bytes hold. */
export function StopByteTable(): ReactNode {
  return (
    <DataTable
      caption="Stop bytes of firmware 2.0.0 and later"
      rows={cytonStopBytes}
      rowKey={({ byte }) => byte}
      columns={[
        {
          head: 'Stop byte',
          cell: ({ byte }) => <code>{`0x${hexByte(byte)}`}</code>,
          namesRow: true,
        },
        { head: 'Bytes 26 to 31', cell: ({ aux }) => cytonAuxFields[aux].map(nameBytes).join(', ') },
        { head: 'When', cell: ({ meaning }) => <CodeText>{meaning}</CodeText> },
        { head: 'Name in the firmware', cell: ({ symbol }) => <code>{symbol}</code> },
      ]}
    />
  );
}
