/**
 * The Cyton's packets: 33 bytes on the dongle's serial port, to values and back.
 *
 * Layout and scale factors live in `src/data/cyton.ts`; this module obeys them. Nothing here throws:
 * a packet that cannot be read or written is a `Result` with the reason.
 */
import {
  ACCELEROMETER_G_PER_COUNT,
  ADS1299_REFERENCE_VOLTS,
  CYTON_CHANNELS,
  CYTON_LAYOUT,
  CYTON_PACKET_BYTES,
  CYTON_START_BYTE,
} from '../data/cyton';
import { cytonStopBytes } from '../data/cytonPackets';
import type { AuxLayout } from '../data/cytonPackets';
import type { CytonGain } from '../data/cytonChoices';
import { hexByte } from './hexByte';
import {
  INT24_MAX,
  INT24_MIN,
  isWholeBetween,
  readInt16,
  readInt24,
  readUint32,
  writeInt16,
  writeInt24,
  writeUint32,
} from './integers';
import { failure, success } from './result';
import type { Result } from './result';

const { counter: COUNTER_OFFSET, aux: AUX_OFFSET, auxBytes: AUX_BYTES, time: TIME_OFFSET } = CYTON_LAYOUT;
const STOP_OFFSET = CYTON_LAYOUT.stop;

const channelOffset = (index: number): number => CYTON_LAYOUT.channels + CYTON_LAYOUT.channelBytes * index;

export type Triple = readonly [number, number, number];
export type Axis = 'x' | 'y' | 'z';

/** What bytes 26 to 31 hold. Times are milliseconds of the board's clock, which wraps after 2^32 ms (49.7 days). */
export type CytonAux =
  | { kind: 'accelerometer'; /** X, Y, Z in counts; three zeros mean nothing new. */ counts: Triple }
  | { kind: 'raw'; values: Triple }
  | { kind: 'user'; /** Six bytes. */ bytes: readonly number[] }
  | {
      kind: 'accelerometerTime';
      /** The axis this packet carries, `null` for most. */
      axis: Axis | null;
      /** Counts of that axis. */
      count: number;
      timeMs: number;
    }
  | { kind: 'rawTime'; value: number; timeMs: number };

/** What one packet of 33 bytes says; channels in counts. */
export interface CytonPacket {
  /** 0 to 255. */
  sampleNumber: number;
  /** 0xC0 to 0xCF. */
  stopByte: number;
  /** Eight samples in counts, channel 1 first. */
  counts: readonly number[];
  aux: CytonAux;
}

/** Whether a byte may end a packet. The radio passes all of 0xC0 to 0xCF; the firmware sends 0xC0 to 0xC6. */
export const isStopByte = (byte: number): boolean => (byte & 0xf0) === 0xc0 && byte <= 0xff;

/** The auxiliary layout that a stop byte announces; types the firmware does not use belong to your own sketch. */
export const auxLayoutOf = (stopByte: number): AuxLayout =>
  cytonStopBytes.find(({ byte }) => byte === stopByte)?.aux ?? 'user';

/** The axis in a time-stamped packet: sample numbers whose last decimal digit is 7, 8 or 9 carry X, Y or Z. */
export const axisOfSample = (sampleNumber: number): Axis | null => {
  const digit = sampleNumber % 10;
  if (digit === 7) return 'x';
  if (digit === 8) return 'y';
  return digit === 9 ? 'z' : null;
};

const hex = (byte: number): string => `0x${hexByte(byte)}`;

