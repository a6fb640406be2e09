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
 * JavaScript, style sheets and the whole first load, in bytes, with room for about a screenful of text. What comes only to
 * some pages (a demo, an instrument, with their rules) shows here as soon as another type of page pays for it. What a
 * document says is in the server's page alone (`src/sentOnce`), so scripts grow with what a page does, and not with what it
 * says. Each script holds 0.5 kB that says which style sheet belongs to which program, and 0.3 kB that keep a page open
 * where its links lead nowhere for want of a network.
 */
const limits: Readonly<Record<string, Pick<Weight, 'script' | 'stylesheet' | 'total'>>> = {
  home: { script: 102_000, stylesheet: 18_600, total: 145_800 },
  'landing page': { script: 101_300, stylesheet: 18_900, total: 142_700 },
  guide: { script: 103_100, stylesheet: 18_000, total: 150_000 },
  // With what the inputs bear and how to see that BIAS works, which saves boards and evenings.
  specification: { script: 102_900, stylesheet: 17_500, total: 164_900 },
  // With what the inspector shows without a script, bytes 26 to 31 of every kind of packet, a program in C++, and what a
  // 32-bit float holds.
  'data format': { script: 103_200, stylesheet: 19_400, total: 163_500 },
  'page with demos': { script: 112_000, stylesheet: 22_500, total: 162_400 },
  'GUI guide': { script: 101_900, stylesheet: 17_300, total: 153_700 },
  // With ten plots of faults, what jumps when somebody walks past, and a Ganglion's channel at its limit.
  'longest page': { script: 102_100, stylesheet: 20_500, total: 170_000 },
  'blog post': { script: 101_000, stylesheet: 18_400, total: 139_400 },
  // With the search that is fetched ahead on Wi-Fi and the loader of the dialog's rules.
  citations: { script: 99_700, stylesheet: 18_300, total: 146_000 },
  // With the index, which grows with the texts and with what users ask.
  search: { script: 108_600, stylesheet: 18_200, total: 238_000 },
};

for (const { name, path: pagePath } of pageTypes) {
  test(`the first load of a page keeps its budget: ${name}`, async ({ browser, baseURL }) => {
    const files = await weighPage(browser, baseURL ?? '', pagePath, build);
    const weight = sumUp(files);
    const list = files.map((file) => `${file.bytes} ${file.isAhead ? 'ahead ' : ''}${file.path}`).join('\n');
    const budget = Object.entries({ ...everywhere, ...limits[name] }) as [keyof Weight, number][];
    expect(budget.map(([kind]) => kind)).toContain('script');
    for (const [kind, limit] of budget)
      expect.soft(weight[kind], `${kind}:\n${list}`).toBeLessThanOrEqual(limit);
  });
}
