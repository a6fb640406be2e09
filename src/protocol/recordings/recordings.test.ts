import { describe, expect, it } from 'vitest';
import {
  makeBrainFlowText,
  makeDamagedText,
  makeGuiBdf,
  makeGuiText,
  makeOldGuiText,
  makeSdText,
} from '@site/src/instruments/recordings/examples';
import { randomSource } from '../randomForTests';
import { CannotWrite, encodeBdfHeader, encodeBdfRecord, parseBdfHeader } from './bdf';
import { parseDecimal } from './decimal';
import { HEAD_BYTES, openRecording } from './open';
import { Overview } from './overview';
import { readThrough, sourceOfBytes } from './readThrough';
import { channelsOf, RecordingFile, rateOf, Stopped, type ReadingSettings } from './recordingFile';
import { Scan, type ScanSummary } from './scan';

const SETTINGS: ReadingSettings = { gain: 24, isGuiBdf: true, rateHz: null };

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = async (parts: BlobPart[]): Promise<Uint8Array> =>
  new Uint8Array(await new Blob(parts).arrayBuffer());

async function scanned(content: string | Uint8Array): Promise<{ file: RecordingFile; summary: ScanSummary }> {
  const bytes = typeof content === 'string' ? bytesOf(content) : content;
  const opened = openRecording(bytes.subarray(0, HEAD_BYTES));
  if (!opened.ok) throw new Error(opened.error);
  const file = new RecordingFile(opened.value, sourceOfBytes(bytes));
  await file.index();
  return { file, summary: file.scan.summarise() };
}

const complaintAbout = (content: string | Uint8Array): string => {
  const opened = openRecording(typeof content === 'string' ? bytesOf(content) : content);
  return opened.ok ? '' : opened.error;
};

async function rowsOf(file: RecordingFile, from: number, to: number, channels: number[]): Promise<number[]> {
  const view = await file.view({ from, to, channels }, 1000, SETTINGS);
  return view.kind === 'samples' ? [...view.values] : [];
}

describe('parseDecimal', () => {
  it.each([
    ['0', 0],
    [' -12.5 ', -12.5],
    ['+3', 3],
    ['.5', 0.5],
    ['7.', 7],
    ['1.700000000005E9', 1.700000000005e9],
    ['0.1', 0.1],
    ['-187499.97764825829', -187499.97764825829],
    ['123456789012345678', 123456789012345678],
    ['0.00000000000000000000000001', 1e-26],
  ])('reads %s as JavaScript does', (text, value) => {
    expect(parseDecimal(bytesOf(text), 0, text.length)).toBe(value);
  });

  it.each(['', ' ', '-', '.', '1.2.3', '1e', '0x10', 'NaN', '1,5', '--1', 'Infinity'])(
    'refuses “%s”',
    (text) => {
      expect(parseDecimal(bytesOf(text), 0, text.length)).toBeNaN();
    },
  );
});

describe('text recordings of the GUI', () => {
  it.each([5, 6] as const)(
    'of version %i give channels, rate, lost samples, markers and the measured rate',
    async (version) => {
      const { file, summary } = await scanned(makeGuiText(version, 10));
      const { head } = file.format;
      expect(head).toMatchObject({ board: 'Cyton', rateHz: 250, numbering: 'each' });
      expect(head.channels.filter(({ kind }) => kind === 'signal').map(({ name }) => name)).toEqual(
        Array.from({ length: 8 }, (_, index) => `Channel ${index + 1}`),
      );
      expect(summary.rows).toBe(2500 - 15);
      expect(summary.gaps.items).toEqual([
        { row: 700, lost: 3, pauseS: 0 },
        { row: 1497, lost: 12, pauseS: 0 },
      ]);
      expect(summary.lost).toBe(15);
      expect(summary.events.items).toEqual([
        { row: 500, text: 'Marker 1' },
        { row: 997, text: 'Marker 2' },
      ]);
      expect(summary.problems.total).toBe(0);
      expect(summary.measuredBy).toBe('time stamps');
      expect(summary.measuredHz).toBeCloseTo(250, 0);
      expect(summary.startS).toBe(1.7e9);
    },
  );

  it('name a board that is not known as the file does', () => {
    const text = makeGuiText(6, 1).replace(/^%Board = .*$/m, '%Board = OpenBCI_GUI$constructor');
    const opened = openRecording(bytesOf(text));
    expect(opened.ok && opened.value.head.board).toBe('constructor');
  });

  it('keep their board when a spreadsheet has filled the lines of the head up', async () => {
    const { file, summary } = await scanned(makeGuiText(6, 1).replace(/^%.*$/gm, '$&,,,'));
    expect(file.format.head).toMatchObject({ board: 'Cyton', rateHz: 250 });
    expect(summary).toMatchObject({ rows: 250, problems: { total: 0 } });
  });

  it('are read with Windows line ends, and without a last line end', async () => {
    const text = makeGuiText(6, 2);
    expect((await scanned(text.replaceAll('\n', '\r\n'))).summary.rows).toBe(500);
    expect((await scanned(text.trimEnd())).summary).toMatchObject({ rows: 500, problems: { total: 0 } });
  });

  it('name damaged lines by their number, and show the rest', async () => {
    const lines = makeGuiText(6, 2).split('\n');
    lines[9] = (lines[9] ?? '').slice(0, 20);
    lines[10] = (lines[10] ?? '').replace(/^\S+,/, 'x,');
    const { summary } = await scanned(lines.join('\n').slice(0, -200));
    expect(summary.rows).toBe(500 - 3);
    expect(summary.problems.items[0]).toEqual({
      line: 10,
      message: expect.stringMatching(/values between commas; expected 25/),
    });
    expect(summary.problems.items[1]).toEqual({ line: 11, message: '“x” in column 1 is not a number' });
    expect(summary.problems.items[2]?.line).toBe(505);
    expect((await scanned(makeDamagedText())).summary.problems.total).toBe(6);
  });

  it('say how many whole rounds of numbers are lost in a pause', async () => {
    const lines = makeGuiText(6, 8).split('\n');
    const { summary } = await scanned(
      [...lines.slice(0, 205), ...lines.slice(205 + 2 * 256 + 10)].join('\n'),
    );
    // Row 700 is among those that were cut out; the loss at 1,500 stays.
    expect(summary.gaps.items[0]).toMatchObject({ row: 200, lost: 2 * 256 + 10 + 3 });
    expect(summary.gaps.items[0]?.pauseS).toBeGreaterThan(2);
    // A pause with lost rows is one gap.
    expect(summary.gaps.total).toBe(2);
    // The bursts are a third of a percent of what is left.
    expect(summary.measuredHz).toBeCloseTo(250, -1);
  });
});

