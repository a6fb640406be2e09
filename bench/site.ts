/**
 * `npm run bench`: what a page of each type weighs and how it feels on a slow phone, what moving around costs, and what
 * a build takes; all of it over HTTP/2 with brotli, in Chromium. It writes BENCHMARKS.md.
 *
 * `-- --runs=1` measures once instead of five times; `-- --no-build` measures the newest build; `-- --no-lighthouse`
 * and `-- --no-times` leave these out. Weights are the same on every machine; times ask for an idle one.
 */
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowserHere } from '../scripts/findBrowser';
import { findFreePort } from '../scripts/findFreePort';
import { runCommand } from '../scripts/runCommand';
import { buildCold } from './pages/coldBuild';
import { type SelfSignedServer, serveOverHttp2 } from './pages/http2Server';
import { judge } from './pages/lighthouse';
import { countFrames, measureMemory } from './pages/liveBoard';
import { pageTypes } from './pages/pageTypes';
import { countLoad } from './pages/processor';
import { timeSearch } from './pages/searchTiming';
import { timeClick, timeLoad } from './pages/timing';
import { sumUp, weighPage } from './pages/weight';
import { report, tableOf } from './report';

const root = path.join(__dirname, '..');
const options = process.argv.slice(2);
const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(
    `--runs: "${options.join(' ')}" asks for no number of runs. Give a whole number from 1, as in --runs=3.`,
  );
const hasOption = (name: string): boolean => options.includes(name);

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** One after another: two at once would slow each other. */
async function repeat<Result>(run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let count = 0; count < runs; count += 1) results.push(await run());
  return results;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const milliseconds = (value: number): string => value.toFixed(0);

async function weighAll(browser: Browser, origin: string): Promise<string> {
  const rows: string[][] = [];
  for (const { name, path: pagePath } of pageTypes) {
    const weight = sumUp(await weighPage(browser, origin, pagePath, path.join(root, 'build')));
    const { script, stylesheet, document, total, requests, ahead } = weight;
    rows.push([
      name,
      ...[script, stylesheet, document, total].map(kilobytes),
      String(requests),
      kilobytes(ahead),
    ]);
  }
  return tableOf(
    ['Page', 'JavaScript, kB', 'CSS, kB', 'HTML, kB', 'all, kB', 'requests', 'fetched ahead, kB'],
    rows,
  );
}

async function countAll(browser: Browser, origin: string): Promise<string> {
  const rows: string[][] = [];
  for (const { name, path: pagePath } of pageTypes) {
    const loads = await repeat(() => countLoad(browser, origin + pagePath));
    const columns = (['blocking', 'total', 'script', 'style', 'layout'] as const).map((column) =>
      milliseconds(medianOf(loads.map((load) => load[column]))),
    );
    rows.push([name, ...columns]);
  }
  return tableOf(['Page', 'blocking, ms', 'all tasks, ms', 'script, ms', 'style, ms', 'layout, ms'], rows);
}

async function timeAll(browser: Browser, origin: string): Promise<string> {
  const rows: string[][] = [];
  for (const { name, path: pagePath } of pageTypes) {
    const timings = await repeat(() => timeLoad(browser, origin + pagePath));
    rows.push([
      name,
      milliseconds(medianOf(timings.map(({ largestPaint }) => largestPaint))),
      milliseconds(medianOf(timings.map(({ blocking }) => blocking))),
      medianOf(timings.map(({ layoutShift }) => layoutShift)).toFixed(3),
    ]);
  }
  return tableOf(['Page', 'LCP, ms', 'TBT, ms', 'CLS'], rows);
}

async function timeClicks(browser: Browser, origin: string): Promise<string> {
  const start = `${origin}/Cyton/CytonLanding/`;
  const rows: string[][] = [];
  for (const isSlow of [true, false]) {
    const times = await repeat(() => timeClick(browser, start, isSlow));
    rows.push([isSlow ? 'Slow 4G, processor ÷ 4' : 'not slowed', milliseconds(medianOf(times))]);
  }
  return tableOf(['From a click on the next page to its heading', 'ms'], rows);
}

const QUERIES = ['railed', 'no dongle found', 'latency timer', '0xC0', 'scal facter'] as const;

