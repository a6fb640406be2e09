/**
 * BDF and BDF+ recordings: a header in ASCII, then records of 24-bit little-endian samples.
 *
 * Layout of the header: 256 bytes for the file, then 256 bytes for each signal, field by field
 * (https://www.biosemi.com/faq/file_format.htm). Annotations: https://www.edfplus.info/specs/edfplus.html, section 2.2,
 * which BDF+ takes over.
 */
import { failure, success, type Result } from '../result';
import { textOf } from './decimal';
import type { RecordingFormat, RowReader } from './types';
import { bytesOfText } from '../textBytes';

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
  /** Records that the header promises; -1 where it does not say. */
  records: number;
  recordSeconds: number;
  signals: readonly BdfSignal[];
}

const FILE_HEADER_BYTES = 256;
const SIGNAL_HEADER_BYTES = 256;
export const SAMPLE_BYTES = 3;

/** A record is read at once, so it has to fit into memory; those of real devices have less than 2 MB. */
export const MOST_RECORD_BYTES = 16 * 2 ** 20;

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

type SignalField = keyof typeof SIGNAL_FIELDS;

const NUMERIC_FIELDS = [
  'physicalMinimum',
  'physicalMaximum',
  'digitalMinimum',
  'digitalMaximum',
  'samplesPerRecord',
] as const;

const ANNOTATIONS = 'BDF Annotations';

const asciiAt = (bytes: Uint8Array, offset: number, length: number): string =>
  textOf(bytes, offset, offset + length).trim();

/** A number in ASCII; an empty field is not zero but unreadable. */
const numberAt = (bytes: Uint8Array, offset: number, length: number): number => {
  const text = asciiAt(bytes, offset, length);
  return text === '' ? NaN : Number(text);
};

/** How many bytes a header has, as its own bytes 252 to 255 say; or what is wrong with them. */
function headerLength(bytes: Uint8Array): Result<{ count: number; headerBytes: number }> {
  if (bytes.length < FILE_HEADER_BYTES) {
    return failure(
      `Header: the file has ${bytes.length} bytes; a BDF file has at least ${FILE_HEADER_BYTES}.`,
    );
  }
  const count = numberAt(bytes, 252, 4);
  if (!Number.isInteger(count) || count < 1 || count > 1024) {
    return failure(
      `Header, bytes 252 to 255: “${asciiAt(bytes, 252, 4)}” is not a number of signals; expected 1 to 1024.`,
    );
  }
  return success({ count, headerBytes: FILE_HEADER_BYTES + SIGNAL_HEADER_BYTES * count });
}

/** Reads the header. */
export function parseBdfHeader(bytes: Uint8Array): Result<BdfHeader> {
  const length = headerLength(bytes);
  if (!length.ok) return length;
  const { count, headerBytes } = length.value;
  if (bytes.length < headerBytes) {
    return failure(`Header: cut after ${bytes.length} bytes; expected ${headerBytes} for ${count} signals.`);
  }
  const fieldOffsets = new Map<string, number>();
  let offset = FILE_HEADER_BYTES;
  for (const [name, width] of Object.entries(SIGNAL_FIELDS)) {
    fieldOffsets.set(name, offset);
    offset += width * count;
  }
  const at = (name: SignalField, signal: number): [number, number] => [
    (fieldOffsets.get(name) ?? 0) + signal * SIGNAL_FIELDS[name],
    SIGNAL_FIELDS[name],
  ];
  const signals: BdfSignal[] = [];
  for (let signal = 0; signal < count; signal += 1) {
    const label = asciiAt(bytes, ...at('label', signal));
    for (const name of NUMERIC_FIELDS) {
      if (!Number.isFinite(numberAt(bytes, ...at(name, signal)))) {
        return failure(
          `Header, signal ${signal + 1} (“${label}”), ${name}: “${asciiAt(bytes, ...at(name, signal))}” is not a number.`,
        );
      }
    }
    const samplesPerRecord = numberAt(bytes, ...at('samplesPerRecord', signal));
    if (!Number.isInteger(samplesPerRecord) || samplesPerRecord < 0) {
      return failure(
        `Header, signal ${signal + 1} (“${label}”): ${samplesPerRecord} samples in a record; expected a whole number.`,
      );
    }
    signals.push({
      label,
      unit: asciiAt(bytes, ...at('unit', signal)),
      physicalMinimum: numberAt(bytes, ...at('physicalMinimum', signal)),
      physicalMaximum: numberAt(bytes, ...at('physicalMaximum', signal)),
      digitalMinimum: numberAt(bytes, ...at('digitalMinimum', signal)),
      digitalMaximum: numberAt(bytes, ...at('digitalMaximum', signal)),
      samplesPerRecord,
    });
  }
  const records = numberAt(bytes, 236, 8);
  const recordSeconds = numberAt(bytes, 244, 8);
  if (!Number.isFinite(recordSeconds) || recordSeconds < 0) {
    return failure(
      `Header, bytes 244 to 251: “${asciiAt(bytes, 244, 8)}” is not the length of a record in seconds.`,
    );
  }
  return success({
    startDate: asciiAt(bytes, 168, 8),
    startTime: asciiAt(bytes, 176, 8),
    headerBytes,
    records: Number.isInteger(records) ? records : -1,
    recordSeconds,
    signals,
  });
}

