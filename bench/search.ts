/**
 * `npm run bench:search`: how well the search of the newest build answers the golden queries, beside three peers
 * over the same pages (plain MiniSearch, lunr and Pagefind), and what it costs: bytes, time, memory, and how
 * they grow with the site.
 * `-- --misses` lists every golden query whose first page is not a right one.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readBuiltPages, recordsOfPages } from '../plugins/search-index/siteRecords';
import { buildIndex, sourceOf } from '../src/search/embedded/buildIndex';
import { createEngine } from '../src/search/embedded/engine';
import { readIndexFile, writeIndexFiles, writeTextFile } from '../src/search/embedded/indexFiles';
import type { SearchRecord } from '../src/search/format';
import { loadEnvironment, readSettings } from '../site.config';
import { enlarge } from './enlarge';
import { goldenQueries, QUERY_KINDS } from './goldenQueries';
import { answerAll, pageOf, score, type Answered, type Score } from './measure';
import { lunrPeer } from './lunrPeer';
import { pagefindPeer } from './pagefindPeer';
import { plainMiniSearch } from './plainMiniSearch';
import { measureInBrowser } from './searchInBrowser';

const root = path.join(__dirname, '..');
const outDir = path.join(root, 'build');
const { siteUrl, baseUrl } = readSettings(loadEnvironment(root));

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(8);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const milliseconds = (time: number): string => `${time.toFixed(2)} ms`.padStart(9);
const brotli = (text: string): number => brotliCompressSync(text).length;

function printScore(name: string, { queries, success, meanReciprocalRank }: Score): void {
  const numbers = [success.at1, success.at3, success.at5].map(percent).join(' ');
  console.log(
    `  ${name.padEnd(22)} ${String(queries).padStart(4)} ${numbers}   ${meanReciprocalRank.toFixed(3)}`,
  );
}

/** Every query as it is typed: what a reader waits for is the answer to each key. */
const typed = goldenQueries.flatMap(({ query }) => [
  query.slice(0, 3),
  query.slice(0, Math.ceil(query.length / 2)),
  query,
]);

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

interface Cost {
  pages: number;
  terms: number;
  indexBytes: number;
  firstBytes: number;
  allBytes: number;
  readMs: number;
  medianMs: number;
  slowMs: number;
}

/** Builds the files of these records and asks them as a browser would, counting what it would fetch. */
async function measureCost(records: readonly SearchRecord[]): Promise<Cost> {
  const built = buildIndex(records);
  const { json, lists } = writeIndexFiles({ ...built, build: '0123456789ab' }, baseUrl);
  const textSizes = built.texts.map((text) => brotli(writeTextFile(text)));
  const listSizes = lists.map(brotli);
  const started = performance.now();
  const { index, parts } = readIndexFile(json, baseUrl);
  createEngine(index, sourceOf(built));
  const readMs = performance.now() - started;

  // What a first search fetches beside the index: a fresh engine for every fourth golden query.
  const first: number[] = [];
  for (const { query } of goldenQueries.filter((_, number) => number % 4 === 0)) {
    let fetched = 0;
    const source = sourceOf(built);
    const engine = createEngine(index, {
      loadPostings: (terms) => {
        const needed = new Set(terms.map((term) => parts.findLastIndex((begin) => begin <= term)));
        fetched += [...needed].reduce((total, part) => total + (listSizes[part] ?? 0), 0);
        return source.loadPostings(terms);
      },
      loadText: (piece) => {
        fetched += textSizes[piece] ?? 0;
        return source.loadText(piece);
      },
    });
    await engine.search({ query });
    first.push(fetched);
  }
  const engine = createEngine(index, sourceOf(built));
  const times: number[] = [];
  for (const round of [0, 1]) {
    for (const query of typed) {
      const before = performance.now();
      await engine.search({ query, attributesToSnippet: ['content:10'] });
      if (round === 1) times.push(performance.now() - before);
    }
  }
  first.sort((a, b) => a - b);
  times.sort((a, b) => a - b);
  const indexBytes = brotli(json);
  return {
    pages: index.pages.length,
    terms: index.terms.length,
    indexBytes,
    firstBytes: indexBytes + at(first, 0.5),
    allBytes: indexBytes + [...textSizes, ...listSizes].reduce((total, size) => total + size, 0),
    readMs,
    medianMs: at(times, 0.5),
    slowMs: at(times, 0.95),
  };
}

