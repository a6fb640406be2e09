/** Reading without a network: what was read, the whole site on request, and every way in which a kept copy can go wrong. */
import type { Page } from '@playwright/test';
import { makeOtherBuild, removeBuild, SwitchableSite } from './support/switchableSite';
import { expect, openPage, test as siteTest } from './support/site';
import path from 'node:path';

declare global {
  interface Window {
    /** Lets pass what waits for ten seconds. */
    tenSeconds?: () => void;
  }
}

const builtFolder = path.join(__dirname, '../build');

const test = siteTest.extend<{ site: SwitchableSite }>({
  site: async ({}, use) => {
    const site = await SwitchableSite.start(builtFolder);
    await use(site);
    await site.goDown();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});
test.use({ serviceWorkers: 'allow' });

const specifications = '/Cyton/CytonSpecs/';
const dataFormat = '/Cyton/CytonDataFormat/';

/** True once a page is kept under its address. */
const isKept = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (key) => (await caches.match(key)) !== undefined, address);

/**
 * Lets the ten seconds pass after which a page counts as read, at once. The clock of Playwright cannot be used: it also
 * replaces the list of what the page has loaded.
 */
const stay = (page: Page): Promise<void> => page.evaluate(() => window.tenSeconds?.());

/** Opens a page and stays until it counts as read. */
async function read(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const original = window.setTimeout.bind(window);
    const later = (callback: () => void, ms?: number): number => {
      if (ms !== 10_000) return original(callback, ms);
      window.tenSeconds = callback;
      return 0;
    };
    Object.assign(window, { setTimeout: later });
  });
  await openPage(page, address);
  await stay(page);
  await expect.poll(() => isKept(page, address)).toBe(true);
}

/** Puts the whole site on the device. */
async function keepSite(page: Page): Promise<void> {
  await openPage(page, '/help/#offline');
  await page.getByRole('button', { name: /Keep this site on this device/ }).click();
  await expect(page.getByText('The whole site is on this device.')).toBeVisible({ timeout: 40_000 });
}

/**
 * How to end workers, as the browser does with one that rests: a former one that is at work keeps the newer one waiting for
 * up to five minutes (Chromium 156).
 */
async function workerEnder(page: Page): Promise<() => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  return () => devTools.send('ServiceWorker.stopAllWorkers');
}

