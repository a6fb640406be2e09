/** What all readers of recordings share: a format says what stands in a file, its row reader turns bytes into rows. */

/** What a channel is, which decides what is shown first. */
export type ChannelKind = 'signal' | 'acceleration' | 'other';

/** One channel of a file. Its values are `offset + factor × stored`. */
export interface RecordingChannel {
  name: string;
  /** Empty where the file does not say. */
  unit: string;
  kind: ChannelKind;
  factor: number;
  offset: number;
}

/** How sample numbers count: each row has the next, two rows of a Ganglion share one, or there are none. */
export type Numbering = 'each' | 'ganglion' | 'none';

/** What a file says of itself, and what its format lets us know. */
export interface RecordingHead {
  /** In words, such as `GUI recording (text)`. */
  format: string;
  board: string | null;
  channels: readonly RecordingChannel[];
  /** Samples a second as the file names them, or as its format has them; `null` when neither does. */
  rateHz: number | null;
  numbering: Numbering;
  /** What a reader has to add: the gain for counts, or whether the GUI wrote whole microvolts into a BDF file. */
  scaling: 'none' | 'gain' | 'bdf';
  /** When it began, as the file has it in its head. */
  start: string | null;
}

/** Takes what a row reader finds, in the order of the file. */
export interface RowSink {
  /**
   * @param values stored values, one a channel; the array is used again for the next row. NaN where there is none.
   * @param sampleNumber NaN where there is none
   * @param timeS seconds of a clock; NaN where there is none
   * @param unitOffset byte of the file at which the line or record with this row begins
   * @param indexInUnit which row of that line or record it is
   */
  row(
    values: Float64Array,
    sampleNumber: number,
    timeS: number,
    unitOffset: number,
    indexInUnit: number,
  ): void;
  /** Something that happened at the next row; at a time instead, in seconds from the start, where one is given. */
  event(text: string, atS?: number): void;
  /** The board began to stream, or stopped, at this time of its clock: sample numbers begin anew. */
  streamStamp(event: 'started' | 'stopped', clockMs: number): void;
  /** A line, or record, that could not be read. */
  problem(line: number, message: string): void;
}

/** Turns bytes into rows. It remembers what it needs from one stretch to the next. */
export interface RowReader {
  /**
   * Reads as many whole lines or records as there are.
   *
   * @param at place of the first byte in the file
   * @param isLast nothing comes after these bytes
   * @returns how many bytes are done with; the rest is wanted again, with more behind it
   */
  read(bytes: Uint8Array, at: number, isLast: boolean, sink: RowSink): number;
}

/** A file that was recognised. */
export interface RecordingFormat {
  head: RecordingHead;
  /** Byte at which rows begin. */
  dataOffset: number;
  /** A reader for rows from any line or record on; lines are numbered right only from `dataOffset` on. */
  createReader(): RowReader;
}

/** What a problem counts: text has lines, BDF has records. */
export type ProblemUnit = 'line' | 'record';
