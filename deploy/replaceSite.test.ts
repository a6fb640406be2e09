import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStaticServer, listen } from '../scripts/staticServer';
import { KEPT_DAYS, replaceSite } from './replaceSite';
import { serverFiles } from './serverFiles';

let folder: string;
const site = (): string => path.join(folder, 'site');

/** A build of two pages, each of which needs a script of its build. */
async function makeBuild(mark: string, pages: readonly string[] = ['', 'Cyton/']): Promise<string> {
  const build = path.join(folder, mark);
  await mkdir(path.join(build, 'assets/js'), { recursive: true });
  for (const page of pages) {
    await mkdir(path.join(build, page), { recursive: true });
    await writeFile(path.join(build, page, 'index.html'), `<script src="/assets/js/${mark}.js"></script>`);
  }
  await writeFile(path.join(build, 'assets/js', `${mark}.js`), `"${mark}"`);
  await mkdir(path.join(build, '_server'));
  for (const [name, content] of serverFiles({ baseUrl: '/', contentSecurityPolicy: '', forwards: [] }))
    await writeFile(path.join(build, name), content);
  return build;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'replace-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('a page of the former build still finds its files, for a month; the page itself is the new one', async () => {
  const start = new Date('2025-01-01');
  const later = (days: number): Date => new Date(start.getTime() + days * 24 * 60 * 60 * 1000);
  await replaceSite(await makeBuild('one', ['', 'Old/']), site(), start);
  const second = await makeBuild('two');
  expect(await replaceSite(second, site(), later(1))).toEqual({ copied: 7, kept: 1, removed: 1 });
  expect((await readdir(path.join(site(), 'assets/js'))).sort()).toEqual(['one.js', 'two.js']);
  expect(await readdir(site())).not.toContain('Old');
  expect(await readFile(path.join(site(), 'index.html'), 'utf8')).toContain('two.js');

  await replaceSite(second, site(), later(KEPT_DAYS + 1));
  expect(await readdir(path.join(site(), 'assets/js'))).toEqual(['two.js']);
});

it('what is no build is refused before anything is touched', async () => {
  await replaceSite(await makeBuild('one'), site());
  await mkdir(path.join(folder, 'empty'));
  await expect(replaceSite(path.join(folder, 'empty'), site())).rejects.toThrow(/holds no built site/);
  expect(await readdir(site())).toContain('index.html');
});

it('a folder of somebody else is refused before anything is touched', async () => {
  const build = await makeBuild('one');
  // A site, but none of ours.
  await mkdir(path.join(site(), 'papers'), { recursive: true });
  await writeFile(path.join(site(), 'index.html'), 'Theirs');
  await writeFile(path.join(site(), 'papers/thesis.txt'), 'The only copy');
  await expect(replaceSite(build, site())).rejects.toThrow(/is not empty, and holds no build of this site/);
  expect(await readFile(path.join(site(), 'index.html'), 'utf8')).toBe('Theirs');
  expect((await readdir(site())).sort()).toEqual(['index.html', 'papers']);
});

it('the build itself, what holds it, and what lies in it are refused', async () => {
  const build = await makeBuild('one');
  // As in a checkout that was once deployed into.
  await cp(path.join(build, '_server'), path.join(folder, '_server'), { recursive: true });
  for (const wrong of [build, folder, path.join(build, 'assets'), path.join(build, 'new')])
    await expect(replaceSite(build, wrong)).rejects.toThrow(/holds the build that is to be copied, or lies/);
  expect(await readdir(path.join(build, 'assets/js'))).toEqual(['one.js']);
});

it('hidden files stay, in an empty folder and beside a build', async () => {
  const build = await makeBuild('one');
  await mkdir(path.join(site(), '.git/refs/tags'), { recursive: true });
  await mkdir(path.join(site(), '.well-known'));
  await writeFile(path.join(site(), '.well-known/security.txt'), 'Contact');
  for (const removed of [0, 0]) expect(await replaceSite(build, site())).toMatchObject({ removed });
  expect(await readdir(path.join(site(), '.git/refs'))).toEqual(['tags']);
  expect(await readFile(path.join(site(), '.well-known/security.txt'), 'utf8')).toBe('Contact');
});

it('who was interrupted on the first day may go on', async () => {
  const build = await makeBuild('one');
  await replaceSite(build, site());
  // The pages come last.
  await rm(path.join(site(), 'index.html'));
  await rm(path.join(site(), 'Cyton'), { recursive: true });
  expect(await replaceSite(build, site())).toMatchObject({ removed: 0 });
  expect(await readdir(site())).toContain('index.html');
});

it('no reader meets a broken page while builds come and go', async () => {
  const builds = [await makeBuild('one'), await makeBuild('two')];
  await replaceSite(builds[0] ?? '', site());
  const server: Server = createStaticServer({ folder: site(), baseUrl: '/' });
  const origin = `http://localhost:${await listen(server, 0)}`;
  let isOver = false;
  const answers = new Map<number, number>();
  async function get(address: string): Promise<string> {
    const response = await fetch(origin + address);
    answers.set(response.status, (answers.get(response.status) ?? 0) + 1);
    return response.text();
  }
  async function read(): Promise<void> {
    while (!isOver) {
      const page = await get('/Cyton/');
      const script = /src="([^"]+)"/.exec(page)?.[1] ?? 'no script';
      // The reader takes a while, and other builds may have come in between.
      expect(await get(script)).toBe(JSON.stringify(path.basename(script, '.js')));
    }
  }
  const readers = [read(), read()];
  for (let count = 0; count < 50; count += 1) await replaceSite(builds[(count + 1) % 2] ?? '', site());
  isOver = true;
  await Promise.all(readers);
  server.close();
  expect([...answers.keys()]).toEqual([200]);
  expect(answers.get(200)).toBeGreaterThan(50);
});
