import { expect, it } from 'vitest';
import { formatDuration } from './formatDuration';

it.each([
  [0, '0 s'],
  [17.4, '17 s'],
  [59.6, '1 min 0 s'],
  [297, '4 min 57 s'],
  [3599.7, '1 h 0 min'],
  [85_560, '23 h 46 min'],
  [NaN, '–'],
  [Infinity, '–'],
  [-300, '–'],
])('says %f seconds as %s', (seconds, said) => {
  expect(formatDuration(seconds)).toBe(said);
});
