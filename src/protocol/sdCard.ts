/** Lines of the Cyton's SD card files, and how long a file lasts. */
import { SD_BLOCK_BYTES } from '../data/cytonSd';
import { isWholeBetween } from './integers';

/** One line of samples. */
export interface SdSample {
  /** 0 to 255. */
  sampleNumber: number;
  /** 8 or 16 samples in counts. */
  counts: readonly number[];
  /** Accelerometer or auxiliary values, when the line has them. */
  aux: readonly [number, number, number] | null;
}

const hexDigits = (value: number, digits: number): string =>
  (value < 0 ? value + 16 ** digits : value).toString(16).toUpperCase().padStart(digits, '0');

/** Writes one line as the firmware does, with its line feed. */
export const formatSdLine = (sample: SdSample): string =>
  [
    hexDigits(sample.sampleNumber, 2),
    ...sample.counts.map((count) => hexDigits(count, 6)),
    ...(sample.aux ?? []).map((value) => hexDigits(value, 4)),
  ].join(',') + '\n';

const LINE_BYTES = { 8: 59, 16: 115 } as const;
const AUX_BYTES = 15;

/** Bytes that a second of samples takes in a file; see `sdDurationSeconds`. */
export const sdBytesPerSecond = (channels: 8 | 16, sampleRateHz: number, auxRateHz = 25): number =>
  sampleRateHz * LINE_BYTES[channels] + auxRateHz * AUX_BYTES;

/**
 * How long a file lasts before it is full, in seconds.
 *
 * @param blocks blocks of 512 bytes, see `sdDurations`
 * @param auxRateHz lines a second that carry accelerometer or auxiliary values: 25 by default, the sample rate in the other board modes
 */
export function sdDurationSeconds(
  blocks: number,
  channels: 8 | 16,
  sampleRateHz: number,
  auxRateHz = 25,
): number {
  if (!isWholeBetween(blocks, 0, Number.MAX_SAFE_INTEGER)) return NaN;
  return (blocks * SD_BLOCK_BYTES) / sdBytesPerSecond(channels, sampleRateHz, auxRateHz);
}