/** Where a signal stands in a record. */
interface Placed {
  /** Samples before it in the record. */
  before: number;
  samplesPerRecord: number;
}

const int24 = (bytes: Uint8Array, offset: number): number =>
  // Moves the sign from bit 23 to bit 31 and back.
  (((bytes[offset] ?? 0) | ((bytes[offset + 1] ?? 0) << 8) | ((bytes[offset + 2] ?? 0) << 16)) << 8) >> 8;

/** The standard demands UTF-8 here, and ASCII everywhere else. */
const annotationText = new TextDecoder();

/** Annotations of one record: `+12.5 0x14 text 0x14 0x00`; the first of a record has no text and gives its time. */
function readAnnotations(text: string): { atS: number; text: string }[] {
  return text.split('\u0000').flatMap((list) => {
    const [time = '', ...texts] = list.split('\u0014');
    const atS = Number(/^[+-]\d+(\.\d+)?/.exec(time)?.[0] ?? NaN);
    if (Number.isNaN(atS)) return [];
    return texts.filter((one) => one.trim() !== '').map((one) => ({ atS, text: one.trim().slice(0, 80) }));
  });
}

function createBdfReader(header: BdfHeader): RowReader {
  const placed: Placed[] = [];
  const annotations: Placed[] = [];
  let before = 0;
  for (const { label, samplesPerRecord } of header.signals) {
    (label === ANNOTATIONS ? annotations : placed).push({ before, samplesPerRecord });
    before += samplesPerRecord;
  }
  const recordBytes = SAMPLE_BYTES * before;
  const rows = Math.max(0, ...placed.map(({ samplesPerRecord }) => samplesPerRecord));
  const values = new Float64Array(placed.length);
  let record = 0;
  return {
    read(bytes, at, isLast, sink) {
      let start = 0;
      for (; start + recordBytes <= bytes.length; start += recordBytes) {
        record += 1;
        for (const { before: first, samplesPerRecord } of annotations) {
          const from = start + SAMPLE_BYTES * first;
          const text = annotationText.decode(bytes.subarray(from, from + SAMPLE_BYTES * samplesPerRecord));
          for (const annotation of readAnnotations(text)) sink.event(annotation.text, annotation.atS);
        }
        for (let row = 0; row < rows; row += 1) {
          for (const [index, { before: first, samplesPerRecord }] of placed.entries()) {
            // A slower signal keeps its value until it has the next.
            const sample = samplesPerRecord === rows ? row : Math.floor((row * samplesPerRecord) / rows);
            values[index] =
              samplesPerRecord === 0 ? NaN : int24(bytes, start + SAMPLE_BYTES * (first + sample));
          }
          sink.row(values, NaN, NaN, at + start, row);
        }
      }
      if (isLast && start < bytes.length) {
        sink.problem(record + 1, `cut after ${bytes.length - start} of ${recordBytes} bytes; left out`);
        start = bytes.length;
      }
      return start;
    },
  };
}

