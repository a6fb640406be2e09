import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { GanglionFirmwareLine } from '@site/src/data/ganglion';
import { ganglionG, ganglionMicrovolts, type Four, type GanglionPacket } from '@site/src/protocol/ganglion';
import { hexByte } from '@site/src/protocol/hexByte';
import { TableFrame } from '@site/src/components/tables/TableFrame';
import shared from '../instruments.module.css';
import { inCounts, signed } from './cytonFields';
import type { PlacedGanglionPacket } from './ganglionModel';
import styles from './packets.module.css';

const axisOf = ({ axis, count }: { axis: string; count: number }): string =>
  `; ${axis.toUpperCase()} ${inCounts(count)} = ${signed(ganglionG(count), 3)} g`;

/** What kind of packet it is, in words. */
function describe(packet: GanglionPacket): string {
  switch (packet.kind) {
    case 'raw':
      return 'one sample of 24 bits';
    case 'compressed':
      return `two samples of ${packet.bits} bits${packet.acceleration ? axisOf(packet.acceleration) : ''}`;
    case 'impedance':
      return packet.input === 'reference' ? 'impedance of REF' : `impedance of channel ${packet.input}`;
    case 'text':
      return packet.isLast ? 'text, last part' : 'text, more follows';
  }
}

function Channels({ counts }: { counts: Four }): ReactNode {
  return counts.map((count, index) => (
    <td key={index} className={shared.mono}>
      {`${signed(ganglionMicrovolts(count), 2)} µV`}
      <br />
      <small>{inCounts(count)}</small>
    </td>
  ));
}

/** The rest of a row that has no samples: what the packet says instead, or why there are none. */
function withoutSamples({ packet, step }: PlacedGanglionPacket): string {
  if (packet.kind === 'text') return `“${packet.text.replaceAll('\n', '\\n')}”`;
  if (packet.kind === 'impedance') return packet.kiloohms === null ? 'no result' : `${packet.kiloohms} kΩ`;
  const reason = step.lost > 0 ? 'a packet before it was lost' : 'no uncompressed packet came before it';
  return `No values: ${reason}, so the level is unknown until the next ID 0.`;
}

/** Packets in the order of their arrival, each with its samples in microvolts. */
export function GanglionTable({
  packets,
  firmware,
  shown,
  onChoose,
}: {
  packets: readonly PlacedGanglionPacket[];
  firmware: GanglionFirmwareLine;
  /** The packet that is open: its place in `packets`. */
  shown?: number;
  /** Where a packet can be opened: its place in `packets`. */
  onChoose?: (index: number) => void;
}): ReactNode {
  return (
    <TableFrame caption={`Packets, read as firmware ${firmware === 3 ? '3' : '1 or 2'}`}>
      <thead>
        <tr>
          <th scope="col">ID</th>
          <th scope="col">Content</th>
          {[1, 2, 3, 4].map((channel) => (
            <th scope="col" key={channel}>
              Channel {channel}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {packets.map((pasted, index) => {
          const { bytes, packet, step } = pasted;
          const [id = 0] = bytes;
          const rows = Math.max(step.samples.length, 1);
          return Array.from({ length: rows }, (_, row) => {
            const sample = step.samples[row];
            return (
              <tr key={`${index} ${row}`} className={clsx(index === shown && styles.open)}>
                {row === 0 && (
                  <>
                    <th scope="row" rowSpan={rows}>
                      {onChoose ? (
                        <button
                          type="button"
                          className={shared.button}
                          aria-pressed={index === shown}
                          onClick={() => onChoose(index)}
                        >
                          {`0x${hexByte(id)}`}
                        </button>
                      ) : (
                        <code className={shared.mono}>{`0x${hexByte(id)}`}</code>
                      )}
                      <br />
                      <small>{id}</small>
                    </th>
                    <td rowSpan={rows}>
                      {describe(packet)}
                      {step.lost > 0 && (
                        <>
                          <br />
                          <strong>{`${step.lost} lost before it`}</strong>
                        </>
                      )}
                    </td>
                  </>
                )}
                {sample ? <Channels counts={sample} /> : <td colSpan={4}>{withoutSamples(pasted)}</td>}
              </tr>
            );
          });
        })}
      </tbody>
    </TableFrame>
  );
}
