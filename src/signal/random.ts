/** A source of numbers spread evenly over [0, 1). */
export type Random = () => number;

/**
 * The mulberry32 generator of Tommy Ettinger (public domain): 32 bits of state, the same sequence for the
 * same seed on every machine, which is what figures and tests need; not fit for secrets.
 *
 * @param seed any integer; only its lower 32 bits count.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One number of the standard normal distribution (Box-Muller transform). */
export function drawNormal(random: Random): number {
  // 1 - u keeps the logarithm away from zero.
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
