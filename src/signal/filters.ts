/**
 * Digital filters as chains of second-order sections, their responses, and their use on samples.
 *
 * Butterworth designs start from the analog low-pass prototype (poles evenly spread on the left unit
 * half-circle), are moved to the band with the usual frequency transformation and brought to the sampled
 * domain with the pre-warped bilinear transform (Oppenheim and Schafer, Discrete-Time Signal Processing,
 * chapter 7).
 */

/** One second-order section: (b0 + b1 z^-1 + b2 z^-2) / (1 + a1 z^-1 + a2 z^-2). */
export interface Section {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** A filter: sections in series. */
export type Filter = readonly Section[];

interface Complex {
  re: number;
  im: number;
}

const add = (p: Complex, q: Complex): Complex => ({ re: p.re + q.re, im: p.im + q.im });
const subtract = (p: Complex, q: Complex): Complex => ({ re: p.re - q.re, im: p.im - q.im });
const multiply = (p: Complex, q: Complex): Complex => ({
  re: p.re * q.re - p.im * q.im,
  im: p.re * q.im + p.im * q.re,
});
const divide = (p: Complex, q: Complex): Complex => {
  const size = q.re * q.re + q.im * q.im;
  return { re: (p.re * q.re + p.im * q.im) / size, im: (p.im * q.re - p.re * q.im) / size };
};
const scale = (p: Complex, factor: number): Complex => ({ re: p.re * factor, im: p.im * factor });
const squareRoot = (p: Complex): Complex => {
  const size = Math.hypot(p.re, p.im);
  const re = Math.sqrt((size + p.re) / 2);
  const im = Math.sqrt((size - p.re) / 2);
  return { re, im: p.im < 0 ? -im : im };
};

function requireBand(name: string, sampleRateHz: number, ...edgesHz: number[]): void {
  const nyquistHz = sampleRateHz / 2;
  const inside = edgesHz.every((edge) => edge > 0 && edge < nyquistHz);
  const rising = edgesHz.every((edge, i) => i === 0 || edge > (edgesHz[i - 1] ?? 0));
  if (!inside || !rising) {
    throw new RangeError(
      `${name}: ${edgesHz.join(' to ')} Hz at ${sampleRateHz} Hz; give rising edges between 0 and ${nyquistHz} Hz.`,
    );
  }
}

/** Poles of the Butterworth low-pass prototype that lie on or above the real axis; the others mirror them. */
function prototypePoles(order: number): Complex[] {
  if (!Number.isInteger(order) || order < 1) {
    throw new RangeError(`Butterworth order ${order}; give a whole number from 1.`);
  }
  const poles: Complex[] = [];
  for (let k = 0; k < Math.ceil(order / 2); k += 1) {
    const angle = (Math.PI * (2 * k + 1 + order)) / (2 * order);
    const isReal = 2 * k + 1 === order;
    poles.push({ re: Math.cos(angle), im: isReal ? 0 : Math.sin(angle) });
  }
  return poles;
}

/** From the s plane (in units of 2 * sample rate) to the z plane. */
const toSampled = (s: Complex): Complex => divide(add({ re: 1, im: 0 }, s), subtract({ re: 1, im: 0 }, s));

const warp = (frequencyHz: number, sampleRateHz: number): number =>
  Math.tan((Math.PI * frequencyHz) / sampleRateHz);

type Zeros = readonly [number, number, number];

/** A section from a pole and its mirror (or two real poles) and a numerator, of gain 1 at one frequency. */
function makeSection(pole: Complex, partner: Complex, zeros: Zeros, unityAt: Complex): Section {
  const a: [number, number] = [-(pole.re + partner.re), multiply(pole, partner).re];
  const gain = magnitudeAt({ b: zeros, a }, unityAt);
  return { b: [zeros[0] / gain, zeros[1] / gain, zeros[2] / gain], a };
}

function valueAt(section: Section, z: Complex): Complex {
  const back = divide({ re: 1, im: 0 }, z);
  const back2 = multiply(back, back);
  const top = add({ re: section.b[0], im: 0 }, add(scale(back, section.b[1]), scale(back2, section.b[2])));
  const bottom = add({ re: 1, im: 0 }, add(scale(back, section.a[0]), scale(back2, section.a[1])));
  return divide(top, bottom);
}

function magnitudeAt(section: Section, z: Complex): number {
  const value = valueAt(section, z);
  return Math.hypot(value.re, value.im);
}

const onCircle = (angle: number): Complex => ({ re: Math.cos(angle), im: Math.sin(angle) });

/** Where a pole of the prototype goes when the low-pass becomes a band-pass or a band-stop: two places. */
function splitPole(pole: Complex, low: number, high: number, kind: 'pass' | 'stop'): [Complex, Complex] {
  const width = high - low;
  const half = kind === 'pass' ? scale(pole, width / 2) : divide({ re: width / 2, im: 0 }, pole);
  const root = squareRoot(subtract(multiply(half, half), { re: low * high, im: 0 }));
  return [add(half, root), subtract(half, root)];
}

function designBand(
  kind: 'pass' | 'stop',
  order: number,
  lowHz: number,
  highHz: number,
  rateHz: number,
): Filter {
  requireBand(`Butterworth band-${kind}`, rateHz, lowHz, highHz);
  const low = warp(lowHz, rateHz);
  const high = warp(highHz, rateHz);
  const centre = 2 * Math.atan(Math.sqrt(low * high));
  const zeros: Zeros = kind === 'pass' ? [1, 0, -1] : [1, -2 * Math.cos(centre), 1];
  const unityAt = kind === 'pass' ? onCircle(centre) : onCircle(0);
  return prototypePoles(order).flatMap((pole) => {
    const [first, second] = splitPole(pole, low, high, kind).map(toSampled);
    if (!first || !second) return [];
    // A real prototype pole gives one pair; a complex one stands for two poles and gives two pairs.
    return pole.im === 0
      ? [makeSection(first, second, zeros, unityAt)]
      : [first, second].map((p) => makeSection(p, { re: p.re, im: -p.im }, zeros, unityAt));
  });
}

/**
 * Butterworth band-pass. `order` is that of the prototype, as the OpenBCI GUI and BrainFlow count it:
 * the filter has 2 * order poles, and is 3 dB down at both edges.
 */
export function designBandPass(order: number, lowHz: number, highHz: number, sampleRateHz: number): Filter {
  return designBand('pass', order, lowHz, highHz, sampleRateHz);
}

/** Butterworth band-stop, 3 dB down at both edges; the wide kind of mains notch. `order` as for the band-pass. */
export function designBandStop(order: number, lowHz: number, highHz: number, sampleRateHz: number): Filter {
  return designBand('stop', order, lowHz, highHz, sampleRateHz);
}

function designEdge(kind: 'low' | 'high', order: number, cutoffHz: number, sampleRateHz: number): Filter {
  requireBand(`Butterworth ${kind}-pass`, sampleRateHz, cutoffHz);
  const edge = warp(cutoffHz, sampleRateHz);
  const unityAt = onCircle(kind === 'low' ? 0 : Math.PI);
  const zero = kind === 'low' ? 1 : -1;
  return prototypePoles(order).map((pole) => {
    const moved = toSampled(kind === 'low' ? scale(pole, edge) : divide({ re: edge, im: 0 }, pole));
    return pole.im === 0
      ? makeSection(moved, { re: 0, im: 0 }, [1, zero, 0], unityAt)
      : makeSection(moved, { re: moved.re, im: -moved.im }, [1, 2 * zero, 1], unityAt);
  });
}

/** Butterworth low-pass, 3 dB down at the cutoff. */
export function designLowPass(order: number, cutoffHz: number, sampleRateHz: number): Filter {
  return designEdge('low', order, cutoffHz, sampleRateHz);
}

/** Butterworth high-pass, 3 dB down at the cutoff. */
export function designHighPass(order: number, cutoffHz: number, sampleRateHz: number): Filter {
  return designEdge('high', order, cutoffHz, sampleRateHz);
}

/** Filters in series. */
export function chain(...filters: readonly Filter[]): Filter {
  return filters.flat();
}

/** Gain of a filter at one frequency: 1 passes unchanged, 0 removes. */
export function computeGain(filter: Filter, frequencyHz: number, sampleRateHz: number): number {
  const z = onCircle((2 * Math.PI * frequencyHz) / sampleRateHz);
  return filter.reduce((gain, section) => gain * magnitudeAt(section, z), 1);
}

/** Gain in decibels: 0 passes unchanged, -20 leaves a tenth of the amplitude. */
export function computeGainDb(filter: Filter, frequencyHz: number, sampleRateHz: number): number {
  return 20 * Math.log10(Math.max(1e-12, computeGain(filter, frequencyHz, sampleRateHz)));
}

/** Runs samples through a filter one by one, in time's direction, from rest. */
export function startFilter(filter: Filter): (sample: number) => number {
  const states = filter.map(() => ({ first: 0, second: 0 }));
  return (sample) =>
    filter.reduce((x, { b, a }, index) => {
      const state = states[index];
      if (!state) return x;
      // Transposed direct form II: the least rounding for the fewest words of state.
      const y = b[0] * x + state.first;
      state.first = b[1] * x - a[0] * y + state.second;
      state.second = b[2] * x - a[1] * y;
      return y;
    }, sample);
}

/** Runs samples through a filter, in time's direction only, from rest. As many samples come out as went in. */
export function applyFilter(filter: Filter, samples: Float64Array): Float64Array {
  return filter.reduce((input, { b, a }) => {
    let first = 0;
    let second = 0;
    return input.map((x) => {
      // Transposed direct form II: the least rounding for the fewest words of state.
      const y = b[0] * x + first;
      first = b[1] * x - a[0] * y + second;
      second = b[2] * x - a[1] * y;
      return y;
    });
  }, samples);
}
