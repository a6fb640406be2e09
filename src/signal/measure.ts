/** What can be said of a signal in a few numbers. Units follow the samples. */
export interface Measures {
  minimum: number;
  maximum: number;
  mean: number;
  /** Root mean square about the mean. */
  rms: number;
}

/** Minimum, maximum, mean and RMS about the mean of at least one sample. */
export function measure(samples: Float64Array): Measures {
  if (samples.length === 0) throw new RangeError('measure: no samples; give at least one.');
  let minimum = Infinity;
  let maximum = -Infinity;
  let sum = 0;
  for (const value of samples) {
    if (value < minimum) minimum = value;
    if (value > maximum) maximum = value;
    sum += value;
  }
  const mean = sum / samples.length;
  let squares = 0;
  for (const value of samples) squares += (value - mean) ** 2;
  return { minimum, maximum, mean, rms: Math.sqrt(squares / samples.length) };
}

/**
 * RMS over a window that ends at each sample: the smooth outline that EMG widgets show.
 *
 * @param windowS length of the window in seconds; at the start the window is shorter.
 * @returns as many samples as came in, in the same unit.
 */
export function computeEnvelope(samples: Float64Array, sampleRateHz: number, windowS: number): Float64Array {
  const width = Math.max(1, Math.round(windowS * sampleRateHz));
  const squares = new Float64Array(samples.length + 1);
  samples.forEach((value, i) => {
    squares[i + 1] = (squares[i] ?? 0) + value * value;
  });
  return samples.map((_, i) => {
    const from = Math.max(0, i + 1 - width);
    const energy = (squares[i + 1] ?? 0) - (squares[from] ?? 0);
    return Math.sqrt(Math.max(0, energy) / (i + 1 - from));
  });
}