it('counts the gaps with lost samples beyond those that it lists', async () => {
  const rows = Array.from({ length: 3000 }, (_, row) => `${row + 2 * Math.floor(row / 2)},1\n`);
  // Numbers that go on as they are: 0, 1, 4, 5, 8, 9.
  const { summary } = await scanned(`Sample Index,EXG Channel 0\n${rows.join('')}`);
  expect(summary.gaps.items).toHaveLength(1000);
  expect(summary).toMatchObject({ lost: 2 * 1499, lossyGaps: 1499, gaps: { total: 1499 } });
});

describe('recordings of older GUIs', () => {
  it.each([2, 4] as const)('of version %i', async (version) => {
    const { file, summary } = await scanned(makeOldGuiText(version, 4));
    expect(file.format.head).toMatchObject({ format: 'Text recording of GUI 4 or older', rateHz: 250 });
    expect(file.format.head.channels).toHaveLength(11);
    expect(summary).toMatchObject({ rows: 1000, lost: 0, problems: { total: 0 } });
    expect(summary.measuredHz).toBeCloseTo(250, -1);
    expect(summary.startS).toBe(version === 4 ? 1.7e9 : null);
  });

  it('that were converted from a card have no time, and acceleration on some lines', async () => {
    const { file, summary } = await scanned(
      '%OBCI Data Log - 2014-10-22_16-27-06\n0.0,84022.69,1,2,3,4,5,6,7\n1.0,84054.07,1,2,3,4,5,6,7,0.02,-0.03,1.0\n',
    );
    expect(file.format.head).toMatchObject({
      format: 'SD card file that GUI 4 or older converted',
      rateHz: 250,
      start: '2014-10-22_16-27-06',
    });
    expect(summary).toMatchObject({ rows: 2, measuredHz: null, problems: { total: 0 } });
    expect(await rowsOf(file, 0, 2, [0, 10])).toEqual([Math.fround(84022.69), Math.fround(84054.07), NaN, 1]);
  });

  it('with decimal commas give the same numbers as with points', async () => {
    const text = makeOldGuiText(4, 4);
    const { file, summary } = await scanned(text.replace(/(?<=, -?\d+)\.(?=\d)/g, ','));
    const { file: expected } = await scanned(text);
    expect(summary.problems.total).toBe(0);
    const channels = [...file.format.head.channels.keys()];
    expect(await rowsOf(file, 0, 20, channels)).toEqual(await rowsOf(expected, 0, 20, channels));
  });

  it.each([
    ['Time (ms)', 2],
    ['timestamp_ms', 2],
    ['Time [µs]', 2000],
  ])('have times in the unit of their name: %s', async (name, step) => {
    const lines = Array.from({ length: 50 }, (_, row) => `${row * step},5`);
    const { file, summary } = await scanned(`${name},EEG (uV)\n${lines.join('\n')}\n`);
    expect(summary.measuredHz).toBeCloseTo(500, 6);
    expect(file.format.head.channels).toHaveLength(1);
  });

  it('keep the rows in which a value is infinite', async () => {
    const { file, summary } = await scanned(
      'Time (s),Fp1 (uV),Fp2 (uV)\n0,1,2\n0.1,inf,3\n0.2,-Infinity,4\n',
    );
    expect(summary.problems.total).toBe(0);
    expect(await rowsOf(file, 0, 3, [0, 1])).toEqual([1, NaN, NaN, 2, 3, 4]);
  });

  it('of a data frame have the numbers of its columns first, and with those of its rows a blank before them', async () => {
    for (const text of ['0,1,2\n7,1.5,-3\n8,2.5,-4\n', ',0,1,2\n0,7,1.5,-3\n1,8,2.5,-4\n']) {
      const { file, summary } = await scanned(text);
      expect(summary.problems.total).toBe(0);
      expect(file.format.head.channels.map(({ name }) => name)).toEqual(['Column 1', 'Column 2', 'Column 3']);
      expect(await rowsOf(file, 0, 2, [0, 1, 2])).toEqual([7, 8, 1.5, 2.5, -3, -4]);
    }
  });

  it.each([
    [
      'Sample,Fp1 (uV),Fp2 (uV)\n0,1.5,2\n1,1,5,2\n',
      '4 values between commas; expected 3. Do numbers have decimal',
    ],
    ['Sample\tFp1 (uV)\tFp2 (uV)\n0\t1\t2\n1\t1,5\t2\n', '“1,5” in column 2 has a decimal comma.'],
  ])('name decimal commas in %j', async (text, complaint) => {
    const { summary } = await scanned(text);
    expect(summary.problems.items[0]?.message).toContain(complaint);
  });

  it('with more values than a board writes are not read as if the first were meant', async () => {
    const { summary } = await scanned(
      makeOldGuiText(4, 1)
        .replace(/(?<=, -?\d+)\.(?=\d)/g, ',')
        .replaceAll(', ', ','),
    );
    expect(summary.rows).toBe(0);
    expect(summary.problems.items[0]).toMatchObject({
      line: 7,
      message: expect.stringMatching(/^23 values before the time; expected at most 15/) as string,
    });
  });
});

