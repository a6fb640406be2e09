import type { ReactNode } from 'react';
import type { CytonGain } from '@site/src/data/cyton';
import {
  accelerometerG,
  analogVolts,
  countsToMicrovolts,
  decodePacket,
  digitalPins,
  hasNewAcceleration,
  isClipped,
  markerCharacter,
  type CytonAux,
} from '@site/src/protocol/cyton';
import { isDaisyPacket } from '@site/src/protocol/daisy';
import { hexByte } from '@site/src/protocol/hexText';
import { ACCELEROMETER_G_PER_COUNT } from '@site/src/data/cyton';
import { TableFrame } from '../TableFrame';
import styles from '../decoder/DecoderFrame.module.css';

interface PacketFieldsProps {
  /** 33 bytes. */
  bytes: Uint8Array;
  gain: CytonGain;
  /** Whether the sample number decides between channels 1 to 8 and 9 to 16. */
  hasDaisy?: boolean;
}

const signed = (value: number, digits: number): string => value.toFixed(digits).replace('-', '−');

function auxRows(aux: CytonAux): [name: string, value: string][] {
  switch (aux.kind) {
    case 'accelerometer': {
      if (!hasNewAcceleration(aux.counts)) return [['X, Y, Z', 'all zero: nothing new in this packet']];
      const g = accelerometerG(aux.counts);
      return aux.counts.map((count, index) => [
        'XYZ'[index] ?? '',
        `${signed(count, 0)} counts = ${signed(g[index] ?? 0, 4)} g`,
      ]);
    }
    case 'raw': {
      const pins = digitalPins(aux.values);
      const marker = markerCharacter(aux.values);
      return [
        ...aux.values.map((value, index): [string, string] => [
          `Auxiliary ${index + 1}`,
          `${signed(value, 0)}${value >= 0 && value < 1024 ? ` (as an analog pin: ${analogVolts(value).toFixed(3)} V)` : ''}`,
        ]),
        [
          'As digital pins',
          Object.entries(pins)
            .map(([pin, isHigh]) => `${pin} ${isHigh ? 1 : 0}`)
            .join(', '),
        ],
        ['As a marker', marker === null ? 'none' : `“${marker}”`],
      ];
    }
    case 'user':
      return [['User bytes', aux.bytes.map(hexByte).join(' ')]];
    case 'accelerometerTime':
      return [
        [
          aux.axis ? `Axis ${aux.axis.toUpperCase()}` : 'Axis',
          aux.axis
            ? `${signed(aux.count, 0)} counts = ${signed(aux.count * ACCELEROMETER_G_PER_COUNT, 4)} g`
            : 'none in this packet',
        ],
        ['Time stamp', `${aux.timeMs} ms since power-up`],
      ];
    case 'rawTime':
      return [
        ['Auxiliary 1', signed(aux.value, 0)],
        ['Time stamp', `${aux.timeMs} ms since power-up`],
      ];
  }
}

/** One packet, field by field, or the reason why it is none. */
export function PacketFields({ bytes, gain, hasDaisy = false }: PacketFieldsProps): ReactNode {
  const packet = decodePacket(bytes);
  if (!packet.ok) return <p>{packet.error}</p>;
  const { sampleNumber, stopByte, counts, aux } = packet.value;
  const first = hasDaisy && isDaisyPacket(sampleNumber) ? 9 : 1;
  const field = (offset: number, length: number): string =>
    [...bytes.subarray(offset, offset + length)].map(hexByte).join(' ');
  return (
    <TableFrame caption={`Packet ${sampleNumber}, stop byte 0x${hexByte(stopByte)}, at gain ${gain}`}>
      <thead>
        <tr>
          <th scope="col">Bytes</th>
          <th scope="col">Hex</th>
          <th scope="col">Field</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>0</td>
          <td>
            <code className={styles.bytes}>{field(0, 1)}</code>
          </td>
          <th scope="row">Start</th>
          <td>start byte found</td>
        </tr>
        <tr>
          <td>1</td>
          <td>
            <code className={styles.bytes}>{field(1, 1)}</code>
          </td>
          <th scope="row">Sample number</th>
          <td>{sampleNumber}</td>
        </tr>
        {counts.map((count, index) => (
          <tr key={index}>
            <td className={styles.bytes}>{`${2 + 3 * index}–${4 + 3 * index}`}</td>
            <td>
              <code className={styles.bytes}>{field(2 + 3 * index, 3)}</code>
            </td>
            <th scope="row">Channel {first + index}</th>
            <td>
              {`${signed(count, 0)} counts = ${signed(countsToMicrovolts(count, gain), 3)} µV`}
              {isClipped(count) && ' (at the limit: the input was out of range)'}
            </td>
          </tr>
        ))}
        {auxRows(aux).map(([name, value], index) => (
          <tr key={name}>
            {index === 0 && (
              <>
                <td rowSpan={auxRows(aux).length} className={styles.bytes}>
                  26–31
                </td>
                <td rowSpan={auxRows(aux).length}>
                  <code className={styles.bytes}>{field(26, 6)}</code>
                </td>
              </>
            )}
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
        <tr>
          <td>32</td>
          <td>
            <code className={styles.bytes}>{field(32, 1)}</code>
          </td>
          <th scope="row">Stop</th>
          <td>{`packet type ${stopByte & 0x0f}`}</td>
        </tr>
      </tbody>
    </TableFrame>
  );
}
