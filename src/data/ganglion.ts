/** The Ganglion board in numbers: channels, packets and their ids. What they mean, each with its source, is in ganglionPackets. */
import { ganglionDefinitions } from './ganglionSources';

/** Channels of the board. */
export const GANGLION_CHANNELS = 4;

/** Length of a data packet, in bytes: what one Bluetooth LE notification carries. */
export const GANGLION_PACKET_BYTES = 20;

/** Reference of the converter in volts, and its fixed factor. */
export const MCP3912_REFERENCE_VOLTS = 1.2;
export const MCP3912_FACTOR = 1.5;

/** Gain of the instrumentation amplifier in front of the converter: 1 + 100 kΩ ÷ 2 kΩ. */
export const GANGLION_AMPLIFIER_GAIN = 51;

/** g per count of the accelerometer byte: ±2 g in 8 bit, as BrainFlow rounds it. */
export const GANGLION_G_PER_COUNT = 0.016;

/** The firmware lines whose packets differ. */
export type GanglionFirmwareLine = 2 | 3;

/** Bits that a difference, or a sample, takes in a compressed packet. */
export type GanglionBits = 18 | 19;

/** First bytes of packets that both firmware lines share. */
export const GANGLION_IDS = {
  /** Channels 1 to 4 follow each other. */
  firstImpedance: 201,
  referenceImpedance: 205,
  text: 206,
  lastText: 207,
  source: ganglionDefinitions('ID_Z_1 to ID_MULTI_PACKET_STOP'),
} as const;

/** First byte of the uncompressed packet, of firmware 2 alone. */
export const GANGLION_RAW_ID = 0;

/** First bytes of compressed packets. */
export const ganglionCompressedIds: Readonly<
  Record<GanglionFirmwareLine, Readonly<Record<GanglionBits, { first: number; last: number }>>>
> = {
  2: { 18: { first: 1, last: 100 }, 19: { first: 101, last: 200 } },
  3: { 18: { first: 0, last: 99 }, 19: { first: 100, last: 199 } },
};

/** Where the fields of a packet begin, counted from 0, in bytes. */
export const GANGLION_LAYOUT = {
  /** Of the first value, in every kind of packet. */
  values: 1,
  /** Of what follows an uncompressed sample. */
  filling: 13,
  /** Of the accelerometer, in 18-bit packets. */
  acceleration: 19,
} as const;

/** Current while the board streams, in milliamperes, as the vendor gives it. */
export const GANGLION_MILLIAMPERES = 15;
