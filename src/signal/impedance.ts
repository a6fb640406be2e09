/** The impedance of an electrode from the voltage that the board's test current makes on it. */
import { INPUT_SERIES_KILOOHMS, LEAD_OFF } from '../data/cyton';

/**
 * Peak size of the wave of one frequency, in the unit of the samples. Offset, drift and hum count little, because the
 * samples are faded in and out (Hann window) before they are held against the wave.
 *
 * @param samplesPerWave of the wanted frequency; best a whole number, and whole waves in the samples
 */
export function lockIn(samples: ArrayLike<number>, samplesPerWave: number): number {
  let inPhase = 0;
  let acrossPhase = 0;
  let weights = 0;
  for (let i = 0; i < samples.length; i += 1) {
    const weight = 1 - Math.cos((2 * Math.PI * i) / samples.length);
    const turn = (2 * Math.PI * i) / samplesPerWave;
    const value = weight * (samples[i] ?? 0);
    inPhase += value * Math.cos(turn);
    acrossPhase += value * Math.sin(turn);
    weights += weight;
  }
  return weights === 0 ? 0 : (2 * Math.hypot(inPhase, acrossPhase)) / weights;
}

/**
 * Kiloohms of an electrode at the Cyton, by the same sum as `static/examples/cyton_impedance.py`. Negative without a test current.
 *
 * @param microvolts some seconds of a channel whose test current is on
 * @param rateHz of the samples
 * @param passed part of the wave that the board lets through: less than 1 where it sends means of samples
 */
export function impedanceKiloohms(microvolts: ArrayLike<number>, rateHz: number, passed = 1): number {
  const peakMicrovolts = lockIn(microvolts, rateHz / LEAD_OFF.frequencyHz) / passed;
  // µV ÷ nA = kΩ
  return peakMicrovolts / LEAD_OFF.nanoamperes - INPUT_SERIES_KILOOHMS;
}
