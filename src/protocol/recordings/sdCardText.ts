/**
 * The Cyton's SD card files: comma-separated hexadecimal lines, stamps and a footer (firmware 1.0 to 3.1.5,
 * `SD_Card_Stuff.ino`).
 *
 * Lines that cannot be read are reported with their number and do not stop the reading: a full card, a pulled battery or
 * an early stop leave such lines in good files.
 */
import { CYTON_CHANNELS } from '../../data/cyton';
import { CYTON_DAISY_CHANNELS } from '../../data/daisy';
import { success, type Result } from '../result';
import { parseHex, textOf } from './decimal';
import { firstLines } from './delimited';
import { createLineCutter, quote } from './lines';
import type { RecordingFormat, RowReader, RowSink } from './types';

const COMMA = 0x2c;
const PERCENT = 0x25;
const AUXILIARY = 3;

/** Digits of a sample number, of a channel and of an acceleration or auxiliary value. */
const NUMBER_DIGITS = 2;
const CHANNEL_DIGITS = 6;
const AUXILIARY_DIGITS = 4;

/** The firmware writes `%STOP AT` at a start and `%START AT` at a stop. */
const STAMPS: ReadonlyMap<string, 'started' | 'stopped'> = new Map([
  ['%STOP AT', 'started'],
  ['%START AT', 'stopped'],
]);

const BLOCK_LIST = '%block, uS';

const FOOTER: ReadonlyMap<string, (value: number) => string> = new Map(
  Object.entries({
    '%SamplingFreq:': (value) => `Footer: sampling frequency ${value} Hz`,
    '%Total time mS:': (value) => `Footer: total time ${value} ms`,
    '%min Write time uS:': (value) => `Footer: shortest write ${value} µs`,
    '%max Write time uS:': (value) => `Footer: longest write ${value} µs`,
    '%Over:': (value) => `Footer: ${value} slow writes`,
  }),
);

/** A two's complement number of some hexadecimal digits; NaN when they are none. */
function signedHex(bytes: Uint8Array, from: number, digits: number): number {
  const value = parseHex(bytes, from, from + digits);
  if (value < 0) return NaN;
  const range = 2 ** (4 * digits);
  return value >= range / 2 ? value - range : value;
}

/** Bytes of a line of samples, without its line end. */
const lineBytes = (channels: number, auxiliary: number): number =>
  NUMBER_DIGITS + channels * (CHANNEL_DIGITS + 1) + auxiliary * (AUXILIARY_DIGITS + 1);