it('a recording of GUI 2 goes on past midnight', async () => {
  const rows = Array.from({ length: 500 }, (_, row) => {
    const day = new Date(Date.UTC(2015, 0, 1, 23, 59, 59) + 4 * row).toISOString().slice(11, 23);
    return `${row % 256}, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 1, ${day}\n`;
  });
  const { summary } = await scanned(`%OpenBCI Raw EEG Data\n%\n${rows.join('')}`);
  expect(summary).toMatchObject({ rows: 500, gaps: { total: 0 }, problems: { total: 0 } });
  expect(summary.measuredHz).toBeCloseTo(250, 6);
});

describe('numbers of a Ganglion with firmware 2', () => {
  /** Rounds of packet 0, which has a sample of its own, and 100 packets with two each. */
  const ofRounds = (numbers: readonly number[]) =>
    scanned(
      '%OpenBCI Raw EXG Data\n%Board = OpenBCI_GUI$BoardGanglionBLE\nSample Index, EXG Channel 0, EXG Channel 1\n' +
        numbers.map((number) => `${number}, 1, 2\n`).join(''),
    );
  const round = (add: number): number[] => [
    0,
    ...Array.from({ length: 200 }, (_, index) => add + 1 + Math.floor(index / 2)),
  ];

  it.each([0, 100])('go from 0 to 100, or count from %i on', async (add) => {
    const { summary } = await ofRounds([...round(add), ...round(add), ...round(add)]);
    expect(summary).toMatchObject({ rows: 603, lost: 0 });
  });

  it.each([0, 100])('tell of a packet 0 that is lost, also where they count from %i on', async (add) => {
    const { summary } = await ofRounds([...round(add), ...round(add).slice(1), ...round(add)]);
    expect(summary).toMatchObject({ lost: 2, gaps: { items: [{ row: 201, lost: 2 }] } });
  });
});

it.each([0x00, 0xff])(
  'bytes of %i that a crash left behind the last line are no part of it',
  async (byte) => {
    const left = new Uint8Array(600).fill(byte);
    const { summary } = await scanned(Uint8Array.from([...bytesOf('Time,EEG 1\n0,1\n1,2'), ...left]));
    expect(summary).toMatchObject({ rows: 2, problems: { total: 0 } });
  },
);

it('a line without end is named once, and what follows it is read', async () => {
  const bytes = bytesOf(`a,b\n1,2\n${'7'.repeat(200_000)}\n3,4\n`);
  const opened = openRecording(bytes);
  if (!opened.ok) throw new Error(opened.error);
  const scan = new Scan(opened.value, bytes.length);
  await readThrough({ format: opened.value, source: sourceOfBytes(bytes), sink: scan, stretchBytes: 30_000 });
  scan.finish();
  expect(scan.summarise()).toMatchObject({
    rows: 2,
    problems: { total: 1, items: [{ line: 3, message: expect.stringContaining('longer than any line') }] },
  });
});

it('a file that has become shorter meanwhile is read as far as it goes', async () => {
  const bytes = bytesOf(makeGuiText(6, 1));
  const opened = openRecording(bytes);
  if (!opened.ok) throw new Error(opened.error);
  const source = { ...sourceOfBytes(bytes.subarray(0, 20_000)), size: bytes.length };
  const file = new RecordingFile(opened.value, source);
  await file.index();
  expect(file.scan.summarise().rows).toBeGreaterThan(50);
});

