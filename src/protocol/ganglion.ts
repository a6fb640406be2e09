/**
 * The Ganglion's Bluetooth LE packets, to values and back, for both firmware lines.
 *
 * Firmware 2 sends differences between samples, firmware 3 the upper bits of each sample. IDs overlap,
 * so the caller says which line it talks to (the software revision characteristic starts with 2 or 3).
 * Nothing here throws: a packet that cannot be read or written is a `Result` with the reason.
 */
import {
  GANGLION_AMPLIFIER_GAIN,
  GANGLION_CHANNELS,
  GANGLION_G_PER_COUNT,
  GANGLION_IDS,
  GANGLION_LAYOUT,
  GANGLION_PACKET_BYTES,
  GANGLION_RAW_ID,
  ganglionCompressedIds,
  MCP3912_FACTOR,
  MCP3912_REFERENCE_VOLTS,
} from '../data/ganglion';
import type { GanglionBits, GanglionFirmwareLine } from '../data/ganglion';
import { INT24_MAX, INT24_MIN, isWholeBetween, readInt24, writeInt24 } from './integers';
import { failure, success } from './result';
import type { Result } from './result';
import { textOfBytes } from './textBytes';

/** One value a channel. */
export type Four = readonly [number, number, number, number];

/** One axis; each packet brings one at most. */
export interface GanglionAcceleration {
  axis: 'x' | 'y' | 'z';
  /** −128 to 127, in counts of 0.016 g. */
  count: number;
}

/** What one packet of 20 bytes says, by its first byte. */
export type GanglionPacket =
  | { kind: 'raw'; counts: Four }
  | {
      kind: 'compressed';
      /** Place in the round: 1 to 100 in firmware 2, 0 to 99 in firmware 3. */
      number: number;
      bits: GanglionBits;
      /** Two samples. Firmware 2: old minus new, in counts. Firmware 3: counts, lower bits zero. */
      values: readonly [Four, Four];
      /** Only in 18-bit packets whose number ends in 1, 2 or 3. */
      acceleration: GanglionAcceleration | null;
    }
  | {
      kind: 'impedance';
      input: 1 | 2 | 3 | 4 | 'reference';
      /** Whole kΩ; `null` when the board had no result above zero. */
      kiloohms: number | null;
    }
  | { kind: 'text'; text: string; isLast: boolean };

const VALUES_PER_PACKET = 2 * GANGLION_CHANNELS;

/** Bits of a packet, highest first, as a number without sign. */
function readBits(bytes: Uint8Array, firstBit: number, count: number): number {
  let value = 0;
  for (let bit = firstBit; bit < firstBit + count; bit += 1) {
    value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
  }
  return value;
}

function writeBits(bytes: Uint8Array, firstBit: number, count: number, value: number): void {
  for (let index = 0; index < count; index += 1) {
    const bit = firstBit + index;
    const isSet = Math.floor(value / 2 ** (count - 1 - index)) % 2 === 1;
    if (isSet) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
  }
}

/** A value whose bit 0 is its sign: the bit is taken out and its weight counted as zero. */
const fromSignLast = (raw: number, bits: number): number => (raw % 2 === 1 ? raw - 1 - 2 ** bits : raw);

/** The bits of a value with its sign in bit 0; values beyond the range lose their upper bits, as on the board. */
const toSignLast = (value: number, bits: number): number => {
  const range = 2 ** bits;
  const low = ((value % range) + range) % range;
  return low - (low % 2) + (value < 0 ? 1 : 0);
};

const four = (values: readonly number[]): Four => {
  const [first = 0, second = 0, third = 0, fourth = 0] = values;
  return [first, second, third, fourth];
};

const AXES = { 1: 'x', 2: 'y', 3: 'z' } as const;

function accelerationOf(bytes: Uint8Array, number: number): GanglionAcceleration | null {
  const digit = number % 10;
  if (digit !== 1 && digit !== 2 && digit !== 3) return null;
  const byte = bytes[GANGLION_LAYOUT.acceleration] ?? 0;
  return { axis: AXES[digit], count: byte > 127 ? byte - 256 : byte };
}

function decodeCompressed(
  bytes: Uint8Array,
  number: number,
  bits: GanglionBits,
  scale: number,
): GanglionPacket {
  const values = Array.from(
    { length: VALUES_PER_PACKET },
    (_, index) => fromSignLast(readBits(bytes, 8 + index * bits, bits), bits) * scale,
  );
  return {
    kind: 'compressed',
    number,
    bits,
    values: [four(values.slice(0, GANGLION_CHANNELS)), four(values.slice(GANGLION_CHANNELS))],
    acceleration: bits === 18 ? accelerationOf(bytes, number) : null,
  };
}

function decodeImpedance(bytes: Uint8Array, id: number): Result<GanglionPacket> {
  const text = textOfBytes(bytes.subarray(1));
  const match = /^(-?\d*)Z/.exec(text);
  if (!match) return failure(`Impedance packet ${id}: "${text}" is not digits followed by Z.`);
  const channel = id - GANGLION_IDS.firstImpedance + 1;
  return success({
    kind: 'impedance',
    input: channel === 1 || channel === 2 || channel === 3 || channel === 4 ? channel : 'reference',
    kiloohms: match[1] ? Number(match[1]) : null,
  });
}

