import { expect, it } from 'vitest';
import { opensElsewhere } from './opensElsewhere';

it.each([
  [{}, false],
  [{ button: 0 }, false],
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ shiftKey: true }, true],
  [{ altKey: true }, true],
  [{ button: 1 }, true],
])('the press %j opens a link elsewhere: %s', (press, expected) => {
  expect(opensElsewhere(press)).toBe(expected);
});
