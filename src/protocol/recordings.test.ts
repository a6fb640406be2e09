import { describe, expect, it } from 'vitest';
import { brainFlowLayouts } from '../data/recordings';
import { bdfPhysical, bdfSamples, parseBdfHeader } from './bdf';
import { channelOf, parseBrainFlowFile } from './brainFlowFile';
import { columnOf, parseGuiRecording } from './guiRecording';
import type { Result } from './result';

const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};
const errorOf = (result: Result<unknown>): string => (result.ok ? '' : result.error);

describe('text recordings of the GUI', () => {
  const header = [
    '%OpenBCI Raw EXG Data',
    '%Number of channels = 4',
    '%Sample Rate = 200 Hz',
    '%Board = OpenBCI_GUI$BoardGanglionNative',
    'Sample Index, EXG Channel 0, EXG Channel 1, Other, Other, Timestamp, Timestamp (Formatted)',
  ];
  const text = [
    ...header,
    '0.0, -12.5, 3.0E-4, 0.0, 0.0, 1.7E9, 2023-11-14 22:13:20.000',
    '1.0, 7.25, -1.0, 0.0, 0.0, 1.700000000005E9, 2023-11-14 22:13:20.005',
    '',
  ].join('\n');

  it('give header, columns, rows and times', () => {
    const recording = valueOf(parseGuiRecording(text));
    expect(recording).toMatchObject({
      channels: 4,
      sampleRateHz: 200,
      board: 'OpenBCI_GUI$BoardGanglionNative',
      columns: ['Sample Index', 'EXG Channel 0', 'EXG Channel 1', 'Other', 'Other', 'Timestamp'],
      times: ['2023-11-14 22:13:20.000', '2023-11-14 22:13:20.005'],
      problems: [],
    });
    expect(columnOf(recording, 'EXG Channel 0')).toEqual([-12.5, 7.25]);
    expect(columnOf(recording, 'EXG Channel 1')).toEqual([0.0003, -1]);
    expect(columnOf(recording, 'EXG Channel 9')).toBeNull();
  });

  it('are read with Windows line ends', () => {
    expect(valueOf(parseGuiRecording(text.replaceAll('\n', '\r\n'))).rows).toHaveLength(2);
  });

  it('report a cut-off last row and go on', () => {
    const recording = valueOf(parseGuiRecording(`${text}2.0, 5.0, x, 0.0, 0.0, 1.7E9, now\n3.0, 4.`));
    expect(recording.rows).toHaveLength(2);
    expect(recording.problems).toEqual([
      { line: 8, message: '"x" in column "EXG Channel 1" is not a number' },
      { line: 9, message: '2 fields, expected 7' },
    ]);
  });

  it.each([
    [1, 'no line "%Number of channels'],
    [2, 'no line "%Sample Rate'],
    [3, 'no line "%Board'],
    [4, 'expected the names of the columns'],
  ])('are refused without line %i of the header', (missing, message) => {
    expect(errorOf(parseGuiRecording(header.filter((_, index) => index !== missing).join('\n')))).toContain(
      message,
    );
  });
});

describe('BrainFlow files', () => {
  const line = (columns: number, start: number): string =>
    Array.from({ length: columns }, (_, index) => (start + index).toFixed(6)).join('\t');

  it.each(brainFlowLayouts.map((layout) => [layout.board, layout.columns] as const))(
    'of the %s are known by their %i columns',
    (board, columns) => {
      const file = valueOf(parseBrainFlowFile(`${line(columns, 0)}\n${line(columns, 100)}\n`));
      expect(file.layout.board).toBe(board);
      expect(channelOf(file, 1)).toEqual([1, 101]);
      expect(channelOf(file, 99)).toBeNull();
      expect(file.problems).toEqual([]);
    },
  );

  it('report bad rows', () => {
    const file = valueOf(
      parseBrainFlowFile(`${line(15, 0)}\n${line(14, 0)}\n${line(15, 0).replace('3.000000', 'x')}\n`),
    );
    expect(file.rows).toHaveLength(1);
    expect(file.problems).toEqual([
      { line: 2, message: '14 columns, expected 15' },
      { line: 3, message: 'column 3 is not a number' },
    ]);
  });

  it('with commas are refused', () => {
    expect(errorOf(parseBrainFlowFile('1,2,3\n'))).toContain('1 columns between tabs, expected 24 (Cyton)');
  });
});

