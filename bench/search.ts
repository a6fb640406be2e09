/**
 * `npm run bench:search`: how well the search of the newest build answers the golden queries, beside peers
 * over the same pages (MiniSearch at its best and plain, lunr, Pagefind), and what it costs: bytes, time, memory, and how
 * they grow with the site.
 * `-- --ask "one query" "another"` only says what these find, with the right places of those that `bench/queries` knows.
 * `-- --misses` lists every golden query whose first page is not a right one. `-- --fit` fits the numbers of the
 * ranking to the queries of users that are kept for tuning, and writes them.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readSitePages } from '../scripts/finish/searchIndex/sitePages';
import { readSourcePages } from '../scripts/sourcePages';
import { runCommand } from '../scripts/runCommand';
import { buildIndex } from '../src/search/embedded/buildIndex';
import { createEngine, type SearchEngine } from '../src/search/embedded/engine';
import { INDEX_FILE, readIndexFile, writeIndexFiles } from '../src/search/embedded/indexFiles';
import { sourceFrom, type FetchFile } from '../src/search/embedded/loadIndex';
import { WEIGHTS, type Weights } from '../src/search/embedded/weights';
import type { SitePage } from '../src/search/sitePage';
import { loadEnvironment, readSettings } from '../site.config';
import { enlarge } from './enlarge';
import { goldenQueries, QUERY_KINDS } from './goldenQueries';
import { answerAll, pageOf, score, type Answered, type Score } from './measure';
import { lunrPeer } from './lunrPeer';
import { withPagefind } from './pagefindPeer';
import { fairMiniSearch } from './fairMiniSearch';
import { ablate, fitWeights } from './fit';
import { plainMiniSearch } from './plainMiniSearch';
import { rankOnly } from './rankOnly';
import { partOf, type Part } from './queries/split';
import { userQueries } from './queries/users';
import { askUserQueries, shares, type AskUrls } from './userQueries';
import { measureInBrowser } from './searchInBrowser';

const root = path.join(__dirname, '..');
const outDir = path.join(root, 'build');
const { baseUrl } = readSettings(loadEnvironment(root));

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
  /** With what the first hits of a query wait for, and with the snippets that come after them: medians. */
  firstBytes: number;
  snippetBytes: number;
  allBytes: number;
  readMs: number;
  medianMs: number;
  slowMs: number;
}

/** Fetches from files in memory. */
const fetchFrom =
  (files: ReadonlyMap<string, string>): FetchFile =>
  (name) =>
    Promise.resolve(files.get(name) ?? '');

/** Texts come after the hits; all else is waited for. */
const isText = (name: string): boolean => /\/\d+\.json$/.test(name);

/** An engine as readers get it: from the files. */
function engineOf(pages: readonly SitePage[]): SearchEngine {
  const files = writeIndexFiles(buildIndex(pages), { build: '0', baseUrl });
  const read = readIndexFile(files.get(INDEX_FILE) ?? '', baseUrl);
  return createEngine(read.index, sourceFrom(read, fetchFrom(files)));
}

