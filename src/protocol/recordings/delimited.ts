/**
 * Recordings that are tables of decimal numbers: those of the GUI (5 and 6, and the older ones), BrainFlow's files, and
 * tables with a line of names, such as those that the viewer itself writes.
 *
 * Layouts: GUI 6.0.0-beta.1 `DataWriterODF.pde`; GUI 2.2.1 and 4.2.0 `DataLogging.pde`; BrainFlow `file_streamer.cpp`
 * and `brainflow_boards.cpp`.
 */
import { failure, success, type Result } from '../result';
import { parseDecimal, textOf } from './decimal';
import { createLineCutter, quote } from './lines';
import type {
  ChannelKind,
  RecordingChannel,
  RecordingFormat,
  RecordingHead,
  RowReader,
  RowSink,
} from './types';

const COMMA = 0x2c;
const TAB = 0x09;
const COLON = 0x3a;
const SPACE = 0x20;
const QUOTE = 0x22;
const POINT = 0x2e;

/** What stands in a column: a channel, a marker that is a channel too, a number that counts samples, a time, events in words, or text. */
type Role =
  | { role: 'channel' | 'marker'; channel: RecordingChannel }
  | { role: 'number' | 'event' | 'text' }
  | { role: 'time'; /** Where the name says it; else the size tells. */ perSecond?: number };

const channelOf = (name: string, unit: string, kind: ChannelKind): RecordingChannel => ({
  name,
  unit,
  kind,
  factor: 1,
  offset: 0,
});

const signal = (number: number): Role => ({
  role: 'channel',
  channel: channelOf(`Channel ${number}`, 'µV', 'signal'),
});
const acceleration = (axis: number): Role => ({
  role: 'channel',
  channel: channelOf(`Acceleration ${'XYZ'[axis] ?? axis}`, 'g', 'acceleration'),
});
const other = (name: string): Role => ({ role: 'channel', channel: channelOf(name, '', 'other') });
const marker: Role = { role: 'marker', channel: channelOf('Marker', '', 'other') };

/** Above it, a time counts milliseconds since 1970: as seconds it would lie beyond the year 5000. */
const FIRST_MILLISECONDS = 1e11;

/** A time stamp in seconds, whatever it counts. */
const inSeconds = (time: number): number => (time > FIRST_MILLISECONDS ? time / 1000 : time);

/** Where a value ends. One that begins with a quotation mark may have separators in it (RFC 4180). */
function valueEnd(bytes: Uint8Array, from: number, to: number, separator: number): number {
  let at = from;
  while (at < to && bytes[at] === SPACE) at += 1;
  const hasQuotes = at < to && bytes[at] === QUOTE;
  // A mark that is meant stands twice, so that what follows it is still inside.
  let isInside = false;
  for (; at < to; at += 1) {
    if (hasQuotes && bytes[at] === QUOTE) isInside = !isInside;
    else if (bytes[at] === separator && !isInside) return at;
  }
  return to;
}

/** A value in words, without the quotation marks around it. */
function plainText(value: string): string {
  const text = value.trim();
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
}

/** A value as a number, with quotation marks around it or none. NaN when it is none, or empty. */
function numberIn(bytes: Uint8Array, from: number, to: number): number {
  const value = parseDecimal(bytes, from, to);
  if (!Number.isNaN(value) || !includesByte(bytes, QUOTE, from, to)) return value;
  const text = bytesOf(plainText(textOf(bytes, from, to)));
  return parseDecimal(text, 0, text.length);
}

/** The values of a line, as they stand there. */
function valuesOf(line: string, separator: number): string[] {
  const bytes = new TextEncoder().encode(line);
  const values: string[] = [];
  for (let from = 0; from <= bytes.length;) {
    const end = valueEnd(bytes, from, bytes.length, separator);
    values.push(utf8.decode(bytes.subarray(from, end)));
    from = end + 1;
  }
  return values;
}

