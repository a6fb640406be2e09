/** What only some pages show has a style sheet of its own (`plugins/browser-bundle/sheets`), there before what it styles. */
import type { Page } from '@playwright/test';
import { pageTypes } from '../bench/pages/pageTypes';
import { holdRequests } from './support/holdRequests';
import { expect, openPage, test } from './support/site';

/** A demo's page, and one before it without a demo. */
const DEMO = '/Examples/EMGProjects/EMG_Tetris/';
const BEFORE = '/Examples/ExamplesLanding/';

const sheetsOf = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').sort());

for (const { name, path } of pageTypes) {
  test(`the server's page names all style sheets that it needs: ${name}`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const named = [...html.matchAll(/<link rel="?stylesheet"? href="?([^\s">]+)/g)].map(([, href]) => href);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    expect(named.length).toBeGreaterThan(0);
    expect(named.sort()).toEqual(await sheetsOf(page));
  });
}

test('a page does not carry the rules of demos that it does not have', async ({ page }) => {
  await openPage(page, BEFORE);
  expect((await sheetsOf(page)).filter((href) => href.includes('demos'))).toEqual([]);
  await openPage(page, DEMO);
  expect((await sheetsOf(page)).filter((href) => href.includes('demos'))).toHaveLength(1);
});

test('a page that a link leads to is shown once its rules are there', async ({ page, complaints }) => {
  await openPage(page, BEFORE);
  const release = await holdRequests(page, (url) => /\/demos\.\w+\.css$/.test(url.pathname));
  const asked = page.waitForRequest(/\/demos\.\w+\.css$/);
  await page.locator(`.theme-doc-markdown a[href="${DEMO}"]`).first().click();
  await asked;
  await expect(page.locator('html.nprogress-busy, #nprogress').first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/example/i);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tetris/i);
  expect((await sheetsOf(page)).filter((href) => href.includes('demos'))).toHaveLength(1);
  expect(complaints).toEqual([]);
});
