/**
 * The Cyton's SD card files: comma-separated hexadecimal lines, stamps and a footer.
 *
 * Lines that cannot be read are reported with their number and do not stop the reading:
 * a full card, a pulled battery or an early stop leave such lines in good files.
 */
import { SD_BLOCK_BYTES } from '../data/cytonSd';
import { isWholeBetween } from './integers';

/** One line of samples. */
export interface SdSample {
  /** Line in the file, from 1. */
  line: number;
  /** 0 to 255. */
  sampleNumber: number;
  /** 8 or 16 samples in counts. */
  counts: readonly number[];
  /** Accelerometer or auxiliary values, when the line has them. */
  aux: readonly [number, number, number] | null;
}

/** A start or a stop of the stream, and the board's clock at it. */
export interface SdStamp {
  line: number;
  /** What happened, not what the label says: the firmware writes `%STOP AT` at a start and `%START AT` at a stop. */
  event: 'streamStarted' | 'streamStopped';
  /** The board's clock in milliseconds. */
  clockMs: number;
}

/** What firmware writes below the samples. */
export interface SdFooter {
  /** From firmware 3.1.4 on. */
  samplingFrequencyHz?: number;
  totalTimeMs?: number;
  minWriteMicroseconds?: number;
  maxWriteMicroseconds?: number;
  overruns?: number;
  /** Blocks that took too long, at most 20. */
  slowBlocks: { block: number; microseconds: number }[];
}

/** All that a file holds. */
export interface SdFile {
  samples: SdSample[];
  stamps: SdStamp[];
  footer: SdFooter | null;
  problems: { line: number; message: string }[];
}

const HEX = /^[0-9A-Fa-f]+$/;

/** A two's complement number in hexadecimal digits. */
const signedHex = (digits: string): number => {
  const value = parseInt(digits, 16);
  const range = 16 ** digits.length;
  return value >= range / 2 ? value - range : value;
};

const FOOTER_NUMBERS: Readonly<Record<string, Exclude<keyof SdFooter, 'slowBlocks'>>> = {
  '%SamplingFreq:': 'samplingFrequencyHz',
  '%Total time mS:': 'totalTimeMs',
  '%min Write time uS:': 'minWriteMicroseconds',
  '%max Write time uS:': 'maxWriteMicroseconds',
  '%Over:': 'overruns',
};

const STAMP_EVENTS: Readonly<Record<string, SdStamp['event']>> = {
  '%STOP AT': 'streamStarted',
  '%START AT': 'streamStopped',
};

/** Channels and auxiliary values by number of fields. */
const SHAPES: Readonly<Record<number, { channels: number; hasAux: boolean }>> = {
  9: { channels: 8, hasAux: false },
  12: { channels: 8, hasAux: true },
  17: { channels: 16, hasAux: false },
  20: { channels: 16, hasAux: true },
};

function parseSampleLine(text: string, line: number): SdSample | string {
  const fields = text.split(',');
  const shape = SHAPES[fields.length];
  if (!shape) return `${fields.length} fields; expected 9, 12, 17 or 20`;
  const { channels, hasAux } = shape;
  for (const [index, field] of fields.entries()) {
    const digits = index === 0 ? 2 : index <= channels ? 6 : 4;
    if (field.length !== digits || !HEX.test(field)) {
      return `field ${index + 1} is "${field}"; expected ${digits} hexadecimal digits`;
    }
  }
  const values = fields.slice(1).map(signedHex);
  const [first = 0, second = 0, third = 0] = values.slice(channels);
  return {
    line,
    sampleNumber: parseInt(fields[0] ?? '', 16),
    counts: values.slice(0, channels),
    aux: hasAux ? [first, second, third] : null,
  };
}

/** Erased blocks read as bytes 0x00 or 0xFF, the latter as `ÿ` or as a replacement character. */
const ERASED = /[\u00ff\ufffd]/g;

/** Reads the text of a file. Zero bytes, which the footer and erased blocks contain, are left out. */
export function parseSdFile(text: string): SdFile {
  const file: SdFile = { samples: [], stamps: [], footer: null, problems: [] };
  const clean = text.replaceAll('\u0000', '').replace(ERASED, '');
  let isListingBlocks = false;
  let label: string | null = null;
  for (const [index, raw] of clean.split('\n').entries()) {
    const line = index + 1;
    const content = raw.trim();
    if (content === '') continue;
    if (content.startsWith('%')) {
      if (label !== null) file.problems.push({ line, message: `no value after "${label}"` });
      label = content;
      isListingBlocks = content === '%block, uS';
      if (isListingBlocks) label = null;
      if (isListingBlocks || content in FOOTER_NUMBERS) file.footer ??= { slowBlocks: [] };
      else if (!(content in STAMP_EVENTS)) {
        file.problems.push({ line, message: `"${content}" is not a known label` });
        label = null;
      }
      continue;
    }
    if (label !== null) {
      const event = STAMP_EVENTS[label];
      const name = FOOTER_NUMBERS[label];
      const value = HEX.test(content) ? parseInt(content, 16) : null;
      if (value === null)
        file.problems.push({ line, message: `"${content}" after "${label}" is not hexadecimal` });
      else if (event) file.stamps.push({ line, event, clockMs: value });
      else if (name && file.footer) file.footer[name] = value;
      label = null;
      continue;
    }
    if (isListingBlocks && file.footer) {
      const [block = '', micros = ''] = content.split(',');
      if (HEX.test(block) && HEX.test(micros)) {
        file.footer.slowBlocks.push({ block: parseInt(block, 16), microseconds: parseInt(micros, 16) });
      } else file.problems.push({ line, message: `"${content}" is not a block and its time` });
      continue;
    }
    const sample = parseSampleLine(content, line);
    if (typeof sample === 'string') file.problems.push({ line, message: sample });
    else file.samples.push(sample);
  }
  return file;
}

const hexDigits = (value: number, digits: number): string =>
  (value < 0 ? value + 16 ** digits : value).toString(16).toUpperCase().padStart(digits, '0');

/** Writes one line as the firmware does, with its line feed. */
export const formatSdLine = (sample: Omit<SdSample, 'line'>): string =>
  [
    hexDigits(sample.sampleNumber, 2),
    ...sample.counts.map((count) => hexDigits(count, 6)),
    ...(sample.aux ?? []).map((value) => hexDigits(value, 4)),
  ].join(',') + '\n';

const LINE_BYTES = { 8: 59, 16: 115 } as const;
const AUX_BYTES = 15;

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
  return (blocks * SD_BLOCK_BYTES) / (sampleRateHz * LINE_BYTES[channels] + auxRateHz * AUX_BYTES);
}
