/** What of a frequency reaches the computer: the converter's own low-pass, the mean of a Daisy, and folding. */

/** Part of the amplitude that the ADS1299's sinc³ filter leaves, 0 to 1. Source: SBAS499C, 9.3.2.1.1. */
export function converterGain(frequencyHz: number, rateHz: number): number {
  if (frequencyHz === 0) return 1;
  const angle = (Math.PI * frequencyHz) / rateHz;
  return Math.abs(Math.sin(angle) / angle) ** 3;
}

/** Part of the amplitude that the mean of two neighbouring samples leaves, 0 to 1. */
export function meanOfTwoGain(frequencyHz: number, rateHz: number): number {
  return Math.abs(Math.cos((Math.PI * frequencyHz) / rateHz));
}

/** The frequency at which one appears after sampling: folded into 0 to half the rate. */
export function foldedFrequency(frequencyHz: number, rateHz: number): number {
  const rest = frequencyHz % rateHz;
  return Math.min(rest, rateHz - rest);
}
