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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the factors are there', async ({ page }) => {
    await page.goto('/Cyton/CytonSpecs/');
    await expect(page.getByRole('table', { name: 'Factor and range' })).toContainText('±187.5 mV');
  });
});
