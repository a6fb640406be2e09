/** How a page feels on a phone: a slowed processor and a slow line, as Chromium simulates them. */
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Chromium's "Slow 4G": 150 ms and 1.6 Mbit/s, as Lighthouse has it. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
const CPU_SLOWDOWN = 4;

/** Times are ms; the shift is a number without a unit. */
export interface Timing {
  largestPaint: number;
  /** What tasks took beyond 50 ms each, from the first paint on, until the page was quiet. */
  blocking: number;
  layoutShift: number;
}

/** Gives a page a slow phone's network and processor, until the session that is returned is detached. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

interface Observed {
  firstPaint: number;
  largestPaint: number;
  tasks: { start: number; duration: number }[];
  layoutShift: number;
}

/** Runs in the page, before anything else does. */
function observe(): void {
  const seen: Observed = { firstPaint: 0, largestPaint: 0, tasks: [], layoutShift: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.layoutShift += value;
  });
}

/** A page of a new profile on a phone. */
export const openPhone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  // The compiler of this file names functions with its own helper, which a page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  return context.newPage();
};

const QUIET_MS = 3_000;

/** Loads a page in a new profile on a slow phone. */
export async function timeLoad(browser: Browser, url: string): Promise<Timing> {
  const page = await openPhone(browser);
  try {
    await page.addInitScript(observe);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.waitForTimeout(QUIET_MS);
    const seen = await page.evaluate(() => (window as unknown as { seen: Observed }).seen);
    if (seen.largestPaint === 0) throw new Error(`${url}: nothing was painted, or it was not observed.`);
    const blocking = seen.tasks
      .filter(({ start, duration }) => start + duration > seen.firstPaint)
      .reduce((sum, { start, duration }) => {
        const from = Math.max(start, seen.firstPaint);
        return sum + Math.max(0, start + duration - from - 50);
      }, 0);
    return { largestPaint: seen.largestPaint, blocking, layoutShift: seen.layoutShift };
  } finally {
    await page.context().close();
  }
}

/** Resolves when a page has asked for nothing for a while. */
function untilQuiet(page: Page): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(done, QUIET_MS);
    function done(): void {
      page.off('request', wait);
      resolve();
    }
    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    }
    page.on('request', wait);
  });
}

/**
 * From the click on the link to the next page until its heading is painted, when the page was fetched ahead.
 *
 * @param isSlow on a slow phone, else on this machine as it is
 */
export async function timeClick(browser: Browser, url: string, isSlow: boolean): Promise<number> {
  const page = await openPhone(browser);
  try {
    if (isSlow) await slowDown(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const next = page.locator('.pagination-nav__link--next');
    await next.scrollIntoViewIfNeeded();
    // On a slow line what is fetched ahead takes longer than any fixed time.
    await untilQuiet(page);
    return await next.evaluate((link: HTMLElement) => {
      const before = document.querySelector('h1');
      return new Promise<number>((resolve) => {
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const now = document.querySelector('h1');
          if (now === null || now === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        link.click();
      });
    });
  } finally {
    await page.context().close();
  }
}
