/** A program in several languages: one is shown, and the reader's choice holds on every page. */
import { expect, openPage, test } from './support/site';

test('the language that a reader chooses is chosen on every page, and later', async ({ page }) => {
  await openPage(page, '/Cyton/CytonDataFormat/');
  const python = page.getByText('parse_cyton.py (');
  const typescript = page.getByText('parseCyton.ts (');
  await expect(python).toBeVisible();
  await expect(typescript).toBeHidden();
  await page.getByRole('radio', { name: 'Python' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(typescript).toBeVisible();
  await expect(python).toBeHidden();
  await openPage(page, '/Ganglion/GanglionDataFormat/');
  await expect(page.getByRole('radio', { name: 'TypeScript' })).toBeChecked();
  await expect(page.getByText('parseGanglion.ts (')).toBeVisible();
});

test('on paper all languages are there', async ({ page }) => {
  await openPage(page, '/Cyton/CytonDataFormat/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('parse_cyton.py (')).toBeVisible();
  await expect(page.getByText('parseCyton.ts (')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Python' })).toBeHidden();
});

test('an address that names a part of one language shows that language, and chooses it for no other page', async ({
  page,
}) => {
  await openPage(page, '/ForDevelopers/SoftwareDevelopment/#matlab');
  const matlab = page.locator('#matlab');
  await expect(page.getByRole('radio', { name: 'MATLAB' })).toBeChecked();
  await expect(matlab).toBeInViewport();
  await page.locator('.table-of-contents').getByRole('link', { name: 'C#', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'C#' })).toBeChecked();
  await expect(page.locator('#c-1')).toBeInViewport();
  await expect(matlab).toBeHidden();
  await openPage(page, '/ForDevelopers/SoftwareDevelopment/');
  await expect(page.getByRole('radio', { name: 'C++' })).toBeChecked();
});
