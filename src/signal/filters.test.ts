import { describe, expect, it } from 'vitest';
import {
  applyFilter,
  chain,
  computeGain,
  computeGainDb,
  designBandPass,
  designBandStop,
  designHighPass,
  designLowPass,
  startFilter,
} from './filters';

const rateHz = 250;
const sine = (frequencyHz: number, seconds = 8): Float64Array =>
  Float64Array.from({ length: seconds * rateHz }, (_, i) =>
    Math.sin((2 * Math.PI * frequencyHz * i) / rateHz),
  );
const peakOfEnd = (samples: Float64Array): number => Math.max(...samples.slice(-2 * rateHz).map(Math.abs));

describe('Butterworth filters', () => {
  it.each([1, 2, 3, 4])('order %i is 3 dB down at each edge and flat between', (order) => {
    const filter = designBandPass(order, 5, 50, rateHz);
    expect(computeGainDb(filter, 5, rateHz)).toBeCloseTo(-3.0103, 3);
    expect(computeGainDb(filter, 50, rateHz)).toBeCloseTo(-3.0103, 3);
    expect(computeGainDb(filter, 17, rateHz)).toBeGreaterThan(-0.15);
  });

  it.each([1, 2, 4])('a band-stop of order %i removes its centre and is 3 dB down at its edges', (order) => {
    const filter = designBandStop(order, 58, 62, rateHz);
    expect(computeGainDb(filter, 58, rateHz)).toBeCloseTo(-3.0103, 3);
    expect(computeGainDb(filter, 62, rateHz)).toBeCloseTo(-3.0103, 3);
    expect(computeGainDb(filter, 60, rateHz)).toBeLessThan(-40 * order);
    expect(computeGainDb(filter, 10, rateHz)).toBeCloseTo(0, 2);
  });

  it('falls by 20 dB a decade and order, away from the edge', () => {
    const filter = designHighPass(2, 10, rateHz);
    const slope = computeGainDb(filter, 1, rateHz) - computeGainDb(filter, 0.1, rateHz);
    expect(slope).toBeCloseTo(40, 1);
  });

  it('passes a constant through a low-pass and not through a high-pass', () => {
    const constant = new Float64Array(2000).fill(5);
    expect(applyFilter(designLowPass(3, 10, rateHz), constant).at(-1)).toBeCloseTo(5, 6);
    expect(applyFilter(designHighPass(3, 1, rateHz), constant).at(-1)).toBeCloseTo(0, 4);
  });

  it('give the same one sample at a time', () => {
    const filter = chain(designBandPass(4, 5, 50, rateHz), designBandStop(2, 48, 52, rateHz));
    const push = startFilter(filter);
    const wave = sine(12, 1);
    expect(Array.from(wave, push)).toEqual([...applyFilter(filter, wave)]);
  });

  it('changes a sine as its response says', () => {
    const filter = designBandPass(4, 5, 50, rateHz);
    for (const frequency of [3, 10, 40, 70]) {
      expect(peakOfEnd(applyFilter(filter, sine(frequency)))).toBeCloseTo(
        computeGain(filter, frequency, rateHz),
        2,
      );
    }
  });

  it('names the edges that do not fit', () => {
    expect(() => designBandPass(4, 5, 130, rateHz)).toThrow('between 0 and 125 Hz');
    expect(() => designBandPass(4, 50, 5, rateHz)).toThrow('rising edges');
    expect(() => designLowPass(0, 5, rateHz)).toThrow('whole number from 1');
  });
});

it('multiplies the gains of filters in series', () => {
  const stop = designBandStop(2, 58, 62, rateHz);
  const low = designLowPass(2, 30, rateHz);
  expect(computeGain(chain(stop, low), 45, rateHz)).toBeCloseTo(
    computeGain(stop, 45, rateHz) * computeGain(low, 45, rateHz),
    12,
  );
});
