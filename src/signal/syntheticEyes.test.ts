import { describe, expect, it } from 'vitest';
import { computeBandShares, computeConcentration } from './focus';
import { createSyntheticEyes, EYES_RATE_HZ } from './syntheticEyes';

const relaxation = (samples: Float64Array): number =>
  1 - computeConcentration(computeBandShares(samples, EYES_RATE_HZ));

describe('synthetic eyes', () => {
  it('show relaxation once most of the window has been recorded with closed eyes, and lose it again', () => {
    const eyes = createSyntheticEyes(4);
    expect(relaxation(eyes.takeLast(10))).toBeLessThan(0.5);
    eyes.advance(8, true);
    expect(relaxation(eyes.takeLast(10))).toBeGreaterThan(0.9);
    eyes.advance(12, false);
    expect(relaxation(eyes.takeLast(10))).toBeLessThan(0.5);
  });

  it('keep their samples in order and hand out each new one', () => {
    const eyes = createSyntheticEyes(5);
    const told: number[] = [];
    eyes.advance(1, true, (value) => told.push(value));
    expect(told).toHaveLength(EYES_RATE_HZ);
    expect([...eyes.takeLast(1)]).toEqual(told);
    expect(eyes.takeLast(60)).toHaveLength(20 * EYES_RATE_HZ);
  });
});
