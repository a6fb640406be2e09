import { describe, expect, it } from 'vitest';
import { computeBandShares, computeConcentration } from './focus';
import { makeAlpha, makeBackground, mix } from './generators';

const recording = { sampleRateHz: 250, durationS: 10, seed: 4 };

describe('the focus metric', () => {
  it('is even when no band decides', () => {
    expect(computeConcentration([0, 0, 0, 0, 0])).toBe(0.5);
  });

  it('is what the formula gives for shares written by hand', () => {
    // -1.019*0.2 + 2.625*0.2 - 31.680*0.2 + 13.548*0.2 + 43.092*0.2 = 5.313; 1/(1+e^-5.313) = 0.995
    expect(computeConcentration([0.2, 0.2, 0.2, 0.2, 0.2])).toBeCloseTo(0.995, 3);
  });

  it('falls when the eyes close and alpha takes the spectrum', () => {
    const open = makeBackground(recording);
    const closed = mix(open, makeAlpha(recording, { closed: { fromS: -1, toS: 11 } }));
    const [first, second] = [open, closed].map((samples) => computeBandShares(samples, 250));
    expect(first?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(computeConcentration(second ?? [])).toBeLessThan(0.01);
    expect(computeConcentration(first ?? [])).toBeGreaterThan(computeConcentration(second ?? []));
  });
});
