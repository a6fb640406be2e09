/** Whole numbers for generated tests, from the site's seeded generator. */
import { createRandom } from '../signal/random';

export interface RandomSource {
  /** A whole number between two limits, both included. */
  whole(low: number, high: number): number;
}

export function randomSource(seed: number): RandomSource {
  const next = createRandom(seed);
  return { whole: (low, high) => low + Math.floor(next() * (high - low + 1)) };
}
