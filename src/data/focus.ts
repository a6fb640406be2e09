/** The model behind the GUI's Focus widget. */
import type { Source } from './types';

/** One band of the model and what its share of the power does to the result. */
export interface FocusBand {
  name: string;
  lowHz: number;
  highHz: number;
  /** Factor of the band's share, 0 to 1, in the sum that the logistic function takes. */
  coefficient: number;
}

/** BrainFlow 5.10.0, which GUI 6.0.0 uses. The intercept is 0. */
export const focusBands: readonly FocusBand[] = [
  { name: 'delta', lowHz: 2, highHz: 4, coefficient: -1.0189175792169414 },
  { name: 'theta', lowHz: 4, highHz: 8, coefficient: 2.6253600819024174 },
  { name: 'alpha', lowHz: 8, highHz: 13, coefficient: -31.680396972687575 },
  { name: 'beta', lowHz: 13, highHz: 30, coefficient: 13.548491520885264 },
  { name: 'gamma', lowHz: 30, highHz: 45, coefficient: 43.09228570067639 },
];

/** Where bands and coefficients come from. */
export const focusSources: readonly Source[] = [
  {
    title: 'BrainFlow 5.10.0, mindfulness_model.cpp',
    where: 'mindfulness_coefficients, mindfulness_intercept',
    url: 'https://github.com/brainflow-dev/brainflow/blob/5.10.0/src/ml/generated/mindfulness_model.cpp',
  },
  {
    title: 'BrainFlow 5.10.0, DataFilter.java',
    where: 'get_avg_band_powers: the bands',
    url: 'https://github.com/brainflow-dev/brainflow/blob/5.10.0/java_package/brainflow/src/main/java/brainflow/DataFilter.java',
  },
];
