/**
 * What the first load of each type of page may weigh, at brotli 11 (`npm run bench` tells what it does weigh). A limit
 * that stands in the way of something worth its bytes is raised with a reason; one that got slack is lowered.
 */
import path from 'node:path';
import { pageTypes } from '../bench/pages/pageTypes';
import { sumUp, weighPage, type Weight } from '../bench/pages/weight';
import { expect, test } from './support/site';

const build = path.join(__dirname, '..', 'build');

/** Whatever the page, in bytes but for the number of requests. */
const everywhere: Partial<Weight> = { ahead: 60_000, requests: 17 };

/**
 * JavaScript, style sheets and the whole first load, in bytes, with room for a few sentences of text. The aim is 150 kB in all
 * on every page without instruments. What comes only to some pages (a demo, an instrument, with their rules) shows here as
 * soon as another type of page pays for it. What a document says is in the server's page alone (`src/sentOnce`), so scripts
 * grow with what a page does, and not with what it says.
 */
const limits: Readonly<Record<string, Pick<Weight, 'script' | 'stylesheet' | 'total'>>> = {
  home: { script: 89_200, stylesheet: 16_900, total: 131_000 },
  'landing page': { script: 88_600, stylesheet: 15_700, total: 126_000 },
  guide: { script: 90_500, stylesheet: 15_600, total: 134_500 },
  // With what the inputs bear and how to see that BIAS works, which saves boards and evenings.
  specification: { script: 90_100, stylesheet: 15_100, total: 149_000 },
  // With what the inspector shows without a script, bytes 26 to 31 of every kind of packet, a program in C++, and what a
  // 32-bit float holds.
  'data format': { script: 90_500, stylesheet: 16_900, total: 148_000 },
  'page with demos': { script: 97_900, stylesheet: 18_500, total: 143_300 },
  'GUI guide': { script: 89_200, stylesheet: 15_200, total: 138_700 },
  'longest page': { script: 90_200, stylesheet: 15_200, total: 150_200 },
  // With ten plots of faults, drawn in the page itself.
  'page with plots': { script: 89_400, stylesheet: 16_700, total: 150_100 },
  'blog post': { script: 88_900, stylesheet: 15_600, total: 124_200 },
  citations: { script: 88_400, stylesheet: 15_500, total: 131_000 },
  // With the index, which grows with the texts and with what users ask.
  search: { script: 97_500, stylesheet: 15_400, total: 220_500 },
};

/**
 * Nothing is painted before the style sheets are there. What one of them has beyond what a server sends before it hears from
 * the browser (ten packets, less 0.1 kB of headers) costs a phone with a slow network a way there and back: 150 ms.
 */
const FIRST_FLIGHT = 14_500;

for (const { name, path: pagePath } of pageTypes) {
  test(`the first load of a page keeps its budget: ${name}`, async ({ browser, baseURL }) => {
    const files = await weighPage(browser, baseURL ?? '', pagePath, build);
    const weight = sumUp(files);
    const list = files.map((file) => `${file.bytes} ${file.isAhead ? 'ahead ' : ''}${file.path}`).join('\n');
    const budget = Object.entries({ ...everywhere, ...limits[name] }) as [keyof Weight, number][];
    expect(budget.map(([kind]) => kind)).toContain('script');
    for (const [kind, limit] of budget)
      expect.soft(weight[kind], `${kind}:\n${list}`).toBeLessThanOrEqual(limit);
    const sheets = files.filter(({ kind, isAhead }) => kind === 'stylesheet' && !isAhead);
    expect(Math.max(...sheets.map(({ bytes }) => bytes)), 'the longest style sheet').toBeLessThanOrEqual(
      FIRST_FLIGHT,
    );
  });
}
