/** One packet of a Ganglion in words: every byte, or every run of bits, what it is called and what it says. */
import { GANGLION_CHANNELS, GANGLION_LAYOUT, type GanglionFirmwareLine } from '@site/src/data/ganglion';
import {
  ganglion18BitFields,
  ganglionImpedanceFields,
  ganglionRawFields,
} from '@site/src/data/ganglionPackets';
import { hexByte } from '@site/src/protocol/hexByte';
import { ganglionG, ganglionMicrovolts } from '@site/src/protocol/ganglion';
import { inCounts, signed, type FieldInWords } from './cytonFields';
import type { PlacedGanglionPacket } from './ganglionModel';

const hexOf = (bytes: Uint8Array, from: number, to: number): string =>
  Array.from(bytes.subarray(from, to), hexByte).join(' ');

const inMicrovolts = (counts: number): string =>
  `${inCounts(counts)} = ${signed(ganglionMicrovolts(counts), 2)} µV`;

/**
 * Every field of a packet, in the order of its bytes.
 *
 * Values of 18 and 19 bits do not end at the borders of bytes: their places are `byte.bit`, the highest bit of a byte being 7.
 */
export function ganglionFields(
  { bytes, packet, step }: PlacedGanglionPacket,
  firmware: GanglionFirmwareLine,
): FieldInWords[] {
  const id: FieldInWords = {
    place: '0',
    hex: hexOf(bytes, 0, 1),
    kind: 'header',
    name: 'Packet ID',
    value: String(bytes[0] ?? ''),
  };
  switch (packet.kind) {
    case 'raw':
      return [
        id,
        ...ganglionRawFields.slice(1).map(({ offset, length, kind, name }, index) => ({
          place: `${offset}–${offset + length - 1}`,
          hex: hexOf(bytes, offset, offset + length),
          kind,
          name,
          value: kind === 'channel' ? inMicrovolts(packet.counts[index] ?? 0) : 'filling',
        })),
      ];
    case 'compressed': {
      const place = (bit: number): string => `${bit >> 3}.${7 - (bit & 7)}`;
      const values = packet.values.flat().map((value, index): FieldInWords => {
        const from = 8 * GANGLION_LAYOUT.values + index * packet.bits;
        const to = from + packet.bits - 1;
        const sample = Math.floor(index / GANGLION_CHANNELS);
        const channel = index % GANGLION_CHANNELS;
        const counts = step.samples[sample]?.[channel];
        const told =
          firmware === 3
            ? inMicrovolts(value)
            : `difference ${inCounts(value)}${counts === undefined ? ', from a level that is not known' : `, so ${inMicrovolts(counts)}`}`;
        return {
          place: `${place(from)}–${place(to)}`,
          hex: hexOf(bytes, from >> 3, (to >> 3) + 1),
          kind: sample === 0 ? 'channel' : 'time',
          name: `Channel ${channel + 1}, sample ${sample + 1}`,
          value: told,
        };
      });
      const [accelerometer] = ganglion18BitFields.slice(-1);
      if (packet.bits === 19 || !accelerometer) return [id, ...values];
      const { acceleration } = packet;
      return [
        id,
        ...values,
        {
          place: String(accelerometer.offset),
          hex: hexOf(bytes, accelerometer.offset, accelerometer.offset + 1),
          kind: accelerometer.kind,
          name: accelerometer.name,
          value: acceleration
            ? `${acceleration.axis.toUpperCase()}: ${inCounts(acceleration.count)} = ${signed(ganglionG(acceleration.count), 3)} g`
            : 'a value that was sent before',
        },
      ];
    }
    case 'impedance':
    case 'text': {
      const [, field] = ganglionImpedanceFields;
      return [
        id,
        {
          place: `1–${bytes.length - 1}`,
          hex: hexOf(bytes, 1, bytes.length),
          kind: 'payload',
          name: field?.name ?? 'Text',
          value:
            packet.kind === 'text'
              ? `“${packet.text.replaceAll('\n', '\\n')}”${packet.isLast ? ', last part' : ', more follows'}`
              : `${packet.input === 'reference' ? 'REF' : `channel ${packet.input}`}: ${packet.kiloohms === null ? 'no result' : `${packet.kiloohms} kΩ`}`,
        },
      ];
    }
  }
}
