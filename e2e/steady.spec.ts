/** Nothing that a reader looks at moves by itself while a page loads and wakes up. */
import { pageTypes } from '../bench/pages/pageTypes';
import { expect, test } from './support/site';

interface Shift {
  value: number;
  moved: string[];
}

for (const { name, path } of pageTypes) {
  test(`nothing moves while a page wakes up on a slow phone: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const session = await page.context().newCDPSession(page);
    // Slow enough that the states between the server's page and the living one are drawn.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
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
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    expect(shifts).toEqual([]);
  });
}
