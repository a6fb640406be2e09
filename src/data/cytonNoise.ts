/**
 * Noise of the ADS1299 with shorted inputs, by gain and data rate: 5 V analogue supply and 4.5 V reference, as on the Cyton.
 *
 * Source: SBAS499C, 8.1 Noise Measurements, Tables 1 to 4: typical values at 25 °C, from at least 1,000 readings of several
 * converters. `src/instruments/scale/noise.test.ts` proves each value against the effective bits that the same tables print beside it.
 */
import type { CytonGain, SampleRate } from './cytonChoices';
import { ads1299 } from './cytonSources';

/** Noise of one gain at one rate, in microvolts at the input, over all frequencies that the rate keeps. */
export interface InputNoise {
  rmsMicrovolts: number;
  peakToPeakMicrovolts: number;
}

/** A rate, how wide its band is, and the noise of each gain. */
export interface RateNoise {
  rateHz: SampleRate['rateHz'];
  /** The end of the band, where the filter leaves 71 % (−3 dB), in hertz. */
  bandwidthHz: number;
  byGain: Readonly<Record<CytonGain, InputNoise>>;
}

/** Where the numbers are printed. */
export const ads1299NoiseSource = ads1299('8.1 Noise Measurements, Tables 1 to 4');

const noise = (rmsMicrovolts: number, peakToPeakMicrovolts: number): InputNoise => ({
  rmsMicrovolts,
  peakToPeakMicrovolts,
});

/** From the slowest rate up. */
export const ads1299Noise: readonly RateNoise[] = [
  {
    rateHz: 250,
    bandwidthHz: 65,
    byGain: {
      1: noise(1.08, 7.59),
      2: noise(0.57, 3.99),
      4: noise(0.31, 2.16),
      6: noise(0.23, 1.62),
      8: noise(0.2, 1.38),
      12: noise(0.16, 1.13),
      24: noise(0.14, 0.98),
    },
  },
  {
    rateHz: 500,
    bandwidthHz: 131,
    byGain: {
      1: noise(1.53, 10.73),
      2: noise(0.81, 5.65),
      4: noise(0.44, 3.07),
      6: noise(0.33, 2.3),
      8: noise(0.28, 1.95),
      12: noise(0.23, 1.61),
      24: noise(0.2, 1.39),
    },
  },
  {
    rateHz: 1000,
    bandwidthHz: 262,
    byGain: {
      1: noise(2.17, 15.17),
      2: noise(1.14, 7.98),
      4: noise(0.62, 4.34),
      6: noise(0.46, 3.25),
      8: noise(0.39, 2.76),
      12: noise(0.32, 2.26),
      24: noise(0.28, 1.97),
    },
  },
  {
    rateHz: 2000,
    bandwidthHz: 524,
    byGain: {
      1: noise(3.06, 21.45),
      2: noise(1.61, 11.29),
      4: noise(0.88, 6.13),
      6: noise(0.66, 4.6),
      8: noise(0.56, 3.9),
      12: noise(0.46, 3.2),
      24: noise(0.4, 2.79),
    },
  },
  {
    rateHz: 4000,
    bandwidthHz: 1048,
    byGain: {
      1: noise(4.33, 30.34),
      2: noise(2.28, 15.95),
      4: noise(1.24, 8.66),
      6: noise(0.93, 6.5),
      8: noise(0.79, 5.52),
      12: noise(0.65, 4.53),
      24: noise(0.56, 3.94),
    },
  },
  {
    rateHz: 8000,
    bandwidthHz: 2096,
    byGain: {
      1: noise(6.93, 48.53),
      2: noise(3.65, 25.52),
      4: noise(1.98, 13.87),
      6: noise(1.31, 9.19),
      8: noise(1.11, 7.8),
      12: noise(0.92, 6.41),
      24: noise(0.8, 5.57),
    },
  },
  {
    rateHz: 16000,
    bandwidthHz: 4193,
    byGain: {
      1: noise(21.7, 151.89),
      2: noise(10.85, 75.94),
      4: noise(5.6, 39.23),
      6: noise(3.87, 27.1),
      8: noise(3.05, 21.32),
      12: noise(2.27, 15.89),
      24: noise(1.66, 11.64),
    },
  },
];
