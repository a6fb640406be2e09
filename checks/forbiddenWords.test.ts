import { expect, it } from 'vitest';
import { checkForbiddenWords } from './forbiddenWords';

it.each([
  'see /srv/site/docs',
  'it lies in /srv/site on that machine',
  'cat /root/.npmrc',
  'open /Users/jane/Documents/x.csv',
  '// TODO write this',
  'Coming soon.',
])('finds what must not be said in: %s', (line) => {
  expect(checkForbiddenWords('docs/a.mdx', `fine\n${line}\n`, '/srv/site')).toEqual([
    expect.objectContaining({ place: 'docs/a.mdx:2' }),
  ]);
});

it.each([
  'the work/life balance',
  '/home/pi/recordings/a.csv',
  'https://example.org/root/of/it/',
  'run it as root',
  'see /srv/sites for more',
])('leaves alone: %s', (line) => {
  expect(checkForbiddenWords('docs/a.mdx', line, '/srv/site')).toEqual([]);
});

it('does not take an address for the folder of a project that lies right below the root', () => {
  expect(checkForbiddenWords('docs/a.mdx', '[Cyton](/docs/Cyton/)', '/docs')).toEqual([]);
});