/** Rows of a fixed number of columns. */
function createTableReader(roles: readonly Role[], separator: number, firstLine: number): RowReader {
  const cutter = createLineCutter(firstLine);
  const count = roles.filter(({ role }) => role === 'channel' || role === 'marker').length;
  const values = new Float64Array(count);
  const name = separator === TAB ? 'tabs' : 'commas';
  let markerWas = 0;
  let eventWas = '';
  return {
    read(bytes, at, isLast, sink) {
      return cutter.cut(
        bytes,
        isLast,
        (data, from, to, line) => {
          let column = 0;
          let next = 0;
          let sampleNumber = NaN;
          let timeS = NaN;
          let markerIs = 0;
          let eventIs = '';
          for (let start = from, end = from; start <= to; start = end + 1) {
            end = valueEnd(data, start, to, separator);
            const role = roles[column];
            // A separator behind the last value makes no column.
            if (role === undefined && end === to && isBlank(data, start, to)) break;
            if (role?.role === 'event') eventIs = plainText(wordsOf(data.subarray(start, end)));
            else if (role && role.role !== 'text') {
              const value = numberIn(data, start, end);
              if (Number.isNaN(value)) {
                const content = textOf(data, start, end).trim();
                const isCut = end === to && column < roles.length - 1;
                // Nothing, NaN or an infinity is how programs write that there is no value.
                if (isCut || role.role !== 'channel' || !/^(|nan|[+-]?inf(inity)?)$/i.test(content)) {
                  sink.problem(
                    line,
                    isCut
                      ? countMessage(column + 1, roles.length, name)
                      : `${quote(content)} in column ${column + 1} ${/^[+-]?\d+,\d+$/.test(content) ? 'has a decimal comma. Save numbers with points' : 'is not a number'}`,
                  );
                  return;
                }
              }
              if (role.role === 'number') sampleNumber = value;
              else if (role.role === 'time')
                timeS = role.perSecond === undefined ? inSeconds(value) : value / role.perSecond;
              else {
                values[next] = value;
                next += 1;
                if (role.role === 'marker') markerIs = value;
              }
            }
            column += 1;
          }
          if (column !== roles.length) {
            sink.problem(line, countMessage(column, roles.length, name));
            return;
          }
          if (markerIs !== 0 && markerIs !== markerWas) sink.event(`Marker ${markerIs}`);
          markerWas = markerIs;
          // Programs also write what lasts beside each of its samples, and 0 for nothing.
          if (eventIs !== eventWas && eventIs !== '' && eventIs !== '0') sink.event(eventIs);
          eventWas = eventIs;
          sink.row(values, sampleNumber, timeS, at + from, 0);
        },
        (line) => sink.problem(line, 'longer than any line of a recording; left out'),
      );
    },
  };
}

const countMessage = (found: number, expected: number, name: string): string =>
  `${found} value${found === 1 ? '' : 's'} between ${name}; expected ${expected}${found > expected ? HAS_COMMAS : ''}`;

/** What is asked where a line has more values than it should. */
const HAS_COMMAS = '. Do numbers have decimal commas? Save them with points';

const includesByte = (bytes: Uint8Array, byte: number, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (bytes[at] === byte) return true;
  return false;
};

const isBlank = (bytes: Uint8Array, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if (bytes[at] !== SPACE) return false;
  return true;
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A line of words: UTF-8, as programs of today write µ; else as it was written before. */
function wordsOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return textOf(bytes);
  }
}

/** The lines at the beginning of a file, with the byte at which each begins. */
export function firstLines(head: Uint8Array, most = 40): { text: string; at: number }[] {
  const lines: { text: string; at: number }[] = [];
  let at = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
  while (at < head.length && lines.length < most) {
    const found = head.indexOf(0x0a, at);
    const end = found < 0 ? head.length : found;
    lines.push({ text: wordsOf(head.subarray(at, Math.min(end, at + 4096))).replace(/\r$/, ''), at });
    at = end + 1;
  }
  return lines;
}

interface TableStart {
  head: Omit<RecordingHead, 'channels' | 'scaling'>;
  roles: readonly Role[];
  separator: number;
  dataOffset: number;
  firstLine: number;
}

