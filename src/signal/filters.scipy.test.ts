/** Our filters beside SciPy's; `scripts/fixtures/filters_scipy.py` wrote what SciPy makes of the same wave. */
import { expect, it } from 'vitest';
import {
  applyFilter,
  designBandPass,
  designBandStop,
  designHighPass,
  designLowPass,
  type Filter,
} from './filters';
import fixture from './filters.scipy.json';

const wave = Float64Array.from(
  { length: fixture.count },
  (_, i) => 100 * Math.sin(0.37 * i) + 40 * Math.cos(1.9 * i) + (i % 7),
);

type Case = (typeof fixture.cases)[number];

function design({ kind, order, edgesHz, rateHz }: Case): Filter {
  const [low = 0, high = 0] = edgesHz;
  switch (kind) {
    case 'lowpass':
      return designLowPass(order, low, rateHz);
    case 'highpass':
      return designHighPass(order, low, rateHz);
    case 'bandpass':
      return designBandPass(order, low, high, rateHz);
    case 'bandstop':
      return designBandStop(order, low, high, rateHz);
    default:
      throw new Error(`The fixture has a filter of kind ${kind}`);
  }
}

it.each(
  fixture.cases.map(
    (one) => [`${one.kind} ${one.order}, ${one.edgesHz.join(' to ')} Hz at ${one.rateHz} Hz`, one] as const,
  ),
)('agrees with SciPy to a billionth: %s', (_name, one) => {
  const ours = applyFilter(design(one), wave);
  const farthest = Math.max(...one.output.map((value, i) => Math.abs(value - (ours[i] ?? NaN))));
  // The wave is some 140 high.
  expect(farthest / 140).toBeLessThan(1e-9);
});
