import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import literalPattern from './literalPattern';

// The one that the router has; others of that name are installed too.
const fromRouter = createRequire(require.resolve('react-router'));
const pathToRegexp = fromRouter('path-to-regexp') as typeof literalPattern;

const PATHS = ['/', '/blog/', '/blog', '/Cyton/CytonSpecs/', '/open/docs-1/3rd.Party/', '*'];
/** As links of the bar ask whether they lead to the page that is open. */
const ESCAPED_PATHS = ['\\/blog\\/', '\\/open\\/docs-1\\/3rd\\.Party\\/'];
const ADDRESSES = [
  ...PATHS,
  '',
  '/blog/2026/',
  '/BLOG/',
  '/blogs/',
  '/Cyton/CytonSpecs',
  '/Cyton/CytonSpecs//',
  '/open/docs-1/3rdXParty/',
];
const either = [true, false];
const OPTIONS = either.flatMap((end) =>
  either.flatMap((strict) => either.map((sensitive) => ({ end, strict, sensitive }))),
);

it.each([...PATHS, ...ESCAPED_PATHS])(
  'means the same addresses by %s as the package in whose place it stands',
  (path) => {
    for (const options of OPTIONS)
      for (const address of ADDRESSES)
        expect(
          literalPattern(path, [], options).exec(address)?.[0],
          `${address} ${JSON.stringify(options)}`,
        ).toBe(pathToRegexp(path, [], options).exec(address)?.[0]);
  },
);

it('leads to where it says', () => {
  expect(literalPattern.compile('/blog/')()).toBe('/blog/');
});

it('takes for letters what that package takes for a pattern', () => {
  expect(literalPattern('/a(b)+/:c/', [])).toEqual(/^\/a\(b\)\+\/:c(?:\/(?=$))?$/i);
});
