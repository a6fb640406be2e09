/** Text recordings of the GUI (`OpenBCI-RAW-….txt`): four header lines, the names of the columns, then samples. */
import { failure, success } from './result';
import type { Result } from './result';

/** A recording of the GUI. */
export interface GuiRecording {
  channels: number;
  sampleRateHz: number;
  /** The GUI's class, such as `OpenBCI_GUI$BoardCytonSerial`. */
  board: string;
  /** Names of the columns, without the formatted time. Names may repeat (`Other`). */
  columns: readonly string[];
  /** One row a sample, one number a column. Signals are in microvolts, times in seconds since 1970. */
  rows: readonly (readonly number[])[];
  /** The date and local time of each row, as written. */
  times: readonly string[];
  /** Rows that could not be read, such as the last one after a crash. */
  problems: readonly { line: number; message: string }[];
}

const HEADER = {
  channels: /^%Number of channels = (\d+)$/,
  sampleRate: /^%Sample Rate = (\d+) Hz$/,
  board: /^%Board = (.+)$/,
} as const;

/** Reads the text of a recording. A header that lacks what playback needs is an error; bad rows are reported. */
export function parseGuiRecording(text: string): Result<GuiRecording> {
  const lines = text.split(/\r?\n/);
  const headerLength = lines.findIndex((line) => !line.startsWith('%'));
  const header = lines.slice(0, headerLength < 0 ? lines.length : headerLength);
  const find = (pattern: RegExp): string | undefined =>
    header.map((line) => pattern.exec(line.trim())?.[1]).find((found) => found !== undefined);
  const channels = find(HEADER.channels);
  const sampleRate = find(HEADER.sampleRate);
  const board = find(HEADER.board);
  if (channels === undefined) return failure('Header: no line "%Number of channels = …".');
  if (sampleRate === undefined) return failure('Header: no line "%Sample Rate = … Hz".');
  if (board === undefined) return failure('Header: no line "%Board = …".');

  const names = (lines[header.length] ?? '').split(',').map((name) => name.trim());
  if (names.at(-1) !== 'Timestamp (Formatted)') {
    return failure(
      `Line ${header.length + 1}: expected the names of the columns, the last "Timestamp (Formatted)".`,
    );
  }
  const columns = names.slice(0, -1);
  const rows: number[][] = [];
  const times: string[] = [];
  const problems: { line: number; message: string }[] = [];
  for (const [index, line] of lines.entries()) {
    if (index <= header.length || line.trim() === '') continue;
    const fields = line.split(',').map((field) => field.trim());
    const numbers = fields.slice(0, columns.length).map((field) => (field === '' ? NaN : Number(field)));
    if (fields.length !== names.length) {
      problems.push({ line: index + 1, message: `${fields.length} fields, expected ${names.length}` });
    } else if (numbers.some(Number.isNaN)) {
      const bad = numbers.findIndex(Number.isNaN);
      problems.push({
        line: index + 1,
        message: `"${fields[bad]}" in column "${columns[bad]}" is not a number`,
      });
    } else {
      rows.push(numbers);
      times.push(fields.at(-1) ?? '');
    }
  }
  return success({
    channels: Number(channels),
    sampleRateHz: Number(sampleRate),
    board,
    columns,
    rows,
    times,
    problems,
  });
}

/** The values of the first column of a name, or `null` when there is none. */
export function columnOf({ columns, rows }: GuiRecording, name: string): readonly number[] | null {
  const index = columns.indexOf(name);
  return index < 0 ? null : rows.map((row) => row[index] ?? NaN);
}
