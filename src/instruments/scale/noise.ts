/** The least noise of a channel in a band: the converter's, by gain and rate, and the thermal noise of what is in the way. */
import type { CytonGain, SampleRate } from '@site/src/data/cytonChoices';
import { ads1299Noise } from '@site/src/data/cytonNoise';

/** Ratio of peak-to-peak to RMS noise in every line of the datasheet's tables. */
export const PEAK_TO_PEAK_PER_RMS = 7;

const BOLTZMANN = 1.380649e-23;
/** Skin warms an electrode to about this. */
const KELVIN = 305;

/** What is asked for: a channel's settings, what is in series with it, and a band in hertz. */
export interface NoiseQuestion {
  gain: CytonGain;
  rateHz: SampleRate['rateHz'];
  /** Both electrodes with their skin, and the resistors at the inputs. */
  kiloohms: number;
  lowHz: number;
  highHz: number;
}

/** Noise in microvolts RMS. */
export interface BandNoise {
  /** Of the converter over its whole band: the datasheet's number. */
  whole: number;
  /** Of the converter in the band that was asked for. */
  converter: number;
  /** Of the resistance in that band. */
  resistance: number;
  together: number;
}

/**
 * White noise after the converter's sinc³ filter and after folding at half the rate, summed from 0 to a frequency, as a multiple of
 * what the same band has without the filter. The spectrum is Σ sinc⁶(x + k) = (66 + 52 cos 2πx + 2 cos 4πx) / 120 with x = f / rate.
 */
function filteredWidth(frequencyHz: number, rateHz: number): number {
  const x = frequencyHz / rateHz;
  const turn = 2 * Math.PI * x;
  return (rateHz * (66 * x + (52 * Math.sin(turn) + Math.sin(2 * turn)) / (2 * Math.PI))) / 120;
}

/**
 * The least noise to expect in a band, Cyton. The converter's part is the share of the datasheet's number that white noise has in
 * the band behind the converter's own filter; nothing above half the rate is left to count.
 */
export function bandNoise({ gain, rateHz, kiloohms, lowHz, highHz }: NoiseQuestion): BandNoise {
  const half = rateHz / 2;
  const [low, high] = [Math.min(lowHz, half), Math.min(highHz, half)];
  const width = Math.max(0, filteredWidth(high, rateHz) - filteredWidth(low, rateHz));
  const whole = ads1299Noise.find((row) => row.rateHz === rateHz)?.byGain[gain].rmsMicrovolts ?? NaN;
  const converter = whole * Math.sqrt(width / filteredWidth(half, rateHz));
  const resistance = Math.sqrt(4 * BOLTZMANN * KELVIN * kiloohms * 1000 * width) * 1e6;
  return { whole, converter, resistance, together: Math.hypot(converter, resistance) };
}
