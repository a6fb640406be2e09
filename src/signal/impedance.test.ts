import { describe, expect, it } from 'vitest';
import { impedanceKiloohms, lockIn } from './impedance';

/** The wave of the example program on the page: 10 kΩ, an offset of 20 mV and 100 µV rms of mains hum. */
const example = (length: number, rateHz: number, ohm: number): Float64Array =>
  Float64Array.from({ length }, (_, i) => {
    const turn = (2 * Math.PI * i) / rateHz;
    return 20_000 + (ohm / 1000 + 2.2) * 6 * Math.sin(31.25 * turn) + 141.4 * Math.sin(50 * turn);
  });

describe('impedanceKiloohms', () => {
  it('gives what the example program prints', () => {
    expect(impedanceKiloohms(example(1000, 250, 10_000), 250)).toBeCloseTo(10, 2);
    expect(impedanceKiloohms(example(500, 125, 10_000), 125)).toBeCloseTo(10, 2);
  });

  it('gives back what a mean of two samples took away', () => {
    const passed = Math.cos(Math.PI / 8);
    const halved = example(1000, 250, 5000).map((value) => value * passed);
    expect(impedanceKiloohms(halved, 250, passed)).toBeCloseTo(5, 2);
  });

  it('is negative where no current flows', () => {
    expect(impedanceKiloohms(new Float64Array(1000), 250)).toBeCloseTo(-2.2, 9);
  });
});

it('finds a wave of any phase, and nothing in no samples', () => {
  const wave = Float64Array.from({ length: 800 }, (_, i) => 3 * Math.cos((2 * Math.PI * i) / 8 + 1.1));
  expect(lockIn(wave, 8)).toBeCloseTo(3, 9);
  expect(lockIn([], 8)).toBe(0);
});

it('hears little of an offset, and of hum whose waves do not fit into the samples', () => {
  const noise = Float64Array.from(
    { length: 803 },
    (_, i) => 20_000 + 100 * Math.sin((2 * Math.PI * 50.3 * i) / 250),
  );
  expect(lockIn(noise, 8)).toBeLessThan(0.1);
});