describe('SD card files', () => {
  it('list slow blocks in their footer, which are no samples', async () => {
    const { summary } = await scanned(`${makeSdText(8, 1)}%block, uS\n1A,2B3C\n1B,2B3C\n`);
    expect(summary).toMatchObject({ rows: 250, problems: { total: 0 } });
  });

  it('are read behind the mark that an editor puts before UTF-8', async () => {
    const { summary } = await scanned(`\ufeff${makeSdText(8, 1)}`);
    expect(summary).toMatchObject({ rows: 250, problems: { total: 0 } });
    expect(summary.events.items[0]?.text).toContain('Stream started');
  });

  it.each([8, 16] as const)(
    'with %i channels give microvolts, stamps, acceleration and the clock’s rate',
    async (count) => {
      const text = makeSdText(count, 4);
      const tail = new Uint8Array(3000).fill(0xff);
      const { file, summary } = await scanned(await joined([text, tail]));
      expect(file.format.head.board).toBe(count === 16 ? 'Cyton with Daisy' : 'Cyton');
      expect(summary).toMatchObject({
        rows: 1000,
        lost: 0,
        problems: { total: 0 },
        auxiliary: 'acceleration',
      });
      expect(summary.events.items.map(({ row }) => row)).toEqual([0, 1000]);
      expect(summary.measuredBy).toBe('the board’s clock');
      expect(summary.measuredHz).toBeCloseTo(249.9, 1);
      const values = await rowsOf(file, 8, 10, [0, count]);
      expect(values[0]).toBeCloseTo(-450 * count, -2);
      expect(values.slice(2)).toEqual([NaN, Math.fround(160 * 0.000125)]);
      expect(channelsOf(file.format.head, 'acceleration', { ...SETTINGS, gain: 12 })[0]?.factor).toBeCloseTo(
        0.0447,
        4,
      );
    },
  );

  it('say what is wrong with a line, and tell a restart from a loss', async () => {
    const [, , first = '', second = ''] = makeSdText(8, 1).split('\n');
    const { summary } = await scanned(
      [
        first,
        second.replace('01,', '01,G'),
        `${second},0`,
        '%STOP AT',
        '00001000',
        first,
        '%WHAT',
        second,
      ].join('\n'),
    );
    expect(summary.problems.items).toEqual([
      { line: 2, message: expect.stringContaining('value 2 is “G') },
      { line: 3, message: '10 values; expected 9 or 12' },
      { line: 7, message: '“%WHAT” is neither a stamp nor a line of the footer' },
    ]);
    expect(summary).toMatchObject({ rows: 3, lost: 0 });
  });

  it('find markers where the three values are those of marker mode', async () => {
    const [, , line = ''] = makeSdText(8, 1).split('\n');
    const rows = Array.from(
      { length: 20 },
      (_, row) =>
        `${row.toString(16).padStart(2, '0')}${line.slice(2, 58)},${row === 7 ? '0039' : '0000'},0000,0000`,
    );
    const { summary } = await scanned(rows.join('\n'));
    expect(summary).toMatchObject({
      auxiliary: 'markers',
      events: { items: [{ row: 7, text: 'Marker 57 (“9”)' }] },
    });
  });
});

it('text of GUI 4 with a Daisy, whose numbers end at 127', async () => {
  const rows = Array.from({ length: 600 }, (_, row) => {
    const values = Array.from({ length: 19 }, () => '0.00');
    const time = 1_556_878_350_000 + 8 * row;
    const clock = new Date(time).toISOString().slice(11, 23);
    return [row % 128, ...values, clock, time].join(', ');
  }).filter((_, row) => row !== 300 && row !== 301);
  const head = '%OpenBCI Raw EEG Data\n%Number of channels = 16\n%Sample Rate = 125.0 Hz\n';
  const { summary } = await scanned(head + rows.join('\n'));
  expect(summary).toMatchObject({ rows: 598, lost: 2, gaps: { items: [{ row: 300, lost: 2 }] } });
});

describe('BrainFlow’s files', () => {
  it('with a Ganglion, whose packets hold two samples', async () => {
    const { file, summary } = await scanned(makeBrainFlowText(10));
    expect(file.format.head).toMatchObject({ format: 'BrainFlow CSV', board: 'Ganglion', rateHz: 200 });
    expect(summary).toMatchObject({ rows: 1996, lost: 4, gaps: { items: [{ row: 820, lost: 4 }] } });
    expect(summary.events.items).toEqual([{ row: 800, text: 'Marker 7' }]);
  });

  it('with a Daisy, whose numbers are even, at the rate that its stamps have', async () => {
    const rows = Array.from({ length: 600 }, (_, row) => {
      const values = Array.from({ length: 32 }, () => 0);
      values[0] = (2 * row) % 256;
      values[30] = 1.7e9 + row / 125;
      return values.map((value) => value.toFixed(6)).join('\t');
    });
    const { file, summary } = await scanned(rows.filter((_, row) => row !== 300).join('\n'));
    expect(file.format.head.channels.filter(({ kind }) => kind === 'signal')).toHaveLength(16);
    expect(summary).toMatchObject({ lost: 1, gaps: { items: [{ row: 300, lost: 1 }] } });
    expect(rateOf(file.format.head, summary, SETTINGS)).toBe(125);
  });

  it('of another board, with a column for each number', async () => {
    const { file } = await scanned('1.0\t2.0\t3.0\t1700000000.5\n2.0\t3.0\t4.0\t1700000000.6\n');
    expect(file.format.head.channels.map(({ name }) => name)).toEqual(['Column 1', 'Column 2', 'Column 3']);
  });

  it('have no sample in a line of column numbers above them', async () => {
    const text = makeBrainFlowText(2);
    const columns = (text.split('\n')[0] ?? '')
      .split('\t')
      .map((_, index) => index)
      .join('\t');
    const { file, summary } = await scanned(`${columns}\n${text}`);
    const plain = await scanned(text);
    expect(summary).toMatchObject({ rows: plain.summary.rows, startS: plain.summary.startS });
    expect(await rowsOf(file, 0, 1, [0])).toEqual(await rowsOf(plain.file, 0, 1, [0]));
  });
});