const table = ({ head, roles, separator, dataOffset, firstLine }: TableStart): RecordingFormat => ({
  head: {
    ...head,
    scaling: 'none',
    channels: roles.flatMap((role) =>
      role.role === 'channel' || role.role === 'marker' ? [role.channel] : [],
    ),
  },
  dataOffset,
  createReader: () => createTableReader(roles, separator, firstLine),
});

/** What the name of a column means; GUI 5 calls the marker behind the time stamp `Other`. */
function roleOfName(name: string, before: string): Role {
  const numbered = /^(?:exg|eeg|emg|ecg) channel (\d+)$/i.exec(name);
  if (numbered) return signal(Number(numbered[1]) + 1);
  const accelerated = /^accel channel (\d)$/i.exec(name);
  if (accelerated) return acceleration(Number(accelerated[1]));
  if (/^sample( index| number)?$/i.test(name)) return { role: 'number' };
  if (/^(time|timestamp)( ?\(s\))?$/i.test(name)) return { role: 'time' };
  const part = /^(?:time|timestamp)[ _]?[([]?([mµμu])s[)\]]?$/i.exec(name)?.[1];
  if (part !== undefined) return { role: 'time', perSecond: /m/i.test(part) ? 1e3 : 1e6 };
  if (/^event$/i.test(name)) return { role: 'event' };
  // Without a name stand the row numbers of some programs.
  if (name === '' || /formatted|^date/i.test(name)) return { role: 'text' };
  if (/^marker/i.test(name) || (name === 'Other' && /^timestamp$/i.test(before))) return marker;
  const [, plain = name, unit = ''] = /^(.*?)\s*[([]([^)\]]*)[)\]]$/.exec(name) ?? [];
  if (/^[uµμ]v$/i.test(unit)) return { role: 'channel', channel: channelOf(plain, 'µV', 'signal') };
  if (unit === 'g') return { role: 'channel', channel: channelOf(plain, 'g', 'acceleration') };
  if (/^channel \d+$/i.test(name) || /^(eeg|exg|emg|ecg)\b/i.test(name))
    return { role: 'channel', channel: channelOf(name, '', 'signal') };
  return other(name);
}

const BOARDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    BoardCytonSerial: 'Cyton',
    BoardCytonSerialDaisy: 'Cyton with Daisy',
    BoardCytonWifi: 'Cyton over WiFi',
    BoardCytonWifiDaisy: 'Cyton with Daisy over WiFi',
    BoardGanglionBLE: 'Ganglion (BLED112)',
    BoardGanglionNative: 'Ganglion',
    BoardGanglionWifi: 'Ganglion over WiFi',
    BoardBrainFlowSynthetic: 'Synthetic board of the GUI',
  }),
);

const withoutSamples = (lines: number): Result<never> =>
  failure(`The file has a header of ${lines} lines, and no samples below it.`);

/** `OpenBCI_GUI$BoardCytonSerial` in a reader's words. */
const boardName = (className: string): string => {
  const short = className.replace(/^.*\$/, '').trim();
  return BOARDS.get(short) ?? short;
};

