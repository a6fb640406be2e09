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
  GANGLION_PACKET_BYTES,
  MCP3912_FACTOR,
  MCP3912_REFERENCE_VOLTS,
} from '../data/ganglion';
import type { GanglionFirmwareLine } from '../data/ganglion';
import { INT24_MAX, INT24_MIN, isWholeBetween, readInt24, writeInt24 } from './integers';
import { failure, success } from './result';
import type { Result } from './result';

/** Bits a difference, or a sample, takes in a compressed packet. */
export type GanglionBits = 18 | 19;
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

const FIRST_IMPEDANCE_ID = 201;
const REFERENCE_IMPEDANCE_ID = 205;
const TEXT_ID = 206;
const LAST_TEXT_ID = 207;
const ACCELERATION_OFFSET = 19;
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

const ascii = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const AXES = { 1: 'x', 2: 'y', 3: 'z' } as const;

function accelerationOf(bytes: Uint8Array, number: number): GanglionAcceleration | null {
  const digit = number % 10;
  if (digit !== 1 && digit !== 2 && digit !== 3) return null;
  const byte = bytes[ACCELERATION_OFFSET] ?? 0;
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
  const text = ascii(bytes.subarray(1));
  const match = /^(-?\d*)Z/.exec(text);
  if (!match) return failure(`Impedance packet ${id}: "${text}" is not digits and Z.`);
  const channel = id - FIRST_IMPEDANCE_ID + 1;
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
  if (id === TEXT_ID || id === LAST_TEXT_ID) {
    return success({ kind: 'text', text: ascii(bytes.subarray(1)), isLast: id === LAST_TEXT_ID });
  }
  if (id >= FIRST_IMPEDANCE_ID && id <= REFERENCE_IMPEDANCE_ID) return decodeImpedance(bytes, id);
  const lastSampleId = firmware === 2 ? 200 : 199;
  if (id > lastSampleId) {
    return failure(`Packet ID ${id}: firmware ${firmware} uses 0 to ${lastSampleId} and 201 to 207.`);
  }
  if (bytes.length !== GANGLION_PACKET_BYTES) {
    return failure(`Packet ${id}: ${bytes.length} bytes, expected ${GANGLION_PACKET_BYTES}.`);
  }
  if (firmware === 2) {
    if (id === 0) {
      return success({ kind: 'raw', counts: four([1, 4, 7, 10].map((offset) => readInt24(bytes, offset))) });
    }
    return success(id <= 100 ? decodeCompressed(bytes, id, 18, 1) : decodeCompressed(bytes, id - 100, 19, 1));
  }
  return success(
    id <= 99 ? decodeCompressed(bytes, id, 18, 2 ** 6) : decodeCompressed(bytes, id - 100, 19, 2 ** 5),
  );
}

/** Writes the uncompressed packet of firmware 2. */
export function encodeGanglionRaw(counts: Four): Result<Uint8Array> {
  const bad = counts.findIndex((count) => !isWholeBetween(count, INT24_MIN, INT24_MAX));
  if (bad >= 0) return failure(`Channel ${bad + 1}: ${counts[bad]} is not a whole number within 24 bit.`);
  const bytes = new Uint8Array(GANGLION_PACKET_BYTES);
  counts.forEach((count, index) => writeInt24(bytes, 1 + 3 * index, count));
  // The firmware fills the rest with the letters A to G.
  for (let index = 0; index < 7; index += 1) bytes[13 + index] = 0x41 + index;
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
  const [low, high] = firmware === 2 ? [1, 100] : [0, 99];
  if (!isWholeBetween(number, low, high)) {
    return failure(`Packet number ${number}: firmware ${firmware} uses ${low} to ${high}.`);
  }
  if (!isWholeBetween(accelerationCount, -128, 127)) {
    return failure(`Acceleration ${accelerationCount}: expected -128 to 127.`);
  }
  const flat = values.flat();
  const limit = firmware === 2 ? 2 ** 24 : 2 ** 23;
  if (!flat.every((value) => isWholeBetween(value, -limit, limit - 1))) {
    return failure(`Packet ${number}: values must be whole and within ${firmware === 2 ? 25 : 24} bit.`);
  }
  const bytes = new Uint8Array(GANGLION_PACKET_BYTES);
  bytes[0] = bits === 18 ? number : number + 100;
  flat.forEach((value, index) => {
    const kept = firmware === 2 ? value : Math.floor(value / 2 ** (24 - bits));
    writeBits(bytes, 8 + index * bits, bits, toSignLast(kept, bits));
  });
  if (bits === 18) bytes[ACCELERATION_OFFSET] = accelerationCount & 0xff;
  return success(bytes);
}

/** Microvolts of one count: 1.2 V ÷ (8388607 × 1.5 × 51), about 0.00187 µV. */
export const GANGLION_MICROVOLTS_PER_COUNT =
  (MCP3912_REFERENCE_VOLTS * 1e6) / (INT24_MAX * MCP3912_FACTOR * GANGLION_AMPLIFIER_GAIN);

/** A sample in microvolts, between the + and the − input of a channel. */
export const ganglionMicrovolts = (counts: number): number => counts * GANGLION_MICROVOLTS_PER_COUNT;

/** The accelerometer byte in g. */
export const ganglionG = (count: number): number => count * GANGLION_G_PER_COUNT;
