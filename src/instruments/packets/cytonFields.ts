/** One packet of a Cyton in words: every byte, what it is called and what it says. */
import { ACCELEROMETER_G_PER_COUNT, CYTON_CHANNELS } from '@site/src/data/cyton';
import type { CytonGain } from '@site/src/data/cytonChoices';
import { cytonAuxFields, cytonPacketFields } from '@site/src/data/cytonPackets';
import type { ByteField } from '@site/src/data/types';
import { hexByte } from '@site/src/protocol/hexByte';
import {
  accelerometerG,
  analogVolts,
  auxLayoutOf,
  countsToMicrovolts,
  digitalPins,
  digitalPinsToValues,
  hasNewAcceleration,
  isClipped,
  markerCharacter,
  type CytonPacket,
  type Triple,
} from '@site/src/protocol/cyton';
import { isDaisyPacket } from '@site/src/protocol/daisy';
import { numberOf } from '../words';

/** Bytes that belong together. */
export interface FieldInWords {
  /** `2–4`. */
  place: string;
  hex: string;
  kind: ByteField['kind'];
  name: string;
  value: string;
}

/** A number with a true minus sign. */
export const signed = (value: number, digits = 0): string => value.toFixed(digits).replace('-', '−');

/** Counts of a converter in words. */
export const inCounts = (counts: number): string => numberOf(counts, 'count', signed);

const inG = (count: number): string =>
  `${inCounts(count)} = ${signed(count * ACCELEROMETER_G_PER_COUNT, 4)} g`;

/** What auxiliary values can be in each mode of the board; the packet does not say in which one it was sent. */
function describeRaw(values: Triple): string {
  const pins = digitalPins(values);
  const isDigital = digitalPinsToValues(pins).every((value, index) => value === values[index]);
  const marker = markerCharacter(values);
  const readings = [
    values.every((value) => value >= 0 && value < 1024) &&
      `analog ${values.map((value) => `${analogVolts(value).toFixed(3)} V`).join(', ')}`,
    isDigital &&
      `digital pins ${Object.entries(pins)
        .map(([pin, isHigh]) => `${pin} ${isHigh ? 1 : 0}`)
        .join(', ')}`,
    marker !== null && values[1] === 0 && values[2] === 0 && `marker “${marker}”`,
  ].filter((reading) => reading !== false);
  const numbers = values.map((value) => signed(value)).join(', ');
  return readings.length > 0 ? `${numbers}. As ${readings.join('; ')}` : numbers;
}

function describeAux({ aux }: CytonPacket, field: ByteField, index: number): string {
  switch (aux.kind) {
    case 'accelerometer':
      return hasNewAcceleration(aux.counts)
        ? `${inCounts(aux.counts[index] ?? 0)} = ${signed(accelerometerG(aux.counts)[index] ?? 0, 4)} g`
        : 'nothing new in this packet';
    case 'raw':
      return index === 0 ? describeRaw(aux.values) : signed(aux.values[index] ?? 0);
    case 'user':
      return aux.bytes.map((byte) => String(byte)).join(', ');
    case 'accelerometerTime':
      if (field.kind === 'time') return `${aux.timeMs} ms since power-up`;
      return aux.axis ? `axis ${aux.axis.toUpperCase()}: ${inG(aux.count)}` : 'no axis in this packet';
    case 'rawTime':
      return field.kind === 'time' ? `${aux.timeMs} ms since power-up` : signed(aux.value);
  }
}

/** What a field of the packet says, apart from the auxiliary ones. */
function describe(field: ByteField, packet: CytonPacket, channel: number, gain: CytonGain): string {
  if (field.kind === 'header') return 'start byte';
  if (field.kind === 'counter') return String(packet.sampleNumber);
  if (field.kind === 'footer') return `packet type ${packet.stopByte & 0x0f}`;
  const count = packet.counts[channel] ?? 0;
  return `${inCounts(count)} = ${signed(countsToMicrovolts(count, gain), 3)} µV${
    isClipped(count) ? ' (at the limit: the input was out of range)' : ''
  }`;
}

/**
 * Every field of a packet, in the order of its bytes.
 *
 * @param gainOf the gain of a channel, from 1
 * @param hasDaisy whether even sample numbers carry channels 9 to 16
 */
export function cytonFields(
  bytes: Uint8Array,
  packet: CytonPacket,
  gainOf: (channel: number) => CytonGain,
  hasDaisy: boolean,
): FieldInWords[] {
  const first = hasDaisy && isDaisyPacket(packet.sampleNumber) ? CYTON_CHANNELS : 0;
  const auxFields = cytonAuxFields[auxLayoutOf(packet.stopByte)];
  const row = (field: ByteField, name: string, value: string): FieldInWords => ({
    place: field.length === 1 ? String(field.offset) : `${field.offset}–${field.offset + field.length - 1}`,
    hex: Array.from(bytes.subarray(field.offset, field.offset + field.length), hexByte).join(' '),
    kind: field.kind,
    name,
    value,
  });
  let channel = 0;
  return cytonPacketFields.flatMap((field) => {
    if (field.kind === 'aux') {
      return auxFields.map((auxField, index) =>
        row(auxField, auxField.name, describeAux(packet, auxField, index)),
      );
    }
    if (field.kind !== 'channel') return [row(field, field.name, describe(field, packet, 0, 24))];
    const index = channel;
    channel += 1;
    const number = first + index + 1;
    return [row(field, `Channel ${number}`, describe(field, packet, index, gainOf(number)))];
  });
}
