/** A recording as the OpenBCI GUI writes it (OpenBCI-RAW, `.txt`), so that it plays back there and scripts for it fit. */
import { fileColumns } from '@site/src/data/gui';
import type { Row } from '@site/src/protocol/session/cytonRows';

/** What the first lines say. */
export interface Recorded {
  channels: 4 | 8 | 16;
  rateHz: number;
}

const BOARDS = { 4: 'ganglion', 8: 'cyton', 16: 'daisy' } as const;
/** The GUI's own names of what sent the data; without one of them it does not play a file. */
const CLASSES = { 4: 'BoardGanglionNative', 8: 'BoardCytonSerial', 16: 'BoardCytonSerialDaisy' } as const;

const two = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** Date and local time to the millisecond, as the GUI formats them. */
export const formatTime = (time: Date): string =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())} ` +
  `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}.${two(time.getMilliseconds(), 3)}`;

/** The lines before the first sample. */
export function odfHeader({ channels, rateHz }: Recorded): string {
  const names = fileColumns[BOARDS[channels]].flatMap(({ from, to, name }) =>
    Array.from({ length: to - from + 1 }, (_, index) => name.replace(/ n$/, ` ${index}`)),
  );
  return [
    '%OpenBCI Raw EXG Data',
    `%Number of channels = ${channels}`,
    `%Sample Rate = ${rateHz} Hz`,
    `%Board = OpenBCI_GUI$${CLASSES[channels]}`,
    `${names.join(', ')}\n`,
  ].join('\n');
}

/** Java's way to write a number, which the GUI's files have: always with a decimal point. */
const asDouble = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));

/** The GUI's axes: those of the Cyton, but the Ganglion's turned as BrainFlow turns them. */
function accelerationOf({ acceleration }: Row, isCyton: boolean): readonly number[] {
  const [x, y, z] = acceleration;
  return isCyton ? acceleration : [y, x, 0 - z];
}

/** One line of samples. Columns that a board has no value for hold 0. */
export function odfLine(row: Row, { channels }: Recorded): string {
  const { number, microvolts, stopByte, aux, timeMs } = row;
  const isCyton = channels !== 4;
  const values = [
    number,
    ...microvolts.map((value) => Number(value.toFixed(6))),
    ...accelerationOf(row, isCyton).map((value) => Number(value.toFixed(6))),
    // Stop byte, pins as a mode without pins leaves them, and the three analog values.
    ...(isCyton ? [stopByte, 0, 0, 0, 0, 0, 0, ...aux] : [0, 0, 0, 0, 0]),
    timeMs / 1000,
    0,
  ];
  return `${values.map(asDouble).join(', ')}, ${formatTime(new Date(timeMs))}\n`;
}
