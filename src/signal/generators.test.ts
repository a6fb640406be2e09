import { describe, expect, it } from 'vitest';
import {
  clip,
  computeFullScaleUv,
  makeBackground,
  makeBlinks,
  makeCableTugs,
  makeEcg,
  makeEmg,
  makeEyesClosedEeg,
  makeLooseElectrode,
  makeMainsHum,
  makeMovement,
  makeRailed,
  type Recording,
} from './generators';
import { computeEnvelope, measure } from './measure';
import { createRandom, drawNormal } from './random';
import { computeBandRms, computeSpectrum, findPeakHz } from './spectrum';

const recording: Recording = { sampleRateHz: 250, durationS: 8, seed: 42 };
const second = (samples: Float64Array, from: number, to: number): Float64Array =>
  samples.slice(from * 250, to * 250);

describe('createRandom', () => {
  it('repeats its sequence for a seed and differs for another', () => {
    const take = (seed: number): number[] => {
      const random = createRandom(seed);
      return [random(), random(), random()];
    };
    expect(take(1)).toEqual(take(1));
    expect(take(1)).not.toEqual(take(2));
    // First number of the published mulberry32 for seed 1.
    expect(take(1)[0]).toBeCloseTo(0.6270739405881613, 15);
  });
});

describe('generators', () => {
  it('give as many samples as rate times duration, and the same for the same seed', () => {
    const first = makeBackground(recording);
    expect(first).toHaveLength(2000);
    expect(makeBackground(recording)).toEqual(first);
    expect(makeBackground({ ...recording, seed: 43 })).not.toEqual(first);
  });

  it('make alpha of tens of microvolts near 10 Hz only while the eyes are closed', () => {
    const eeg = makeEyesClosedEeg(recording, { fromS: 4, toS: 8.5 });
    const open = computeSpectrum(second(eeg, 0, 4), 250);
    const closed = computeSpectrum(second(eeg, 4, 8), 250);
    expect(findPeakHz(closed, 6)).toBeGreaterThan(9);
    expect(findPeakHz(closed, 6)).toBeLessThan(11);
    expect(computeBandRms(closed, 8, 13)).toBeGreaterThan(3 * computeBandRms(open, 8, 13));
    expect(measure(eeg).maximum).toBeLessThan(100);
  });

  it('make background whose power falls with frequency', () => {
    const spectrum = computeSpectrum(makeBackground({ ...recording, durationS: 60 }), 250);
    expect(computeBandRms(spectrum, 1, 4)).toBeGreaterThan(2 * computeBandRms(spectrum, 40, 43));
  });

  it('put blinks of the asked size at the asked times', () => {
    const blinks = makeBlinks(recording, [2, 5], 180);
    expect(blinks.indexOf(Math.max(...second(blinks, 0, 4)))).toBe(500);
    expect(blinks[1250]).toBeCloseTo(180, 0);
    expect(Math.abs(blinks[900] ?? 1)).toBeLessThan(1);
  });

  it('make one R peak of a millivolt a heartbeat', () => {
    const ecg = makeEcg({ ...recording, durationS: 10 }, { beatsPerMinute: 60 });
    let beats = 0;
    ecg.forEach((value, i) => {
      if (value > 700 && value >= (ecg[i - 1] ?? 0) && value > (ecg[i + 1] ?? 0)) beats += 1;
    });
    expect(beats).toBeGreaterThanOrEqual(9);
    expect(beats).toBeLessThanOrEqual(11);
    expect(measure(ecg).maximum).toBeLessThan(1100);
  });

  it('make EMG strong within its bursts and above 20 Hz', () => {
    const emg = makeEmg(recording, [{ fromS: 3, toS: 5 }]);
    expect(measure(second(emg, 3, 5)).rms).toBeGreaterThan(20 * measure(second(emg, 6, 8)).rms);
    const spectrum = computeSpectrum(second(emg, 3, 5), 250);
    expect(computeBandRms(spectrum, 20, 113)).toBeGreaterThan(8 * computeBandRms(spectrum, 0, 8));
    const envelope = computeEnvelope(emg, 250, 0.25);
    expect(envelope[1000]).toBeGreaterThan(100);
    expect(envelope[1900]).toBeLessThan(10);
  });

  it.each([50, 60] as const)('make hum at %i Hz', (mainsHz) => {
    const spectrum = computeSpectrum(makeMainsHum(recording, mainsHz), 250);
    expect(Math.abs(findPeakHz(spectrum) - mainsHz)).toBeLessThan(1);
  });

  it('make no harmonic that a rate cannot carry', () => {
    const slow = { ...recording, sampleRateHz: 125 };
    // 120 Hz would appear at 5 Hz.
    expect(computeBandRms(computeSpectrum(makeMainsHum(slow, 60), 125), 3, 7)).toBeLessThan(0.01);
    const carried = computeSpectrum(makeMainsHum(recording, 60), 250);
    expect(computeBandRms(carried, 117, 123)).toBeCloseTo((60 * 0.15) / Math.SQRT2, 1);
  });

  it('keep a railed signal at the end of the scale, 187.5 mV at gain 24', () => {
    expect(computeFullScaleUv(24)).toBe(187_500);
    const railed = makeRailed(recording);
    expect(measure(railed).maximum).toBe(187_500);
    expect(measure(second(railed, 6, 8)).rms).toBe(0);
    expect(clip(Float64Array.of(-9, 3, 9), 5)).toEqual(Float64Array.of(-5, 3, 5));
  });

  it('make faults large where they happen and quiet elsewhere', () => {
    const loose = makeLooseElectrode(recording, [{ fromS: 3, toS: 5 }], 50);
    expect(measure(second(loose, 3, 5)).rms).toBeGreaterThan(10 * measure(second(loose, 6, 8)).rms);
    const movement = makeMovement(recording, { fromS: 2, toS: 5 });
    expect(measure(second(movement, 6, 8)).rms).toBe(0);
    expect(measure(second(movement, 2, 5)).rms).toBeGreaterThan(50);
    const tugs = makeCableTugs(recording, [1]);
    expect(measure(tugs).maximum).toBeCloseTo(350, 0);
    expect(Math.abs(tugs[600] ?? 1)).toBeLessThan(1);
  });
});

it('draws numbers of the standard normal distribution', () => {
  const random = createRandom(9);
  const { mean, rms } = measure(Float64Array.from({ length: 100_000 }, () => drawNormal(random)));
  expect(mean).toBeCloseTo(0, 1);
  expect(rms).toBeCloseTo(1, 1);
});

describe('measure', () => {
  it('refuses an empty signal', () => {
    expect(() => measure(new Float64Array())).toThrow('no samples');
  });
});
