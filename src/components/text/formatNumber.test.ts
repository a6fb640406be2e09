import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber';

test('prints whole numbers in full, so that a count is never rounded', () => {
  expect(formatNumber(8_388_607)).toBe('8,388,607');
  expect(formatNumber(-703)).toBe('−703');
});

test('prints measured values with six significant digits and no trailing zeros', () => {
  expect(formatNumber(0.022351744)).toBe('0.0223517');
  expect(formatNumber(63.993)).toBe('63.993');
  expect(formatNumber(187_499.987)).toBe('187,500');
});
