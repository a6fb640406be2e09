/** What the search costs a reader: time, bytes, long tasks and memory in Chromium, with the processor slowed down. */
import { chromium, type Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { findBrowserHere } from '../scripts/findBrowser';
import { createStaticServer, listen } from '../scripts/staticServer';
import { timeQuery } from './timeQuery';

const SLOWDOWN = 4;

export interface BrowserCost {
  firstResultMs: number;
  /**
   * What the first result waits for, from the click on the button on, in bytes as brotli sends them: everything but
   * the texts, which are asked for when the hits are on their way to the page.
   */
  firstBytes: number;
  firstRequests: number;
  medianMs: number;
  slowestMs: number;
  longTasks: number;
  pageHeapBytes: number;
  searchHeapBytes: number;
}

/** Measures on a page of a build that a server of ours serves; both are closed afterwards, come what may. */
export async function measureInBrowser(
  outDir: string,
  baseUrl: string,
  queries: readonly string[],
): Promise<BrowserCost> {
  const server = createStaticServer({ folder: outDir, baseUrl });
  const port = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: findBrowserHere() });
  try {
    return await measureOn(await browser.newPage(), `http://localhost:${port}${baseUrl}`, queries);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function measureOn(page: Page, url: string, queries: readonly string[]): Promise<BrowserCost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const heap = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  };
  await page.goto(url, { waitUntil: 'networkidle' });
  const heapBefore = await heap();
  await page.evaluate(() => {
    const counter = window as Window & { longTasks?: number };
    counter.longTasks = 0;
    new PerformanceObserver((list) => {
      counter.longTasks = (counter.longTasks ?? 0) + list.getEntries().length;
    }).observe({ type: 'longtask' });
  });
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\/search-index\/\w+\/\d+\.json$/.test(response.url())) return;
    bodies.push(
      response.body().then(
        (body) => brotliCompressSync(body).length,
        () => 0,
      ),
    );
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.locator('.DocSearch-Button').click();
  await page.locator('.DocSearch-Input').waitFor();
  const [first = '', ...later] = queries;
  const firstResultMs = await timeQuery(page, first, 'there');
  const firstRequests = bodies.length;
  const firstBytes = (await Promise.all(bodies)).reduce((total, size) => total + size, 0);
  const times: number[] = [];
  for (const query of later) times.push(await timeQuery(page, query, 'there'));
  times.sort((a, b) => a - b);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const longTasks = await page.evaluate(() => (window as Window & { longTasks?: number }).longTasks ?? 0);
  const pageHeapBytes = await heap();
  return {
    firstResultMs,
    firstBytes,
    firstRequests,
    medianMs: times[Math.floor((times.length - 1) / 2)] ?? 0,
    slowestMs: times.at(-1) ?? 0,
    longTasks,
    pageHeapBytes,
    searchHeapBytes: pageHeapBytes - heapBefore,
  };
}
