/** How a signal's power spreads over frequency. */
export interface Spectrum {
  /** Frequencies of the bins, from 0 to half the sample rate. */
  frequenciesHz: Float64Array;
  /** One-sided power spectral density, in unit squared per Hz (µV²/Hz for µV). */
  density: Float64Array;
}

/**
 * Discrete Fourier transform in place (radix 2, Cooley and Tukey 1965).
 *
 * @param re real parts, a power of two of them. @param im imaginary parts, as many.
 */
export function transform(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  if (n < 1 || (n & (n - 1)) !== 0 || im.length !== n) {
    throw new RangeError(
      `transform: ${n} real and ${im.length} imaginary parts; give the same power of two.`,
    );
  }
  const swap = (values: Float64Array, i: number, j: number): void => {
    const kept = values[i] ?? 0;
    values[i] = values[j] ?? 0;
    values[j] = kept;
  };
  for (let i = 1, j = 0; i < n; i += 1) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      swap(re, i, j);
      swap(im, i, j);
    }
  }
  for (let size = 2; size <= n; size *= 2) {
    for (let start = 0; start < n; start += size) {
      for (let k = 0; k < size / 2; k += 1) {
        const angle = (-2 * Math.PI * k) / size;
        const even = start + k;
        const odd = even + size / 2;
        const oddRe = re[odd] ?? 0;
        const oddIm = im[odd] ?? 0;
        const turnedRe = Math.cos(angle) * oddRe - Math.sin(angle) * oddIm;
        const turnedIm = Math.cos(angle) * oddIm + Math.sin(angle) * oddRe;
        re[odd] = (re[even] ?? 0) - turnedRe;
        im[odd] = (im[even] ?? 0) - turnedIm;
        re[even] = (re[even] ?? 0) + turnedRe;
        im[even] = (im[even] ?? 0) + turnedIm;
      }
    }
  }
}

/**
 * Welch's estimate of the power spectrum: Hann windows that overlap by half, each without its mean
 * (P. D. Welch, IEEE Trans. Audio Electroacoust. 15(2), 1967).
 *
 * @param samples at least `segmentLength` of them.
 * @param segmentLength a power of two; the bins are sampleRateHz / segmentLength apart.
 */
export function computeSpectrum(samples: Float64Array, sampleRateHz: number, segmentLength = 256): Spectrum {
  if (samples.length < segmentLength) {
    throw new RangeError(
      `computeSpectrum: ${samples.length} samples; give at least one segment of ${segmentLength}.`,
    );
  }
  const window = Float64Array.from(
    { length: segmentLength },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / segmentLength),
  );
  const windowPower = window.reduce((sum, w) => sum + w * w, 0);
  const bins = segmentLength / 2 + 1;
  const density = new Float64Array(bins);
  let segments = 0;
  for (let start = 0; start + segmentLength <= samples.length; start += segmentLength / 2) {
    const segment = samples.subarray(start, start + segmentLength);
    const mean = segment.reduce((sum, value) => sum + value, 0) / segmentLength;
    const re = window.map((w, i) => w * ((segment[i] ?? 0) - mean));
    const im = new Float64Array(segmentLength);
    transform(re, im);
    for (let k = 0; k < bins; k += 1) {
      const power = (re[k] ?? 0) ** 2 + (im[k] ?? 0) ** 2;
      // Every bin but the first and the last stands for a negative frequency as well.
      const sides = k === 0 || k === bins - 1 ? 1 : 2;
      density[k] = (density[k] ?? 0) + (sides * power) / (windowPower * sampleRateHz);
    }
    segments += 1;
  }
  return {
    frequenciesHz: Float64Array.from({ length: bins }, (_, k) => (k * sampleRateHz) / segmentLength),
    density: density.map((value) => value / segments),
  };
}

/**
 * RMS amplitude of a band, in the unit of the samples. It has its lower edge and not its upper one, so that the powers of
 * neighbours add up; only half the sample rate, which no band is above, belongs to the band that ends there.
 */
export function computeBandRms(spectrum: Spectrum, lowHz: number, highHz: number): number {
  const step = (spectrum.frequenciesHz[1] ?? 0) - (spectrum.frequenciesHz[0] ?? 0);
  const power = spectrum.density.reduce((sum, value, k) => {
    const frequency = spectrum.frequenciesHz[k] ?? 0;
    const isBelow = frequency < highHz || (frequency === highHz && k === spectrum.density.length - 1);
    return frequency >= lowHz && isBelow ? sum + value * step : sum;
  }, 0);
  return Math.sqrt(power);
}

/** Frequency of the highest bin from `fromHz` up. */
export function findPeakHz(spectrum: Spectrum, fromHz = 0): number {
  let best = -1;
  let peak = 0;
  spectrum.density.forEach((value, k) => {
    const frequency = spectrum.frequenciesHz[k] ?? 0;
    if (frequency >= fromHz && value > best) {
      best = value;
      peak = frequency;
    }
  });
  return peak;
}
