/** The site below a base URL, with an announcement: one more build serves both. */
import type { Page } from '@playwright/test';
import { testOnBuild } from './support/builds';
import { Frame } from './support/frame';
import { expect, openPage } from './support/site';

const test = testOnBuild('below-base', {
  SITE_BASE_URL: '/biosensing/',
  ANNOUNCEMENT: JSON.stringify({
    id: 'second',
    content: 'A <a href="/biosensing/help/">new edition</a> is out',
    backgroundColor: '#0a4f93',
    textColor: '#fff',
    isCloseable: true,
  }),
});

test('pages, links and files live below the base URL', async ({ page, complaints, foreignRequests }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/biosensing/')) outside.push(pathname);
  });
  await openPage(page, './');
  const frame = new Frame(page);
  await frame.navbar.getByRole('link', { name: 'Citations' }).click();
  await expect(page).toHaveURL(/\/biosensing\/citations\/$/);
  await openPage(page, './Cyton/CytonSpecs/');
  await frame.category('Cyton Board').list.getByRole('link', { name: 'Data format' }).click();
  await expect(page).toHaveURL(/\/biosensing\/Cyton\/CytonDataFormat\/$/);
  // The address changes before the page does: what it asks for is known once it stands there with its text.
  await expect(page.getByRole('heading', { level: 1, name: 'Cyton data format' })).toBeVisible();
  await expect(page.locator('main h2').first()).toBeVisible();
  expect(outside).toEqual([]);
  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('an address below the base URL that is no page is Not Found', async ({ page }) => {
  const response = await page.goto('./cyton/cytonspecs/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

/** What the browser keeps about announcements. */
const readStored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).filter(([key]) => key.startsWith('docusaurus.announcement.')),
    ),
  );

test('the announcement stays closed once it was closed', async ({ page }) => {
  const { announcement } = new Frame(page);
  await openPage(page, './');
  await expect(announcement).toBeVisible();
  await expect(announcement).toHaveCSS('background-color', 'rgb(10, 79, 147)');
  await expect(announcement).toHaveCSS('color', 'rgb(255, 255, 255)');
  await announcement.getByRole('button', { name: 'Close' }).click();
  await expect(announcement).toBeHidden();
  await expect(page.locator('.navbar__brand').first()).toBeFocused();
  expect(await readStored(page)).toEqual({
    'docusaurus.announcement.dismiss': 'true',
    'docusaurus.announcement.id': 'second',
  });
  await openPage(page, './help/');
  await expect(announcement).toBeHidden();
});

test('the announcement that is closed in one tab is closed in the others', async ({ page, context }) => {
  const otherTab = await context.newPage();
  await openPage(otherTab, './help/');
  await openPage(page, './');
  await new Frame(page).announcement.getByRole('button', { name: 'Close' }).click();
  await expect(new Frame(otherTab).announcement).toBeHidden();
});

test('the announcement stays closed on the way through the site where nothing can be stored', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  const { announcement, navbar } = new Frame(page);
  await openPage(page, './');
  await announcement.getByRole('button', { name: 'Close' }).click();
  await expect(announcement).toBeHidden();
  await navbar.getByRole('link', { name: 'Citations' }).click();
  await expect(page).toHaveURL(/\/citations\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(announcement).toBeHidden();
});

for (const width of [390, 1000]) {
  test(`a long announcement is there in whole, and no wider than the window, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openPage(page, './help/');
    const { announcement, navbar } = new Frame(page);
    const show = (text: string): Promise<void> =>
      announcement.getByText('is out').evaluate((element, content) => {
        element.textContent = content;
      }, text);
    await show(`${'A new edition of the documentation is out. '.repeat(6)}https://example.org/is out`);
    const text = await announcement.getByText('is out').boundingBox();
    const bar = await navbar.boundingBox();
    expect((text?.y ?? NaN) + (text?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN);
    await show(`https://example.org/${'1'.repeat(200)} is out`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a new announcement shows at once, although an older one was dismissed', async ({ page }) => {
  const { announcement } = new Frame(page);
  await openPage(page, './');
  await announcement.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'first'));
  await page.reload();
  await expect(announcement).toBeVisible();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect(announcement).toBeVisible();
  expect(await readStored(page)).toEqual({
    'docusaurus.announcement.dismiss': 'false',
    'docusaurus.announcement.id': 'second',
  });
});