/** A table with a line of names, below lines with `%` or without: GUI 5 and 6, and CSV files. */
function openNamedTable(head: Uint8Array): Result<RecordingFormat> | null {
  const lines = firstLines(head);
  const namesAt = lines.findIndex(({ text }) => !text.startsWith('%') && text.trim() !== '');
  const named = lines[namesAt];
  // Spreadsheets fill every line up to the longest.
  const comments = (named ? lines.slice(0, namesAt) : lines).map(({ text }) => text.replace(/[,;\s]+$/, ''));
  const isGui = comments.some((line) => line.startsWith('%OpenBCI Raw'));
  if (!named) return isGui && lines.length > 1 ? withoutSamples(lines.length) : null;
  const separator = named.text.includes('\t') ? TAB : COMMA;
  const names = valuesOf(named.text, separator).map(plainText);
  if (names.length < 2) return null;
  const following = lines[namesAt + 1];
  // The line below the names has as many values, or there is none yet; else it is prose with commas in it.
  const fields = following ? valuesOf(following.text, separator) : [];
  const numbers = fields.filter((field) => !Number.isNaN(numberIn(bytesOf(field), 0, field.length)));
  if (!isGui && (numbers.length === 0 || fields.length !== names.length)) return null;
  // Without a word in it, the line is known by what it lies on: numbers alone, below names that are none.
  const isNames = names.every((name) => /^[a-z_]/i.test(name)) && numbers.length === fields.length;
  if (!/[a-z]{3}/i.test(named.text) && !isNames) return null;
  const roles = names.map((name, index): Role => {
    const role = roleOfName(name, names[index - 1] ?? '');
    const value = fields[index] ?? '';
    // A date in words does not keep the channels beside it from being read.
    const isInWords = role.role === 'time' && value.trim() !== '' && !numbers.includes(value);
    return isInWords ? { role: 'text' } : role;
  });
  if (!roles.some(({ role }) => role === 'channel')) {
    return failure(
      `Line ${namesAt + 1}: none of the ${names.length} columns is a channel; expected names such as “EXG Channel 0”.`,
    );
  }
  const find = (pattern: RegExp): string | undefined =>
    comments.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
  const board = find(/^%Board = (.+)$/);
  const rate = Number(find(/^%Sample Rate = ([\d.]+) Hz/));
  const isGanglion = board !== undefined && /Ganglion(BLE|Native)/.test(board);
  return success(
    table({
      head: {
        format: isGui ? 'Text recording of GUI 5 or 6' : 'Table with a line of names (CSV)',
        board: board === undefined ? null : boardName(board),
        rateHz: rate > 0 ? rate : null,
        numbering: roles.some(({ role }) => role === 'number') ? (isGanglion ? 'ganglion' : 'each') : 'none',
        start: null,
      },
      roles,
      separator,
      dataOffset: Math.min(head.length, following ? following.at : head.length),
      firstLine: namesAt + 2,
    }),
  );
}

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => Math.min(0xff, character.charCodeAt(0)));

const range = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The digital and analog columns behind the acceleration of a Cyton, as BrainFlow orders them. */
const CYTON_AUXILIARY: readonly Role[] = [
  'Stop byte',
  'D11',
  'D12',
  'D13',
  'D17',
  'Raw byte',
  'D18',
  'A5',
  'A6',
  'A7',
].map(other);

const GANGLION_IMPEDANCES: readonly Role[] = [
  ...range(4, (index) => `Impedance ${index + 1}`),
  'Impedance of the reference',
].map(other);

/** The columns of a board in BrainFlow's files. */
const brainFlowColumns = (channels: number, others: readonly Role[]): readonly Role[] => [
  { role: 'number' },
  ...range(channels, (index) => signal(index + 1)),
  ...range(3, acceleration),
  ...others,
  { role: 'time' },
  marker,
];

/** Boards, which the number of columns tells apart. */
const BRAINFLOW_BOARDS: readonly {
  board: string;
  rateHz: number | null;
  numbering: 'each' | 'ganglion';
  roles: readonly Role[];
}[] = [
  { board: 'Cyton', rateHz: 250, numbering: 'each', roles: brainFlowColumns(8, CYTON_AUXILIARY) },
  {
    // The synthetic board has as many columns, so the time stamps tell the rate.
    board: 'Cyton with Daisy, or the synthetic board',
    rateHz: null,
    numbering: 'each',
    roles: brainFlowColumns(16, CYTON_AUXILIARY),
  },
  { board: 'Ganglion', rateHz: 200, numbering: 'ganglion', roles: brainFlowColumns(4, GANGLION_IMPEDANCES) },
];