describe('BDF files', () => {
  const pad = (text: string, width: number): string => text.padEnd(width);
  const each = (width: number, ...values: string[]): string =>
    values.map((value) => pad(value, width)).join('');
  const header =
    pad('X X X X', 80) +
    pad('X X X X X', 80) +
    '21.11.26' +
    '14.50.00' +
    pad('768', 8) +
    pad('24BIT', 44) +
    pad('2', 8) +
    pad('1', 8) +
    pad('2', 4) +
    each(16, 'EEG 1', 'BDF Annotations') +
    each(80, 'AgAgCl electrode', '') +
    each(8, 'uV', '') +
    each(8, '-187500', '-187500') +
    each(8, '187500', '187500') +
    each(8, '-8388608', '-8388608') +
    each(8, '8388607', '8388607') +
    each(80, '', '') +
    each(8, '3', '1') +
    each(32, '', '');
  const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));
  const records = [
    [0x01, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f, 0x2b, 0x30, 0x14],
    [0x00, 0x00, 0x80, 0x00, 0x01, 0x00, 0x56, 0x34, 0x12, 0x2b, 0x31, 0x14],
  ];
  const file = Uint8Array.from([0xff, ...ascii('BIOSEMI'), ...ascii(header), ...records.flat()]);

  it('give their header', () => {
    expect(valueOf(parseBdfHeader(file))).toMatchObject({
      startDate: '21.11.26',
      startTime: '14.50.00',
      headerBytes: 768,
      records: 2,
      recordSeconds: 1,
      signals: [
        {
          label: 'EEG 1',
          unit: 'uV',
          physicalMaximum: 187500,
          digitalMinimum: -8388608,
          samplesPerRecord: 3,
        },
        { label: 'BDF Annotations', samplesPerRecord: 1 },
      ],
    });
  });

  it('give 24-bit little-endian samples over all records', () => {
    expect(valueOf(bdfSamples(file, valueOf(parseBdfHeader(file)), 0))).toEqual([
      1, -1, 8388607, -8388608, 256, 0x123456,
    ]);
  });

  it('leave an unfinished record out', () => {
    const header = valueOf(parseBdfHeader(file));
    expect(valueOf(bdfSamples(file.subarray(0, file.length - 1), header, 0))).toHaveLength(3);
  });

  it('convert to physical values at both ends of the range', () => {
    const [signal] = valueOf(parseBdfHeader(file)).signals;
    if (!signal) throw new Error('no signal');
    expect([bdfPhysical(-8388608, signal), bdfPhysical(8388607, signal)]).toEqual([-187500, 187500]);
  });

  it.each<[string, Uint8Array, string]>([
    ['too short', file.subarray(0, 100), '100 bytes, expected at least 256'],
    [
      'of another kind',
      Uint8Array.from(file, (byte, index) => (index === 0 ? 0x30 : byte)),
      'not a BDF file',
    ],
    ['cut in the header', file.subarray(0, 700), '700 bytes, expected 768 for 2 signals'],
    [
      'with a bad number of signals',
      Uint8Array.from(file, (byte, index) => (index === 252 ? 0x78 : byte)),
      'is not a number of signals',
    ],
    [
      'with a bad maximum',
      Uint8Array.from(file, (byte, index) => (index === 256 + 224 ? 0x78 : byte)),
      'Signal 1 ("EEG 1"), physicalMaximum',
    ],
  ])('are refused when %s', (_name, bytes, message) => {
    expect(errorOf(parseBdfHeader(bytes))).toContain(message);
  });

  it('name a signal that is not there', () => {
    expect(errorOf(bdfSamples(file, valueOf(parseBdfHeader(file)), 5))).toBe('Signal 6: the file has 2.');
  });
});