function createSdReader(channels: number, firstLine: number): RowReader {
  const cutter = createLineCutter(firstLine);
  const values = new Float64Array(channels + AUXILIARY).fill(NaN);
  const shortBytes = lineBytes(channels, 0);
  const longBytes = lineBytes(channels, AUXILIARY);
  let label: string | null = null;
  let isListingBlocks = false;

  function takeLabel(text: string, line: number, sink: RowSink): void {
    if (label !== null) sink.problem(line, `no value after ${quote(label)}`);
    isListingBlocks = text === BLOCK_LIST;
    label = STAMPS.has(text) || FOOTER.has(text) ? text : null;
    if (label === null && !isListingBlocks) {
      sink.problem(line, `${quote(text)} is neither a stamp nor a line of the footer`);
    }
  }

  function takeLabelled(name: string, text: string, line: number, sink: RowSink): void {
    const value = /^[0-9a-f]{1,8}$/i.test(text) ? parseInt(text, 16) : NaN;
    const stamp = STAMPS.get(name);
    if (Number.isNaN(value)) sink.problem(line, `${quote(text)} after ${quote(name)} is not hexadecimal`);
    else if (stamp) sink.streamStamp(stamp, value);
    else sink.event(FOOTER.get(name)?.(value) ?? name);
  }

  function complain(data: Uint8Array, from: number, to: number, line: number, sink: RowSink): void {
    const fields = textOf(data, from, to).split(',');
    const shapes = [1 + channels, 1 + channels + AUXILIARY];
    if (!shapes.includes(fields.length)) {
      sink.problem(
        line,
        `${fields.length} value${fields.length === 1 ? '' : 's'}; expected ${shapes.join(' or ')}`,
      );
      return;
    }
    const bad = fields.findIndex((field, index) => {
      const digits = index === 0 ? NUMBER_DIGITS : index <= channels ? CHANNEL_DIGITS : AUXILIARY_DIGITS;
      return field.length !== digits || !/^[0-9a-f]*$/i.test(field);
    });
    const digits = bad === 0 ? NUMBER_DIGITS : bad <= channels ? CHANNEL_DIGITS : AUXILIARY_DIGITS;
    sink.problem(
      line,
      `value ${bad + 1} is ${quote(fields[bad] ?? '')}; expected ${digits} hexadecimal digits`,
    );
  }

  return {
    read(bytes, at, isLast, sink) {
      return cutter.cut(
        bytes,
        isLast,
        (data, from, to, line) => {
          if (data[from] === PERCENT) {
            takeLabel(textOf(data, from, to).trim(), line, sink);
            return;
          }
          if (label !== null) {
            takeLabelled(label, textOf(data, from, to).trim(), line, sink);
            label = null;
            return;
          }
          const length = to - from;
          if (length !== shortBytes && length !== longBytes) {
            if (!isListingBlocks) complain(data, from, to, line, sink);
            return;
          }
          const sampleNumber = parseHex(data, from, from + NUMBER_DIGITS);
          let isGood = sampleNumber >= 0;
          let place = from + NUMBER_DIGITS;
          const count = length === longBytes ? channels + AUXILIARY : channels;
          values.fill(NaN, count);
          for (let index = 0; index < count && isGood; index += 1) {
            const digits = index < channels ? CHANNEL_DIGITS : AUXILIARY_DIGITS;
            const value = signedHex(data, place + 1, digits);
            isGood = data[place] === COMMA && !Number.isNaN(value);
            if (isGood) values[index] = value;
            place += 1 + digits;
          }
          if (isGood) sink.row(values, sampleNumber, NaN, at + from, 0);
          else complain(data, from, to, line, sink);
        },
        (line) => sink.problem(line, 'longer than any line of a recording; left out'),
      );
    },
  };
}

const SAMPLE_LINE = /^[0-9A-F]{2}((?:,[0-9A-F]{6})+)((?:,[0-9A-F]{4}){3})?$/i;

/** Recognises a file of the card by its first bytes; `null` when they begin something else. */
export function openSdCardText(head: Uint8Array): Result<RecordingFormat> | null {
  const lines = firstLines(head, 200);
  let channels: number | null = null;
  for (const { text } of lines) {
    const count = (SAMPLE_LINE.exec(text)?.[1]?.length ?? 0) / (CHANNEL_DIGITS + 1);
    if (count === CYTON_CHANNELS || count === CYTON_DAISY_CHANNELS) {
      channels = count;
      break;
    }
  }
  const isStamped = STAMPS.has(lines[0]?.text.trim() ?? '');
  if (channels === null && !isStamped) return null;
  const count = channels ?? CYTON_CHANNELS;
  return success({
    head: {
      format: 'SD card file of the Cyton',
      board: count === CYTON_DAISY_CHANNELS ? 'Cyton with Daisy' : 'Cyton',
      channels: [
        ...Array.from({ length: count }, (_, index) => ({
          name: `Channel ${index + 1}`,
          unit: 'µV',
          kind: 'signal' as const,
          factor: 1,
          offset: 0,
        })),
        ...['X', 'Y', 'Z'].map((axis, index) => ({
          name: `Acceleration ${axis}, or auxiliary ${index + 1}`,
          unit: 'counts',
          kind: 'acceleration' as const,
          factor: 1,
          offset: 0,
        })),
      ],
      rateHz: 250,
      numbering: 'each',
      scaling: 'gain',
      start: null,
    },
    // Behind the mark that editors put before UTF-8.
    dataOffset: lines[0]?.at ?? 0,
    createReader: () => createSdReader(count, 1),
  });
}
