import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEngine, type SearchEngine } from '../../../src/search/embedded/engine';
import { INDEX_FILE, INDEX_FOLDER, readIndexFile } from '../../../src/search/embedded/indexFiles';
import { sourceFrom } from '../../../src/search/embedded/loadIndex';
import { listFiles } from '../listFiles';
import { readSitePages } from './sitePages';
import { writeIndex } from './writeIndex';

let outDir = '';

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'search-index-'));
});
afterEach(() => rm(outDir, { recursive: true, force: true }));

async function writePage(route: string, body: string): Promise<void> {
  await mkdir(path.join(outDir, route), { recursive: true });
  await writeFile(
    path.join(outDir, route, 'index.html'),
    `<html lang=en><head><meta name=docsearch:docusaurus_tag content=default></head><body><main>${body}</main></body></html>`,
  );
}

async function build(baseUrl: string): Promise<SearchEngine> {
  await writeIndex(await readSitePages(outDir, baseUrl, []), outDir, baseUrl);
  const folder = path.join(outDir, INDEX_FOLDER);
  const fetchFile = (name: string) => readFile(path.join(folder, name), 'utf8');
  const read = readIndexFile(await fetchFile(INDEX_FILE), baseUrl);
  return createEngine(read.index, sourceFrom(read, fetchFile));
}

describe('the index of a built folder', () => {
  it('answers from its pages, below a base URL', async () => {
    await writePage('', '<h1>Home</h1>');
    await writePage('Cyton', '<h1>Cyton</h1><h2 id=power>Power</h2><p>Three volts at P1.</p>');
    await writeFile(path.join(outDir, '404.html'), '<main><h1>Not found</h1></main>');
    const engine = await build('/docs/');
    const { complete } = await engine.search({ query: 'three volts' });
    expect((await complete)?.hits).toMatchObject([
      { url: '/docs/Cyton/#power', content: 'Three volts at P1.' },
    ]);
    expect((await engine.search({ query: 'home' })).hits).toMatchObject([{ url: '/docs/', type: 'lvl1' }]);
    expect((await engine.search({ query: 'found' })).hits).toEqual([]);
  });

  it('is no obstacle to who lists the folder meanwhile', async () => {
    await writePage('', '<h1>Home</h1><p>One.</p>');
    let isOver = false;
    const look = async (): Promise<void> => {
      while (!isOver) await listFiles(outDir);
    };
    const looking = Promise.all([look(), look()]);
    looking.catch(() => undefined);
    for (let count = 0; count < 40; count += 1) await build('/');
    isOver = true;
    await expect(looking).resolves.toBeDefined();
  });

  it('refuses a site without a page to search', async () => {
    await expect(writeIndex([], outDir, '/')).rejects.toThrow('no page of');
  });
});
