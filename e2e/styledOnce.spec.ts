/**
 * A browser finds out how each element looks about once while a page loads. A rule such as
 * `.a > :last-child > :last-child`, whose last part has no name, makes it do so again for whole parts of the page whenever
 * something is added: on a phone that was a quarter of the work of loading a long page.
 */
import { expect, openPage, test, widths } from './support/site';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

for (const address of [
  '/Cyton/CytonSpecs/',
  '/Software/OpenBCISoftware/GUIDocs/',
  '/Cyton/CytonDataFormat/',
]) {
  test(`each element is styled about once while the page loads: ${address}`, async ({ page, browser }) => {
    await page.setViewportSize({ width: widths.phone, height: 844 });
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const styled = trace.traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
    const elements = await page.locator('*').count();
    expect(styled).toBeGreaterThan(elements / 2);
    expect(styled).toBeLessThan(elements * 1.6);
  });
}
