/** Pagefind as it comes, over the same built pages, asked in Chromium as a reader's browser asks it. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowserHere } from '../scripts/findBrowser';
import { createStaticServer, listen } from '../scripts/staticServer';
import { pageOf, type AskPages } from './measure';

/** Results that are looked at: each costs Pagefind a request. */
const LOOKED_AT = 10;

interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

/** Makes Pagefind's index over a copy of a build, hands on how to ask it, and clears up afterwards, come what may. */
export async function withPagefind<Result>(
  outDir: string,
  baseUrl: string,
  use: (ask: AskPages) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
  const server = createStaticServer({ folder, baseUrl });
  let browser: Browser | undefined;
  try {
    await cp(outDir, folder, { recursive: true });
    await writePagefindIndex(folder);
    const port = await listen(server, 0);
    browser = await chromium.launch({ executablePath: findBrowserHere() });
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}${baseUrl}robots.txt`);
    return await use(async (query) => {
      const urls = await page.evaluate(
        async ({ script, text, limit }) => {
          const engine = (await import(script)) as Pagefind;
          const { results } = await engine.search(text);
          return Promise.all(results.slice(0, limit).map(async (result) => (await result.data()).url));
        },
        { script: `${baseUrl}pagefind/pagefind.js`, text: query, limit: LOOKED_AT },
      );
      return urls.map((url) => pageOf(url.startsWith(baseUrl) ? url : baseUrl + url.slice(1), baseUrl));
    });
  } finally {
    await browser?.close();
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  }
}

async function writePagefindIndex(folder: string): Promise<void> {
  const pagefind = await import('pagefind');
  try {
    const { index, errors } = await pagefind.createIndex({ rootSelector: 'main' });
    if (!index) throw new Error(`Pagefind: no index. ${errors.join(' ')}`);
    await index.addDirectory({ path: folder, glob: '**/index.html' });
    await index.writeFiles({ outputPath: path.join(folder, 'pagefind') });
  } finally {
    await pagefind.close();
  }
}
