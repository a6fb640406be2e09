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
 * on every page; the longest one, whose ten plots of faults are drawn in the page itself, is alone above it. What comes only to
 * some pages (a demo, an instrument, with their rules) shows here as soon as another type of page pays for it. What a
 * document says is in the server's page alone (`src/sentOnce`), so scripts grow with what a page does, and not with what it
 * says.
 */
const limits: Readonly<Record<string, Pick<Weight, 'script' | 'stylesheet' | 'total'>>> = {
  home: { script: 90_100, stylesheet: 16_900, total: 132_000 },
  'landing page': { script: 89_500, stylesheet: 15_700, total: 127_000 },
  guide: { script: 91_400, stylesheet: 15_500, total: 135_500 },
  // With what the inputs bear and how to see that BIAS works, which saves boards and evenings.
  specification: { script: 91_000, stylesheet: 15_000, total: 150_000 },
  // With what the inspector shows without a script, bytes 26 to 31 of every kind of packet, a program in C++, and what a
  // 32-bit float holds.
  'data format': { script: 91_500, stylesheet: 16_900, total: 149_300 },
  'page with demos': { script: 98_800, stylesheet: 18_400, total: 144_500 },
  'GUI guide': { script: 90_100, stylesheet: 15_200, total: 139_600 },
  // With ten plots of faults, what jumps when somebody walks past, and a Ganglion's channel at its limit.
  'longest page': { script: 90_400, stylesheet: 16_700, total: 155_700 },
  'blog post': { script: 89_500, stylesheet: 15_600, total: 124_900 },
  citations: { script: 88_900, stylesheet: 15_500, total: 131_700 },
  // With the index, which grows with the texts and with what users ask.
  search: { script: 98_000, stylesheet: 15_400, total: 221_000 },
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
