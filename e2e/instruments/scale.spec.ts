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
  await expect(
    scale.getByText('the channel is railed. The highest gain that leaves room for it is 12.'),
  ).toBeVisible();
  const noise = scale.getByRole('group', { name: 'Least noise in a band, Cyton' });
  await noise.getByLabel('Both electrodes').fill('0');
  await noise.getByLabel('To (Hz)').fill('125');
  await noise.getByLabel('From').fill('0');
  await expect(noise.getByText('0.14 µV RMS, about 0.98 µV peak to peak')).toBeVisible();
  await noise.getByLabel('Gain').selectOption('2');
  await noise.getByLabel('Rate').selectOption('1000');
  await noise.getByLabel('To (Hz)').fill('500');
  await expect(noise.getByText('1.1 µV RMS, about 8.0 µV peak to peak')).toBeVisible();
  await expect(noise.getByText('the datasheet has 1.14 µV RMS for gain 2 at 1000 Hz')).toBeVisible();
  await noise.getByLabel('Both electrodes').fill('');
  await expect(noise.getByText('Write a resistance, and a band')).toBeVisible();
  await scale
    .getByRole('group', { name: /^Minutes/ })
    .getByLabel('Rate')
    .selectOption('1000');
  await expect(scale.getByRole('row', { name: /SD card of the Cyton/ })).toContainText('213.8 MB');
  expect(complaints).toEqual([]);
});

test('a decimal comma stays one, and a number that can be read in two ways is refused', async ({ page }) => {
  await openPage(page, '/Cyton/CytonSpecs/#calculator');
  const scale = page.getByRole('region', { name: 'Scale, noise and time' });
  await scale.scrollIntoViewIfNeeded();
  const microvolts = scale.getByLabel('Microvolts', { exact: true });
  await microvolts.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2,5');
  await expect(scale.getByText('112 counts (00 00 70)')).toBeVisible();
  await microvolts.fill('1,500');
  await expect(scale.getByText('“1,500” can be read in two ways: write 1.5 or 1500.')).toBeVisible();
  await expect(microvolts).toHaveValue('1,500');
  await expect(scale.getByText('Write a number.', { exact: true })).toBeVisible();
  await scale.getByLabel('Current (mA)').fill('1,500');
  const faults = scale.getByText('can be read in two ways');
  await expect(faults).toHaveCount(2);
  await scale.getByRole('button', { name: /^15 mA/ }).click();
  await expect(scale.getByLabel('Current (mA)')).toHaveValue('15');
  await expect(faults.last()).toBeHidden();
  await microvolts.fill('-1500');
  await expect(scale.getByText('−67109 counts (FE F9 DB)')).toBeVisible();
  await microvolts.press('ArrowUp');
  await expect(microvolts).toHaveValue('-1499');
});

test('an address opens the same sums, also in a page that is open already', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/Cyton/CytonSpecs/#scale=gain=nonsense');
  const scale = page.getByRole('region', { name: 'Scale, noise and time' });
  await expect(scale.getByRole('group', { name: /^Range/ }).getByLabel('Gain')).toHaveValue('24');
  await scale
    .getByRole('group', { name: /^Range/ })
    .getByLabel('Gain')
    .selectOption('6');
  await scale.getByLabel(/^Counts/).fill('FF FE 41');
  await scale.getByRole('textbox', { name: 'Minutes' }).fill('');
  await scale.getByRole('button', { name: 'Copy a link' }).click();
  await expect(scale.getByText('Copied')).toBeVisible();
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(hash).toBe('#scale=counts=FF+FE+41&gain=6&minutes=NaN');

  await scale.getByLabel(/^Counts/).fill('1');
  await page.evaluate((fragment) => {
    window.location.hash = fragment;
  }, hash);
  await expect(scale.getByLabel(/^Counts/)).toHaveValue('FF FE 41');
  await expect(scale.getByRole('group', { name: /^Range/ }).getByLabel('Gain')).toHaveValue('6');
  await expect(scale.getByRole('textbox', { name: 'Minutes' })).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('factors, ranges, noise and sizes are there', async ({ page }) => {
    await page.goto('/Cyton/CytonSpecs/');
    const factors = page.getByRole('table', { name: 'Factor, range and noise' });
    await expect(factors).toContainText('±187.5 mV');
    await expect(factors).toContainText('0.14 µV (0.98 µV)');
    await expect(page.getByRole('table', { name: 'Size of one hour at 250 Hz' })).toContainText('MB');
  });
});
