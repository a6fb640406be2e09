import { expect, it } from 'vitest';
import { checkForbiddenWords } from './forbiddenWords';

it.each([
  'see /srv/site/docs',
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
])('leaves alone: %s', (line) => {
  expect(checkForbiddenWords('docs/a.mdx', line, '/srv/site')).toEqual([]);
});