/** A table of numbers alone, between tabs (BrainFlow) or commas. */
function openBareTable(head: Uint8Array): Result<RecordingFormat> | null {
  const lines = firstLines(head, 2);
  const separatorOf = (text: string): number => (text.includes('\t') ? TAB : COMMA);
  const numbered = lines[0]?.text ?? '';
  // Data frames write the numbers of their columns first, and those of their rows below a blank.
  const names = valuesOf(numbered, separatorOf(numbered));
  const hasRowNumbers = names.length > 1 && names[0] === '';
  const hasNumbers = names.slice(hasRowNumbers ? 1 : 0).every((field, index) => field === String(index));
  const first = lines[hasNumbers ? 1 : 0];
  if (!first) return null;
  const separator = separatorOf(first.text);
  const fields = valuesOf(first.text, separator);
  if (fields.length < 3) return null;
  const numbers = fields.map((field) => numberIn(bytesOf(field), 0, field.length));
  if (numbers.some(Number.isNaN)) return null;
  const known =
    separator === TAB && !hasRowNumbers
      ? BRAINFLOW_BOARDS.find(({ roles }) => roles.length === fields.length)
      : undefined;
  // The time of a board that is not known: the one column with seconds since some day of this century.
  const timeAt = numbers.findLastIndex((value) => value > 9e8 && value < 1e10);
  return success(
    table({
      head: {
        format: separator === TAB ? 'BrainFlow CSV' : 'Table of numbers without names (CSV)',
        board: known?.board ?? null,
        rateHz: known?.rateHz ?? null,
        numbering: known?.numbering ?? 'none',
        start: null,
      },
      roles:
        known?.roles ??
        fields.map((_, index): Role => {
          if (hasRowNumbers && index === 0) return { role: 'text' };
          if (index === timeAt) return { role: 'time' };
          const column = hasRowNumbers ? index : index + 1;
          return { role: 'channel', channel: channelOf(`Column ${column}`, '', 'signal') };
        }),
      separator,
      dataOffset: first.at,
      firstLine: hasNumbers ? 2 : 1,
    }),
  );
}

/** Seconds of the day in `14:22:01.123`, or NaN. */
function parseTimeOfDay(text: string): number {
  const found = /(\d{1,2}):(\d{2}):(\d{2}(?:\.\d+)?)\s*$/.exec(text);
  return found ? Number(found[1]) * 3600 + Number(found[2]) * 60 + Number(found[3]) : NaN;
}

/**
 * The oldest programs wrote decimal commas where the computer does, and the separator with a blank behind it
 * (https://github.com/openbci-archive/-DEPRECATED-OpenBCI_Processing/pull/49).
 */
const DECIMAL_COMMA = /^[^,]*, -?\d+,\d/;

/** A line with points in place of commas that have no blank behind them. */
function withPoints(bytes: Uint8Array, from: number, to: number): Uint8Array {
  const line = bytes.slice(from, to);
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === COMMA && line[at + 1] !== SPACE) line[at] = POINT;
  }
  return line;
}

const OLD_HEADS = /^%(OpenBCI Raw EEG Data|OBCI (Data Log|SD Convert))/;

/**
 * Recordings of GUI 4 and older, and SD card files that it converted: the sample index, the channels, then acceleration
 * or other values, of which rows have 0 to 6, then a time of day, then (from GUI 3 on) milliseconds since 1970.
 */
function openOldTable(head: Uint8Array): Result<RecordingFormat> | null {
  const lines = firstLines(head);
  if (!OLD_HEADS.test(lines[0]?.text ?? '')) return null;
  const dataAt = lines.findIndex(({ text }) => !text.startsWith('%') && text.trim() !== '');
  const comments = lines.slice(0, dataAt < 0 ? lines.length : dataAt).map(({ text }) => text);
  const find = (pattern: RegExp): number =>
    Number(comments.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined));
  const first = lines[dataAt];
  if (!first) return withoutSamples(lines.length);
  const hasCommas = DECIMAL_COMMA.test(first.text);
  const fields = first.text.split(hasCommas ? ', ' : ',');
  const timeAt = fields.findIndex((field) => field.includes(':'));
  const numeric = (timeAt < 0 ? fields.length : timeAt) - 1;
  const named = find(/^%Number of channels = (\d+)/);
  const channels = named > 0 && named <= 64 ? named : [16, 8, 4].find((count) => count <= numeric);
  if (channels === undefined || numeric < channels) {
    return failure(
      `Line ${dataAt + 1}: ${Math.max(0, numeric)} values besides the sample index; expected the values of 4, 8 or 16 channels.`,
    );
  }
  const rate = find(/^%Sample Rate = (\d+(?:\.\d+)?)(?:,\d+)? Hz/);
  const isConverted = (lines[0]?.text ?? '').startsWith('%OBCI');
  const roles = [...range(channels, (index) => signal(index + 1)), ...range(3, acceleration)];
  return success({
    head: {
      format: isConverted ? 'SD card file that GUI 4 or older converted' : 'Text recording of GUI 4 or older',
      board: { 4: 'Ganglion', 8: 'Cyton', 16: 'Cyton with Daisy' }[channels] ?? null,
      channels: roles.flatMap((role) => (role.role === 'channel' ? [role.channel] : [])),
      // The card of those days had one rate.
      rateHz: rate > 0 ? rate : isConverted ? 250 : null,
      numbering: channels === 4 ? 'ganglion' : 'each',
      scaling: 'none',
      start: /(\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2})/.exec(lines[0]?.text ?? '')?.[1] ?? null,
    },
    dataOffset: first.at,
    createReader: () => createOldReader(channels, dataAt + 1, hasCommas),
  });
}

