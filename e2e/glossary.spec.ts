/** Words with an explanation: shown by pointer, keyboard and tap, taken away by Escape, and printed. */
import { expect, openPage, test } from './support/site';

const PAGE = '/Troubleshooting/minimizingNoise/';
const explanation = /The electrode against which all channels are measured/;

test('the explanation of a word shows under the pointer, stays there, and goes with Escape', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const word = page.getByText('reference', { exact: true }).first();
  const tip = page.getByText(explanation);
  await expect(tip).toBeHidden();
  await word.hover();
  await expect(tip).toBeVisible();
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('the keyboard reaches the word, which is described by its explanation', async ({ page }) => {
  await openPage(page, PAGE);
  const word = page.getByText('reference', { exact: true }).first();
  await expect(word).toHaveAccessibleDescription(explanation);
  await word.focus();
  await expect(page.getByText(explanation)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(explanation)).toBeHidden();
});

test('on a phone the explanation lies within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, PAGE);
  await page.getByText('reference', { exact: true }).first().focus();
  const box = await page.getByText(explanation).boundingBox();
  expect(box).not.toBeNull();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(360);
});

test('print has the explanation after the word', async ({ page }) => {
  await openPage(page, PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(explanation)).toBeVisible();
});
