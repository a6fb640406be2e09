/** What readers see when something does not arrive or breaks. */
import type { Page, Request } from '@playwright/test';
import { Frame } from './support/frame';
import { holdRequests } from './support/holdRequests';
import { searchModal } from './support/searchModal';
import { expect, openPage, test } from './support/site';

/** The scripts of the site's frame, without which nothing runs; all others carry single pages. */
const isFrame = (url: string): boolean => /\/(main|runtime~main)\.[0-9a-f]+\.js/.test(url);
const pageCode = (url: URL): boolean => /\/assets\/js\/.*\.js$/.test(url.pathname) && !isFrame(url.pathname);

// An answer that is still being changed when a test ends is of no interest any more.
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Counts how often the page itself was loaded. */
function countLoads(page: Page): { readonly count: number } {
  const loads = { count: 0 };
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}

test('code that does not arrive at the first load is named, and Retry really retries', async ({ page }) => {
  await page.route(pageCode, (route) => route.abort());
  const loads = countLoads(page);
  await page.goto('/Cyton/CytonSpecs/');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('ChunkLoadError');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => loads.count).toBe(2);
  await expect(alert).toContainText('ChunkLoadError');

  await page.unroute(pageCode);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(alert).toHaveCount(0);
});

test('code of the next page that does not arrive makes the browser load that page, once', async ({
  page,
}) => {
  await openPage(page, '/help/');
  const loads = countLoads(page);
  await page.route(pageCode, (route) => route.abort());
  await new Frame(page).navbar.getByRole('link', { name: 'Citations' }).click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page).toHaveURL(/\/citations\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads.count).toBe(1);
});

test('Back from a page whose code did not arrive leads to the page before', async ({ page }) => {
  await openPage(page, '/help/');
  await page.route(pageCode, (route) => route.abort());
  await new Frame(page).navbar.getByRole('link', { name: 'Citations' }).click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/help\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
});

for (const script of ['main', 'runtime~main']) {
  test(`the page says that ${script} did not arrive, and Retry loads it`, async ({ page }) => {
    const missing = (url: URL): boolean => url.pathname.includes(`/assets/js/${script}.`);
    await page.route(missing, (route) => route.abort());
    await page.goto('/Cyton/CytonSpecs/');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(/A part of this page could not be loaded: .*main\..*\.js/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(missing);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(alert).toHaveCount(0);
  });
}

/** Serves the code of one page so that it crashes as long as `window.crashes` is true. */
async function makeCrash(page: Page, marker: string): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { crashes: true }));
  await page.route(pageCode, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    // The facts about a page stand in its code as JSON; reading its title throws.
    const body = code.replace(/JSON\.parse\('(?:[^'\\]|\\.)*'\)/g, (json) =>
      json.startsWith(`JSON.parse('{${marker}`)
        ? `(function(facts){var title=facts.title;return Object.defineProperty(facts,"title",{enumerable:true,get(){if(window.crashes)throw new Error("no page today");return title}})})(${json})`
        : json,
    );
    return route.fulfill({ response, body });
  });
}

for (const [kind, start, marker, link, title] of [
  ['document', '/Cyton/CytonSpecs/', '"id":"Cyton/CytonDataFormat"', 'Data format', /data format/i],
  ['page that brings its own frame', '/citations/', '"type":"mdx","permalink":"/help', 'Help', 'Help'],
] as const) {
  test(`a ${kind} that crashes says so with its error, and "Try again" tries again`, async ({ page }) => {
    await makeCrash(page, marker);
    await openPage(page, start);
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await expect(page.getByText('no page today')).toBeVisible();
    await expect(page).toHaveTitle('Page Error');

    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await tryAgain.click();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { crashes: false }));
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test(`the crash of a ${kind} is forgotten on the next page`, async ({ page }) => {
    await makeCrash(page, marker);
    await openPage(page, start);
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByText('This page crashed.')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a site at the wrong address names its base URL', async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toContainText(
    'Current configured baseUrl = /',
  );
});

test('a slow page shows a thin bar after 200 ms and no spinner; a quick one shows nothing', async ({
  page,
}) => {
  await openPage(page, '/help/');
  const frame = new Frame(page);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const start = { at: 0 };
    document.addEventListener('click', () => (start.at = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) seen.push(performance.now() - start.at);
    }).observe(document.body, { childList: true });
  });
  const release = await holdRequests(page, pageCode);
  await frame.navbar.getByRole('link', { name: 'Citations' }).click();
  await expect(frame.progressBar).toBeAttached();
  await expect(frame.progressBar.locator('.spinner')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Citations' })).toBeVisible();
  await expect(frame.progressBar).toHaveCount(0);
  const [firstSeenMs] = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(firstSeenMs).toBeGreaterThanOrEqual(200);
});

test('two pages asked for at once leave no bar behind', async ({ page }) => {
  await openPage(page, '/help/');
  const release = await holdRequests(page, pageCode);
  await page.evaluate(async () => {
    const ask = (address: string): void =>
      document.querySelector<HTMLElement>(`.navbar a[href="${address}"]`)?.click();
    ask('/citations/');
    await new Promise((resolve) => setTimeout(resolve, 30));
    ask('/');
  });
  // The code of the first stops the clock of the second; that of the first runs on.
  release();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.waitForTimeout(1000);
  await expect(new Frame(page).progressBar).toHaveCount(0);
});