const AUXILIARY = 3;

/** Values behind the channels at most. */
const MOST_AUXILIARY = 6;

function createOldReader(channels: number, firstLine: number, hasCommas: boolean): RowReader {
  const cutter = createLineCutter(firstLine);
  const values = new Float64Array(channels + AUXILIARY);
  let day = 0;
  let timeOfDayWas = NaN;
  return {
    read(bytes, at, isLast, sink) {
      return cutter.cut(
        bytes,
        isLast,
        (data, lineFrom, lineTo, line) => {
          const text = hasCommas ? withPoints(data, lineFrom, lineTo) : data;
          takeLine(
            text,
            hasCommas ? 0 : lineFrom,
            hasCommas ? text.length : lineTo,
            line,
            at + lineFrom,
            sink,
          );
        },
        (line) => sink.problem(line, 'longer than any line of a recording; left out'),
      );
    },
  };
  function takeLine(
    data: Uint8Array,
    from: number,
    to: number,
    line: number,
    at: number,
    sink: RowSink,
  ): void {
    let column = 0;
    let sampleNumber = NaN;
    let timeS = NaN;
    let hasTime = false;
    let start = from;
    for (let place = from; place <= to; place += 1) {
      if (place < to && data[place] !== COMMA) continue;
      if (includesByte(data, COLON, start, place)) {
        const timeOfDay = parseTimeOfDay(textOf(data, start, place));
        // Past midnight.
        if (timeOfDay < timeOfDayWas - 43_200) day += 86_400;
        timeOfDayWas = timeOfDay;
        timeS = day + timeOfDay;
        hasTime = true;
      } else {
        const value = parseDecimal(data, start, place);
        const isEmptyEnd = place === to && isBlank(data, start, to);
        if (Number.isNaN(value) && !isEmptyEnd) {
          const content = textOf(data, start, place).trim();
          sink.problem(line, `${quote(content)} in column ${column + 1} is not a number`);
          return;
        }
        if (!isEmptyEnd) {
          if (hasTime) timeS = inSeconds(value);
          else if (column === 0) sampleNumber = value;
          else if (column <= channels + AUXILIARY) values[column - 1] = value;
          if (!hasTime) column += 1;
        }
      }
      start = place + 1;
    }
    if (column < channels + 1) {
      sink.problem(line, `${column} values; expected the sample index and ${channels} channels`);
      return;
    }
    if (column > channels + 1 + MOST_AUXILIARY) {
      sink.problem(
        line,
        `${column} values before the time; expected at most ${channels + 1 + MOST_AUXILIARY}${HAS_COMMAS}`,
      );
      return;
    }
    values.fill(NaN, Math.min(column - 1, channels + AUXILIARY));
    sink.row(values, sampleNumber, timeS, at, 0);
  }
}

/** Recognises a table of decimal numbers by its first bytes; `null` when they begin something else. */
export const openDelimited = (head: Uint8Array): Result<RecordingFormat> | null =>
  openOldTable(head) ?? openBareTable(head) ?? openNamedTable(head);
