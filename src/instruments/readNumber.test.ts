import { expect, it } from 'vitest';
import { readNumber } from './readNumber';

const RATE = { min: 0.001, max: 1_000_000 };

it.each([
  ['250', 250],
  ['0.5', 0.5],
  ['1e3', 1000],
  ['2,5', 2.5],
  ['0,125', 0.125],
  ['1000,125', 1000.125],
  ['1,000,000', 1_000_000],
  ['1,234.5', 1234.5],
  [' 7 ', 7],
])('reads %s', (text, value) => {
  expect(readNumber(text, RATE)).toEqual({ ok: true, value });
});

it.each([
  ['', 'No number: write a number from 0.001 to 1,000,000.'],
  ['0', '“0” does not fit: write a number from 0.001 to 1,000,000.'],
  ['-5', '“-5” does not fit'],
  ['1e300', '“1e300” does not fit'],
  ['1e-300', '“1e-300” does not fit'],
  ['NaN', '“NaN” does not fit'],
  ['Infinity', '“Infinity” does not fit'],
  ['0x10', '“0x10” does not fit'],
  ['1.500.000', '“1.500.000” does not fit'],
  ['2,5,0', '“2,5,0” does not fit'],
  ['1,500', '“1,500” can be read in two ways: write 1.5 or 1500.'],
  ['9'.repeat(400), `“${'9'.repeat(24)}” does not fit`],
])('says what is wrong with %j', (text, complaint) => {
  expect(readNumber(text, RATE)).toMatchObject({ error: expect.stringContaining(complaint) as string });
});

it('takes whole numbers alone where it is asked to', () => {
  expect(readNumber('2.5', { min: 1, max: 25, isWhole: true })).toMatchObject({
    error: '“2.5” does not fit: write a whole number from 1 to 25.',
  });
  expect(readNumber('1,234', { min: 1, max: 2000, isWhole: true })).toEqual({ ok: true, value: 1234 });
});

it('takes either minus sign below zero', () => {
  const range = { min: -1000, max: 1000 };
  for (const text of ['-2,5', '−2,5']) expect(readNumber(text, range)).toEqual({ ok: true, value: -2.5 });
  expect(readNumber('-2000', range)).toMatchObject({
    error: '“-2000” does not fit: write a number from −1,000 to 1,000.',
  });
});