/** Builds the files of these pages and asks them as a browser would, counting what it would fetch. */
async function measureCost(pages: readonly SitePage[]): Promise<Cost> {
  const built = buildIndex(pages);
  const build = '0123456789ab';
  const files = writeIndexFiles(built, { build, baseUrl });
  const sizes = new Map([...files].map(([name, text]) => [name, brotli(text)]));
  const sizeOf = (name: string): number => sizes.get(name) ?? 0;
  const started = performance.now();
  const read = readIndexFile(files.get(INDEX_FILE) ?? '', baseUrl);
  createEngine(read.index, sourceFrom(read, fetchFrom(files)));
  const readMs = performance.now() - started;

  // What a first search fetches beside the index: a fresh engine for every fourth golden query.
  const first: number[] = [];
  const snippets: number[] = [];
  for (const { query } of goldenQueries.filter((_, number) => number % 4 === 0)) {
    let needed = 0;
    let texts = 0;
    const fetchFile = fetchFrom(files);
    const source = sourceFrom(read, (name) => {
      if (isText(name)) texts += sizeOf(name);
      else needed += sizeOf(name);
      return fetchFile(name);
    });
    const { complete } = await createEngine(read.index, { ...source, fetchAhead: () => undefined }).search({
      query,
    });
    await complete;
    first.push(needed);
    snippets.push(needed + texts);
  }
  const engine = createEngine(read.index, sourceFrom(read, fetchFrom(files)));
  const times: number[] = [];
  for (const round of [0, 1]) {
    for (const query of typed) {
      const before = performance.now();
      await engine.search({ query, snippetWords: 10 });
      if (round === 1) times.push(performance.now() - before);
    }
  }
  first.sort((a, b) => a - b);
  snippets.sort((a, b) => a - b);
  times.sort((a, b) => a - b);
  const indexBytes = sizeOf(INDEX_FILE);
  return {
    pages: pages.length,
    terms: built.index.terms.length,
    indexBytes,
    firstBytes: indexBytes + at(first, 0.5),
    snippetBytes: indexBytes + at(snippets, 0.5),
    allBytes: [...sizes.values()].reduce((total, size) => total + size, 0),
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

/** What a reader would get for each of the queries; `*` marks a page that `bench/queries` calls right. */
async function printAnswers(engine: SearchEngine, queries: readonly string[]): Promise<void> {
  if (queries.length === 0) throw new Error('--ask wants queries: npm run bench:search -- --ask "no port"');
  for (const query of queries) {
    const known = userQueries.find((one) => one.query.toLowerCase() === query.toLowerCase());
    const right = new Set(known?.answers.map(({ page }) => page));
    const { hits } = await engine.search({ query });
    console.log(JSON.stringify(query));
    for (const { url } of hits.slice(0, 5)) {
      console.log(`  ${right.has(pageOf(url, baseUrl)) ? '*' : ' '} ${decodeURIComponent(url)}`);
    }
    if (hits.length === 0) console.log('    nothing');
    if (!known) console.log('    (in no list of bench/queries)');
  }
}

/** The queries of users on both parts: the right page first, among three, among five, and the right section. */
async function printUsers(name: string, pages: readonly SitePage[], ask: AskUrls): Promise<void> {
  const outcomes = await askUserQueries(userQueries, pages, baseUrl, ask);
  for (const part of ['tune', 'measure'] satisfies Part[]) {
    for (const isTrouble of [true, false]) {
      const counted = outcomes.filter(
        ({ query }) => partOf(query.query) === part && (query.kind === 'trouble') === isTrouble,
      );
      const label = `${name}, ${part}, ${isTrouble ? 'in trouble' : 'names and tasks'}`;
      console.log(
        `  ${label.padEnd(44)} ${String(counted.length).padStart(4)} ${shares(counted).map(percent).join(' ')}`,
      );
    }
  }
}

/** The signals whose worth is told: what is lost with each at 0. */
const SIGNALS: readonly (keyof Weights)[] = [
  'heading',
  'above',
  'title',
  'keywords',
  'question',
  'questionLikeness',
  'text',
  'page',
  'titleLikeness',
  'headingLikeness',
  'coverage',
  'synonym',
  'form',
  'common',
];

const WEIGHTS_FILE = path.join(root, 'src/search/embedded/weights.json');

/** Fits the numbers, writes them, and says what the signals are worth. */
async function fit(pages: readonly SitePage[]): Promise<void> {
  const tuned = userQueries.filter(({ query }) => partOf(query) === 'tune');
  const { weights, crossValidated } = await fitWeights(WEIGHTS, tuned, pages, { baseUrl });
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify(weights, null, 2)}\n`);
  console.log(`Cross-validated on ${tuned.length} queries: ${crossValidated.map(percent).join(' ')}`);
  const measured = userQueries.filter(({ query }) => partOf(query) === 'measure');
  const lost = await ablate(weights, SIGNALS, measured, pages, baseUrl);
  for (const [name, share] of lost)
    console.log(`  without ${name.padEnd(20)} ${percent(-share)} at first place`);
}

async function main(): Promise<void> {
  if (!existsSync(outDir)) throw new Error(`There is no build at ${outDir}. Run \`npm run build\` first.`);
  const pages = await readSitePages(outDir, baseUrl, await readSourcePages(root));
  if (process.argv.includes('--fit')) return fit(pages);
  const engine = engineOf(pages);
  const asked = process.argv.indexOf('--ask');
  if (asked !== -1) return printAnswers(engine, process.argv.slice(asked + 1));
  const fair = fairMiniSearch(pages, baseUrl);
  console.log(`Queries of users                             number    @1       @3       @5    section`);
  await printUsers('ours', pages, async (query) =>
    (await engine.search({ query })).hits.map(({ url }) => url),
  );
  const askNew = rankOnly(pages, { isNew: true })(WEIGHTS);
  await printUsers('ours, as if new', pages, (query) => Promise.resolve(askNew(query)));
  const addressOf = (page: string): string => `${baseUrl}${page}/`;
  await printUsers('MiniSearch at its best', pages, async (query) => (await fair.ask(query)).map(addressOf));

  const answers = await answerAll(async (query) =>
    (await engine.search({ query })).hits.map(({ url }) => pageOf(url, baseUrl)),
  );
  const plain = plainMiniSearch(pages, baseUrl);
  const plainAnswers = await answerAll(plain.ask);

  console.log(`Golden queries          number    @1       @3       @5      MRR`);
  for (const kind of QUERY_KINDS) printScore(kind, score(answers, kind));
  printScore('all', score(answers));
  printScore('all, MiniSearch at best', score(await answerAll(fair.ask)));
  printScore('all, plain MiniSearch', score(plainAnswers));
  const lunr = lunrPeer(pages, baseUrl);
  printScore('all, lunr', score(await answerAll(lunr.ask)));
  printScore('all, Pagefind', score(await withPagefind(outDir, baseUrl, answerAll)));

  if (process.argv.includes('--misses')) printMisses(answers);

  console.log(
    `\nCost             pages  terms     index    first hits  with snippets  everything     read  query (median, 95 %)`,
  );
  for (const times of [1, 5, 20]) {
    const cost = await measureCost(enlarge(pages, times));
    console.log(
      `  ${`${times} x`.padEnd(12)} ${String(cost.pages).padStart(6)} ${String(cost.terms).padStart(6)} ${kilobytes(cost.indexBytes)}     ${kilobytes(cost.firstBytes)}     ${kilobytes(cost.snippetBytes)}   ${kilobytes(cost.allBytes)} ${milliseconds(cost.readMs)} ${milliseconds(cost.medianMs)} ${milliseconds(cost.slowMs)}`,
    );
  }
  console.log(`  MiniSearch at its best       ${kilobytes(brotli(fair.json))}`);
  console.log(`  plain MiniSearch             ${kilobytes(brotli(plain.json))}`);
  console.log(`  lunr                         ${kilobytes(brotli(lunr.json))}`);
  console.log(
    '  Bytes as brotli sends them; "first hits" is the index and what else a median first query waits for (lists, rare terms), then the texts of its snippets.',
  );

  const browser = await measureInBrowser(outDir, baseUrl, ['railed', 'scal facter', 'latency timer', '0xC0']);
  const mistyped = await measureInBrowser(outDir, baseUrl, ['scal facter']);
  console.log(
    `\nIn Chromium at 4x CPU slowdown, from a warm page\n` +
      `  first key to first result ${milliseconds(browser.firstResultMs)}, transferred for it ${kilobytes(browser.firstBytes)} in ${browser.firstRequests} files\n` +
      `  the same for a mistyped word ${milliseconds(mistyped.firstResultMs)}, ${kilobytes(mistyped.firstBytes)} in ${mistyped.firstRequests} files\n` +
      `  later queries, key to result: median ${milliseconds(browser.medianMs)}, slowest ${milliseconds(browser.slowestMs)}\n` +
      `  long tasks on the main thread over 50 ms: ${browser.longTasks}\n` +
      `  memory: page ${kilobytes(browser.pageHeapBytes)}, of it by the search ${kilobytes(browser.searchHeapBytes)} (without the worker)`,
  );
}

runCommand(main);
