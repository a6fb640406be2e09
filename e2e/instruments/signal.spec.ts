/** The signal explorer: settings move every plot, and wrong ones are named. */
import { expect, openPage, test } from '../support/site';

test('a filter changes the plots and is told in other programs’ words', async ({ page, complaints }) => {
  await openPage(page, '/Troubleshooting/Filters/');
  const explorer = page.getByRole('region', { name: 'Signal explorer' });
  await explorer.scrollIntoViewIfNeeded();
  await expect(explorer.getByText('In the GUI: Filters: BandPass on, Start 5 Hz, Stop 50 Hz')).toBeVisible();
  const spectrum = explorer.getByRole('img', { name: /^Spectrum/ });
  await expect(spectrum).toHaveAccessibleName(
    /Unfiltered: highest at 49\.8 Hz; Filtered: highest at 9\.77 Hz/,
  );

  await explorer.getByRole('button', { name: 'Drift, and 1 Hz' }).click();
  await expect(explorer.getByText('perform_highpass(channel, rate, 1, 2')).toBeVisible();
  await explorer.getByLabel(/^From/).fill('200');
  await expect(
    explorer.getByText('“200” does not fit: write a number from 0 to 125. Half the sample rate is 125 Hz.'),
  ).toBeVisible();
  await expect(explorer.getByText('The plots still show the last filter that fits.')).toBeVisible();
  await expect(spectrum).toBeVisible();
  await explorer.getByLabel(/^From/).fill('0.5');
  await expect(explorer.getByRole('img', { name: /^Spectrogram/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an address opens the same signal and filter', async ({ page }) => {
  await openPage(
    page,
    '/Troubleshooting/Filters/#signal=signal=Drift&rate=200&filter=highpass&order=2&from=1&to=50&mains=0',
  );
  const explorer = page.getByRole('region', { name: 'Signal explorer' });
  await expect(explorer.getByText('perform_highpass(channel, rate, 1, 2')).toBeVisible();
  await expect(explorer.getByLabel(/^Signal/)).toHaveValue('Drift');
  await expect(explorer.getByLabel(/^Board/)).toHaveValue('200');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one signal is there before and after the filter', async ({ page }) => {
    await page.goto('/Troubleshooting/Filters/');
    await expect(page.getByRole('img', { name: /Alpha under 50 Hz mains hum/ })).toBeVisible();
  });
});

test('a decimal comma sets an edge, and what can be read in two ways does not', async ({ page }) => {
  await openPage(page, '/Troubleshooting/Filters/#explorer');
  const explorer = page.getByRole('region', { name: 'Signal explorer' });
  await explorer.scrollIntoViewIfNeeded();
  const from = explorer.getByLabel('From (Hz)');
  await from.fill('0,5');
  await expect(explorer.getByText('BandPass on, Start 0.5 Hz')).toBeVisible();
  await from.fill('1,500');
  await expect(explorer.getByText('From: “1,500” can be read in two ways: write 1.5 or 1500.')).toBeVisible();
});
