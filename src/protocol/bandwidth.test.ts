import { describe, expect, it } from 'vitest';
import { converterGain, foldedFrequency, meanOfTwoGain } from './bandwidth';

describe('the bandwidth of a Cyton', () => {
  it('ends at 65 Hz (−3 dB) at 250 Hz, and moves up with the rate, as the datasheet has it', () => {
    for (const [rateHz, bandwidthHz] of [
      [250, 65.5],
      [500, 131],
      [1000, 262],
    ] as const)
      expect(converterGain(bandwidthHz, rateHz)).toBeCloseTo(Math.SQRT1_2, 2);
    expect(converterGain(0, 250)).toBe(1);
  });

  it('loses 29 % at the end of the band to the mean of a Daisy', () => {
    expect(meanOfTwoGain(62.5, 250)).toBeCloseTo(Math.SQRT1_2, 10);
    expect(meanOfTwoGain(125, 250)).toBeCloseTo(0, 10);
  });

  it.each([
    [50, 50],
    [60, 60],
    [100, 25],
    [120, 5],
    [150, 25],
    [125, 0],
  ])('shows %f Hz at %f Hz when sampled at 125 Hz', (hz, at) => {
    expect(foldedFrequency(hz, 125)).toBe(at);
  });
});
