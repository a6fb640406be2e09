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
 * says. Each script holds 0.5 kB that says which style sheet belongs to which program.
 */
const limits: Readonly<Record<string, Pick<Weight, 'script' | 'stylesheet' | 'total'>>> = {
  home: { script: 105_500, stylesheet: 19_500, total: 150_000 },
  'landing page': { script: 104_800, stylesheet: 19_700, total: 147_500 },
  // The page that is measured has the live board's frame, and what it shows without a script.
  guide: { script: 108_800, stylesheet: 20_300, total: 158_000 },
  // With tables that need a third less height on a phone.
  specification: { script: 105_300, stylesheet: 19_800, total: 167_500 },
  // Its text grew by the program that joins a Daisy's packets, which readers had to guess, and by the labels of its tables on phones.
  'data format': { script: 113_700, stylesheet: 20_200, total: 169_000 },
  'page with demos': { script: 115_200, stylesheet: 23_200, total: 166_500 },
  // With the GUI's window and the still table and picture of the file viewer. Its text grew by what 5.2 and 6 do to recordings,
  // by the bytes of the streamer and by files of one's own for playback.
  'longest page': { script: 109_200, stylesheet: 20_300, total: 174_500 },
  'blog post': { script: 102_000, stylesheet: 18_800, total: 141_500 },
  // With the search that is fetched ahead on Wi-Fi and the loader of the dialog's rules.
  citations: { script: 100_800, stylesheet: 19_100, total: 148_500 },
  // With the index, which grows with the texts and with what users ask.
  search: { script: 108_800, stylesheet: 19_000, total: 238_000 },
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
