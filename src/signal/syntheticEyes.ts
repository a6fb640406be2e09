/** A head to play with: EEG from the back of the head that is made while it runs, with alpha while the eyes are closed. */
import { makeAlpha, makeBackground } from './generators';

/** Samples a second. */
export const EYES_RATE_HZ = 250;

/** The GUI keeps as much for its longest window. */
const KEPT_S = 20;
const LOOP_S = 40;
/** Alpha does not begin at once when the lids fall. */
const SETTLE_S = 0.4;

/** EEG at the back of the head of somebody whose eyes open and close. */
export interface SyntheticEyes {
  /** Lets time pass; `onSample` is told of each new sample in µV. */
  advance: (durationS: number, areClosed: boolean, onSample?: (valueUv: number) => void) => void;
  /** The last seconds, at most 20, the newest sample last. Before the first call they are a recording with open eyes. */
  takeLast: (windowS: number) => Float64Array;
}

/** @param seed any integer; the same seed gives the same EEG */
export function createSyntheticEyes(seed: number): SyntheticEyes {
  const recording = { sampleRateHz: EYES_RATE_HZ, durationS: LOOP_S, seed };
  const background = makeBackground(recording);
  const alpha = makeAlpha(recording, { closed: { fromS: -1, toS: LOOP_S + 1 } });
  const kept = background.slice(0, KEPT_S * EYES_RATE_HZ);
  // Where the next sample is put and, since the ring is full, where the oldest one is.
  let next = 0;
  let position = kept.length;
  let owed = 0;
  let strength = 0;
  return {
    advance(durationS, areClosed, onSample) {
      owed += durationS * EYES_RATE_HZ;
      const count = Math.floor(owed);
      owed -= count;
      for (let i = 0; i < count; i += 1) {
        strength += ((areClosed ? 1 : 0) - strength) / (EYES_RATE_HZ * SETTLE_S);
        const value = (background[position] ?? 0) + strength * (alpha[position] ?? 0);
        position = (position + 1) % background.length;
        kept[next] = value;
        next = (next + 1) % kept.length;
        onSample?.(value);
      }
    },
    takeLast(windowS) {
      const count = Math.min(kept.length, Math.round(windowS * EYES_RATE_HZ));
      return Float64Array.from({ length: count }, (_, i) => {
        const at = (next - count + i + kept.length) % kept.length;
        return kept[at] ?? 0;
      });
    },
  };
}
