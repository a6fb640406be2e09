/** The citations page: filters by keyboard, addresses, order, BibTeX, and the page without JavaScript. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { citations } from '../src/data/citations';
import { expect, openPage, setColours, test, widths } from './support/site';

const PAGE = '/citations/';
const ganglion = citations.filter(({ board }) => board.includes('ganglion'));
const byPeterson = citations.filter(({ authors }) => authors.some(({ family }) => family === 'Peterson'));
const speech = citations.filter(({ topic }) => topic.includes('speech'));

const titles = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });
const countLine = (page: Page, shown: number): Locator =>
  page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({
      hasText: shown === citations.length ? `All ${shown} works` : `${shown} of ${citations.length} works`,
    });

test('choices made by keyboard narrow the list, tell the count and stand in the address', async ({
  page,
  complaints,
}) => {
  await openPage(page, PAGE);
  await expect(titles(page)).toHaveCount(citations.length);

  const board = page.getByLabel('Board', { exact: true });
  await board.focus();
  await page.keyboard.type('Gang');
  await expect(page).toHaveURL(/\?board=ganglion$/);
  await expect(board).toBeFocused();
  await expect(titles(page)).toHaveCount(ganglion.length);
  await expect(countLine(page, ganglion.length).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${ganglion.length} of` })).toHaveCount(1);
  await expect(page.getByRole('img', { name: /Works by year/ })).toHaveAccessibleName(/: \d+ of \d+ works?/);
  expect(complaints).toEqual([]);
});

test('back and forward walk through the filters', async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByLabel('Topic', { exact: true }).selectOption('speech');
  await expect(titles(page)).toHaveCount(speech.length);
  await page.getByLabel('Order').selectOption('title');
  await expect(page).toHaveURL(/\?topic=speech&sort=title$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?topic=speech$/);
  await expect(page.getByLabel('Order')).toHaveValue('newest');
  await page.goBack();
  await expect(titles(page)).toHaveCount(citations.length);
  await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('');
  await page.goForward();
  await expect(titles(page)).toHaveCount(speech.length);
});

test('a text that is cleared before it is in the address does not come back', async ({ page }) => {
  await openPage(page, PAGE);
  const box = page.getByLabel('Words in the entry');
  await box.fill('zzz');
  // At once: a pointer would take longer than the pause after which the address follows the box.
  await page.getByRole('button', { name: 'Clear filters' }).evaluate((button: HTMLElement) => button.click());
  await expect(box).toHaveValue('');
  await page.waitForTimeout(600);
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL(/\/citations\/$/);
});

test('who follows a link right after the last key finds the filters on the way back', async ({ page }) => {
  await openPage(page, `${PAGE}?board=ganglion`);
  await page.getByLabel('Words in the entry').fill('peterson');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=peterson&board=ganglion$/);
  await expect(page.getByLabel('Words in the entry')).toHaveValue('peterson');
});

test('an address brings its filters; what it does not know is ignored', async ({ page, complaints }) => {
  await openPage(page, `${PAGE}?q=silent%20speech&signal=EMG&from=2021&board=nonsense`);
  await expect(titles(page)).toHaveText([/An Improved Model for Voicing Silent Speech/]);
  await expect(page.getByLabel('Words in the entry')).toHaveValue('silent speech');
  await expect(page.getByLabel('From year')).toHaveValue('2021');
  await expect(page.getByLabel('Board', { exact: true })).toHaveValue('');

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(titles(page)).toHaveCount(citations.length);
  await expect(page).toHaveURL(/\/citations\/$/);
  expect(complaints).toEqual([]);
});

test('typed words filter as they come, and a search without a match says so', async ({ page }) => {
  await openPage(page, PAGE);
  const text = page.getByLabel('Words in the entry');
  await text.pressSequentially('peterson');
  await expect(titles(page)).toHaveCount(byPeterson.length);
  await expect(page).toHaveURL(/\?q=peterson$/);
  await expect(text).toBeFocused();
  await text.fill('no such work');
  await expect(page.getByText('No work matches.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Download BibTeX/ })).toHaveCount(0);
});

test('the order can be chosen', async ({ page }) => {
  await openPage(page, PAGE);
  const first = titles(page).first();
  await expect(first).toContainText(citations[0]?.title ?? '');
  await page.getByLabel('Order').selectOption('oldest');
  const oldest = Math.min(...citations.map(({ year }) => year));
  await expect(first).toContainText(citations.find(({ year }) => year === oldest)?.title ?? '');
});

test('years that run backwards are named, and can be turned round', async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByLabel('From year').selectOption('2021');
  await page.getByLabel('To year').selectOption('2019');
  await expect(countLine(page, 0)).toBeVisible();
  await expect(
    page.getByRole('main').getByText(/^The years run backwards: from 2021 to 2019\./),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'The years run backwards' })).toHaveCount(1);
  const inRange = citations.filter(({ year }) => year >= 2019 && year <= 2021);
  await page.getByRole('button', { name: 'Show 2019 to 2021' }).click();
  await expect(page).toHaveURL(/\?from=2019&to=2021$/);
  await expect(titles(page)).toHaveCount(inRange.length);
  await expect(countLine(page, inRange.length).first()).toBeFocused();
});

test('a year that no work has is shown in its box', async ({ page }) => {
  await openPage(page, `${PAGE}?from=2090`);
  await expect(countLine(page, 0)).toBeVisible();
  await expect(page.getByLabel('From year')).toHaveValue('2090');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(countLine(page, citations.length).first()).toBeFocused();
});

test('the works that match can be saved as BibTeX, and one can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${PAGE}?topic=speech`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download BibTeX (${speech.length})` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('openbci-citations.bib');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.match(/^@/gm)).toHaveLength(speech.length);

  await page.getByText('BibTeX', { exact: true }).first().click();
  await page
    .getByRole('button', { name: /^Copy BibTeX:/ })
    .first()
    .click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`{${speech[0]?.id},`);
});

test('a link to an entry leads to it', async ({ page }) => {
  const last = citations.at(-1);
  await openPage(page, `${PAGE}#${last?.id}`);
  await expect(page.locator(`#${last?.id}`)).toBeInViewport();
  const doi = page.getByRole('link', { name: last?.doi, exact: true });
  await expect(doi).toHaveAttribute('href', `https://doi.org/${last?.doi}`);
});

test('who came to a heading stays at the controls while the filters change', async ({ page }) => {
  await openPage(page, `${PAGE}#works`);
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  await expect(page.locator('#works')).toBeInViewport();
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);

  const text = page.getByLabel('Words in the entry');
  await text.fill('e');
  await expect(page).toHaveURL(/\?q=e#works$/);
  await expect(text).toBeFocused();
  expect(await scrolled()).toBe(before);

  const board = page.getByLabel('Board', { exact: true });
  await board.focus();
  await page.keyboard.type('Cyt');
  await expect(page).toHaveURL(/\?q=e&board=cyton#works$/);
  await expect(board).toBeFocused();
  expect(await scrolled()).toBe(before);
});

for (const width of [widths.narrow, widths.phone, widths.desktop]) {
  test(`nothing runs out of the page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, PAGE);
    await setColours(page, 'dark');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all works, the chart and the BibTeX are there, and no control that does nothing', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(titles(page)).toHaveCount(citations.length);
    await expect(page.getByRole('img', { name: /Works by year/ })).toBeVisible();
    await expect(page.getByLabel('Order')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByText('BibTeX', { exact: true }).first().click();
    await expect(page.getByText(`{${citations[0]?.id},`)).toBeVisible();
  });
});
