import { expect, it } from 'vitest';
import { decadesOf, extentsOf, rangesOf } from './lanes';

const view = {
  kind: 'samples' as const,
  from: 0,
  rows: 3,
  values: Float32Array.of(1, NaN, 3, -50, 50, 0, NaN, NaN, NaN, 7, 7, 7),
};

it('finds what each lane reaches, without values that are not there', () => {
  expect(extentsOf(view, 4)).toEqual([
    [1, 3],
    [-50, 50],
    [NaN, NaN],
    [7, 7],
  ]);
});

it('gives lanes with one unit one height, around their own middles', () => {
  const extents = extentsOf(view, 4);
  const spans = (scale: 'own' | 'same' | number): number[] =>
    rangesOf(extents, ['µV', 'µV', 'µV', 'g'], scale).map(([low, high]) => Math.round((high - low) / 1.08));
  expect(spans('own')).toEqual([2, 100, 1, 1]);
  expect(spans('same')).toEqual([100, 100, 100, 1]);
  expect(spans(25)).toEqual([50, 50, 50, 50]);
  const [first] = rangesOf(extents, ['µV', 'µV', 'µV', 'g'], 'same');
  expect(((first?.[0] ?? 0) + (first?.[1] ?? 0)) / 2).toBeCloseTo(2);
});

it('finds the decades of all lines of a spectrum, however many there are', () => {
  expect(decadesOf([-1.5, 0.2, 2.3])).toEqual([-2, 3]);
  expect(decadesOf([0.2, 0.3])).toEqual([0, 1]);
  expect(decadesOf([])).toEqual([0, 1]);
  // 64 channels of 2,049 bins.
  expect(decadesOf(Array<number>(131_136).fill(1.5))).toEqual([0, 2]);
});
