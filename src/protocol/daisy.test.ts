import { describe, expect, it } from 'vitest';
import type { CytonPacket } from './cyton';
import { averageConversions, isDaisyPacket, pairDaisy, upsampleDaisy } from './daisy';

const packet = (sampleNumber: number): CytonPacket => ({
  sampleNumber,
  stopByte: 0xc0,
  counts: Array.from({ length: 8 }, (_, index) => sampleNumber * 100 + index),
  aux: { kind: 'accelerometer', counts: [0, 0, 0] },
});

describe('pairDaisy', () => {
  it('puts the board’s channels of the odd packet before the Daisy’s of the even one', () => {
    expect(pairDaisy([packet(2), packet(3)])).toEqual({
      samples: [
        {
          sampleNumber: 2,
          counts: [300, 301, 302, 303, 304, 305, 306, 307, 200, 201, 202, 203, 204, 205, 206, 207],
        },
      ],
      unpaired: [],
    });
  });

  it('halves the number of samples of an unbroken stream', () => {
    const packets = Array.from({ length: 512 }, (_, index) => packet(index % 256));
    const { samples, unpaired } = pairDaisy(packets);
    expect(samples).toHaveLength(256);
    expect(unpaired).toEqual([]);
  });

  it.each([
    ['the odd half is lost', [2, 4, 5], [4], [2]],
    ['the even half is lost', [1, 2, 3], [2], [1]],
    ['two halves of different samples meet', [2, 5, 6, 7], [6], [2, 5]],
    ['the stream ends on an even packet', [2, 3, 4], [2], [4]],
  ])('names the packets without partner when %s', (_name, numbers, paired, unpaired) => {
    const result = pairDaisy(numbers.map(packet));
    expect(result.samples.map(({ sampleNumber }) => sampleNumber)).toEqual(paired);
    expect(result.unpaired).toEqual(unpaired);
  });

  it('takes even packets for the Daisy', () => {
    expect([0, 1, 254, 255].map(isDaisyPacket)).toEqual([true, false, true, false]);
  });
});

describe('averageConversions', () => {
  it.each([
    [3, 4, 3],
    [-3, -4, -3],
    [-1, 0, 0],
    [8388607, 8388607, 8388607],
    [-8388608, 8388607, 0],
  ])('of %i and %i is %i, cut towards zero', (previous, current, mean) => {
    expect(averageConversions(previous, current)).toBe(mean);
  });
});

describe('upsampleDaisy', () => {
  it('puts the midpoint between two samples and ends on the last', () => {
    const samples = [0, 10, 4].map((value, index) => ({ sampleNumber: 2 * index, counts: [value, -value] }));
    expect(upsampleDaisy(samples)).toEqual([
      [0, -0],
      [5, -5],
      [10, -10],
      [7, -7],
      [4, -4],
    ]);
  });
});
