/** The lists of what a task needs: readers tick off what they have. */
import type { Locator, Page } from '@playwright/test';
import { fillStorage } from './support/searchModal';
import { expect, openPage, test } from './support/site';

const PAGE = '/Cyton/CytonProgram/';
const KEY = `checklist:${PAGE}`;

const boxes = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'What you need' }).getByRole('checkbox');
const stored = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);

test('ticks outlive a reload, belong to their page, and go without a trace', async ({ page }) => {
  await openPage(page, PAGE);
  const first = boxes(page).first();
  await expect(first).toHaveAccessibleName(/^Cyton with a full battery/);
  await first.focus();
  await page.keyboard.press('Space');
  await page.getByText('Internet connection for the downloads').click();
  await page.reload();
  await expect(first).toBeChecked();
  await expect(boxes(page).nth(1)).not.toBeChecked();
  await expect(boxes(page).last()).toBeChecked();

  await openPage(page, '/Cyton/CytonRadios/');
  await expect(boxes(page).first()).not.toBeChecked();

  await openPage(page, PAGE);
  await expect(first).toBeChecked();
  await first.uncheck();
  await boxes(page).last().uncheck();
  expect(await stored(page)).toBeNull();
});

test('a link inside an item opens its page and ticks nothing', async ({ page }) => {
  await openPage(page, '/Cyton/CytonSDCard/');
  await page
    .getByRole('complementary', { name: 'What you need' })
    .getByRole('link', { name: 'streams to the GUI' })
    .click();
  await expect(page).toHaveURL(/CytonGS\/$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('what is ticked in one tab is ticked in the other', async ({ page, context }) => {
  await openPage(page, PAGE);
  const other = await context.newPage();
  await openPage(other, PAGE);
  await boxes(page).nth(2).check();
  await expect(boxes(other).nth(2)).toBeChecked();
});

for (const value of ['{', 'null', '[1,{"a":2}]', '"Cyton with a full battery, and its dongle"']) {
  test(`damaged ticks (${value}) are no ticks, and harm nothing`, async ({ page, complaints }) => {
    await fillStorage(page, { [KEY]: value });
    await openPage(page, PAGE);
    await expect(boxes(page).first()).not.toBeChecked();
    expect(complaints).toEqual([]);
  });
}

test('ticks stand on paper', async ({ page }) => {
  await openPage(page, PAGE);
  await boxes(page).first().check();
  await page.emulateMedia({ media: 'print' });
  await expect(boxes(page).first()).toBeVisible();
  await expect(boxes(page).first()).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('boxes can be ticked, for this visit', async ({ page }) => {
    await page.goto(PAGE);
    await boxes(page).first().check();
    await expect(boxes(page).first()).toBeChecked();
  });
});
