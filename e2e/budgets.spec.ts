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
const everywhere: Partial<Weight> = { stylesheet: 25_700, ahead: 60_000, requests: 17 };

/**
 * JavaScript and the whole first load, in bytes, with room for about a screenful of text. What comes only to some pages
 * (a demo, an instrument) shows here as soon as another type of page pays for it. What a document says is in the server's
 * page alone (`src/sentOnce`), so scripts grow with what a page does, and not with what it says.
 */
const limits: Readonly<Record<string, Pick<Weight, 'script' | 'total'>>> = {
  home: { script: 109_000, total: 163_000 },
  'landing page': { script: 108_500, total: 157_000 },
  // The page that is measured has the live board's frame, and what it shows without a script.
  guide: { script: 112_500, total: 168_500 },
  specification: { script: 115_000, total: 181_500 },
  'data format': { script: 119_000, total: 178_000 },
  'page with demos': { script: 119_000, total: 172_500 },
  // With the GUI's window and the still table and picture of the file viewer.
  'longest page': { script: 113_000, total: 178_000 },
  'blog post': { script: 110_500, total: 156_000 },
  // With the search that is fetched ahead on Wi-Fi and the loader of the dialog's rules.
  citations: { script: 103_000, total: 157_000 },
  // With the index.
  search: { script: 109_500, total: 263_500 },
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
