/** What the GUI's Focus widget computes from a window of EEG; the model is in `src/data/focus.ts`. */
import { focusBands } from '@site/src/data/focus';
import { computeBandRms, computeSpectrum } from './spectrum';

/** Share of each band in the power of all five, in the order of `focusBands`; they add up to 1. */
export function computeBandShares(samples: Float64Array, sampleRateHz: number): number[] {
  const spectrum = computeSpectrum(samples, sampleRateHz, 512);
  const powers = focusBands.map(({ lowHz, highHz }) => computeBandRms(spectrum, lowHz, highHz) ** 2);
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Concentration from 0 to 1, by the logistic function; relaxation is 1 minus it. */
export function computeConcentration(shares: readonly number[]): number {
  const sum = focusBands.reduce((total, { coefficient }, i) => total + coefficient * (shares[i] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}
