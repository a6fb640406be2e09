import { expect, it } from 'vitest';
import { whyUnreadable } from './unreadable';

it.each([
  ['a file that was changed', 'NotReadableError'],
  ['a folder', 'NotFoundError'],
])('tells what to do about %s', (_, name) => {
  expect(whyUnreadable(new DOMException('A requested file could not be read.', name))).toBe(
    'The browser cannot read the file: it was moved, deleted or changed meanwhile, or it is a folder. Choose it again.',
  );
});

it('passes on what the browser says of anything else', () => {
  expect(whyUnreadable(new RangeError('Out of memory'))).toBe('The file could not be read: Out of memory');
});
