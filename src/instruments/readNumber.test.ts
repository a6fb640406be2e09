import { expect, it } from 'vitest';
import { readNumber } from './readNumber';

const RATE = { min: 0.001, max: 1_000_000 };

it.each([
  ['250', 250],
  ['0.5', 0.5],
  ['1e3', 1000],
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
  ['9'.repeat(400), `“${'9'.repeat(24)}” does not fit`],
])('says what is wrong with %j', (text, complaint) => {
  expect(readNumber(text, RATE)).toMatchObject({ error: expect.stringContaining(complaint) as string });
});

it('takes whole numbers alone where it is asked to', () => {
  expect(readNumber('2.5', { min: 1, max: 25, isWhole: true })).toMatchObject({
    error: '“2.5” does not fit: write a whole number from 1 to 25.',
  });
});
