/** Files of BrainFlow's file streamer and `write_file`: tabs between numbers, a line a sample, no header. */
import { brainFlowLayouts } from '../data/recordings';
import type { BrainFlowLayout } from '../data/recordings';
import { failure, success } from './result';
import type { Result } from './result';

/** A recording, and where its values stand. */
export interface BrainFlowFile {
  layout: BrainFlowLayout;
  /** One row a sample. */
  rows: readonly (readonly number[])[];
  problems: readonly { line: number; message: string }[];
}

/** Reads a file; the number of columns of its first line tells the board. */
export function parseBrainFlowFile(text: string): Result<BrainFlowFile> {
  const lines = text.split(/\r?\n/).filter((line, index, all) => line !== '' || index < all.length - 1);
  const columns = (lines[0] ?? '').split('\t').length;
  const layout = brainFlowLayouts.find((candidate) => candidate.columns === columns);
  if (!layout) {
    const known = brainFlowLayouts.map((candidate) => `${candidate.columns} (${candidate.board})`).join(', ');
    return failure(`Line 1: ${columns} columns between tabs, expected ${known}.`);
  }
  const rows: number[][] = [];
  const problems: { line: number; message: string }[] = [];
  for (const [index, line] of lines.entries()) {
    const fields = line.split('\t');
    const numbers = fields.map((field) => (field.trim() === '' ? NaN : Number(field)));
    if (fields.length !== columns) {
      problems.push({ line: index + 1, message: `${fields.length} columns, expected ${columns}` });
    } else if (numbers.some(Number.isNaN)) {
      problems.push({
        line: index + 1,
        message: `column ${numbers.findIndex(Number.isNaN)} is not a number`,
      });
    } else rows.push(numbers);
  }
  return success({ layout, rows, problems });
}

/** The signal of a channel, from 1, in microvolts; `null` when the board has no such channel. */
export function channelOf({ layout, rows }: BrainFlowFile, channel: number): readonly number[] | null {
  const column = layout.signal[channel - 1];
  return column === undefined ? null : rows.map((row) => row[column] ?? NaN);
}
