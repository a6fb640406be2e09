/** A muscle to play with: EMG that is made while it runs, as strong as the reader's finger on a button. */
import { makeEmg } from './generators';
import { createEnvelope } from './muscleSwitch';

/** The Cyton's rate over its dongle. */
export const SAMPLE_RATE_HZ = 250;
/** RMS of full effort, as `makeEmg` has it. */
const FULL_EFFORT_UV = 250;
/** What stays at rest, as a share of full effort. */
const REST = 0.015;
const RISE_S = 0.06;
const FALL_S = 0.09;
const WINDOW_S = 0.12;
const LOOP_S = 12;

/** EMG of a muscle that is tensed and released. */
export interface SyntheticMuscle {
  /**
   * Lets time pass.
   *
   * @param durationS seconds since the last call
   * @param onSample told of each sample that falls into this time, in µV
   * @returns the level now: 0 at rest, 1 at full effort, as the GUI's EMG widget counts
   */
  advance: (durationS: number, isTense: boolean, onSample?: (valueUv: number) => void) => number;
}

/** @param seed any integer; muscles with different seeds do not tremble alike */
export function createSyntheticMuscle(seed: number): SyntheticMuscle {
  const noise = makeEmg(
    { sampleRateHz: SAMPLE_RATE_HZ, durationS: LOOP_S, seed },
    [{ fromS: -1, toS: LOOP_S + 1 }],
    FULL_EFFORT_UV,
  );
  const envelope = createEnvelope(SAMPLE_RATE_HZ, WINDOW_S);
  let strength = REST;
  let position = 0;
  let owed = 0;
  let level = 0;
  return {
    advance(durationS, isTense, onSample) {
      owed += durationS * SAMPLE_RATE_HZ;
      const count = Math.floor(owed);
      owed -= count;
      for (let i = 0; i < count; i += 1) {
        const target = isTense ? 1 : REST;
        strength += (target - strength) / (SAMPLE_RATE_HZ * (isTense ? RISE_S : FALL_S));
        const sample = (noise[position] ?? 0) * strength;
        onSample?.(sample);
        level = envelope(sample) / FULL_EFFORT_UV;
        position = (position + 1) % noise.length;
      }
      return Math.min(1, level);
    },
  };
}
