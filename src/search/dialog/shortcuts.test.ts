import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isSearchShortcut, typeAhead, type KeyPress, type TypedAhead } from './shortcuts';

// There is no page here, and no field in it.
beforeAll(() => vi.stubGlobal('HTMLElement', class {}));
afterAll(() => vi.unstubAllGlobals());

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
  expect(typeAhead('', nothing)).toBeNull();
});

describe('what is typed before there is a box', () => {
  const typed = (...keys: string[]): TypedAhead | null =>
    keys.reduce<TypedAhead | null>((so, key) => typeAhead(so?.query ?? '', press({ key })) ?? so, null);

  it('is corrected with Backspace, a whole character at a time', () => {
    expect(typed('g', 'a', 'x', 'Backspace', 'i')?.query).toBe('gai');
    expect(typed('a', '🧠', 'Backspace')?.query).toBe('a');
    expect(typed('Backspace')?.query).toBe('');
  });

  it('ends with Enter, unless something is typed after it or nothing before', () => {
    expect(typed('a', 'Enter')).toEqual({ query: 'a', isEntered: true });
    expect(typed('a', 'Enter', 'b')).toEqual({ query: 'ab', isEntered: false });
    expect(typeAhead(' ', press({ key: 'Enter' }))).toBeNull();
  });

  it('is nothing with a modifier, or of a key without a sign', () => {
    expect(typeAhead('a', press({ key: 'Enter', ctrlKey: true }))).toBeNull();
    expect(typeAhead('a', press({ key: 'ArrowDown' }))).toBeNull();
  });
});