const isBdf = (head: Uint8Array): boolean => head[0] === 0xff && textOf(head, 1, 8) === 'BIOSEMI';

/** `uV` as readers write it. */
const unitName = (unit: string): string => (/^[uµμ]v$/i.test(unit) ? 'µV' : unit);

/**
 * Recognises a BDF file by its first bytes; `null` when they begin something else.
 *
 * @param head the first bytes; the whole header of at most 1024 signals has 262,400
 */
export function openBdf(head: Uint8Array): Result<RecordingFormat> | null {
  if (!isBdf(head)) return null;
  const parsed = parseBdfHeader(head);
  if (!parsed.ok) return parsed;
  const header = parsed.value;
  const signals = header.signals.filter(({ label }) => label !== ANNOTATIONS);
  const rows = Math.max(0, ...signals.map(({ samplesPerRecord }) => samplesPerRecord));
  if (rows === 0) return failure('Header: none of its signals has samples.');
  const recordBytes =
    SAMPLE_BYTES * header.signals.reduce((sum, { samplesPerRecord }) => sum + samplesPerRecord, 0);
  if (recordBytes > MOST_RECORD_BYTES) {
    return failure(
      `Header: a record would have ${recordBytes.toLocaleString('en')} bytes; expected at most ${MOST_RECORD_BYTES.toLocaleString('en')}.`,
    );
  }
  // The GUI names the range of gain 24 with every board, and leaves patient and recording as X.
  const isFromGui =
    asciiAt(head, 8, 80) === 'X X X X' &&
    signals.some(({ label, physicalMaximum }) => /^EEG \d/.test(label) && physicalMaximum === 187_500);
  return success({
    head: {
      format: 'BDF recording',
      board: isFromGui ? 'Written by the OpenBCI GUI' : null,
      channels: signals.map((signal) => {
        const range = signal.digitalMaximum - signal.digitalMinimum;
        const factor = range === 0 ? 1 : (signal.physicalMaximum - signal.physicalMinimum) / range;
        return {
          name: signal.label,
          unit: unitName(signal.unit),
          kind:
            unitName(signal.unit) === 'g' || /^accel/i.test(signal.label)
              ? 'acceleration'
              : /status|trig/i.test(signal.label)
                ? 'other'
                : 'signal',
          factor,
          offset: range === 0 ? 0 : signal.physicalMinimum - signal.digitalMinimum * factor,
        };
      }),
      rateHz: header.recordSeconds > 0 ? rows / header.recordSeconds : null,
      numbering: 'none',
      scaling: isFromGui ? 'bdf' : 'none',
      start: header.startDate === '' ? null : `${header.startDate}, ${header.startTime.replaceAll('.', ':')}`,
    },
    dataOffset: header.headerBytes,
    createReader: () => createBdfReader(header),
  });
}

/** A signal to write. */
export interface BdfSignalToWrite {
  label: string;
  /** In ASCII, such as `uV`. */
  unit: string;
  /** The physical range; both ends of the 24-bit range stand for its ends. At most 8 characters each, with the sign. */
  physicalMinimum: number;
  physicalMaximum: number;
}

/** What a file begins with and how its records are made. */
export interface BdfToWrite {
  signals: readonly BdfSignalToWrite[];
  /** The same for all signals. */
  samplesPerRecord: number;
  recordSeconds: number;
  records: number;
  /** Bytes for the annotations of one record, a multiple of 3. */
  annotationBytes: number;
  /** `null` where it is not known: the format then asks for the first of January 1985. */
  start: Date | null;
}

const padded = (text: string, width: number): string =>
  text
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, width)
    .padEnd(width);

/** Raised when something has no place in a file of this kind. Its message is for readers. */
export class CannotWrite extends Error {}