/** Has the browser look for a newer worker, and waits until that has taken over. */
async function letNewerWorkerTakeOver(page: Page): Promise<void> {
  const endWorkers = await workerEnder(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(async () => {
      await endWorkers();
      return page.evaluate(async () => {
        const { installing, waiting, active } = await navigator.serviceWorker.ready;
        return (installing ?? waiting ?? active)?.state;
      });
    })
    .toBe('activated');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('nothing is fetched or kept while a page loads and is only passed by', async ({ page, site }) => {
  await openPage(page, specifications);
  await page.getByRole('link', { name: 'Citations' }).first().click();
  await expect(heading(page)).toHaveText(/Citations/);
  expect(site.asked.filter((url) => /sw\.js|offline/.test(url))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('who only reads about a copy of the site is told its size, and loads no list of its files', async ({
  page,
  site,
}) => {
  await openPage(page, '/help/');
  await expect(
    page.getByRole('button', { name: /Keep this site on this device \([\d.]+\sMB\)/ }),
  ).toBeVisible();
  expect(site.asked.filter((url) => url.includes('offline-'))).toEqual(['/offline-size.json']);
});

test('a page that was read opens without a network, and works', async ({ page, site }) => {
  await read(page, specifications);
  await site.goDown();
  await openPage(page, specifications);
  await expect(heading(page)).toHaveText('Cyton specifications');
  await page.getByRole('button', { name: /switch between dark and light mode/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page reached by a link is kept as well as one that was loaded', async ({ page, site }) => {
  await read(page, specifications);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Data format' })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/data format/i);
  await stay(page);
  await expect.poll(() => isKept(page, dataFormat)).toBe(true);
  await site.goDown();
  await openPage(page, dataFormat);
  await expect(heading(page)).toHaveText(/data format/i);
});

test('a page is kept whole however many files were loaded before it', async ({ page, site }) => {
  await read(page, specifications);
  // As many as the browser notes by itself.
  await page.evaluate(() =>
    Promise.all(Array.from({ length: 250 }, (_, number) => fetch(`/img/logo.svg?${number}`))),
  );
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Citations' })
    .first()
    .click();
  await expect(heading(page)).toHaveText(/Citations/);
  await stay(page);
  await expect.poll(() => isKept(page, '/citations/')).toBe(true);
  await site.goDown();
  await openPage(page, '/citations/');
  await expect(heading(page)).toHaveText(/Citations/);
});

test('without a network, a page that was never read says so and names those that were', async ({
  page,
  site,
}) => {
  await read(page, specifications);
  await site.goDown();
  await page.goto('/Ganglion/GanglionSpecs/');
  await expect(heading(page)).toHaveText('No network, and this page is not on this device');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('link', { name: 'Cyton specifications' }).click();
  await expect(heading(page)).toHaveText('Cyton specifications');
});

test('without a network, Back from a page that was never read leads to the one before', async ({
  page,
  site,
}) => {
  await read(page, specifications);
  await site.goDown();
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Commands (SDK)' })
    .click();
  await expect(heading(page)).toHaveText('No network, and this page is not on this device');
  await page.goBack();
  await expect(page).toHaveURL(specifications);
  await expect(heading(page)).toHaveText('Cyton specifications');
});

test('a page that was missing loads as soon as there is a network', async ({ page, site }) => {
  await read(page, specifications);
  await site.goDown();
  await page.goto('/Ganglion/GanglionSpecs/');
  await expect(heading(page)).toHaveText('No network, and this page is not on this device');
  await site.comeBack();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(heading(page)).toHaveText('Ganglion specifications');
});

test('a server that is down hides no page that was read, and speaks for itself of the others', async ({
  page,
  site,
}) => {
  await read(page, specifications);
  await openPage(page, specifications);
  site.refuse(503, 'Back in an hour.');
  await page.goto(specifications);
  await expect(heading(page)).toHaveText('Cyton specifications');
  const answer = await page.goto('/Ganglion/GanglionSpecs/');
  expect(answer?.status()).toBe(503);
  await expect(page.locator('body')).toHaveText('Back in an hour.');
});

test('the whole site is kept on request, with its search, and removed again', async ({ page, site }) => {
  test.slow();
  await keepSite(page);
  await site.goDown();
  await openPage(page, '/Ganglion/GanglionSpecs/');
  await expect(heading(page)).toHaveText(/Ganglion/);
  await page.locator('.DocSearch-Button').click();
  // For a mistyped word all terms are needed, those too that other searches do without.
  await page.locator('.DocSearch-Input').fill('latensy timer');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(heading(page)).toHaveText(/FTDI|latency|driver|Windows|Linux|burst/i);

  await site.comeBack();
  await openPage(page, '/help/#offline');
  await page.getByRole('button', { name: 'Remove it from this device' }).click();
  await expect(page.getByRole('button', { name: /Keep this site on this device/ })).toBeVisible();
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes(' site '))).toEqual([]);
});

test('without a network, addresses without their slash and former ones lead to the kept page', async ({
  page,
  site,
}) => {
  test.slow();
  await keepSite(page);
  await site.goDown();
  for (const [address, arrives] of [
    ['/Cyton/CytonSpecs#calculator', '/Cyton/CytonSpecs/#calculator'],
    ['/search?q=noise', '/search/?q=noise'],
    ['/docs/02Cyton/CytonSpecs/#calculator', '/Cyton/CytonSpecs/#calculator'],
    ['/docs/Cyton/CytonSpecs', '/Cyton/CytonSpecs/'],
    ['/OpenBCI%20Software', '/Software/SoftwareLanding/'],
  ] as const) {
    await page.goto(address);
    expect(new URL(page.url()).href).toBe(site.origin + arrives);
    await expect(heading(page)).not.toHaveText(/No network/);
  }
  await page.goto('/Cyton/NoSuchPage');
  await expect(heading(page)).toHaveText('No network, and this page is not on this device');
});

test('who keeps, stops and removes by keyboard stays in the panel, and is told what happened', async ({
  page,
  site,
}) => {
  test.slow();
  await openPage(page, '/help/#offline');
  const panel = page.getByRole('group', { name: 'Copy of this site' });
  const said = panel.getByRole('status');
  site.answersLeft = 100;
  await panel.getByRole('button', { name: /Keep this site/ }).press('Enter');
  await expect(said).toContainText('The connection broke', { timeout: 40_000 });
  await expect(panel).toBeFocused();
  site.answersLeft = Infinity;

  const files = /\/assets\/.*|\/img\/.*/;
  await page.route(files, () => undefined);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Keeping the site');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Stopped.');
  await expect(panel).toBeFocused();
  await page.unroute(files);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('The whole site is on this device.', { timeout: 40_000 });
  await expect(panel).toBeFocused();
  const remove = panel.getByRole('button', { name: 'Remove it from this device' });
  // A browser that refuses once.
  await page.evaluate(() => {
    const original = caches.delete.bind(caches);
    caches.delete = () => {
      caches.delete = original;
      return Promise.reject(new DOMException('The storage is locked.', 'UnknownError'));
    };
  });
  await remove.press('Enter');
  await expect(said).toContainText('The copy could not be removed.');
  await remove.press('Enter');
  await expect(said).toContainText('The copy has been removed from this device.');
  await expect(panel).toBeFocused();
});

test('a copy that broke off can be removed, at once and on a later visit', async ({ page, site }) => {
  await openPage(page, '/help/#offline');
  const panel = page.getByRole('group', { name: 'Copy of this site' });
  const keep = panel.getByRole('button', { name: /Keep this site on this device/ });
  const remove = panel.getByRole('button', { name: 'Remove this part from this device' });
  await expect(keep).toBeVisible();
  await expect(remove).toBeHidden();
  site.answersLeft = 100;
  await keep.click();
  await expect(panel).toContainText('The connection broke', { timeout: 40_000 });
  await expect(remove).toBeVisible();
  site.answersLeft = Infinity;

  await page.reload();
  await expect(panel).toContainText('A part of the site is on this device already');
  await remove.click();
  await expect(panel.getByRole('status')).toContainText('The copy has been removed from this device.');
  await expect(keep).toBeVisible();
  await expect(remove).toBeHidden();
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes(' site '))).toEqual([]);
});

test('a copy that was interrupted never answers, and goes on where it stopped', async ({ page, site }) => {
  test.slow();
  await read(page, '/help/');
  await openPage(page, '/help/#offline');
  const button = page.getByRole('button', { name: /Keep this site on this device/ });
  // From the hundredth file on the network is gone, for the page and for its worker.
  site.answersLeft = 100;
  await button.click();
  await expect(page.getByText(/The connection broke/)).toBeVisible({ timeout: 40_000 });
  site.answersLeft = Infinity;

  await site.goDown();
  await page.goto(specifications);
  await expect(heading(page)).toHaveText('No network, and this page is not on this device');
  // Only what was read beside it is named, for only that can be opened.
  const listed = page.locator('li a');
  await expect(listed).toHaveCount(1);
  await listed.click();
  await expect(heading(page)).not.toHaveText(/No network/);

  await site.comeBack();
  await openPage(page, '/help/#offline');
  site.asked.length = 0;
  await button.click();
  await expect(page.getByText('The whole site is on this device.')).toBeVisible({ timeout: 40_000 });
  const files = (await (await page.request.get('/offline-files.json')).json()) as { files: unknown[] };
  expect(site.asked.length).toBeLessThan(files.files.length - 50);
});

test('a full device is named, with what is needed and what there is', async ({ page, context }) => {
  await openPage(page, '/help/#offline');
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: 2_000_000,
  });
  await page.getByRole('button', { name: /Keep this site on this device/ }).click();
  await expect(
    page.getByText(/The site needs [\d.]+\sMB, and the browser gives it [\d.]+\sMB/),
  ).toBeVisible();
});

