import { expect, it } from 'vitest';
import { boardsInWords } from './names';

it('names a Daisy together with the Cyton below it, and every other board by itself', () => {
  expect(boardsInWords(['cyton', 'daisy', 'ganglion'])).toEqual(['daisy', 'ganglion']);
  expect(boardsInWords(['cyton', 'ganglion'])).toEqual(['cyton', 'ganglion']);
});