function decodeAux(bytes: Uint8Array, layout: AuxLayout, sampleNumber: number): CytonAux {
  const words = (): Triple => [
    readInt16(bytes, AUX_OFFSET),
    readInt16(bytes, AUX_OFFSET + 2),
    readInt16(bytes, AUX_OFFSET + 4),
  ];
  switch (layout) {
    case 'accelerometer':
      return { kind: 'accelerometer', counts: words() };
    case 'raw':
      return { kind: 'raw', values: words() };
    case 'user':
      return { kind: 'user', bytes: [...bytes.subarray(AUX_OFFSET, AUX_OFFSET + AUX_BYTES)] };
    case 'accelerometerTime':
      return {
        kind: 'accelerometerTime',
        axis: axisOfSample(sampleNumber),
        count: readInt16(bytes, AUX_OFFSET),
        timeMs: readUint32(bytes, TIME_OFFSET),
      };
    case 'rawTime':
      return { kind: 'rawTime', value: readInt16(bytes, AUX_OFFSET), timeMs: readUint32(bytes, TIME_OFFSET) };
  }
}

/**
 * Reads one packet.
 *
 * @param bytes exactly 33 bytes
 * @param startByte 0xA0 behind the dongle; 0x41 (`A`) on the board's own serial ports
 */
export function decodePacket(bytes: Uint8Array, startByte: number = CYTON_START_BYTE): Result<CytonPacket> {
  if (bytes.length !== CYTON_PACKET_BYTES) {
    return failure(`Packet: ${bytes.length} bytes, expected ${CYTON_PACKET_BYTES}.`);
  }
  const first = bytes[0] ?? 0;
  if (first !== startByte) {
    return failure(`Packet byte 0: ${hex(first)} is not the start byte ${hex(startByte)}.`);
  }
  const stopByte = bytes[STOP_OFFSET] ?? 0;
  if (!isStopByte(stopByte)) {
    return failure(`Packet byte ${STOP_OFFSET}: ${hex(stopByte)} is not a stop byte (0xC0 to 0xCF).`);
  }
  const sampleNumber = bytes[COUNTER_OFFSET] ?? 0;
  return success({
    sampleNumber,
    stopByte,
    counts: Array.from({ length: CYTON_CHANNELS }, (_, index) => readInt24(bytes, channelOffset(index))),
    aux: decodeAux(bytes, auxLayoutOf(stopByte), sampleNumber),
  });
}

const isInt16 = (value: number): boolean => isWholeBetween(value, -0x8000, 0x7fff);
const isUint32 = (value: number): boolean => isWholeBetween(value, 0, 0xffffffff);

/** Writes bytes 26 to 31; returns what is wrong, or `null`. */
function encodeAux(bytes: Uint8Array, aux: CytonAux): string | null {
  switch (aux.kind) {
    case 'accelerometer':
    case 'raw': {
      const words = aux.kind === 'raw' ? aux.values : aux.counts;
      if (!words.every(isInt16))
        return `auxiliary values ${words.join(', ')} must be whole and within 16 bits`;
      words.forEach((word, index) => writeInt16(bytes, AUX_OFFSET + 2 * index, word));
      return null;
    }
    case 'user':
      if (aux.bytes.length !== AUX_BYTES || !aux.bytes.every((byte) => isWholeBetween(byte, 0, 255))) {
        return `user data must be ${AUX_BYTES} bytes`;
      }
      bytes.set(aux.bytes, AUX_OFFSET);
      return null;
    case 'accelerometerTime':
    case 'rawTime': {
      const word = aux.kind === 'rawTime' ? aux.value : aux.count;
      if (!isInt16(word)) return `auxiliary value ${word} must be whole and within 16 bits`;
      if (!isUint32(aux.timeMs)) return `time ${aux.timeMs} must be whole and within 32 bits`;
      writeInt16(bytes, AUX_OFFSET, word);
      writeUint32(bytes, TIME_OFFSET, aux.timeMs);
      return null;
    }
  }
}

