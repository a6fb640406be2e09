import { expect, it } from 'vitest';
import { decodable } from './decodable';

it.each([
  ['#100%', '#100%', '100%25'],
  ['#%', '#%', '%25'],
  ['#%ZZ', '#%ZZ', '%25ZZ'],
  ['bytes that are no text', '/%FF', '%25FF'],
  ['text that was cut inside a letter', '/caf%C3', 'caf%25C3'],
])('%s can be decoded, to what was written', (_kind, part, expected) => {
  expect(decodable(part)).toBe(part.charAt(0) + expected);
  expect(decodeURIComponent(decodable(part))).toBe(part);
});

it('leaves well-formed escapes as they are, beside malformed ones too', () => {
  expect(decodable('/caf%C3%A9/%20/')).toBe('/caf%C3%A9/%20/');
  expect(decodable('/caf%C3%A9/%/')).toBe('/caf%C3%A9/%25/');
});
