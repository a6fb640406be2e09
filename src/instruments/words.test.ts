import { expect, it } from 'vitest';
import { numberOf } from './words';

it('counts in the singular where there is one, and with a true minus sign', () => {
  expect([0, 1, -1, 447, -8388608].map((value) => numberOf(value, 'count'))).toEqual([
    '0 counts',
    '1 count',
    '−1 count',
    '447 counts',
    '−8,388,608 counts',
  ]);
  expect(numberOf(-8388608, 'count', String)).toBe('-8388608 counts');
});