test('a bar that begins while the one before fades takes its place', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g', saveData: true } });
  });
  await openPage(page, '/help/');
  const frame = new Frame(page);
  const releases: (() => void)[] = [];
  const hold = (): Promise<void> => new Promise((resolve) => releases.push(resolve));
  let held = hold();
  await page.route(pageCode, async (route) => {
    await held;
    await route.continue();
  });
  const most = await page.evaluateHandle(() => {
    const seen = { bars: 0 };
    new MutationObserver(() => {
      seen.bars = Math.max(seen.bars, document.querySelectorAll('#nprogress').length);
    }).observe(document.body, { childList: true });
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('h1')?.textContent !== 'Citations') return;
      observer.disconnect();
      document.querySelector<HTMLElement>('footer a[href="/blog/"]')?.click();
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await frame.navbar.getByRole('link', { name: 'Citations' }).click();
  await expect(frame.progressBar).toBeAttached();
  held = hold();
  releases[0]?.();
  await expect(page).toHaveURL(/blog/);
  await page.waitForTimeout(600);
  await expect(frame.progressBar).toHaveCount(1);
  releases[1]?.();
  await expect(frame.progressBar).toHaveCount(0);
  expect(await most.evaluate((seen) => seen.bars)).toBe(1);
});

test('the bar of a slow page stands still for readers who ask for no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/help/');
  const frame = new Frame(page);
  const release = await holdRequests(page, pageCode);
  await frame.navbar.getByRole('link', { name: 'Citations' }).click();
  const line = frame.progressBar.locator('.bar');
  const first = await line.boundingBox();
  await page.waitForTimeout(300);
  expect(await line.boundingBox()).toEqual(first);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeGreaterThan(100);
  release();
  await expect(frame.progressBar).toHaveCount(0);
});

for (const [name, connection, isPrefetched] of [
  ['a fast connection', { effectiveType: '4g', saveData: false }, true],
  ['2G', { effectiveType: '2g', saveData: false }, false],
  ['slow 2G', { effectiveType: 'slow-2g', saveData: false }, false],
  ['data saver', { effectiveType: '4g', saveData: true }, false],
] as const) {
  test(`${isPrefetched ? 'pages are' : 'nothing is'} fetched ahead on ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await openPage(page, '/help/');
    await new Frame(page).navbar.getByRole('link', { name: 'Citations' }).hover();
    const ahead = page.locator('head link[rel="prefetch"]');
    if (isPrefetched) await expect(ahead.first()).toBeAttached();
    else await expect(ahead).toHaveCount(0);
  });
}

test('with storage blocked every control still works', async ({ page }) => {
  const exceptions: string[] = [];
  page.on('pageerror', (error) => exceptions.push(error.message));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
    // Settings and extensions that refuse storage often take the service workers with it.
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  const frame = new Frame(page);
  await openPage(page, '/Cyton/CytonSpecs/');
  await frame.colourToggle.click();
  expect(await frame.theme()).toBe('dark');
  await frame.category('Ganglion Board').arrow.click();
  await expect(frame.category('Ganglion Board').list).toBeVisible();
  await frame.navbar.getByRole('link', { name: 'Citations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Citations' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search docs')).toBeFocused();
  expect(exceptions).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read, links followed, and nothing is hidden', async ({ page }) => {
    await page.goto('/Cyton/CytonSpecs/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(new Frame(page).docsSidebar.getByRole('link', { name: 'Data format' })).toBeVisible();
    await new Frame(page).navbar.getByRole('link', { name: 'Citations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Citations' })).toBeVisible();
  });
});

for (const clock of ['1999-12-31T23:59:59Z', '2087-01-01T00:00:00Z']) {
  test(`a reader whose clock says ${clock.slice(0, 4)} misses nothing`, async ({ page, complaints }) => {
    await page.clock.setFixedTime(new Date(clock));
    await openPage(page, '/Cyton/CytonSpecs/');
    const modal = searchModal(page);
    await modal.open();
    await modal.search('latency timer');
    await modal.options.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => new Date().getFullYear())).toBe(new Date(clock).getUTCFullYear());
    expect(complaints).toEqual([]);
  });
}

test('a link without a network leaves the page where it is and says so, until the network is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/Cyton/CytonSpecs/');
  await context.setOffline(true);
  await page
    .getByRole('article')
    .locator('a[href^="/ThirdParty/"], a[href^="/Troubleshooting/"]')
    .last()
    .click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('There is no network');
  await expect(page).toHaveURL(/\/Cyton\/CytonSpecs\/$/);
  await expect(alert).toBeInViewport();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toContainText('There is no network');

  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
  await page
    .getByRole('article')
    .locator('a[href^="/ThirdParty/"], a[href^="/Troubleshooting/"]')
    .last()
    .click();
  await expect(page).not.toHaveURL(/\/Cyton\/CytonSpecs\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that was fetched ahead opens without a network', async ({ page, context }) => {
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => onTheirWay.add(request));
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  await openPage(page, '/Cyton/CytonSpecs/');
  const next = page.getByRole('link', { name: 'Data format', exact: true }).first();
  await next.hover();
  const isTextHere = (): Promise<boolean> =>
    page.evaluate(
      () => performance.getEntriesByName(new URL('/Cyton/CytonDataFormat/', location.href).href).length > 0,
    );
  await expect.poll(async () => (await isTextHere()) && onTheirWay.size === 0).toBe(true);
  await context.setOffline(true);
  await next.click();
  await expect(page).toHaveURL(/\/Cyton\/CytonDataFormat\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/data format/i);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