describe('BDF', () => {
  it('repeats each value of a slower signal until its next', async () => {
    const size = { samplesPerRecord: 4, annotationBytes: 6 };
    const fast = { label: 'Fast', unit: 'uV', physicalMinimum: -1000, physicalMaximum: 1000 };
    const header = encodeBdfHeader({ ...size, signals: [fast], recordSeconds: 1, records: 1, start: null });
    // The signal behind it has two samples in a record; with a name it is no longer one of annotations.
    header.set(bytesOf('Slow'.padEnd(16)), 256 + 16);
    const record = encodeBdfRecord(size, [Int32Array.of(1, 2, 3, 4)], Uint8Array.of(100, 0, 0, 200, 0, 0));
    const { file } = await scanned(Uint8Array.of(...header, ...record));
    const slow = await rowsOf(file, 0, 4, [1]);
    expect(slow[1]).toBe(slow[0]);
    expect(slow[3]).toBe(slow[2]);
    expect((slow[2] ?? 0) - (slow[0] ?? 0)).toBeCloseTo(100 * (2 / 2 ** 24), 9);
  });

  it('of the GUI gives true microvolts or what its header says, and annotations', async () => {
    const bytes = await joined(makeGuiBdf(6));
    const { file, summary } = await scanned(bytes);
    expect(file.format.head).toMatchObject({ rateHz: 250, scaling: 'bdf', start: '14.11.23, 22:13:20' });
    expect(summary).toMatchObject({ rows: 1500, events: { items: [{ row: 1125, text: 'Eyes closed' }] } });
    const channels = (isGuiBdf: boolean) => channelsOf(file.format.head, null, { ...SETTINGS, isGuiBdf });
    expect(channels(true)[0]?.factor).toBe(1);
    expect(1 / (channels(false)[0]?.factor ?? 0)).toBeCloseTo(44.74, 2);
    expect((await rowsOf(file, 0, 1, [0]))[0]).toBeCloseTo(-3600, -2);
  });

  it('names the record in which it is cut, and what is wrong with a header', async () => {
    const bytes = await joined(makeGuiBdf(3));
    const { summary } = await scanned(bytes.subarray(0, bytes.length - 1));
    expect(summary).toMatchObject({
      rows: 500,
      problems: { items: [{ line: 3, message: 'cut after 6059 of 6060 bytes; left out' }] },
    });
    expect(complaintAbout(bytes.subarray(0, 100))).toContain('the file has 100 bytes');
    expect(complaintAbout(bytes.subarray(0, 700))).toContain(
      'cut after 700 bytes; expected 2560 for 9 signals',
    );
    const bad = bytes.slice();
    bad[252] = 0x78;
    expect(complaintAbout(bad)).toContain('is not a number of signals');
    const huge = bytes.slice();
    huge.set(bytesOf('99999999'), 256 + 9 * 216);
    expect(complaintAbout(huge)).toContain('a record would have');
    const endless = bytes.slice();
    endless.set(bytesOf('Infinity'), 244);
    expect(complaintAbout(endless)).toContain('“Infinity” is not the length of a record in seconds');
  });
});

