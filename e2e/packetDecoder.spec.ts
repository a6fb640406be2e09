/** The decoder on the data format page: by keyboard, with faulty input, and without JavaScript. */
import { expect, openPage, test } from './support/site';

const PAGE = '/Cyton/CytonDataFormat/';
const zeros = (count: number): string => '00 '.repeat(count);

test('a packet that is typed in is decoded with the chosen gain and board', async ({ page, complaints }) => {
  await openPage(page, PAGE);
  const text = page.getByLabel(/Your packet/);
  await text.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(`A0 2C 7F FF FF ${zeros(27)}C3`);
  const table = page.getByRole('table', { name: /Packet 44, stop byte 0xC3, at gain 24/ });
  await expect(table.getByRole('row', { name: /Channel 1 / })).toContainText('187500.000 µV');

  await page.keyboard.press('Tab');
  await page.keyboard.press('1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const daisy = page.getByRole('table', { name: /Packet 44, stop byte 0xC3, at gain 1$/ });
  await expect(daisy.getByRole('row', { name: /Channel 9 / })).toContainText('4500000.000 µV');
  expect(complaints).toEqual([]);
});

test('faulty input is named and shows no values', async ({ page }) => {
  await openPage(page, PAGE);
  const text = page.getByLabel(/Your packet/);
  for (const [input, complaint] of [
    ['A0 01 GG', '“G” is not a hexadecimal digit'],
    [`A0 2B ${zeros(29)}C0`, '32 bytes: a packet has 33, so 1 is missing'],
    [`A0 2B ${zeros(30)}D0`, '0xD0 is not a stop byte'],
  ] as const) {
    await text.fill(input);
    await expect(page.getByText(complaint)).toBeVisible();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('table', { name: /^Packet/ })).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked example is there', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('table', { name: /Packet 43, stop byte 0xC0, at gain 24/ })).toContainText(
      '447 counts = 9.991 µV',
    );
  });
});
