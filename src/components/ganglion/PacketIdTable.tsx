import type { ReactNode } from 'react';
import { ganglionPacketIds } from '@site/src/data/ganglion';
import { hexByte } from '@site/src/protocol/hexText';
import { SourceNote } from '../SourceNote';
import { TableFrame } from '../TableFrame';

const range = (first: number, last: number, write: (id: number) => string): string =>
  first === last ? write(first) : `${write(first)} to ${write(last)}`;

/** What the first byte of a packet says, for each firmware line. */
export function PacketIdTable(): ReactNode {
  return (
    <TableFrame caption="The first byte of a packet, firmware 1.0.0 to 3.0.2">
      <thead>
        <tr>
          <th scope="col">ID</th>
          <th scope="col">In hexadecimal</th>
          <th scope="col">Firmware</th>
          <th scope="col">Content</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {ganglionPacketIds.map(({ first, last, firmware, content, source }) => (
          <tr key={`${first} ${firmware.join()}`}>
            <th scope="row">{range(first, last, String)}</th>
            <td>
              <code>{range(first, last, (id) => `0x${hexByte(id)}`)}</code>
            </td>
            <td>{firmware.map((line) => (line === 2 ? '1 and 2' : '3')).join(', ')}</td>
            <td>{content}</td>
            <td>
              <SourceNote source={source} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
