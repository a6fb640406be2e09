import { describe, expect, it } from 'vitest';
import { sdDurations } from '../data/cytonSd';
import { formatSdLine, sdDurationSeconds } from './sdCard';

const EIGHT = '000001,FFFFFF,7FFFFF,800000,000000,123456,FEDCBA,00C0A0';
const COUNTS = [1, -1, 8388607, -8388608, 0, 1193046, -74566, 49312];

it('writes a line as the firmware does, and its acceleration behind the channels', () => {
  expect(formatSdLine({ sampleNumber: 254, counts: COUNTS, aux: null })).toBe(`FE,${EIGHT}\n`);
  expect(formatSdLine({ sampleNumber: 255, counts: COUNTS, aux: [8000, -8000, 0] })).toBe(
    `FF,${EIGHT},1F40,E0C0,0000\n`,
  );
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