describe('conversion', () => {
  const collect = async (
    work: (write: (part: string | Uint8Array<ArrayBuffer>) => void) => Promise<void>,
  ): Promise<Uint8Array> => {
    const parts: BlobPart[] = [];
    await work((part) => parts.push(part));
    return joined(parts);
  };

  it('of a card to CSV keeps numbers, microvolts and stamps, and is read again', async () => {
    const { file } = await scanned(makeSdText(8, 2));
    const part = { from: 100, to: 350, channels: [0, 1, 7, 8] };
    const csv = await collect((write) => file.writeCsv(part, SETTINGS, write));
    const [names, first] = new TextDecoder().decode(csv).split('\n');
    expect(names).toBe('Sample,Time (s),Channel 1 (µV),Channel 2 (µV),Channel 8 (µV),Acceleration X (g)');
    expect(first).toMatch(/^100,0\.4,-\d{4}\.\d+,-\d+\.\d+,\d+\.\d+,$/);
    const again = await scanned(csv);
    expect(again.summary).toMatchObject({ rows: 250, lost: 0, problems: { total: 0 } });
    expect(again.file.format.head.channels.map(({ name, unit, kind }) => [name, unit, kind])).toEqual([
      ['Channel 1', 'µV', 'signal'],
      ['Channel 2', 'µV', 'signal'],
      ['Channel 8', 'µV', 'signal'],
      ['Acceleration X', 'g', 'acceleration'],
    ]);
    const [was, is] = [await rowsOf(file, 100, 350, [0, 7]), await rowsOf(again.file, 0, 250, [0, 2])];
    expect(is.every((value, index) => Math.abs(value - (was[index] ?? NaN)) < 1e-3)).toBe(true);
  });

  it('to CSV keeps events, whose words have commas, and is read again', async () => {
    const { file, summary } = await scanned(makeSdText(8, 2));
    const csv = await collect((write) =>
      file.writeCsv({ from: 0, to: 500, channels: [0, 1] }, SETTINGS, write),
    );
    const again = (await scanned(csv)).summary;
    expect(again).toMatchObject({ rows: 500, problems: { total: 0 } });
    expect(again.events.items).toEqual(summary.events.items.filter(({ row }) => row < 500));
    expect(again.events.items[0]?.text).toContain(', board’s clock 12.345 s');
  });

  it('to BDF+ keeps every count of a card, and events', async () => {
    const { file } = await scanned(makeSdText(16, 3));
    const part = { from: 0, to: 700, channels: [0, 15] };
    const bdf = await collect((write) => file.writeBdf(part, SETTINGS, write));
    expect(parseBdfHeader(bdf)).toMatchObject({ ok: true, value: { records: 3, recordSeconds: 1 } });
    const again = await scanned(bdf);
    // The last record is filled up.
    expect(again.summary.rows).toBe(750);
    expect(again.summary.events.items[0]).toEqual({ row: 0, text: 'Stream started, board’s clock 12.345 s' });
    const [was, is] = [await rowsOf(file, 0, 700, [0, 15]), await rowsOf(again.file, 0, 700, [0, 1])];
    // Half a count, which the digital range has on one side only.
    expect(Math.max(...is.map((value, index) => Math.abs(value - (was[index] ?? NaN))))).toBeLessThan(0.0125);
  });

  it('of microvolts to BDF+ loses less than a millionth of the range', async () => {
    const { file } = await scanned(makeGuiText(6, 3));
    const bdf = await collect((write) =>
      file.writeBdf({ from: 200, to: 700, channels: [3] }, SETTINGS, write),
    );
    const [was, is] = [
      await rowsOf(file, 200, 700, [3]),
      await rowsOf((await scanned(bdf)).file, 0, 500, [0]),
    ];
    expect(Math.max(...is.map((value, index) => Math.abs(value - (was[index] ?? NaN))))).toBeLessThan(1e-3);
  });

  /** A table with a column of its own name, and what is written of it. */
  const ofColumn = async (values: readonly number[]): Promise<Uint8Array> => {
    const { file } = await scanned(`Level,Epoch\n${values.map((value) => `1,${value}\n`).join('')}`);
    return collect((write) =>
      file.writeBdf({ from: 0, to: values.length, channels: [0, 1] }, SETTINGS, write),
    );
  };

  it.each([0.002, 123.4567, 999.9999, 54_321.9, 9_999_999])(
    'of values up to %d to BDF+ and back keeps them',
    async (most) => {
      const { file } = await scanned(await ofColumn([most, -most, most / 2]));
      const values = await rowsOf(file, 0, 3, [0, 1]);
      for (const [at, wanted] of [1, 1, 1, most, -most, most / 2].entries())
        expect(Math.abs((values[at] ?? NaN) - wanted)).toBeLessThan(Math.max(1e-3, most) / 4e6);
    },
  );

  it.each([1e7, -1e7, 1e8, 1e9, 1.7e9])(
    'of values as large as %d to BDF+ is refused, with what to do',
    async (value) => {
      const work = ofColumn([0, value]);
      await expect(work).rejects.toBeInstanceOf(CannotWrite);
      await expect(work).rejects.toThrow(
        `Epoch has values as large as ${Math.abs(value).toLocaleString('en')}; BDF+ has room for 9,999,999 at most. Leave`,
      );
    },
  );

  it('to BDF+ keeps an event at the beginning of a record whole, whatever its seconds round to', async () => {
    const rateHz = 20.04;
    // 220 / 20.04 * 20.04 / 20 is less than 11.
    const rows = Array.from({ length: 300 }, (_, row) => `${row},${row === 220 ? 'Eyes closed' : ''}\n`);
    const { file } = await scanned(`Level,Event\n${rows.join('')}`);
    const bdf = await collect((write) =>
      file.writeBdf({ from: 0, to: 300, channels: [0] }, { ...SETTINGS, rateHz }, write),
    );
    expect((await scanned(bdf)).summary.events.items).toEqual([{ row: 220, text: 'Eyes closed' }]);
  });

  it('to BDF+ is refused at a rate that makes records of more than memory has', async () => {
    const { file } = await scanned(makeGuiText(6, 1));
    const settings = { ...SETTINGS, rateHz: 20_000_000 };
    const work = collect((write) => file.writeBdf({ from: 0, to: 250, channels: [0, 1] }, settings, write));
    await expect(work).rejects.toBeInstanceOf(CannotWrite);
    await expect(work).rejects.toThrow(
      /^At 20,000,000 Hz a record of one second has 120,000,0\d\d bytes; expected at most 16,777,216\. Correct the sample rate/,
    );
  });

  it('never cuts a number of a header', async () => {
    const file = { signals: [], samplesPerRecord: 1, recordSeconds: 1, annotationBytes: 3, start: null };
    expect(() => encodeBdfHeader({ ...file, records: 123_456_789 })).toThrow(
      'BDF header, records: 123456789 has 9 characters; expected at most 8.',
    );
    const { file: slow } = await scanned('a,b\n1,2\n');
    const settings = { ...SETTINGS, rateHz: 0.07 };
    const bdf = await collect((write) => slow.writeBdf({ from: 0, to: 1, channels: [0] }, settings, write));
    expect(parseBdfHeader(bdf)).toMatchObject({ ok: true, value: { recordSeconds: 14.28571 } });
  });

  it('stops when it is told to', async () => {
    const { file } = await scanned(makeSdText(8, 20));
    const work = file.writeCsv(
      { from: 0, to: 5000, channels: [0] },
      SETTINGS,
      () => undefined,
      () => false,
    );
    await expect(work).rejects.toBeInstanceOf(Stopped);
  });
});

