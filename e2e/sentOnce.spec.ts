/** The text of a document is in the server's page alone, on whichever way a reader comes (`src/sentOnce`). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './support/site';

const FROM = '/Cyton/CytonLanding/';
const TO = '/Cyton/CytonSpecs/';
/** A sentence of it. */
const TEXT = /it is also wired to the radio's GPIO4/i;

const link = (page: Page, to: string) => page.locator(`.theme-doc-markdown a[href="${to}"]:visible`).first();

/** Marks the window: a page that is loaded anew has lost it. */
const markWindow = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-same-window', ''));
const sameWindow = (page: Page) => page.locator('html[data-same-window]');

test('no program holds the text of a document', () => {
  const folder = path.join(__dirname, '../build/assets/js');
  const programs = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(programs.length).toBeGreaterThan(100);
  expect(programs.filter((name) => TEXT.test(readFileSync(path.join(folder, name), 'utf8')))).toEqual([]);
  expect(readFileSync(path.join(__dirname, `../build${TO}index.html`), 'utf8')).toMatch(TEXT);
});

test('a link in the text leads on without a new load, and the text is there; so it is on the way back', async ({
  page,
  complaints,
}) => {
  await openPage(page, FROM);
  await markWindow(page);
  const first = await page.locator('.theme-doc-markdown').innerText();
  await link(page, TO).click();
  await expect(page.getByText(TEXT)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/specifications/i);
  expect(await page.locator('.theme-doc-markdown').innerText()).toBe(first);
  await expect(sameWindow(page)).toBeAttached();
  expect(complaints).toEqual([]);
});

test('with data saver a click asks for the text beside the program, not after it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
  });
  await openPage(page, FROM);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\//, async (route) => {
    await released;
    await route.continue();
  });
  const program = page.waitForRequest(/\/assets\/js\//);
  const text = page.waitForRequest('**' + TO);
  await link(page, TO).click();
  await Promise.all([program, text]);
  release();
  await expect(page.getByText(TEXT)).toBeVisible();
});

test('where the text does not come, the server is asked for the whole page', async ({ page }) => {
  await openPage(page, FROM);
  await page.route('**' + TO, (route) =>
    route.request().isNavigationRequest() ? route.fallback() : route.abort(),
  );
  await link(page, TO).click();
  await expect(page.getByText(TEXT)).toBeVisible();
});

test('the text of another build is not put into this one', async ({ page }) => {
  await page.route('**' + TO, async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({
      response,
      body: (await response.text()).replace(/main\.\w+\.js/g, 'main.0.js').replaceAll('GPIO4', 'GPIO9'),
    });
  });
  await openPage(page, FROM);
  await link(page, TO).click();
  await expect(page.getByText(TEXT)).toBeVisible();
});

test('a page that the browser has changed before it woke up keeps its text', async ({ page }) => {
  // As extensions do, between the server's page and the program.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main')?.prepend(document.createElement('p'));
    }),
  );
  await openPage(page, TO);
  await expect(page.getByText(TEXT)).toBeVisible();
});

test('the button of a code says for a moment what it did, however often it is pressed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/ForDevelopers/Spectra/');
  const block = page.locator('.theme-code-block', { hasText: 'import numpy' }).first();
  const button = block.locator('button:not([hidden])').last();
  await button.click();
  await expect(button).toHaveText('Copied');
  await button.click();
  await expect(button).toHaveText('Copy');
  await expect(button).toHaveAccessibleName('Copy code to clipboard');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await button.click();
  await expect(button).toHaveText('Not copied: selected');
  expect(await page.evaluate(() => String(getSelection()))).toContain('import numpy');
  await expect(button).toHaveText('Copy');
});

for (const way of ['loaded', 'reached by a link'] as const) {
  test(`code can be copied and wrapped on a page that was ${way}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 800 });
    const code = '/ForDevelopers/Spectra/';
    if (way === 'loaded') await openPage(page, code);
    else {
      await openPage(page, '/ForDevelopers/ForDevelopersLanding/');
      await link(page, code).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/spectra/i);
    }
    const block = page.locator('.theme-code-block', { hasText: 'import numpy' }).first();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(block.getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe((await block.locator('code').textContent())?.replace(/\n$/, ''));

    const lines = block.locator('pre');
    const overflows = (): Promise<boolean> => lines.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    expect(await overflows()).toBe(true);
    await block.getByRole('button', { name: 'Toggle word wrap' }).click();
    await expect.poll(overflows).toBe(false);
  });
}

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the buttons of code without a title show before a tap and cover none of it', async ({ page }) => {
    await openPage(page, '/Cyton/CytonDataFormat/');
    const block = page.locator('.theme-code-block.language-cpp', { hasText: 'Serial1.print' });
    const button = block.getByRole('button', { name: 'Copy code to clipboard' });
    await expect(button).toHaveCSS('opacity', '1');
    const bar = await button.boundingBox();
    const code = await block.locator('code').boundingBox();
    expect(bar?.height).toBeGreaterThanOrEqual(44);
    // The code's box begins with 16 px that are empty.
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((code?.y ?? 0) + 16);
  });
});
