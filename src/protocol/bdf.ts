/**
 * BDF+ recordings: a header in ASCII, then records of 24-bit little-endian samples.
 *
 * Layout of the header: 256 bytes for the file, then 256 bytes for the signals, field by field.
 */
import { failure, success } from './result';
import type { Result } from './result';

/** One signal of a file, with the two ranges that turn its counts into its unit. */
export interface BdfSignal {
  label: string;
  unit: string;
  physicalMinimum: number;
  physicalMaximum: number;
  digitalMinimum: number;
  digitalMaximum: number;
  samplesPerRecord: number;
}

/** What a file says of itself before its data. */
export interface BdfHeader {
  /** `dd.mm.yy`. */
  startDate: string;
  /** `hh.mm.ss`. */
  startTime: string;
  headerBytes: number;
  records: number;
  recordSeconds: number;
  signals: readonly BdfSignal[];
}

const FILE_HEADER_BYTES = 256;
const SIGNAL_HEADER_BYTES = 256;
const SAMPLE_BYTES = 3;

/** Fields of a signal in the order in which they stand, with their widths. */
const SIGNAL_FIELDS = {
  label: 16,
  transducer: 80,
  unit: 8,
  physicalMinimum: 8,
  physicalMaximum: 8,
  digitalMinimum: 8,
  digitalMaximum: 8,
  prefiltering: 80,
  samplesPerRecord: 8,
  reserved: 32,
} as const;

const NUMERIC_FIELDS = [
  'physicalMinimum',
  'physicalMaximum',
  'digitalMinimum',
  'digitalMaximum',
  'samplesPerRecord',
] as const;

const asciiAt = (bytes: Uint8Array, offset: number, length: number): string =>
  Array.from(bytes.subarray(offset, offset + length), (byte) => String.fromCharCode(byte))
    .join('')
    .trim();

/** A number in ASCII; an empty field is not zero but unreadable. */
const numberAt = (bytes: Uint8Array, offset: number, length: number): number => {
  const text = asciiAt(bytes, offset, length);
  return text === '' ? NaN : Number(text);
};

/** Reads the header. */
export function parseBdfHeader(bytes: Uint8Array): Result<BdfHeader> {
  if (bytes.length < FILE_HEADER_BYTES) {
    return failure(`Header: ${bytes.length} bytes, expected at least ${FILE_HEADER_BYTES}.`);
  }
  if (bytes[0] !== 0xff || asciiAt(bytes, 1, 7) !== 'BIOSEMI') {
    return failure('Header: does not start with 0xFF and BIOSEMI; this is not a BDF file.');
  }
  const count = numberAt(bytes, 252, 4);
  if (!Number.isInteger(count) || count < 1) {
    return failure(`Header, bytes 252 to 255: "${asciiAt(bytes, 252, 4)}" is not a number of signals.`);
  }
  const headerBytes = FILE_HEADER_BYTES + SIGNAL_HEADER_BYTES * count;
  if (bytes.length < headerBytes) {
    return failure(`Header: ${bytes.length} bytes, expected ${headerBytes} for ${count} signals.`);
  }
  const fieldOffsets = new Map<string, number>();
  let offset = FILE_HEADER_BYTES;
  for (const [name, width] of Object.entries(SIGNAL_FIELDS)) {
    fieldOffsets.set(name, offset);
    offset += width * count;
  }
  const at = (name: keyof typeof SIGNAL_FIELDS, signal: number): [number, number] => [
    (fieldOffsets.get(name) ?? 0) + signal * SIGNAL_FIELDS[name],
    SIGNAL_FIELDS[name],
  ];
  const signals: BdfSignal[] = [];
  for (let signal = 0; signal < count; signal += 1) {
    const label = asciiAt(bytes, ...at('label', signal));
    for (const name of NUMERIC_FIELDS) {
      if (!Number.isFinite(numberAt(bytes, ...at(name, signal)))) {
        return failure(
          `Signal ${signal + 1} ("${label}"), ${name}: "${asciiAt(bytes, ...at(name, signal))}" is not a number.`,
        );
      }
    }
    signals.push({
      label,
      unit: asciiAt(bytes, ...at('unit', signal)),
      physicalMinimum: numberAt(bytes, ...at('physicalMinimum', signal)),
      physicalMaximum: numberAt(bytes, ...at('physicalMaximum', signal)),
      digitalMinimum: numberAt(bytes, ...at('digitalMinimum', signal)),
      digitalMaximum: numberAt(bytes, ...at('digitalMaximum', signal)),
      samplesPerRecord: numberAt(bytes, ...at('samplesPerRecord', signal)),
    });
  }
  return success({
    startDate: asciiAt(bytes, 168, 8),
    startTime: asciiAt(bytes, 176, 8),
    headerBytes,
    records: numberAt(bytes, 236, 8),
    recordSeconds: numberAt(bytes, 244, 8),
    signals,
  });
}

/** A digital value in the signal's unit, as its header says. */
export const bdfPhysical = (digital: number, signal: BdfSignal): number =>
  signal.physicalMinimum +
  ((digital - signal.digitalMinimum) * (signal.physicalMaximum - signal.physicalMinimum)) /
    (signal.digitalMaximum - signal.digitalMinimum);

/**
 * The digital values of one signal over all whole records of a file.
 *
 * @param index signal, from 0
 */
export function bdfSamples(bytes: Uint8Array, header: BdfHeader, index: number): Result<readonly number[]> {
  const signal = header.signals[index];
  if (!signal) return failure(`Signal ${index + 1}: the file has ${header.signals.length}.`);
  const samplesBefore = header.signals
    .slice(0, index)
    .reduce((sum, other) => sum + other.samplesPerRecord, 0);
  const recordBytes = SAMPLE_BYTES * header.signals.reduce((sum, other) => sum + other.samplesPerRecord, 0);
  const values: number[] = [];
  for (let start = header.headerBytes; start + recordBytes <= bytes.length; start += recordBytes) {
    for (let sample = 0; sample < signal.samplesPerRecord; sample += 1) {
      const offset = start + SAMPLE_BYTES * (samplesBefore + sample);
      const value = (bytes[offset] ?? 0) | ((bytes[offset + 1] ?? 0) << 8) | ((bytes[offset + 2] ?? 0) << 16);
      // Moves the sign from bit 23 to bit 31 and back.
      values.push((value << 8) >> 8);
    }
  }
  return success(values);
}
