import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeCompressed } from './compress';
import { writeForwards } from './forwards';
import { readServedBuild } from './servers';

let folder: string;
const write = async (name: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('former addresses are read from the pages that forward, whose scripts are one and need one hash', async () => {
  for (const name of ['Old Name', 'Older Name'])
    await write(
      `${name}/index.html`,
      `<meta http-equiv="refresh" content="0; url=/docs/Caf%C3%A9/"><script>\n'${name}'\n</script>`,
    );
  await write('New/index.html', '<script>2</script>');
  await writeForwards(folder);
  expect(await readFile(path.join(folder, 'New/index.html'), 'utf8')).toBe('<script>2</script>');
  const build = await readServedBuild(folder, '/docs/', { scripts: [], connections: [], bringStyles: false });
  expect(build.forwards).toEqual([
    { from: '/docs/Old Name/', to: '/docs/Café/' },
    { from: '/docs/Older Name/', to: '/docs/Café/' },
  ]);
  expect(build.contentSecurityPolicy.match(/sha256-/g)).toHaveLength(2);
});

it('text gets twins that hold the same, where they are smaller', async () => {
  const page = '<p>channel</p>'.repeat(100);
  await write('Cyton/index.html', page);
  await write('tiny.txt', 'a');
  await write('img/a.png', page);
  await write('_server/nginx.conf', page);
  await write('_headers', page);
  await write('Ganglion/index.html', page.toUpperCase());
  expect(await writeCompressed(folder)).toBe(4);
  expect(
    (await readdir(folder, { recursive: true })).filter((name) => /\.(?:br|gz)$/.test(name)).sort(),
  ).toEqual([
    path.join('Cyton', 'index.html.br'),
    path.join('Cyton', 'index.html.gz'),
    path.join('Ganglion', 'index.html.br'),
    path.join('Ganglion', 'index.html.gz'),
  ]);
  const twin = path.join(folder, 'Cyton', 'index.html');
  expect(brotliDecompressSync(await readFile(`${twin}.br`)).toString()).toBe(page);
  expect(gunzipSync(await readFile(`${twin}.gz`)).toString()).toBe(page);
});