describe('views', () => {
  it('show the same extremes from the overview as from the samples', async () => {
    const { file } = await scanned(makeGuiText(6, 20));
    const fine = await rowsOf(file, 0, 4096, [2]);
    const rough = await file.view({ from: 0, to: 4096, channels: [2] }, 16, SETTINGS);
    if (rough.kind !== 'columns') throw new Error('expected columns');
    for (let column = 0; column < 16; column += 1) {
      const part = fine.slice(256 * column, 256 * (column + 1));
      expect([rough.minimum[column], rough.maximum[column]]).toEqual([Math.min(...part), Math.max(...part)]);
    }
  });

  it('that are asked for at the same time are each of their own place', async () => {
    const bytes = bytesOf(`a,b\n${Array.from({ length: 9000 }, (_, row) => `${row},${-row}\n`).join('')}`);
    const { file } = await scanned(bytes);
    const places = [8000, 0, 4000];
    const views = await Promise.all(places.map((from) => rowsOf(file, from, from + 3, [0])));
    expect(views).toEqual(places.map((from) => [from, from + 1, from + 2]));
  });

  it('are the same at every length of the stretches that are read', async () => {
    const bytes = bytesOf(makeGuiText(6, 3));
    const opened = openRecording(bytes);
    if (!opened.ok) throw new Error(opened.error);
    const lengths = [64, 1000, 5000, 1e6].map(async (stretchBytes) => {
      const scan = new Scan(opened.value, bytes.length);
      await readThrough({ format: opened.value, source: sourceOfBytes(bytes), sink: scan, stretchBytes });
      scan.finish();
      return scan.summarise();
    });
    const [first, ...others] = await Promise.all(lengths);
    for (const summary of others) expect(summary).toEqual(first);
  });

  it('of a spectrum find the hum', async () => {
    const { file } = await scanned(makeGuiText(6, 20));
    const spectra = await file.spectra({ from: 0, to: 4000, channels: [7] }, SETTINGS);
    const spectrum = spectra?.[0];
    const highest = spectrum?.density.indexOf(Math.max(...spectrum.density.slice(20))) ?? 0;
    expect(spectrum?.frequenciesHz[highest]).toBeCloseTo(50, 0);
    expect(await file.spectra({ from: 0, to: 10, channels: [7] }, SETTINGS)).toBeNull();
  });

  it('of a spectrum take a channel that has no value yet for zero', async () => {
    const rows = Array.from({ length: 1000 }, (_, row) => `${row % 2},${row < 500 ? '' : 0}\n`);
    const { file } = await scanned(`EEG 1,EEG 2\n0,0\n${rows.join('')}`);
    const [, late] = (await file.spectra({ from: 1, to: 1001, channels: [0, 1] }, SETTINGS)) ?? [];
    expect(Math.max(...(late?.density ?? [NaN]))).toBeCloseTo(0, 9);
  });

  it('join stretches of stretches', () => {
    const overview = new Overview(1, 4);
    for (let row = 0; row < 1000; row += 1) overview.push(Float64Array.of(row));
    overview.finish();
    expect(overview.columns(0, 1000, 1, [0])).toEqual({
      minimum: Float32Array.of(0),
      maximum: Float32Array.of(999),
    });
    expect([...overview.columns(0, 1024, 2, [0]).minimum]).toEqual([0, 512]);
    expect([...overview.columns(0, 1024, 2, [0]).maximum]).toEqual([511, 999]);
  });
});

describe('a table whose names say nothing', () => {
  it('is read as channels without a unit when all below are numbers', async () => {
    const { file, summary } = await scanned('a,b\n1,2\n3,4.5\n');
    expect(file.format.head.channels).toMatchObject([
      { name: 'a', unit: '', kind: 'other' },
      { name: 'b', unit: '', kind: 'other' },
    ]);
    expect(summary.rows).toBe(2);
    expect(await rowsOf(file, 0, 2, [0, 1])).toEqual([1, 3, 2, 4.5]);
  });

  it('is read without a time where that is a date in words, and without a column that has no name', async () => {
    const { file, summary } = await scanned(
      ',Timestamp,EEG 1\n0,2024-01-01T00:00:00.000Z,5\n1,2024-01-01T00:00:00.004Z,6\n',
    );
    expect(file.format.head.channels.map(({ name }) => name)).toEqual(['EEG 1']);
    expect(summary).toMatchObject({ rows: 2, startS: null, problems: { total: 0 } });
  });

  it('may have quotation marks around names and values, and commas between them', async () => {
    const { file, summary } = await scanned(
      '"Left, ""C3""","Right",Event\n"1","-2.5","a, b"\n3,4,"a, b"\n5,6,0\n',
    );
    expect(file.format.head.channels.map(({ name }) => name)).toEqual(['Left, "C3"', 'Right']);
    expect(summary).toMatchObject({
      rows: 3,
      problems: { total: 0 },
      events: { items: [{ row: 0, text: 'a, b' }] },
    });
    expect(await rowsOf(file, 0, 3, [0, 1])).toEqual([1, 3, 5, -2.5, 4, 6]);
  });

  it.each(['a,b\nc,d\n', 'a,1\n1,2\n', 'a,b\n1,2,3\n'])('is none in %j', (content) => {
    expect(complaintAbout(content)).toContain('is not the beginning of a recording');
  });
});

