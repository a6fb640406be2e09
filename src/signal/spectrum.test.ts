import { describe, expect, it } from 'vitest';
import { createRandom, drawNormal } from './random';
import { computeBandRms, computeSpectrum, findPeakHz, transform } from './spectrum';

describe('transform', () => {
  it('equals the sum that defines it', () => {
    const random = createRandom(7);
    const re = Float64Array.from({ length: 16 }, () => random() - 0.5);
    const im = Float64Array.from({ length: 16 }, () => random() - 0.5);
    const slow = Array.from(re, (_, k) =>
      Array.from(re).reduce(
        (sum, value, i) => {
          const angle = (-2 * Math.PI * k * i) / 16;
          const other = im[i] ?? 0;
          return {
            re: sum.re + value * Math.cos(angle) - other * Math.sin(angle),
            im: sum.im + value * Math.sin(angle) + other * Math.cos(angle),
          };
        },
        { re: 0, im: 0 },
      ),
    );
    transform(re, im);
    slow.forEach((value, k) => {
      expect(re[k]).toBeCloseTo(value.re, 10);
      expect(im[k]).toBeCloseTo(value.im, 10);
    });
  });

  it('asks for a power of two', () => {
    expect(() => transform(new Float64Array(12), new Float64Array(12))).toThrow('power of two');
  });
});

describe('computeSpectrum', () => {
  const rateHz = 256;
  const sine = Float64Array.from({ length: 2048 }, (_, i) => 40 * Math.sin((2 * Math.PI * 10 * i) / rateHz));

  it('puts the power of a sine at its frequency: peak / √2', () => {
    const spectrum = computeSpectrum(sine, rateHz);
    expect(findPeakHz(spectrum)).toBe(10);
    expect(computeBandRms(spectrum, 8, 12)).toBeCloseTo(40 / Math.SQRT2, 6);
    expect(computeBandRms(spectrum, 20, 128)).toBeCloseTo(0, 6);
  });

  it('counts what lies at the edge of two bands in the upper one, and half the sample rate in the last', () => {
    const spectrum = computeSpectrum(sine, rateHz);
    const edge = { ...spectrum, density: spectrum.density.map((_, bin) => (bin % 8 === 0 ? 1 : 0)) };
    const powerOf = (lowHz: number, highHz: number): number => computeBandRms(edge, lowHz, highHz) ** 2;
    expect(powerOf(4, 8)).toBe(0);
    expect(powerOf(8, 13)).toBeCloseTo(1, 9);
    expect(powerOf(0, 8) + powerOf(8, 64) + powerOf(64, 128)).toBeCloseTo(17, 9);
    expect(powerOf(64, 500)).toBeCloseTo(9, 9);
  });

  it('ends at half the sample rate and leaves out a constant offset', () => {
    const spectrum = computeSpectrum(
      sine.map((value) => value + 5000),
      rateHz,
    );
    expect(spectrum.frequenciesHz.at(-1)).toBe(128);
    expect(findPeakHz(spectrum)).toBe(10);
  });

  it('has the power of noise in all bins together, with the first and the last counted once', () => {
    const random = createRandom(3);
    const noise = Float64Array.from({ length: 65_536 }, () => drawNormal(random));
    const spectrum = computeSpectrum(noise, rateHz);
    // A standard deviation of 1 gives the same density, 2 / rate, up to the ends, which have half of it.
    expect(computeBandRms(spectrum, 0, 128) ** 2).toBeCloseTo(1, 1);
    expect((spectrum.density.at(-1) ?? 0) * rateHz).toBeGreaterThan(0.85);
    expect((spectrum.density.at(-1) ?? 0) * rateHz).toBeLessThan(1.15);
  });

  it('looks at windows that overlap by half, and for a peak from a frequency up', () => {
    // The middle window alone holds all of a burst that two windows side by side cut in half.
    const burst = Float64Array.from({ length: 512 }, (_, i) => (i >= 192 && i < 320 ? (sine[i] ?? 0) : 0));
    const cut = [burst.slice(0, 256), burst.slice(256)].map((half) => computeSpectrum(half, rateHz));
    const beside = Math.hypot(...cut.map((half) => computeBandRms(half, 8, 12))) / Math.SQRT2;
    expect(computeBandRms(computeSpectrum(burst, rateHz), 8, 12)).toBeGreaterThan(1.5 * beside);
    const both = sine.map((value, i) => value + 100 * Math.sin((2 * Math.PI * 3 * i) / rateHz));
    expect(findPeakHz(computeSpectrum(both, rateHz))).toBe(3);
    expect(findPeakHz(computeSpectrum(both, rateHz), 6)).toBe(10);
  });

  it('says how many samples it needs', () => {
    expect(() => computeSpectrum(sine.slice(0, 100), rateHz)).toThrow('one segment of 256');
  });
});
