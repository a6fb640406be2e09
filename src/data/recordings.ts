/** What recordings of the GUI and of BrainFlow look like, and where they surprise. */
import type { Source } from './types';

const gui = (file: string, where: string): Source => ({
  title: `OpenBCI GUI 6.0.0-beta.1, ${file}`,
  where,
  url: `https://github.com/OpenBCI/OpenBCI_GUI/blob/v6.0.0-beta.1/OpenBCI_GUI/${file}`,
});

const brainflow = (file: string, where: string): Source => ({
  title: `BrainFlow, ${file.split('/').pop() ?? file}`,
  where,
  url: `https://github.com/brainflow-dev/brainflow/blob/master/src/${file}`,
});

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

/** The four header lines of the GUI's text files, before the line with the names of the columns. */
export const guiRecordingHeader: readonly { line: string; meaning: string; source: Source }[] = [
  {
    line: '%OpenBCI Raw EXG Data',
    meaning: 'What the file holds; `%OpenBCI Raw Aux Data` for auxiliary streams',
    source: gui('DataWriterODF.pde', 'headerFirstLineString'),
  },
  {
    line: '%Number of channels = 8',
    meaning: 'Signal channels',
    source: gui('DataWriterODF.pde', 'writeHeader'),
  },
  {
    line: '%Sample Rate = 250 Hz',
    meaning: 'Samples a second',
    source: gui('DataWriterODF.pde', 'writeHeader'),
  },
  {
    line: '%Board = OpenBCI_GUI$BoardCytonSerial',
    meaning: 'The board, by the name of its class in the GUI; playback needs it',
    source: gui('DataWriterODF.pde', 'writeHeader'),
  },
];

export const recordingNotes: readonly { note: string; source: Source }[] = [
  {
    note: 'BrainFlow’s `.csv` files are separated by tabs, have no header and print six decimals.',
    source: brainflow('board_controller/file_streamer.cpp', 'stream_data'),
  },
  {
    note: 'BDF+ files of the GUI hold whole microvolts where the header announces converter counts. Software that follows the header shows signals 44.7 times too small; multiply by 8388608 ÷ 187500. Read from the source, not measured.',
    source: gui('DataWriterBDF.pde', 'writeChannelDataValues, bdf_physical_maximum_ADC_24bit'),
  },
  {
    note: 'For the same reason the accelerometer in BDF+ files is close to empty: values in g are cut to whole numbers and then shifted right by four bits.',
    source: gui('DataWriterBDF.pde', 'writeAuxDataValues'),
  },
  {
    note: 'The GUI plays SD card files back as 250 Hz with gain 24, whatever the recording used.',
    source: gui('DataSourceSDCard.pde', 'initialize and parseRow'),
  },
];
