/** The cookie and privacy pages must say exactly what the site stores: no more, and no less. */
import { storedValues } from '../src/storage/storedValues';
import { expect, openPage, test } from './support/site';

test('the site stores nothing until the reader does something', async ({ page, context }) => {
  await openPage(page, '/');
  await openPage(page, '/Cyton/CytonDataFormat/');
  await openPage(page, '/blog/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('everything stored by using the site is on the list of the cookie page', async ({ page, context }) => {
  await openPage(page, '/');
  await page.getByRole('button', { name: /switch between dark and light mode/i }).click();
  await page.locator('.DocSearch-Button').click();
  await page.locator('.DocSearch-Input').fill('scale factor');
  await page.locator('.DocSearch-Hit').first().click();
  await expect(page.locator('.DocSearch-Modal')).toBeHidden();

  await openPage(page, '/Cyton/CytonProgram/');
  await page.getByRole('complementary', { name: 'What you need' }).getByRole('checkbox').first().check();

  await openPage(page, '/Cyton/CytonDataFormat/');
  await page.getByText('TypeScript', { exact: true }).click();

  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toHaveLength(4);
  const unlisted = keys.filter((key) => !storedValues.some(({ keyPrefix }) => key.startsWith(keyPrefix)));
  expect(unlisted).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('the cookie page lists every stored value', async ({ page }) => {
  await openPage(page, '/FAQ/Cookie/');
  for (const { keyPrefix } of storedValues) {
    await expect(page.getByRole('rowheader', { name: keyPrefix, exact: true })).toBeVisible();
  }
});