/** A number as text; a part of its digits would be another number. */
function paddedNumber(name: string, value: number, width: number): string {
  const text = String(value);
  if (text.length > width)
    throw new CannotWrite(
      `BDF header, ${name}: ${text} has ${text.length} characters; expected at most ${width}. Save as CSV instead.`,
    );
  return text.padEnd(width);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The header of a continuous BDF+ file with one signal of annotations behind the others. */
export function encodeBdfHeader(file: BdfToWrite): Uint8Array {
  const date = file.start ?? new Date(1985, 0, 1);
  const signals = file.signals.length + 1;
  const each = (width: number, of: (signal: BdfSignalToWrite) => string, annotations: string): string =>
    file.signals.map((signal) => padded(of(signal), width)).join('') + padded(annotations, width);
  const eachNumber = (name: string, of: (signal: BdfSignalToWrite) => number, annotations: number): string =>
    [
      ...file.signals.map((signal): [string, number] => [`${name} of ${signal.label}`, of(signal)]),
      [name, annotations] as const,
    ]
      .map(([what, value]) => paddedNumber(what, value, 8))
      .join('');
  const text =
    padded('BIOSEMI', 7) +
    padded('X X X X', 80) +
    padded('Startdate X X X X', 80) +
    `${two(date.getDate())}.${two(date.getMonth() + 1)}.${two(date.getFullYear() % 100)}` +
    `${two(date.getHours())}.${two(date.getMinutes())}.${two(date.getSeconds())}` +
    paddedNumber('bytes', FILE_HEADER_BYTES + SIGNAL_HEADER_BYTES * signals, 8) +
    padded('BDF+C', 44) +
    paddedNumber('records', file.records, 8) +
    paddedNumber('seconds of a record', file.recordSeconds, 8) +
    paddedNumber('signals', signals, 4) +
    each(16, ({ label }) => label, ANNOTATIONS) +
    each(80, () => '', '') +
    each(8, ({ unit }) => unit, '') +
    eachNumber('physical minimum', ({ physicalMinimum }) => physicalMinimum, -1) +
    eachNumber('physical maximum', ({ physicalMaximum }) => physicalMaximum, 1) +
    each(8, () => '-8388608', '-8388608') +
    each(8, () => '8388607', '8388607') +
    each(80, () => '', '') +
    eachNumber('samples of a record', () => file.samplesPerRecord, file.annotationBytes / SAMPLE_BYTES) +
    each(32, () => '', '');
  const bytes = new Uint8Array(1 + text.length);
  bytes[0] = 0xff;
  bytes.set(bytesOfText(text), 1);
  return bytes;
}

/** The annotations of one record, without what fills it up. */
export function encodeAnnotations(
  recordAtS: number,
  events: readonly { atS: number; text: string }[],
): Uint8Array {
  const encoder = new TextEncoder();
  const list = (atS: number, text: string): string => `+${Number(atS.toFixed(6))}\u0014${text}\u0014\u0000`;
  return encoder.encode(
    list(recordAtS, '') +
      events.map(({ atS, text }) => list(atS, text.replace(/[\u0000-\u001f]/g, ' '))).join(''),
  );
}

/**
 * One record.
 *
 * @param digital for each signal `samplesPerRecord` whole numbers from -8388608 to 8388607
 */
export function encodeBdfRecord(
  file: Pick<BdfToWrite, 'samplesPerRecord' | 'annotationBytes'>,
  digital: readonly Int32Array[],
  annotations: Uint8Array,
): Uint8Array {
  const bytes = new Uint8Array(SAMPLE_BYTES * file.samplesPerRecord * digital.length + file.annotationBytes);
  let at = 0;
  for (const samples of digital) {
    for (let index = 0; index < file.samplesPerRecord; index += 1) {
      const value = samples[index] ?? 0;
      bytes[at] = value & 0xff;
      bytes[at + 1] = (value >> 8) & 0xff;
      bytes[at + 2] = (value >> 16) & 0xff;
      at += SAMPLE_BYTES;
    }
  }
  bytes.set(annotations.subarray(0, file.annotationBytes), at);
  return bytes;
}
