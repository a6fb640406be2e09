/** Works for tests. */
import type { Citation } from '@site/src/data/citations';

const plain: Citation = {
  id: 'able-2020',
  authors: [{ family: 'Able', given: 'Ann' }],
  year: 2020,
  title: 'A study',
  venue: 'Journal of Tests',
  kind: 'article',
  doi: '10.1234/a_b',
  board: ['cyton'],
  signal: ['EEG'],
  topic: ['blinks'],
  confirmedBy: ['https://example.org/'],
};

/** A work that differs from a plain one in what is given. */
export const workOf = (changes: Partial<Citation>): Citation => ({ ...plain, ...changes });
