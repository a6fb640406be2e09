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
// The style sheet is without the rules of the framework that no page uses, and without those of the search dialog.
// Figures that open large, headings whose link copies and our columns for blog and help took 0.6 kB of it, and 0.3 kB of script.
// The picture of the file viewer took 0.3 kB.
const everywhere: Partial<Weight> = { stylesheet: 26_000, ahead: 60_000, requests: 17 };

/**
 * JavaScript and the whole first load, in bytes, with room for about a screenful of text. What comes only to some pages
 * (a demo, an instrument) shows here as soon as another type of page pays for it.
 */
const limits: Readonly<Record<string, Pick<Weight, 'script' | 'total'>>> = {
  home: { script: 121_000, total: 175_500 },
  'landing page': { script: 115_000, total: 164_000 },
  // The page that is measured has the live board's frame, and what it shows without a script.
  guide: { script: 122_000, total: 176_000 },
  specification: { script: 140_000, total: 206_000 },
  'data format': { script: 144_500, total: 202_500 },
  'page with demos': { script: 137_500, total: 191_500 },
  // With the GUI's window and the still table and picture of the file viewer.
  'longest page': { script: 142_500, total: 208_000 },
  'blog post': { script: 112_500, total: 158_500 },
  // With the search that is fetched ahead on Wi-Fi and the loader of the dialog's rules.
  citations: { script: 101_500, total: 155_500 },
  // The index holds 700 more questions of users, which bring the right page first more often.
  search: { script: 107_000, total: 271_000 },
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
