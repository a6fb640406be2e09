import { describe, expect, it } from 'vitest';
import { sdDurations } from '../data/cytonSd';
import { randomSource } from './randomForTests';
import { formatSdLine, parseSdFile, sdDurationSeconds } from './sdCard';

const EIGHT = '000001,FFFFFF,7FFFFF,800000,000000,123456,FEDCBA,00C0A0';
const COUNTS = [1, -1, 8388607, -8388608, 0, 1193046, -74566, 49312];

describe('parseSdFile', () => {
  it('reads a line without and one with accelerometer', () => {
    const { samples, problems } = parseSdFile(`FE,${EIGHT}\nFF,${EIGHT},1F40,E0C0,0000\n`);
    expect(samples).toEqual([
      { line: 1, sampleNumber: 254, counts: COUNTS, aux: null },
      { line: 2, sampleNumber: 255, counts: COUNTS, aux: [8000, -8000, 0] },
    ]);
    expect(problems).toEqual([]);
  });

  it('reads sixteen channels', () => {
    const { samples } = parseSdFile(`00,${EIGHT},${EIGHT}\n01,${EIGHT},${EIGHT},0001,0002,FFFF\n`);
    expect(samples.map(({ counts, aux }) => [counts.length, aux])).toEqual([
      [16, null],
      [16, [1, 2, -1]],
    ]);
  });

  it('turns the swapped stamps round', () => {
    const { stamps, samples } = parseSdFile(`%STOP AT\n00001388\n00,${EIGHT}\n%START AT\n00002710\n`);
    expect(stamps).toEqual([
      { line: 1 + 1, event: 'streamStarted', clockMs: 5000 },
      { line: 5, event: 'streamStopped', clockMs: 10000 },
    ]);
    expect(samples).toHaveLength(1);
  });

  it('reads the footer of firmware 3.1.4, with its zero byte and cut-off last line', () => {
    const footer =
      '\n%SamplingFreq:\n000FA\n%Total time mS:\n\u00000004BAF0\n%min Write time uS:\n00000190\n%max Write time uS:\n00001388\n%Over:\n00000002\n%block, uS\n0000000A,00000BB8\n0000002B,00001388\n';
    const file = parseSdFile(`00,${EIGHT}\n01,0000${footer}${'\u0000'.repeat(100)}`);
    expect(file.footer).toEqual({
      samplingFrequencyHz: 250,
      totalTimeMs: 310000,
      minWriteMicroseconds: 400,
      maxWriteMicroseconds: 5000,
      overruns: 2,
      slowBlocks: [
        { block: 10, microseconds: 3000 },
        { block: 43, microseconds: 5000 },
      ],
    });
    expect(file.samples).toHaveLength(1);
    expect(file.problems).toEqual([{ line: 2, message: '2 fields; expected 9, 12, 17 or 20' }]);
  });

  it('reads the footer of firmware 3.1.2', () => {
    const file = parseSdFile(
      '\n%Total time mS:\n000493E0\n%min Write time uS:\n00000190\n%max Write time uS:\n00000190\n%Over:\n00000000\n%block, uS\n',
    );
    expect(file.footer).toEqual({
      totalTimeMs: 300000,
      minWriteMicroseconds: 400,
      maxWriteMicroseconds: 400,
      overruns: 0,
      slowBlocks: [],
    });
  });

  it('leaves erased blocks out', () => {
    const file = parseSdFile(`00,${EIGHT}\n${'\u00ff'.repeat(512)}${'\u0000'.repeat(512)}`);
    expect(file).toMatchObject({ footer: null, problems: [] });
    expect(file.samples).toHaveLength(1);
  });

  it('names bad lines and goes on', () => {
    const file = parseSdFile(`00,${EIGHT.replace('FFFFFF', 'FFFFF')}\nhello\n%OTHER\n01,${EIGHT}\n`);
    expect(file.samples.map(({ sampleNumber }) => sampleNumber)).toEqual([1]);
    expect(file.problems).toEqual([
      { line: 1, message: 'field 3 is "FFFFF"; expected 6 hexadecimal digits' },
      { line: 2, message: '1 fields; expected 9, 12, 17 or 20' },
      { line: 3, message: '"%OTHER" is not a known label' },
    ]);
  });

  it('reads back generated lines', () => {
    const random = randomSource(512);
    const samples = Array.from({ length: 500 }, (_, index) => ({
      sampleNumber: index % 256,
      counts: Array.from({ length: index % 3 === 0 ? 16 : 8 }, () => random.whole(-(2 ** 23), 2 ** 23 - 1)),
      aux:
        index % 2 === 0
          ? null
          : ([
              random.whole(-32768, 32767),
              random.whole(-32768, 32767),
              random.whole(-32768, 32767),
            ] as const),
    }));
    const file = parseSdFile(samples.map(formatSdLine).join(''));
    expect(file.problems).toEqual([]);
    expect(file.samples).toEqual(samples.map((sample, index) => ({ ...sample, line: index + 1 })));
  });
});

describe('line lengths', () => {
  it.each([
    [8, false, 59],
    [8, true, 74],
    [16, false, 115],
    [16, true, 130],
  ])('of %i channels, auxiliary %s: %i bytes', (channels, hasAux, bytes) => {
    const counts = Array.from({ length: channels }, () => 0);
    expect(formatSdLine({ sampleNumber: 0, counts, aux: hasAux ? [0, 0, 0] : null })).toHaveLength(bytes);
  });
});

describe('sdDurationSeconds', () => {
  const fiveMinutes = sdDurations.find(({ command }) => command === 'A');
  it.each<[string, number, 8 | 16, number]>([
    ['16 channels', fiveMinutes?.blocks ?? 0, 16, 296.9],
    ['8 channels', fiveMinutes?.blocks ?? 0, 8, 571.7],
    ['8 channels after c', (fiveMinutes?.blocks ?? 0) / 2, 8, 285.9],
    ['8 channels up to firmware 3.1.2', fiveMinutes?.blocksUpTo312 ?? 0, 8, 372.4],
  ])('of a 5 minute file, %s', (_name, blocks, channels, seconds) => {
    expect(sdDurationSeconds(blocks, channels, 250)).toBeCloseTo(seconds, 1);
  });
});