/** Writes one packet: 33 bytes that `decodePacket` reads back to the same value. */
export function encodePacket(packet: CytonPacket, startByte: number = CYTON_START_BYTE): Result<Uint8Array> {
  const { sampleNumber, stopByte, counts, aux } = packet;
  if (!isWholeBetween(sampleNumber, 0, 255))
    return failure(`Sample number ${sampleNumber}: expected 0 to 255.`);
  if (!isStopByte(stopByte)) return failure(`Stop byte ${hex(stopByte)}: expected 0xC0 to 0xCF.`);
  if (counts.length !== CYTON_CHANNELS) {
    return failure(`${counts.length} channels: a packet holds ${CYTON_CHANNELS}.`);
  }
  const bad = counts.findIndex((count) => !isWholeBetween(count, INT24_MIN, INT24_MAX));
  if (bad >= 0) return failure(`Channel ${bad + 1}: ${counts[bad]} is not a whole number within 24 bits.`);
  const layout = auxLayoutOf(stopByte);
  if (aux.kind !== layout) return failure(`Stop byte ${hex(stopByte)} announces ${layout}, not ${aux.kind}.`);

  const bytes = new Uint8Array(CYTON_PACKET_BYTES);
  bytes[0] = startByte;
  bytes[COUNTER_OFFSET] = sampleNumber;
  counts.forEach((count, index) => writeInt24(bytes, channelOffset(index), count));
  const fault = encodeAux(bytes, aux);
  if (fault) return failure(`Packet ${sampleNumber}: ${fault}.`);
  bytes[STOP_OFFSET] = stopByte;
  return success(bytes);
}

/** Microvolts of one count: 4.5 V ÷ gain ÷ (2^23 − 1). At gain 24 about 0.02235 µV. */
export const microvoltsPerCount = (gain: CytonGain): number =>
  (ADS1299_REFERENCE_VOLTS / gain / INT24_MAX) * 1e6;

/** A sample in microvolts, as the converter sees it (P minus N). */
export const countsToMicrovolts = (counts: number, gain: CytonGain): number =>
  counts * microvoltsPerCount(gain);

/** The nearest count, held within 24 bit as the converter clips. */
export const microvoltsToCounts = (microvolts: number, gain: CytonGain): number =>
  Math.min(INT24_MAX, Math.max(INT24_MIN, Math.round(microvolts / microvoltsPerCount(gain))));

/** Whether a sample lies at a limit of the converter, so that the input was out of range. */
export const isClipped = (counts: number): boolean => counts <= INT24_MIN || counts >= INT24_MAX;

/** Accelerometer counts in g. */
export const accelerometerG = ([x, y, z]: Triple): Triple => [
  x * ACCELEROMETER_G_PER_COUNT,
  y * ACCELEROMETER_G_PER_COUNT,
  z * ACCELEROMETER_G_PER_COUNT,
];

/** Whether an accelerometer packet has a new value: the firmware clears all three axes after sending them. */
export const hasNewAcceleration = (counts: Triple): boolean => counts.some((count) => count !== 0);

/** Volts at an analog pin: 10-bit converter over 0 to 3.3 V, one step = 3.3 V ÷ 1024. */
export const analogVolts = (value: number): number => (value * 3.3) / 1024;

/** Whether each free pin is high. */
export interface DigitalPins {
  D11: boolean;
  D12: boolean;
  /** Low when a WiFi Shield is attached. */
  D13: boolean;
  D17: boolean;
  /** Low when a WiFi Shield is attached. */
  D18: boolean;
}

/** Pins in digital mode: two to a value, the first in the high byte. */
export const digitalPins = ([first, second, third]: Triple): DigitalPins => ({
  D11: (first & 0x100) !== 0,
  D12: (first & 1) !== 0,
  D13: (second & 0x100) !== 0,
  D17: (second & 1) !== 0,
  D18: (third & 1) !== 0,
});

/** The auxiliary values of digital mode. */
export const digitalPinsToValues = (pins: DigitalPins): Triple => [
  Number(pins.D11) * 0x100 + Number(pins.D12),
  Number(pins.D13) * 0x100 + Number(pins.D17),
  Number(pins.D18),
];

/** The character of a marker in marker mode, `null` when this packet has none. */
export const markerCharacter = ([first]: Triple): string | null =>
  first > 0 && first <= 0xff ? String.fromCharCode(first) : null;

/** Packets that are missing between two sample numbers. A number that repeats counts as 255 lost packets. */
export const lostPackets = (previous: number, next: number): number => (next - previous - 1 + 256) % 256;
