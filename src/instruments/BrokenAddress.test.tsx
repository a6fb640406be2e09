import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { BrokenAddress } from './BrokenAddress';
import { readFragment as readScale } from './scale/address';
import { readFragment as readSignal } from './signal/address';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['scale', '#scale=gain=7', true],
  ['scale', '#scale=garbage', true],
  ['scale', '#scale=gain=6', false],
  ['scale', '#calculator', false],
  ['scale', '', false],
  ['signal', '#signal=signal=nothing', true],
  ['signal', '#scale=garbage', false],
])('the %s at the address %s is told where that cannot be read', (name, hash, isTold) => {
  vi.stubGlobal('window', { location: { hash } });
  const read = name === 'scale' ? readScale(hash) : readSignal(hash);
  const shown = renderToStaticMarkup(<BrokenAddress name={name} isRead={read !== null} />);
  expect(shown.includes('cannot be read')).toBe(isTold);
});