async function timeSearches(browser: Browser, origin: string): Promise<string> {
  const searches = await repeat(() => timeSearch(browser, `${origin}/Cyton/CytonLanding/`, QUERIES));
  const median = (pick: (search: (typeof searches)[number]) => number): number =>
    medianOf(searches.map(pick));
  return tableOf(
    ['From the tap on the button', ''],
    [
      ['dialog ready, ms', milliseconds(median(({ ready }) => ready))],
      ['first key to first result, nothing fetched before, ms', milliseconds(median(({ first }) => first))],
      ['later queries, ms', milliseconds(median(({ later }) => medianOf(later)))],
      ['files until the first result', String(median(({ requests }) => requests))],
      ['kB until the first result', kilobytes(median(({ bytes }) => bytes))],
    ],
  );
}

async function countAllFrames(browser: Browser, origin: string): Promise<string> {
  const rows: string[][] = [];
  for (const slowdown of [1, 4]) {
    const counted = await repeat(() => countFrames(browser, origin, slowdown));
    rows.push([
      slowdown === 1 ? 'not slowed' : `processor ÷ ${slowdown}`,
      medianOf(counted.map(({ perSecond }) => perSecond)).toFixed(1),
      milliseconds(medianOf(counted.map(({ worstMs }) => worstMs))),
    ]);
  }
  return tableOf(['16 channels for ten seconds', 'frames/s', 'longest frame, ms'], rows);
}

/** Once: it is no time, and an hour of packets takes a minute. */
async function measureAllMemory(browser: Browser, origin: string): Promise<string> {
  const memory = await measureMemory(browser, origin);
  return tableOf(
    ['16 channels, after', 'packets', 'heap, MB'],
    memory.map(({ minutes, packets, bytes }) => [
      `${minutes} min`,
      packets.toLocaleString('en'),
      (bytes / 1e6).toFixed(2),
    ]),
  );
}

async function judgeAll({ origin, trustArgument }: SelfSignedServer): Promise<string> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findBrowserHere(),
    args: [`--remote-debugging-port=${port}`, trustArgument],
  });
  try {
    const rows: string[][] = [];
    for (const { name, path: pagePath } of pageTypes) {
      const verdicts = await repeat(() => judge(origin + pagePath, port));
      const median = (pick: (verdict: (typeof verdicts)[number]) => number): string =>
        milliseconds(medianOf(verdicts.map(pick)));
      rows.push([
        name,
        median(({ scores }) => scores.performance),
        median(({ scores }) => scores.accessibility),
        median(({ scores }) => scores['best-practices']),
        median(({ scores }) => scores.seo),
        median(({ largestPaint }) => largestPaint),
        median(({ blocking }) => blocking),
        [...new Set(verdicts.flatMap(({ failed }) => failed))].join(', ') || '–',
      ]);
    }
    return tableOf(
      ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP, ms', 'TBT, ms', 'Not passed'],
      rows,
    );
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const parts: [title: string, text: string][] = [];
  const note = (title: string, text: string): void => {
    parts.push([title, text]);
    console.log(`\n${title}\n\n${text}`);
  };
  if (!hasOption('--no-build')) {
    const { seconds, peakMegabytes } = buildCold(root);
    note(
      'Cold build',
      `${seconds.toFixed(1)} s, ${peakMegabytes.toFixed(0)} MB at most, the search index included.`,
    );
  }
  const server = await serveOverHttp2(path.join(root, 'build'));
  const browser = await chromium.launch({ executablePath: findBrowserHere(), args: [server.trustArgument] });
  const version = browser.version();
  try {
    note('First load (brotli 11, new profile, 1280 × 800)', await weighAll(browser, server.origin));
    note('Main thread of a phone (processor time × 4)', await countAll(browser, server.origin));
    if (!hasOption('--no-times')) {
      note('On a slow phone (Slow 4G, processor ÷ 4, 412 × 823)', await timeAll(browser, server.origin));
      note('Moving around, the next page fetched ahead', await timeClicks(browser, server.origin));
      note('A first search on a slow phone', await timeSearches(browser, server.origin));
      note('Live board: frames', await countAllFrames(browser, server.origin));
    }
    note('Live board: memory', await measureAllMemory(browser, server.origin));
    await browser.close();
    if (!hasOption('--no-lighthouse')) note('Lighthouse, mobile', await judgeAll(server));
  } finally {
    await browser.close();
    server.close();
  }
  const machine = `${os.cpus()[0]?.model ?? 'unknown processor'}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}, Chromium ${version}`;
  const body = parts.map(([title, text]) => `### ${title}\n\n${text}\n`).join('\n');
  await report(
    'Pages and the build',
    `Written by \`npm run bench\`: medians of ${runs}, on ${machine}. The load average was ${os.loadavg()[0]?.toFixed(1)} at the end; times on a busy machine are too long.\n\n${body}`,
  );
}

runCommand(main);
