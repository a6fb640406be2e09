import { describe, expect, it } from 'vitest';
import { isSearchShortcut, isTypedText, type KeyPress } from './shortcuts';

const press = (of: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  composedPath: () => [],
  ...of,
});

const isToggle = (of: Partial<KeyPress>): boolean =>
  isSearchShortcut(press({ ctrlKey: true, ...of }), { isShown: true });

describe('Ctrl or Cmd with K', () => {
  it.each([
    ['a Latin layout', 'k', 'KeyK'],
    ['Caps Lock', 'K', 'KeyK'],
    ['Dvorak', 'k', 'KeyV'],
    ['Russian', 'л', 'KeyK'],
    ['Greek', 'κ', 'KeyK'],
    ['Hebrew', 'ל', 'KeyK'],
  ])('is heard on %s', (_layout, key, code) => {
    expect(isToggle({ key, code })).toBe(true);
    expect(isToggle({ key, code, ctrlKey: false, metaKey: true })).toBe(true);
    expect(isToggle({ key, code, shiftKey: true })).toBe(false);
    expect(isToggle({ key, code, altKey: true })).toBe(false);
  });

  it('is not the letter that another Latin layout has in its place', () => {
    expect(isToggle({ key: 't', code: 'KeyK' })).toBe(false);
  });
});

it('lets a press without a key pass, as programs send it that fill in forms', () => {
  const nothing = press({ key: undefined, code: undefined });
  expect(isSearchShortcut(nothing, { isShown: false })).toBe(false);
  expect(isTypedText(nothing)).toBe(false);
});
