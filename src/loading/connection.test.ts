import { expect, it } from 'vitest';
import { isFastAndFree, isSparing } from './connection';

it('spares a slow connection, and one whose reader saves data', () => {
  expect(isSparing({ effectiveType: 'slow-2g' })).toBe(true);
  expect(isSparing({ effectiveType: '4g', saveData: true })).toBe(true);
  expect(isSparing({ effectiveType: '3g' })).toBe(false);
  expect(isSparing({})).toBe(false);
});

it('takes for fast and free only what is said to be so', () => {
  const wifi = { effectiveType: '4g', type: 'wifi' };
  expect(isFastAndFree(wifi)).toBe(true);
  expect(isFastAndFree({ ...wifi, type: 'ethernet' })).toBe(true);
  expect(isFastAndFree({ ...wifi, saveData: true })).toBe(false);
  expect(isFastAndFree({ ...wifi, type: 'cellular' })).toBe(false);
  expect(isFastAndFree({ ...wifi, effectiveType: '3g' })).toBe(false);
  expect(isFastAndFree({ effectiveType: '4g' })).toBe(false);
  expect(isFastAndFree({})).toBe(false);
});
