/** What every browser test starts from: `import { expect, test } from './support/site'`. */
import { expect, type ConsoleMessage, type Page, test as base } from '@playwright/test';

export { expect };

/** The widths (px) at which the layout changes or readers are many. */
export const widths = { narrow: 320, phone: 390, lastMobile: 996, firstDesktop: 997, desktop: 1280 } as const;

export const colourModes = ['light', 'dark'] as const;
export type ColourMode = (typeof colourModes)[number];

interface Fixtures {
  /** Everything the page wrote as an error or warning, and uncaught exceptions; `silentConsole` fails on any. */
  complaints: string[];
  /** The requests that left the site's origin; they are stopped and noted. */
  foreignRequests: string[];
}

/** What a browser that the tests keep from having a service worker says of a page that has been read for a while. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects complaints of one page. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== NO_WORKER) {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  return complaints;
}

export const test = base.extend<Fixtures>({
  // What a page still asks for when its test is over (pages that it makes ready) must not fail the test in a route.
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  complaints: async ({ page }, use) => {
    await use(collectComplaints(page));
  },
  foreignRequests: [
    async ({ context, baseURL }, use) => {
      const requests: string[] = [];
      const origin = new URL(baseURL ?? 'http://localhost').origin;
      await context.route(
        (url) => url.origin !== origin && ['http:', 'https:'].includes(url.protocol),
        (route) => {
          requests.push(route.request().url());
          return route.abort();
        },
      );
      await use(requests);
    },
    { auto: true },
  ],
});

/** Opens a page that must answer with a status, and waits until the site's script has taken over. */
export async function openPage(page: Page, url: string, status = 200): Promise<void> {
  const response = await page.goto(url);
  // A new hash on the same page asks the server nothing.
  if (response) expect([url, response.status()]).toEqual([url, status]);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/** Switches the colours at once, without the toggle. */
export async function setColours(page: Page, mode: ColourMode): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, mode);
}
