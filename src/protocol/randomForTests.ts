/** Whole numbers for generated tests, from the site's seeded generator. */
import { createRandom } from '../signal/random';

/** Numbers that look random. */
export interface RandomSource {
  /** A whole number between two limits, both included. */
  whole(low: number, high: number): number;
}

/** The same numbers for the same seed, so that a failure can be seen again. */
export function randomSource(seed: number): RandomSource {
  const next = createRandom(seed);
  return { whole: (low, high) => low + Math.floor(next() * (high - low + 1)) };
}
