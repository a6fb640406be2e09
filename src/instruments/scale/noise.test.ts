import { describe, expect, it } from 'vitest';
import { ADS1299_NOISE, ADS1299_REFERENCE_VOLTS } from '@site/src/data/cyton';
import { cytonGains, type CytonGain } from '@site/src/data/cytonChoices';
import { ads1299Noise } from '@site/src/data/cytonNoise';
import { converterGain } from '@site/src/protocol/bandwidth';
import { bandNoise, PEAK_TO_PEAK_PER_RMS } from './noise';

/** Effective and noise-free bits as the same tables print them beside the noise, from 250 Hz up. */
const printed: Readonly<Record<CytonGain, readonly (readonly [effective: number, free: number])[]>> = {
  1: [
    [21.48, 20.18],
    [20.99, 19.68],
    [20.49, 19.18],
    [19.99, 18.68],
    [19.49, 18.18],
    [18.81, 17.5],
    [17.16, 15.85],
  ],
  2: [
    [21.41, 20.1],
    [20.91, 19.6],
    [20.41, 19.1],
    [19.91, 18.6],
    [19.41, 18.11],
    [18.74, 17.43],
    [17.16, 15.85],
  ],
  4: [
    [21.3, 19.99],
    [20.79, 19.49],
    [20.29, 18.99],
    [19.79, 18.49],
    [19.29, 17.99],
    [18.62, 17.31],
    [17.12, 15.81],
  ],
  6: [
    [21.13, 19.82],
    [20.62, 19.31],
    [20.12, 18.81],
    [19.62, 18.32],
    [19.12, 17.82],
    [18.62, 17.32],
    [17.06, 15.76],
  ],
  8: [
    [20.95, 19.64],
    [20.44, 19.14],
    [19.94, 18.64],
    [19.44, 18.14],
    [18.95, 17.64],
    [18.45, 17.14],
    [16.99, 15.69],
  ],
  12: [
    [20.65, 19.34],
    [20.14, 18.83],
    [19.65, 18.34],
    [19.14, 17.84],
    [18.64, 17.34],
    [18.14, 16.84],
    [16.83, 15.53],
  ],
  24: [
    [19.85, 18.54],
    [19.35, 18.04],
    [18.85, 17.54],
    [18.35, 17.04],
    [17.84, 16.54],
    [17.35, 16.04],
    [16.28, 14.98],
  ],
};

describe('the datasheet’s table', () => {
  const cells = ads1299Noise.flatMap(({ rateHz, byGain }, index) =>
    cytonGains.map(({ gain }) => ({ rateHz, gain, ...byGain[gain], bits: printed[gain][index] ?? [0, 0] })),
  );

  it.each(cells)('agrees with its own bits: gain $gain at $rateHz Hz', (cell) => {
    const { gain, rmsMicrovolts, peakToPeakMicrovolts, bits } = cell;
    const fullScale = (ADS1299_REFERENCE_VOLTS / gain) * 1e6;
    // Rounded to two places, as printed: half a hundredth of a microvolt, and of a bit.
    const rms = fullScale / Math.SQRT2 / 2 ** bits[0];
    expect(Math.abs(rms - rmsMicrovolts)).toBeLessThan(0.0051 + 0.0036 * rms);
    const peakToPeak = (2 * fullScale) / 2 ** bits[1];
    expect(Math.abs(peakToPeak - peakToPeakMicrovolts)).toBeLessThan(0.0051 + 0.0036 * peakToPeak);
    expect(Math.abs(peakToPeakMicrovolts / PEAK_TO_PEAK_PER_RMS - rmsMicrovolts)).toBeLessThan(0.0101);
  });

  it('says what its first page says: 1 µV peak to peak in 70 Hz', () => {
    const slowest = ads1299Noise[0];
    expect(slowest?.byGain[24].peakToPeakMicrovolts).toBeCloseTo(
      ADS1299_NOISE.peakToPeakMicrovolts * Math.sqrt((slowest?.bandwidthHz ?? 0) / ADS1299_NOISE.bandwidthHz),
      1,
    );
  });
});

describe('bandNoise', () => {
  const question = { gain: 24, rateHz: 250, kiloohms: 0, lowHz: 0, highHz: 125 } as const;

  it('is the datasheet’s number over the whole band, and nothing is above half the rate', () => {
    expect(bandNoise(question).converter).toBeCloseTo(0.14, 12);
    expect(bandNoise({ ...question, highHz: 1000 }).converter).toBeCloseTo(0.14, 12);
    expect(bandNoise({ ...question, gain: 1, rateHz: 2000, highHz: 1000 }).converter).toBeCloseTo(3.06, 12);
    expect(bandNoise({ ...question, lowHz: 200, highHz: 300 }).converter).toBe(0);
  });

  it('shares it out as white noise behind a sinc³ filter that folds', () => {
    // Summed by small steps over the filter's own response and forty of its images.
    const power = (low: number, high: number): number => {
      let sum = 0;
      for (let f = low + 0.05; f < high; f += 0.1)
        for (let image = -40; image <= 40; image += 1)
          sum += converterGain(Math.abs(f + image * 250), 250) ** 2;
      return sum;
    };
    const expected = 0.14 * Math.sqrt(power(1, 40) / power(0, 125));
    expect(bandNoise({ ...question, lowHz: 1, highHz: 40 }).converter).toBeCloseTo(expected, 5);
  });

  it('adds the thermal noise of the resistance behind the same filter', () => {
    const noise = bandNoise({ ...question, kiloohms: 10, highHz: 20 });
    // √(4 k T R B) = √(4 · 1.380649e-23 · 305 · 10⁴ · 20), and two percent less for the filter.
    expect(noise.resistance).toBeGreaterThan(0.057);
    expect(noise.resistance).toBeLessThan(0.05805);
    expect(noise.together).toBeCloseTo(Math.hypot(noise.converter, noise.resistance), 12);
  });
});
