import type { ReactNode } from 'react';
import { DataTable } from '@site/src/components/tables/DataTable';
import { formatNumber } from '@site/src/components/text/formatNumber';
import { countsToMicrovolts, decodePacket } from '@site/src/protocol/cyton';
import { parseBytesText } from '@site/src/protocol/bytesText';
import { hexByte } from '@site/src/protocol/hexByte';

/** One packet at gain 24: a plausible scalp signal on seven channels, and an input left open on the eighth. */
const PACKET =
  'A0 4B 00 02 BF FF FD 41 00 04 7A 00 00 00 FF FB 06 00 0B 2F FF F4 D1 7F FF FF 00 00 00 00 00 00 C0';

function readPacket(): Uint8Array {
  const bytes = parseBytesText(PACKET);
  if (!bytes.ok) throw new Error(`HandDecodedPacket: ${bytes.error}`);
  return bytes.value.bytes;
}

/** The packet of the post: its bytes as text, or its channels worked out by the protocol module. */
export function HandDecodedPacket({ part }: { part: 'bytes' | 'channels' }): ReactNode {
  const bytes = readPacket();
  if (part === 'bytes') {
    return (
      <pre>
        <code>
          {Array.from({ length: 3 }, (_, row) =>
            [...bytes.slice(row * 11, row * 11 + 11)].map(hexByte).join(' '),
          ).join('\n')}
        </code>
      </pre>
    );
  }
  const packet = decodePacket(bytes);
  if (!packet.ok) throw new Error(`HandDecodedPacket: ${packet.error}`);
  return (
    <DataTable
      caption={`The eight channels of packet ${packet.value.sampleNumber}, gain 24`}
      rows={packet.value.counts.map((counts, index) => ({
        channel: index + 1,
        first: 2 + 3 * index,
        counts,
      }))}
      rowKey={({ channel }) => channel}
      columns={[
        { head: 'Channel', cell: ({ channel }) => channel, namesRow: true },
        {
          head: 'Bytes',
          cell: ({ first }) => <code>{[...bytes.slice(first, first + 3)].map(hexByte).join(' ')}</code>,
        },
        { head: 'Counts', cell: ({ counts }) => formatNumber(counts) },
        { head: 'Microvolts', cell: ({ counts }) => formatNumber(countsToMicrovolts(counts, 24)) },
      ]}
    />
  );
}
