/**
 * The golden queries on the index of the build under test: no browser, but a build. The thresholds are two
 * points under what is reached, for pages that are being rewritten; `npm run bench:search -- --misses` shows what
 * falls short.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { answerAll, pageOf, score, type Answered } from '../bench/measure';
import { loadEngine } from '../src/search/embedded/loadIndex';
import { INDEX_FOLDER } from '../src/search/embedded/indexFiles';

const FOLDER = 'https://built.example/search-index/';

/** Serves the files of the build to the code that a browser runs. */
async function fromBuild(input: string | URL | Request): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  return new Response(
    await readFile(path.join(__dirname, '../build', INDEX_FOLDER, url.slice(FOLDER.length))),
  );
}

test.describe('golden queries', () => {
  let answers: Answered[] = [];

  test.beforeAll(async () => {
    const { fetch } = globalThis;
    globalThis.fetch = fromBuild;
    try {
      const engine = await loadEngine({ folder: FOLDER, baseUrl: '/' });
      answers = await answerAll(async (query) =>
        (await engine.search({ query })).hits.map(({ url }) => pageOf(url)),
      );
    } finally {
      globalThis.fetch = fetch;
    }
  });

  test('find a right page first, and nearly always among the first five', () => {
    const { success, meanReciprocalRank } = score(answers);
    const missed = answers
      .filter(({ rank }) => rank === null || rank > 5)
      .map(({ query, got }) => [query, got.slice(0, 3)]);
    expect(success.at5, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.98);
    expect(success.at1).toBeGreaterThanOrEqual(0.9);
    expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.93);
  });

  test('find a page by its own name, always first', () => {
    expect(
      answers.filter(({ kind, rank }) => kind === 'exact' && rank !== 1).map(({ query }) => query),
    ).toEqual([]);
  });
});
