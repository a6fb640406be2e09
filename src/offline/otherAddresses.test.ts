import { expect, it } from 'vitest';
import { otherAddresses } from './otherAddresses';

const forwards = { '/docs/Old/': '/New/', '/Old Software/': '/New Software/' };

it.each<[string, string, string[]]>([
  ['an address without its slash', '/New', ['/New/']],
  ['an address with its slash', '/New/', []],
  ['a former address', '/docs/Old/', ['/New/']],
  ['a former address without its slash', '/docs/Old', ['/docs/Old/', '/New/']],
  ['a former address with a space', '/Old%20Software/', ['/New%20Software/']],
  ['an address that means no characters', '/%FF', ['/%FF/']],
  ['a name that every object has', '/constructor', ['/constructor/']],
])('%s', (_name, pathname, expected) => {
  expect(otherAddresses(pathname, forwards)).toEqual(expected);
});
