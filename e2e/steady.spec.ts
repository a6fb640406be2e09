/** Nothing that a reader looks at moves by itself while a page arrives and wakes up. */
import type { Page } from '@playwright/test';
import { pageTypes } from '../bench/pages/pageTypes';
import { expect, test } from './support/site';

interface Shift {
  value: number;
  moved: string[];
}

/** Records in the page what moved in the window without a reader's doing. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element | null }[];
      })[]) {
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? ''),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Has a page drawn when all of its text is there, and not before, so that only what comes after the text can move it. */
async function drawWhole(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const text = (await response.text())
      .replace('<head>', '<head><link rel="expect" href="#end-of-text" blocking="render">')
      .replace(/$/, '<i id="end-of-text" hidden></i>');
    await route.fulfill({ response, body: text });
  });
}

/** Sends a page without its programs, and as much of its text as `cut` keeps. */
async function sendPart(page: Page, path: string, cut: (text: string) => string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: cut(await response.text()) });
  });
  // Without the font, which the browser may leave out for one of the parts.
  await page.route(/\.(js|woff2)$/, (route) => route.abort());
  await page.goto(path);
  await page.unrouteAll();
}

/** Where the blocks stand that the page has so far, but for those that are not complete. */
const placesOfBlocks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll('main *')].at(-1);
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, ul, ol, figure, pre)')]
      .filter((block) => !block.contains(last ?? null) && !block.closest('table, dialog'))
      .map((block) => {
        const { x, y, width } = block.getBoundingClientRect();
        return `${block.tagName} ${Math.round(x)} ${Math.round(y)} ${Math.round(width)}: ${block.textContent?.slice(0, 40)}`;
      });
  });

for (const { name, path } of pageTypes) {
  test(`nothing moves while a page wakes up on a slow phone: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const session = await page.context().newCDPSession(page);
    // Slow enough that the states between the server's page and the living one are drawn.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await recordShifts(page);
    await drawWhole(page, path);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });

  test(`nothing moves when the font comes after the text: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await recordShifts(page);
    await drawWhole(page, path);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shiftsOf(page)).toEqual([]);
  });

  for (const width of [412, 1280]) {
    test(`what has arrived stays where it is at ${width} px: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await sendPart(page, path, (text) => text);
      const whole = await placesOfBlocks(page);
      for (const share of [0.2, 0.5, 0.9]) {
        await sendPart(page, path, (text) => {
          const [start, end] = [text.indexOf('<main'), text.indexOf('</main>')];
          return text.slice(0, text.indexOf('>', start + share * (end - start)) + 1);
        });
        const arrived = await placesOfBlocks(page);
        expect(arrived).not.toEqual([]);
        // In order, and none elsewhere; what is not closed yet is not among them.
        expect(arrived).toEqual(whole.filter((block) => arrived.includes(block)));
      }
    });
  }
}
