import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findLeaks, listPrivate, refuseLeaks } from './leaks';

const environment = {
  ALGOLIA_WRITE_API_KEY: 'write-secret-123',
  ALGOLIA_SEARCH_API_KEY: 'public-key-456',
  NPM_TOKEN: 'npm_0123456789',
  KEY_REPEAT: 'yes',
  SITE_URL: 'https://docs.example.org',
};
const home = path.join(path.sep, 'home', 'operator');
const privates = listPrivate(environment, '/srv/builds/site', home);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
});
afterEach(() => rm(folder, { recursive: true }));
const put = (name: string, text: string): Promise<void> => writeFile(path.join(folder, name), text);

it('a secret and a path of the machine are found, in whatever file, and never repeated', async () => {
  await put('a.js', 'const key="write-secret-123"');
  await put('b.png', '\u0000/srv/builds/site/docs/a.png');
  await put('c.html', `see ${home}/notes`);
  expect(await findLeaks(folder, privates)).toEqual([
    'a.js holds the value of ALGOLIA_WRITE_API_KEY',
    'b.png holds the path of the checkout',
    'c.html holds the path of the home folder',
  ]);
  await expect(refuseLeaks(folder, privates)).rejects.toThrow(
    /a\.js holds the value of ALGOLIA_WRITE_API_KEY/,
  );
  await expect(refuseLeaks(folder, privates)).rejects.not.toThrow(/write-secret/);
});

it('what is public stays, and so do common words and folders', async () => {
  await put('a.js', 'public-key-456 yes https://docs.example.org');
  await put('b.html', `Open ${path.join('/root', '.bashrc')}`);
  expect(await findLeaks(folder, privates)).toEqual([]);
  expect(await findLeaks(folder, listPrivate({}, '/srv/builds/site', '/root'))).toEqual([]);
  await put('c.html', '<a href="/docs/Cyton/">Edited by Ada Lovelace</a>');
  const author = { GIT_AUTHOR_NAME: 'Ada Lovelace' };
  expect(await findLeaks(folder, listPrivate(author, '/docs', home))).toEqual([]);
});