function printMisses(answers: readonly Answered[]): void {
  console.log('\nFirst page is not a right one:');
  for (const { kind, query, rank, got, pages } of answers.filter((answer) => answer.rank !== 1)) {
    console.log(
      `  ${kind.padEnd(8)} ${JSON.stringify(query)} rank ${rank ?? 'none'}\n    got    ${got.slice(0, 3).join('  ')}\n    wanted ${pages.join('  ')}`,
    );
  }
}

async function main(): Promise<void> {
  if (!existsSync(outDir)) throw new Error(`There is no build at ${outDir}. Run \`npm run build\` first.`);
  const records = recordsOfPages(await readBuiltPages(outDir, baseUrl), { siteUrl, baseUrl });
  const { index, ...rest } = buildIndex(records);
  const engine = createEngine(index, sourceOf(rest));
  const answers = await answerAll(async (query) =>
    (await engine.search({ query })).hits.map(({ url }) => pageOf(url, baseUrl)),
  );
  const plain = plainMiniSearch(records, baseUrl);
  const plainAnswers = await answerAll(plain.ask);

  console.log(`Golden queries          number    @1       @3       @5      MRR`);
  for (const kind of QUERY_KINDS) printScore(kind, score(answers, kind));
  printScore('all', score(answers));
  printScore('all, plain MiniSearch', score(plainAnswers));
  const lunr = lunrPeer(records, baseUrl);
  printScore('all, lunr', score(await answerAll(lunr.ask)));
  const pagefind = await pagefindPeer(outDir, baseUrl);
  printScore('all, Pagefind', score(await answerAll(pagefind.ask)));
  await pagefind.close();

  if (process.argv.includes('--misses')) printMisses(answers);

  console.log(
    `\nCost             pages  terms     index  first result   everything     read  query (median, 95 %)`,
  );
  for (const times of [1, 5, 20]) {
    const cost = await measureCost(enlarge(records, times));
    console.log(
      `  ${`${times} x`.padEnd(12)} ${String(cost.pages).padStart(6)} ${String(cost.terms).padStart(6)} ${kilobytes(cost.indexBytes)}     ${kilobytes(cost.firstBytes)}    ${kilobytes(cost.allBytes)} ${milliseconds(cost.readMs)} ${milliseconds(cost.medianMs)} ${milliseconds(cost.slowMs)}`,
    );
  }
  console.log(`  plain MiniSearch             ${kilobytes(brotli(plain.json))}`);
  console.log(`  lunr                         ${kilobytes(brotli(lunr.json))}`);
  console.log(
    '  Bytes as brotli sends them; "first result" is the index and the texts that a median first query shows.',
  );

  const browser = await measureInBrowser(outDir, baseUrl, ['scal facter', 'railed', 'latency timer', '0xC0']);
  console.log(
    `\nIn Chromium at 4x CPU slowdown, from a warm page\n` +
      `  first key to first result ${milliseconds(browser.firstResultMs)}, transferred for it ${kilobytes(browser.firstBytes)}\n` +
      `  later queries, key to result: median ${milliseconds(browser.medianMs)}, slowest ${milliseconds(browser.slowestMs)}\n` +
      `  long tasks on the main thread over 50 ms: ${browser.longTasks}\n` +
      `  memory: page ${kilobytes(browser.pageHeapBytes)}, of it by the search ${kilobytes(browser.searchHeapBytes)} (without the worker)`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
