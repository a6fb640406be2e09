import { describe, expect, it } from 'vitest';
import { checkArithmetic, findWrongSums } from './arithmetic';
import { parseBuiltPage } from './builtPages';

describe('worked examples', () => {
  it.each([
    '447431 × 0.02235174 µV = 10000.86 µV',
    'A battery lasts 1,000 ÷ 15 = 67 hours',
    '166 × 32 = 5312 counts',
    '−5312 × 0.00186993 µV = −9.93 µV',
    '4.5 V ÷ 24 = 187.5 mV',
    '33 bytes × 250 Hz', // no result
    'counts × 4.5 V ÷ gain ÷ (2²³ − 1)', // a formula
    '4.5 V ÷ 24 ÷ 8,388,607 = 22.35 nV',
    '1 ÷ 250 Hz = 4 ms',
    '5 mA × 2 kΩ = 10 V',
    '33 B × 250 = 8.25 kB',
    '3 ÷ 4 = 75 %',
    '6 ÷ 2 = 1.5 × 2', // an equation, of which the first half is no sum
    'One is 3, −2 × 3 = −6 the other', // the sign is a part of the number
    '10 − 2 × 3 = 4', // more than a product
  ])('accepts "%s"', (text) => {
    expect(findWrongSums(text)).toEqual([]);
  });

  it.each([
    ['447431 × 0.02235 µV = 10000.86 µV', '10000.08'],
    ['1000 ÷ 15 = 66', '66.6666667'],
    ['166 × 32 = 5,321', '5312'],
    ['166 × 32 = 5.312 counts', '5312'],
    ['166 × 32 = 5.312', '5312'],
    ['4.5 V ÷ 24 = 187.5 µV', '187500'],
    ['10 kΩ × 3 = 31 kΩ', '30'],
  ])('finds "%s"', (text, right) => {
    expect(findWrongSums(text)).toEqual([expect.stringContaining(`its own figures give ${right}`)]);
  });

  it('reads what a page shows, and leaves its code alone', () => {
    const page = parseBuiltPage(
      '/a/',
      '<main><div class="markdown"><ul><li>2 × <b>3</b> = 7</li></ul><pre><code>2 × 3 = 8</code></pre></div></main>',
    );
    expect(checkArithmetic(page).map(({ message }) => message)).toEqual([
      '"2 × 3 = 7": its own figures give 6',
    ]);
  });
});
