import { expect, it } from 'vitest';
import { searchCopy } from './copy';

it('words the link to all results as specified, whatever the count', () => {
  expect([0, 1, 41].map(searchCopy.results.seeAll)).toEqual([
    'See all 0 results',
    'See all 1 results',
    'See all 41 results',
  ]);
});
