/** Every drawing on a phone: its text can be read, and stays inside its frame. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listRoutes } from '../support/routes';
import { expect, test, widths } from '../support/site';

const LEAST_TEXT_PX = 11;
const PHONE_WIDTHS = [widths.narrow, 360, widths.phone];

/** What is wrong with the text in the page's drawings: too small, or beyond what its frame shows. */
const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate((leastPx) => {
    const faults: string[] = [];
    for (const text of document.querySelectorAll<SVGTextElement>('figure svg text')) {
      const words = text.textContent.trim();
      const box = text.getBoundingClientRect();
      const figure = text.closest('figure');
      const matrix = text.getScreenCTM();
      if (words === '' || box.width === 0 || !figure || !matrix) continue;
      const name = `"${words}" in "${figure.querySelector('[id]')?.textContent ?? ''}"`;
      // Parts of a text may be smaller than the whole, as an index is; what they are part of is what is read.
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
      if (size < leastPx - 0.05) faults.push(`${name} has ${size.toFixed(1)} px`);
      // What scrolls shows all that is inside the drawing, and nothing beyond.
      const frame = (text.closest('[role="img"]') ?? figure).getBoundingClientRect();
      const beyond = Math.max(
        frame.left - box.left,
        box.right - frame.right,
        frame.top - box.top,
        box.bottom - frame.bottom,
      );
      if (beyond > 0.5) faults.push(`${name} reaches ${beyond.toFixed(1)} px beyond its frame`);
    }
    return faults;
  }, LEAST_TEXT_PX);

const hasFigure = (route: string): boolean =>
  readFileSync(path.join(__dirname, '../../build', route, 'index.html'), 'utf8').includes('<figure');

const routes = listRoutes().filter(hasFigure);
const PAGES_PER_TEST = 12;

for (let start = 0; start < routes.length; start += PAGES_PER_TEST) {
  const group = routes.slice(start, start + PAGES_PER_TEST);
  test(`text in figures on ${group[0]} and the next`, async ({ page }) => {
    const faults: string[] = [];
    for (const route of group) {
      await page.goto(route);
      for (const width of PHONE_WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        faults.push(...(await findFaults(page)).map((fault) => `${route} at ${width} px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}