/** Replaces the bytes of kept files, as a damaged disk or another program would. */
const damage = (page: Page, pattern: string): Promise<number> =>
  page.evaluate(async (source) => {
    let damaged = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new RegExp(source).test(request.url)) continue;
        const kept = await cache.match(request);
        await cache.put(request, new Response('damaged {', { headers: kept?.headers ?? {} }));
        damaged += 1;
      }
    }
    return damaged;
  }, pattern);

test('damaged files are never shown: they are fetched anew, or count as not kept', async ({ page, site }) => {
  await read(page, specifications);
  expect(await damage(page, '/assets/js/main')).toBeGreaterThan(0);
  await openPage(page, specifications);
  await expect(heading(page)).toHaveText('Cyton specifications');

  await stay(page);
  expect(await damage(page, `${specifications}$`)).toBeGreaterThan(0);
  await site.goDown();
  await page.goto(specifications);
  await expect(heading(page)).toHaveText('No network, and this page is not on this device');
});

test.describe('with another build', () => {
  let other: string;
  test.beforeAll(async () => {
    other = await makeOtherBuild('newer');
  });
  test.afterAll(() => removeBuild(other));

  const buildOf = (page: Page): Promise<string | null> =>
    page.evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? null);

  test('an update is announced and comes when the reader wants it; so does the way back', async ({
    page,
    site,
  }) => {
    test.slow();
    await read(page, '/help/');
    // The worker takes over with the next page that is loaded.
    await openPage(page, '/help/');
    const endWorkers = await workerEnder(page);
    for (const [folder, mark] of [
      [other, 'newer'],
      [builtFolder, null],
    ] as const) {
      site.publish(folder);
      await page.getByRole('link', { name: 'Citations' }).first().click();
      // Each page that is read asks for a newer worker. The first answer may be to a question that the browser itself asked
      // before the other build was there.
      await expect(async () => {
        await endWorkers();
        await stay(page);
        await expect(page.getByText('This site has been updated since you opened this page.')).toBeVisible();
      }).toPass({ timeout: 60_000 });
      const loadedAnew = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Load the new version' }).click();
      await loadedAnew;
      await openPage(page, '/help/');
      expect(await buildOf(page)).toBe(mark);
    }
  });

  test('two tabs on two builds both go on', async ({ page, context, site }) => {
    await read(page, '/help/');
    await openPage(page, '/help/');
    site.publish(other);
    const second = await context.newPage();
    await openPage(second, '/help/');
    expect(await buildOf(second)).toBe('newer');
    expect(await buildOf(page)).toBeNull();
    for (const tab of [page, second]) {
      await tab.getByRole('link', { name: 'Citations' }).first().click();
      await expect(heading(tab)).toHaveText(/Citations/);
    }
  });

  test('a kept copy of the site is told apart from a newer site, and is updated', async ({ page, site }) => {
    test.slow();
    await keepSite(page);
    site.publish(other);
    await page.reload();
    await page.getByRole('button', { name: /Update the copy/ }).click();
    await expect(page.getByText('The whole site is on this device.')).toBeVisible({ timeout: 40_000 });
    // While Chromium (156) ends the former worker, it may give it a page that is asked for, which then never comes.
    await letNewerWorkerTakeOver(page);
    await site.goDown();
    await openPage(page, '/help/');
    expect(await buildOf(page)).toBe('newer');
  });

  test('an update of the copy that breaks off or is stopped leaves the former one, and its button', async ({
    page,
    site,
  }) => {
    test.slow();
    await keepSite(page);
    site.publish(other);
    await page.reload();
    const update = page.getByRole('button', { name: /Update the copy/ });
    await expect(update).toBeVisible();
    const panel = page.getByRole('group', { name: 'Copy of this site' });
    const formerIsNamed = async (): Promise<void> => {
      await expect(panel).toContainText(
        'The whole site is on this device, as it was before its last update.',
      );
      await expect(update).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Remove it from this device' })).toBeVisible();
    };
    await page.route('**/offline-files.json', (route) => route.abort());
    await update.click();
    await expect(panel).toContainText('The connection broke');
    await formerIsNamed();
    await page.unroute('**/offline-files.json');
    // A list that never comes leaves time to stop.
    await page.route('**/offline-files.json', () => undefined);
    await update.click();
    await panel.getByRole('button', { name: 'Stop' }).click();
    await expect(panel).toContainText('Stopped.');
    await formerIsNamed();
  });
});

test('a build that keeps nothing removes the worker of an earlier one, and all it kept', async ({
  page,
  site,
}) => {
  const without = await makeOtherBuild('without', { offline: false });
  try {
    await read(page, specifications);
    site.publish(without);
    await openPage(page, '/help/');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    await removeBuild(without);
  }
});
