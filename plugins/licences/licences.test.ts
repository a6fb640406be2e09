import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { licencesText } from './licencesText';
import { shippedPackages } from './shippedPackages';

let folder: string;
const write = async (name: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};
const fileOf = (name: string): string => path.join(folder, 'node_modules', name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'packages-'));
  await write('node_modules/a/package.json', '{"name":"a","version":"1.0.0","license":"MIT"}');
  await write('node_modules/a/esm/package.json', '{"type":"module"}');
  await write('node_modules/a/LICENSE.md', 'Permission is granted\r\n');
  await write('node_modules/@s/b/package.json', '{"name":"@s/b","version":"2.0.0","license":"ISC"}');
});
afterEach(() => rm(folder, { recursive: true }));

it('packages are found by their files, each once, with the words of their licence', () => {
  const files = ['a/esm/x.js', 'a/y.js', '@s/b/z.js'].map(fileOf);
  expect(shippedPackages([...files, path.join(folder, 'src/own.ts')])).toEqual([
    { name: '@s/b', version: '2.0.0', licence: 'ISC', text: null },
    { name: 'a', version: '1.0.0', licence: 'MIT', text: 'Permission is granted' },
  ]);
});

it('a package without terms stops the build', async () => {
  await write('node_modules/c/package.json', '{"name":"c","version":"1.0.0"}');
  expect(() => shippedPackages([fileOf('c/x.js')])).toThrow(
    /c.package\.json: name, version or licence is missing/,
  );
});

it('equal texts are printed once, below all who share them', () => {
  const one = { name: 'a', version: '1', licence: 'MIT', text: 'Same words' };
  const text = licencesText('Own words', [one, { ...one, name: 'b' }, { ...one, name: 'c', text: null }]);
  expect(text).toContain('a 1 (MIT)\nb 1 (MIT)\n\nSame words\n');
  expect(text.match(/Same words/g)).toHaveLength(1);
  expect(text).toContain('c 1 (MIT)\n\nThe package comes without the text of its licence, MIT.');
  expect(text).toContain('Own words');
});
