import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forwardsAmong, readPages } from './forwards';
import { listSiteFiles, writeOffline } from './offline';

let folder: string;
const write = async (name: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};
const addressesOf = async (): Promise<string[]> =>
  (await listSiteFiles(folder, '/docs/')).files.map(({ url }) => url);

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  await write('index.html', '<h1>Welcome</h1>');
  await write('Cyton/index.html', '<h1>Cyton</h1>');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the list of a copy', () => {
  it('names pages by their addresses, with the digest and size of their bytes', async () => {
    // printf '<h1>Cyton</h1>' | openssl dgst -sha256 -binary | base64
    expect((await listSiteFiles(folder, '/docs/')).files[0]).toEqual({
      url: '/docs/Cyton/',
      integrity: 'sha256-3KS0dUM8cGFbK6LU5x5/7szYUhCb3Ag+Dv4Ylq2Ap20=',
      bytes: 14,
    });
    expect(await addressesOf()).toEqual(['/docs/Cyton/', '/docs/']);
  });

  it('leaves out forwards, compressed twins, and what only other programs read', async () => {
    await write('docs/Old/index.html', '<meta http-equiv="refresh" content="0; url=/Cyton/">');
    for (const name of [
      'sitemap.xml',
      '_headers',
      'index.html.br',
      'Cyton/index.md',
      'blog/rss.xml',
      'img/cards/Cyton.png',
      '404.html',
    ])
      await write(name, '');
    expect(await addressesOf()).toEqual(['/docs/Cyton/', '/docs/']);
  });

  it('encodes names as browsers ask for them', async () => {
    await write('3rd Party/a#b.svg', '<svg/>');
    expect(await addressesOf()).toContain('/docs/3rd%20Party/a%23b.svg');
  });

  it('is of another build when a byte has changed, and of the same when none has', async () => {
    const first = (await listSiteFiles(folder, '/')).build;
    expect((await listSiteFiles(folder, '/')).build).toBe(first);
    await write('Cyton/index.html', '<h1>Cyton.</h1>');
    expect((await listSiteFiles(folder, '/')).build).not.toBe(first);
  });
});

describe('the worker', () => {
  it('knows its build and is not part of it', async () => {
    const list = await writeOffline(folder, '/', true);
    expect(await readFile(path.join(folder, 'sw.js'), 'utf8')).toContain(list?.build);
    expect(await writeOffline(folder, '/', true)).toEqual(list);
  });

  it('knows the former addresses, which no server can be asked for', async () => {
    await write('Old Page/index.html', '<meta http-equiv="refresh" content="0; url=/docs/Cyton/">');
    expect(forwardsAmong(await readPages(folder), '/docs/')).toEqual({ '/docs/Old Page/': '/docs/Cyton/' });
    await writeOffline(folder, '/docs/', true);
    expect(await readFile(path.join(folder, 'sw.js'), 'utf8')).toContain('"/docs/Old Page/":"/docs/Cyton/"');
  });

  it('comes with the size of a copy, so that nobody loads the list to see it', async () => {
    const list = await writeOffline(folder, '/', true);
    expect(JSON.parse(await readFile(path.join(folder, 'offline-size.json'), 'utf8'))).toEqual({
      build: list?.build,
      bytes: 30,
    });
  });

  it('only removes what was kept, in a build that keeps nothing', async () => {
    expect(await writeOffline(folder, '/', false)).toBeNull();
    const worker = await readFile(path.join(folder, 'sw.js'), 'utf8');
    expect(worker).toContain('unregister');
    expect(worker).not.toContain('"fetch"');
  });
});
