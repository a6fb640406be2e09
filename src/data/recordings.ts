/** What recordings of BrainFlow look like. */
import type { Source } from './types';

const brainflow = (file: string, where: string): Source => ({
  title: `BrainFlow, ${file.split('/').pop() ?? file}`,
  where,
  url: `https://github.com/brainflow-dev/brainflow/blob/master/src/${file}`,
});

/** Where the values of one board stand in a file that BrainFlow wrote; columns count from 0. */
export interface BrainFlowLayout {
  board: 'Cyton' | 'Cyton with Daisy' | 'Ganglion';
  /** Columns of a file. */
  columns: number;
  sampleRateHz: number;
  /** Columns of the signal, in microvolts. */
  signal: readonly number[];
  /** Columns of the accelerometer, in g. */
  accelerometer: readonly number[];
  /** Column of the time: seconds since 1970, UTC. */
  time: number;
  marker: number;
  source: Source;
}

const range = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** Columns of BrainFlow's files by board, counted from 0. The number of columns tells the boards apart. */
export const brainFlowLayouts: readonly BrainFlowLayout[] = [
  {
    board: 'Cyton',
    columns: 24,
    sampleRateHz: 250,
    signal: range(1, 8),
    accelerometer: range(9, 3),
    time: 22,
    marker: 23,
    source: brainflow('board_controller/brainflow_boards.cpp', 'boards, 0'),
  },
  {
    board: 'Cyton with Daisy',
    columns: 32,
    sampleRateHz: 125,
    signal: range(1, 16),
    accelerometer: range(17, 3),
    time: 30,
    marker: 31,
    source: brainflow('board_controller/brainflow_boards.cpp', 'boards, 2'),
  },
  {
    board: 'Ganglion',
    columns: 15,
    sampleRateHz: 200,
    signal: range(1, 4),
    accelerometer: range(5, 3),
    time: 13,
    marker: 14,
    source: brainflow('board_controller/brainflow_boards.cpp', 'boards, 1'),
  },
];