describe('files of other kinds', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'The file is empty.'],
    ['erased blocks', new Uint8Array(600).fill(0xff), '600 erased bytes'],
    ['a spreadsheet', 'PK\u0003\u0004xl/workbook.xml', 'a ZIP archive, or a spreadsheet (.xlsx)'],
    ['EDF', `0       ${'X'.repeat(300)}`, 'a 16-bit EDF file'],
    ['settings of the GUI', '{"kvp": 1}', 'JSON'],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x25, 0), 'UTF-16'],
    ['UTF-16 without its mark', '%OpenBCI'.replace(/./g, '$&\0'), 'This is text in UTF-16.'],
    ['UTF-16 of the other order', '%OpenBCI'.replace(/./g, '\0$&'), 'This is text in UTF-16.'],
    ['lines of old Macs', '%OpenBCI Raw EXG Data\rSample Index, EXG Channel 0\r0, 1\r', 'in CR alone'],
    ['decimal commas', 'Time\tCh1\n0,004\t1,5\n', 'Line 2: “0,004·1,5” has decimal commas.'],
    ['decimal commas without names', '1\t0,5\t2\n', 'Line 1: “1·0,5·2” has decimal commas.'],
    [
      'a recording that a spreadsheet has saved',
      '%OpenBCI Raw EXG Data;;\nSample Index;EXG Channel 0;EXG Channel 1\n0;1,5;2\n',
      'Line 2: “Sample Index;EXG Channel 0;EXG Channel 1” has semicolons',
    ],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'This is a picture (PNG).'],
    ['gzip', Uint8Array.of(0x1f, 0x8b, 8, 0, 0), 'This is compressed with gzip.'],
    [
      'raw packets of a Cyton',
      Uint8Array.from({ length: 330 }, (_, at) => (at % 33 === 0 ? 0xa0 : at % 33 === 32 ? 0xc0 : at % 7)),
      'raw packets of a Cyton, as they come from its serial port. Open the file in the packet inspector',
    ],
    ['an old spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'a spreadsheet or a document'],
    ['NumPy', Uint8Array.of(0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0), 'an array of NumPy'],
    ['a program', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0), 'The file is not text'],
    ['HDF5', Uint8Array.of(0x89, 0x48, 0x44, 0x46), 'This is an HDF5 file.'],
    ['RTF', '{\\rtf1 hi}', 'This is a document (RTF).'],
    [
      'semicolons',
      'Time;Ch1;Ch2\n0,004;1,5;2,5\n',
      'has semicolons between its values. Save the table with commas',
    ],
    [
      'prose',
      'Dear reader, this is a letter.\nIt has, as letters have, commas.\n',
      'Line 1: “Dear reader, this is a letter.” is not the beginning of a recording',
    ],
    ['a word that every object knows', 'constructor\n', 'Line 1: “constructor” is not the beginning'],
    ['a head alone', '%OpenBCI Raw EEG Data\n%\n', 'no samples below it'],
    [
      'a head alone of GUI 5 or 6',
      '%OpenBCI Raw EXG Data\n%\n',
      'a header of 2 lines, and no samples below it',
    ],
    ['blank lines', '\ufeff\r\n\r\n', 'The file has blank lines only.'],
    ['prose below blank lines', '\n\nDear reader\n', 'Line 3: “Dear reader” is not the beginning'],
    [
      'names without channels',
      'Sample Index, Timestamp\n1, 2\n',
      'Line 1: none of the 2 columns is a channel',
    ],
  ])('%s', (_name, content, complaint) => {
    expect(complaintAbout(content)).toContain(complaint);
  });
});

it(
  'reads 10,000 random, cut, shuffled and joined files without an exception',
  { timeout: 60_000 },
  async () => {
    const random = randomSource(15);
    const parts = await Promise.all(
      [
        [makeGuiText(6, 1)],
        [makeGuiText(5, 1)],
        [makeSdText(8, 1)],
        [makeSdText(16, 1)],
        [makeBrainFlowText(1)],
        [makeOldGuiText(4, 1)],
        [makeOldGuiText(2, 1)],
        makeGuiBdf(1),
      ].map(joined),
    );
    // A dozen lines, or a whole record of BDF.
    const pick = (): Uint8Array => {
      const part = parts[random.whole(0, parts.length - 1)] ?? new Uint8Array(0);
      return part.subarray(0, part[0] === 0xff ? part.length : 1200);
    };
    const hostile = (): Uint8Array => {
      const whole = pick();
      const bytes = whole.slice(0, random.whole(1, whole.length));
      switch (random.whole(0, 4)) {
        case 0:
          return Uint8Array.from({ length: random.whole(0, 400) }, () => random.whole(0, 255));
        case 1:
          for (let count = random.whole(1, 30); count > 0; count -= 1) {
            bytes[random.whole(0, bytes.length - 1)] = random.whole(0, 255);
          }
          return bytes;
        case 2: {
          const lines = new TextDecoder('latin1').decode(bytes).split('\n');
          for (let at = lines.length - 1; at > 0; at -= 1) {
            const other = random.whole(0, at);
            [lines[at], lines[other]] = [lines[other] ?? '', lines[at] ?? ''];
          }
          return Uint8Array.from(lines.join('\n'), (character) => character.charCodeAt(0));
        }
        case 3: {
          const second = pick();
          const both = new Uint8Array(bytes.length + second.length);
          both.set(bytes);
          both.set(second, bytes.length);
          return both;
        }
        default:
          return bytes;
      }
    };
    let opened = 0;
    for (let count = 0; count < 10_000; count += 1) {
      const bytes = hostile();
      const found = openRecording(bytes);
      if (!found.ok) {
        if (found.error.length < 20) throw new Error(`Input ${count} is refused without a reason.`);
        continue;
      }
      opened += 1;
      const file = new RecordingFile(found.value, sourceOfBytes(bytes));
      await file.index();
      const { rows } = file.scan.summarise();
      const part = { from: 0, to: rows, channels: [0] };
      await file.view(part, 50, SETTINGS);
      if (count % 20 === 0) {
        await file.writeCsv(part, SETTINGS, () => undefined);
        await file
          .writeBdf(part, SETTINGS, () => undefined)
          .catch((error: unknown) => {
            if (!(error instanceof CannotWrite)) throw error;
          });
      }
    }
    expect(opened).toBeGreaterThan(3000);
  },
);
