import { describe, expect, it } from 'vitest';
import { computeGain } from '@site/src/signal/filters';
import type { Row } from '@site/src/protocol/session/cytonRows';
import { odfHeader, odfLine } from './odf';
import { pieceSink, Recording } from './recording';
import { filterOf, Traces, type View } from './traces';

const row = (microvolts: readonly number[], more: Partial<Row> = {}): Row => ({
  number: 7,
  microvolts,
  railed: 0,
  acceleration: [0, 0, 1],
  aux: [0, 0, 0],
  stopByte: 0xc0,
  lost: 0,
  timeMs: 0,
  ...more,
});

const eight = (value: number): number[] => Array<number>(8).fill(value);

describe('recordings', () => {
  it('have the header and the columns of the GUI', () => {
    const lines = odfHeader({ channels: 8, rateHz: 250 }).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      '%OpenBCI Raw EXG Data',
      '%Number of channels = 8',
      '%Sample Rate = 250 Hz',
      '%Board = OpenBCI_GUI$BoardCytonSerial',
    ]);
    // As the GUI's own sample recordings name them.
    expect(lines[4]).toBe(
      'Sample Index, EXG Channel 0, EXG Channel 1, EXG Channel 2, EXG Channel 3, EXG Channel 4, EXG Channel 5, EXG Channel 6, EXG Channel 7, Accel Channel 0, Accel Channel 1, Accel Channel 2, Not Used, Digital Channel 0 (D11), Digital Channel 1 (D12), Digital Channel 2 (D13), Digital Channel 3 (D17), Not Used, Digital Channel 4 (D18), Analog Channel 0, Analog Channel 1, Analog Channel 2, Timestamp, Marker Channel, Timestamp (Formatted)',
    );
  });

  it.each([8, 16] as const)('have as many values as names, with %i channels', (channels) => {
    const recorded = { channels, rateHz: 250 };
    const names = odfHeader(recorded).split('\n')[4]?.split(', ') ?? [];
    const timeMs = new Date(2026, 10, 22, 9, 5, 3, 42).getTime();
    const line = odfLine(row(Array<number>(channels).fill(-12.5), { timeMs }), recorded);
    const values = line.trimEnd().split(', ');
    expect(values).toHaveLength(names.length);
    expect(values.slice(0, 2)).toEqual(['7.0', '-12.5']);
    expect(values[names.indexOf('Accel Channel 2')]).toBe('1.0');
    expect(values[names.indexOf('Not Used')]).toBe('192.0');
    expect(values.at(-1)).toBe('2026-11-22 09:05:03.042');
  });

  it('turn the axes of a Ganglion as the GUI does', () => {
    const recorded = { channels: 4, rateHz: 200 } as const;
    const names = odfHeader(recorded).split('\n')[4]?.split(', ') ?? [];
    const values = odfLine(row([1, 2, 3, 4], { acceleration: [0.25, 0.5, -1] }), recorded).split(', ');
    expect(values).toHaveLength(names.length);
    const from = names.indexOf('Accel Channel 0');
    expect(values.slice(from, from + 3)).toEqual(['0.5', '0.25', '1.0']);
  });

  it('hold every row, in order, when they end', async () => {
    let saved: readonly Blob[] = [];
    const recording = new Recording(
      pieceSink((pieces) => {
        saved = pieces;
      }),
      { channels: 8, rateHz: 250 },
    );
    for (let index = 0; index < 2000; index += 1) recording.add(row(eight(index), { number: index % 256 }));
    await recording.end();
    const lines = (await new Blob([...saved]).text()).trimEnd().split('\n').slice(5);
    expect(saved.length).toBeGreaterThan(5);
    expect(lines.map((line) => Number(line.split(', ')[1]))).toEqual(
      Array.from({ length: 2000 }, (_, index) => index),
    );
  });

  it('tell why a file could not be written, and lose no later call', async () => {
    const recording = new Recording(
      {
        write: () => Promise.reject(new Error('disk full')),
        // As the browser's own files do after a failure.
        close: () => Promise.reject(new TypeError('Cannot close an errored stream')),
        discard: () => Promise.resolve(),
      },
      { channels: 8, rateHz: 250 },
    );
    recording.add(row(eight(1)));
    await recording.end();
    expect(recording.problem).toBe('disk full');
  });

  it('tell why a file could not be closed', async () => {
    const recording = new Recording(
      {
        write: () => Promise.resolve(),
        close: () => Promise.reject(new Error('disk full')),
        discard: () => Promise.resolve(),
      },
      { channels: 8, rateHz: 250 },
    );
    await recording.end();
    expect(recording.problem).toBe('disk full');
  });
});

describe('traces', () => {
  it('show a signal without its offset from the first sample on', () => {
    const traces = new Traces(8, 250, 5);
    const push = (from: number, to: number): void => {
      for (let index = from; index < to; index += 1) {
        traces.push(row(eight(100_000 + 50 * Math.sin((2 * Math.PI * 10 * index) / 250))));
      }
    };
    push(0, 250);
    const oldest = Array.from({ length: 250 }, (_, index) => Math.abs(traces.at(0, index)));
    expect(Math.max(...oldest)).toBeLessThan(60);
    push(250, 2500);
    const newest = Array.from({ length: 250 }, (_, index) => traces.at(0, traces.total - 250 + index));
    expect(Math.max(...newest)).toBeCloseTo(50, -1);
    expect(Math.min(...newest)).toBeCloseTo(-50, -1);
    const [first] = traces.summarise();
    expect(first?.mean).toBeCloseTo(100_000, 0);
    expect(first?.rms).toBeCloseTo(50 * Math.SQRT1_2, 0);
    expect(first?.isRailed).toBe(false);
  });

  it('know a channel that was railed at any time of the last second', () => {
    const traces = new Traces(8, 250, 5);
    const areRailed = (): number[] =>
      traces.summarise().flatMap(({ channel, isRailed }) => (isRailed ? [channel] : []));
    traces.push(row(eight(0), { railed: 0b1000_0001 }));
    for (let index = 0; index < 249; index += 1)
      traces.push(row(eight(0), { railed: index === 100 ? 2 : 0 }));
    expect(areRailed()).toEqual([1, 2, 8]);
    traces.push(row(eight(0)));
    expect(areRailed()).toEqual([2]);
  });

  it('show what is kept in another way at once', () => {
    const traces = new Traces(1, 250, 2);
    for (let index = 0; index < 700; index += 1) traces.push(row([500]));
    const { generation } = traces;
    traces.setView('raw');
    expect(traces.generation).toBeGreaterThan(generation);
    expect(traces.at(0, traces.total - 1)).toBe(500);
  });

  it.each<[View, number]>([
    ['band50', 50],
    ['band60', 60],
  ])('remove the hum that %s names, at every rate', (view, mainsHz) => {
    for (const rateHz of [125, 200, 250]) {
      expect(computeGain(filterOf(view, rateHz), mainsHz, rateHz)).toBeLessThan(0.01);
      expect(computeGain(filterOf(view, rateHz), 10, rateHz)).toBeGreaterThan(0.95);
    }
  });
});
