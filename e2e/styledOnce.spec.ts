/**
 * A browser finds out how each element looks about once while a page loads. A rule such as
 * `.a > :last-child > :last-child`, whose last part has no name, or `tr:has(> td)` makes it do so again for whole parts of
 * the page whenever something is added: on a phone that was a quarter of the work of loading a long page.
 *
 * In how many pieces a page arrives depends on the network and on how busy the machine is. So an element is added to a
 * page at rest, at each place where a piece may end, and what the browser styles because of it is counted.
 */
import { expect, openPage, test, widths } from './support/site';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

const places = ['.markdown', 'article', 'main', 'body'];

for (const address of [
  '/Cyton/CytonSpecs/',
  '/Software/OpenBCISoftware/GUIDocs/',
  '/Cyton/CytonDataFormat/',
]) {
  test(`what is added to a page leaves the style of the rest as it was: ${address}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width: widths.phone, height: 844 });
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
    const elements = await page.locator('*').count();
    for (const place of places) {
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.locator(place).evaluate(async (parent) => {
        parent.append(document.createElement('p'));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
      const styled = trace.traceEvents
        .filter(({ name }) => name === 'UpdateLayoutTree')
        .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
      expect(styled, `styled after an element was added to ${place}`).toBeGreaterThan(0);
      expect(styled, `styled after an element was added to ${place}`).toBeLessThan(elements / 8);
    }
  });
}
