/**
 * The EMG level of the OpenBCI GUI: how strongly a muscle is tensed, from 0 to about 1, within a range that
 * follows the signal. Same steps and same starting values as `EmgSettingsValues.pde` of v6.0.0-beta.1.
 */

/** Settings of the GUI's EMG widget. */
export interface EmgLevelSettings {
  /** Length of the average in seconds. */
  windowS: number;
  /** Larger absolute values count as this much. */
  limitUv: number;
  /** Factor of the upper threshold at each update, which is each drawn frame, while the signal is far below it; below 1. */
  creepDown: number;
  /** The lower threshold is divided by this factor at each update while the signal is above it; below 1. */
  creepUp: number;
  /** Smallest distance between the thresholds. */
  minimumRangeUv: number;
  /** Smallest lower threshold. */
  lowestUv: number;
}

/** What the GUI starts with. */
export const emgLevelDefaults: EmgLevelSettings = {
  windowS: 1,
  limitUv: 200,
  creepDown: 0.9,
  creepUp: 0.99999,
  minimumRangeUv: 10,
  lowestUv: 6,
};

/** One update. */
export interface EmgLevel {
  timeS: number;
  averageUv: number;
  lowerUv: number;
  upperUv: number;
  /** (average - lower) / (upper - lower), not below 0. */
  level: number;
}

/** The GUI updates at each drawn frame: at most 120 times a second, here as often as most screens draw. */
const UPDATES_PER_S = 60;

/**
 * The levels over a recording, from the moment when one whole window has been received.
 *
 * @param samplesUv filtered samples in µV
 */
export function computeEmgLevels(
  samplesUv: Float64Array,
  sampleRateHz: number,
  settings: EmgLevelSettings,
): EmgLevel[] {
  const { windowS, limitUv, creepDown, creepUp, minimumRangeUv, lowestUv } = settings;
  const windowLength = Math.round(windowS * sampleRateHz);
  const levels: EmgLevel[] = [];
  let upperUv = 25;
  let lowerUv = 0;
  const count = Math.floor(((samplesUv.length - windowLength) / sampleRateHz) * UPDATES_PER_S) + 1;
  for (let i = 0; i < count; i += 1) {
    const end = windowLength + Math.floor((i * sampleRateHz) / UPDATES_PER_S);
    const averageUv =
      samplesUv
        .subarray(end - windowLength, end)
        .reduce((sum, value) => sum + Math.min(Math.abs(value), limitUv), 0) / windowLength;
    if (averageUv >= upperUv && averageUv <= limitUv) upperUv = averageUv;
    if (averageUv <= lowerUv) lowerUv = averageUv;
    if (upperUv >= averageUv + minimumRangeUv) upperUv *= creepDown;
    lowerUv = Math.max(1, lowerUv);
    if (lowerUv <= averageUv) lowerUv /= creepUp;
    lowerUv = Math.max(lowestUv, lowerUv);
    upperUv = Math.max(lowerUv + minimumRangeUv, upperUv);
    const level = Math.max(0, (averageUv - lowerUv) / (upperUv - lowerUv));
    levels.push({ timeS: end / sampleRateHz, averageUv, lowerUv, upperUv, level });
  }
  return levels;
}
