import { describe, expect, it } from 'vitest';
import { createSyntheticMuscle } from './syntheticMuscle';

describe('a synthetic muscle', () => {
  it('is quiet at rest, close to full effort after a third of a second, and quiet again', () => {
    const muscle = createSyntheticMuscle(1);
    expect(muscle.advance(1, false)).toBeLessThan(0.05);
    expect(muscle.advance(0.35, true)).toBeGreaterThan(0.6);
    expect(muscle.advance(0.5, false)).toBeLessThan(0.2);
  });

  it('makes the same levels for the same seed, however time is cut', () => {
    const whole = createSyntheticMuscle(2);
    const cut = createSyntheticMuscle(2);
    const last = Array.from({ length: 50 }, () => cut.advance(0.01, true)).at(-1);
    expect(whole.advance(0.5, true)).toBeCloseTo(last ?? NaN, 1);
    expect(createSyntheticMuscle(3).advance(0.5, true)).not.toBeCloseTo(last ?? NaN, 3);
  });

  it('tells each sample: flat to some ten microvolts at rest, hundreds at full effort', () => {
    const muscle = createSyntheticMuscle(4);
    const largest = (durationS: number, isTense: boolean): [number, number] => {
      const sizes: number[] = [];
      muscle.advance(durationS, isTense, (valueUv) => sizes.push(Math.abs(valueUv)));
      return [sizes.length, Math.max(...sizes)];
    };
    const [count, atRest] = largest(1, false);
    expect(count).toBe(250);
    expect(atRest).toBeLessThan(30);
    expect(largest(1, true)[1]).toBeGreaterThan(400);
  });
});