/**
 * Reads one notification.
 *
 * @param bytes 20 bytes of samples, or 2 to 20 bytes of text or impedance
 */
export function decodeGanglionPacket(
  bytes: Uint8Array,
  firmware: GanglionFirmwareLine,
): Result<GanglionPacket> {
  const id = bytes[0];
  if (id === undefined) return failure('Packet: no bytes.');
  if (id === GANGLION_IDS.text || id === GANGLION_IDS.lastText) {
    return success({
      kind: 'text',
      text: textOfBytes(bytes.subarray(1)),
      isLast: id === GANGLION_IDS.lastText,
    });
  }
  if (id >= GANGLION_IDS.firstImpedance && id <= GANGLION_IDS.referenceImpedance)
    return decodeImpedance(bytes, id);
  const ids = ganglionCompressedIds[firmware];
  const lastSampleId = ids[19].last;
  if (id > lastSampleId) {
    return failure(
      `Packet ID ${id}: firmware ${firmware} uses 0 to ${lastSampleId} and ${GANGLION_IDS.firstImpedance} to ${GANGLION_IDS.lastText}.`,
    );
  }
  if (bytes.length !== GANGLION_PACKET_BYTES) {
    return failure(`Packet ${id}: ${bytes.length} bytes, expected ${GANGLION_PACKET_BYTES}.`);
  }
  if (firmware === 2 && id === GANGLION_RAW_ID) {
    const counts = Array.from({ length: GANGLION_CHANNELS }, (_, index) =>
      readInt24(bytes, GANGLION_LAYOUT.values + 3 * index),
    );
    return success({ kind: 'raw', counts: four(counts) });
  }
  const bits = id <= ids[18].last ? 18 : 19;
  const number = id - (bits === 18 ? 0 : ids[19].first - ids[18].first);
  return success(decodeCompressed(bytes, number, bits, firmware === 2 ? 1 : 2 ** (24 - bits)));
}

/** Writes the uncompressed packet of firmware 2. */
export function encodeGanglionRaw(counts: Four): Result<Uint8Array> {
  const bad = counts.findIndex((count) => !isWholeBetween(count, INT24_MIN, INT24_MAX));
  if (bad >= 0) return failure(`Channel ${bad + 1}: ${counts[bad]} is not a whole number within 24 bits.`);
  const bytes = new Uint8Array(GANGLION_PACKET_BYTES);
  counts.forEach((count, index) => writeInt24(bytes, GANGLION_LAYOUT.values + 3 * index, count));
  // The firmware fills the rest with the letters A to G.
  for (let at = GANGLION_LAYOUT.filling; at < GANGLION_PACKET_BYTES; at += 1) {
    bytes[at] = 0x41 + at - GANGLION_LAYOUT.filling;
  }
  return success(bytes);
}

export interface GanglionSamplesToSend {
  /** 1 to 100 in firmware 2, 0 to 99 in firmware 3. */
  number: number;
  bits: GanglionBits;
  /** Firmware 2: old minus new. Firmware 3: counts within 24 bit, of which the upper bits are sent. */
  values: readonly [Four, Four];
  /** The byte after 18-bit samples. */
  accelerationCount?: number;
}

/** Writes two samples as the board does, with the same loss of lower (firmware 3) or upper bits (firmware 2). */
export function encodeGanglionSamples(
  { number, bits, values, accelerationCount = 0 }: GanglionSamplesToSend,
  firmware: GanglionFirmwareLine,
): Result<Uint8Array> {
  const ids = ganglionCompressedIds[firmware];
  const { first: low, last: high } = ids[18];
  if (!isWholeBetween(number, low, high)) {
    return failure(`Packet number ${number}: firmware ${firmware} uses ${low} to ${high}.`);
  }
  if (!isWholeBetween(accelerationCount, -128, 127)) {
    return failure(`Acceleration ${accelerationCount}: expected -128 to 127.`);
  }
  const flat = values.flat();
  const limit = firmware === 2 ? 2 ** 24 : 2 ** 23;
  if (!flat.every((value) => isWholeBetween(value, -limit, limit - 1))) {
    return failure(`Packet ${number}: values must be whole and within ${firmware === 2 ? 25 : 24} bits.`);
  }
  const bytes = new Uint8Array(GANGLION_PACKET_BYTES);
  bytes[0] = number - low + ids[bits].first;
  flat.forEach((value, index) => {
    const kept = firmware === 2 ? value : Math.floor(value / 2 ** (24 - bits));
    writeBits(bytes, 8 + index * bits, bits, toSignLast(kept, bits));
  });
  if (bits === 18) bytes[GANGLION_LAYOUT.acceleration] = accelerationCount & 0xff;
  return success(bytes);
}

/** Microvolts of one count: 1.2 V ÷ (8388607 × 1.5 × 51), about 0.00187 µV. */
export const GANGLION_MICROVOLTS_PER_COUNT =
  (MCP3912_REFERENCE_VOLTS * 1e6) / (INT24_MAX * MCP3912_FACTOR * GANGLION_AMPLIFIER_GAIN);

/** A sample in microvolts, between the + and the − input of a channel. */
export const ganglionMicrovolts = (counts: number): number => counts * GANGLION_MICROVOLTS_PER_COUNT;

/** The accelerometer byte in g. */
export const ganglionG = (count: number): number => count * GANGLION_G_PER_COUNT;
