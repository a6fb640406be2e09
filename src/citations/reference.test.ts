import { expect, it } from 'vitest';
import { authorsInWords } from './reference';

it.each([
  [[{ family: 'Able', given: 'A.' }], 'A. Able'],
  [[{ family: 'Able' }, { family: 'Baker', given: 'B.' }], 'Able and B. Baker'],
  [[{ family: 'A' }, { family: 'B' }, { family: 'C' }], 'A, B and C'],
])('joins authors', (authors, text) => {
  expect(authorsInWords({ authors })).toBe(text);
});

it('says that there are more than the source names', () => {
  expect(authorsInWords({ authors: [{ family: 'Able', given: 'A.' }], andOthers: true })).toBe(
    'A. Able et al.',
  );
});
