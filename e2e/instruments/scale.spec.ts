/** The calculators: every sum answers what is typed, and says what is wrong with what it cannot read. */
import { expect, openPage, test } from '../support/site';

test('counts, headroom, noise and time answer what is typed', async ({ page, complaints }) => {
  await openPage(page, '/Cyton/CytonSpecs/#calculator');
  const scale = page.getByRole('region', { name: 'Scale, noise and time' });
  await scale.scrollIntoViewIfNeeded();
  const counts = scale.getByLabel(/^Counts/);
  await counts.fill('FF FE 41');
  await expect(scale.getByText('−447 counts (FF FE 41) = −9.99123 µV')).toBeVisible();
  await counts.fill('1.5');
  await expect(scale.getByText('“1.5” is neither a whole number nor six hexadecimal digits')).toBeVisible();
  await scale.getByLabel('Electrode offset').fill('300');
  await expect(scale.getByText('the channel is railed. The highest gain that takes it is 12.')).toBeVisible();
  await scale.getByLabel('Both electrodes').fill('');
  await expect(scale.getByText('Write a resistance, and a band')).toBeVisible();
  await scale.getByLabel(/^Rate/).selectOption('1000');
  await expect(scale.getByRole('row', { name: /SD card of the Cyton/ })).toContainText('213.8 MB');
  expect(complaints).toEqual([]);
});

test('an address opens the same sums, also in a page that is open already', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/Cyton/CytonSpecs/#scale=gain=nonsense');
  const scale = page.getByRole('region', { name: 'Scale, noise and time' });
  await expect(scale.getByRole('combobox', { name: 'Gain', exact: true })).toHaveValue('24');
  await scale.getByRole('combobox', { name: 'Gain', exact: true }).selectOption('6');
  await scale.getByLabel(/^Counts/).fill('FF FE 41');
  await scale.getByRole('spinbutton', { name: 'Minutes' }).fill('');
  await scale.getByRole('button', { name: 'Copy the address' }).click();
  await expect(scale.getByText('Copied')).toBeVisible();
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(hash).toBe('#scale=counts=FF+FE+41&gain=6&minutes=NaN');

  await scale.getByLabel(/^Counts/).fill('1');
  await page.evaluate((fragment) => {
    window.location.hash = fragment;
  }, hash);
  await expect(scale.getByLabel(/^Counts/)).toHaveValue('FF FE 41');
  await expect(scale.getByRole('combobox', { name: 'Gain', exact: true })).toHaveValue('6');
  await expect(scale.getByRole('spinbutton', { name: 'Minutes' })).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the factors are there', async ({ page }) => {
    await page.goto('/Cyton/CytonSpecs/');
    await expect(page.getByRole('table', { name: 'Factor and range' })).toContainText('±187.5 mV');
  });
});
