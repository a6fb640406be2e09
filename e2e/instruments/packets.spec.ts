/** The packet inspector: by keyboard, with faulty input, with a capture, by address, and without JavaScript. */
import { expect, openPage, test } from '../support/site';

const CYTON = '/Cyton/CytonDataFormat/';
const zeros = (count: number): string => '00 '.repeat(count);

test('bytes that are typed in are decoded with the chosen board and gains', async ({ page, complaints }) => {
  await openPage(page, CYTON);
  const inspector = page.getByRole('region', { name: 'Packet inspector' });
  await inspector.scrollIntoViewIfNeeded();
  const text = inspector.getByLabel('Your bytes');
  await text.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(`A0 2C 7F FF FF ${zeros(27)}C3`);
  const table = inspector.getByRole('table', { name: /Packet 44, stop byte 0xC3/ });
  await expect(table.getByRole('row', { name: /Channel 1 / })).toContainText('187500.000 µV');

  await inspector.getByLabel('Board').selectOption('Cyton with Daisy');
  await inspector.getByLabel(/^Gain \d/).selectOption('2');
  await inspector.getByText('Gain of each channel').click();
  await inspector.getByLabel(/^Channel 9/).selectOption('1');
  await expect(table.getByRole('row', { name: /Channel 9 / })).toContainText('4500000.000 µV');
  await expect(inspector.getByText('Daisy packet 44')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('faulty input is named, and says what to write instead', async ({ page }) => {
  await openPage(page, CYTON);
  const inspector = page.getByRole('region', { name: 'Packet inspector' });
  await inspector.scrollIntoViewIfNeeded();
  const text = inspector.getByLabel('Your bytes');
  for (const [input, complaint] of [
    ['A0 01 GG', '“G” in “GG” is not a hexadecimal digit'],
    [`A0 2B ${zeros(29)}C0`, 'Offset 0: cut off: 32 of 33 bytes of a packet'],
    [`A0 2B ${zeros(30)}D0`, 'Offset 32: wrong stop byte 0xD0'],
  ] as const) {
    await text.fill(input);
    await expect(inspector.getByText(complaint)).toBeVisible();
    await expect(inspector.getByRole('table', { name: /^Packet/ })).toHaveCount(0);
  }
});

test('a capture of raw bytes is read as it is, and an example shows its fault', async ({ page }) => {
  await openPage(page, CYTON);
  const inspector = page.getByRole('region', { name: 'Packet inspector' });
  await inspector.scrollIntoViewIfNeeded();
  const packet = [0xa0, 7, ...Array<number>(30).fill(0), 0xc0];
  await inspector.getByLabel('Or a capture').setInputFiles({
    name: 'capture.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([...packet, ...packet.map((byte, at) => (at === 1 ? 10 : byte))]),
  });
  await expect(inspector.getByText('Offset 33: 2 packets lost: 7 is followed by 10')).toBeVisible();
  await inspector.getByRole('button', { name: 'Next' }).click();
  await expect(inspector.getByRole('table', { name: /Packet 10,.* at offset 33/ })).toBeVisible();
  await inspector.getByRole('button', { name: 'Daisy, a half missing' }).click();
  await expect(inspector.getByText('Daisy packet 4 has no board packet 5 after it')).toBeVisible();
});

test('a fault leads to the packet that it is about, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, CYTON);
  const inspector = page.getByRole('region', { name: 'Packet inspector' });
  await inspector.scrollIntoViewIfNeeded();
  await inspector
    .getByLabel('Your bytes')
    .fill(`A0 07 ${zeros(30)}C0 A0 0A ${zeros(30)}C0 A0 0B ${zeros(30)}D0 A0 0C ${zeros(30)}C0`);
  const faults = inspector.getByRole('list', { name: 'Faults' });
  await faults.getByRole('button', { name: 'Offset 33' }).focus();
  await page.keyboard.press('Enter');
  const packet = inspector.getByRole('group', { name: 'Offset 33: 2 packets lost: 7 is followed by 10' });
  await expect(packet).toBeFocused();
  await expect(packet).toBeInViewport();
  await expect(packet.getByRole('table', { name: /Packet 10,.* at offset 33/ })).toBeVisible();
  await expect(packet.locator('mark')).toHaveText('Sample number');

  // What is no packet is shown as it is, with the byte that is wrong.
  await faults.getByRole('button', { name: 'Offset 98' }).click();
  const between = inspector.getByRole('group', { name: /^Offset 98: wrong stop byte 0xD0/ });
  await expect(between.getByText('Bytes 66 to 98, which belong to no packet')).toBeVisible();
  await expect(between.locator('mark')).toHaveText('D0');
  await expect(faults.getByRole('button', { name: 'Offset 98' })).toHaveAttribute('aria-current', 'true');
  await expect(inspector.getByRole('table', { name: /^Packet 12,/ })).toBeVisible();
  await inspector.getByRole('button', { name: 'Previous' }).click();
  await expect(inspector.getByRole('table', { name: /^Packet 10,/ })).toBeVisible();
  await expect(between).toHaveCount(0);
  await inspector.getByLabel('Your bytes').fill(`A0 07 00 00 01 ${zeros(27)}C0`);
  await expect(inspector.getByText('1 count = 0.022 µV')).toBeVisible();
});

test('a fault of a Ganglion leads to its notification', async ({ page }) => {
  await openPage(page, '/Ganglion/GanglionDataFormat/');
  const inspector = page.getByRole('region', { name: 'Packet inspector' });
  await inspector.scrollIntoViewIfNeeded();
  await inspector.getByLabel('Your packets').fill(`64 ${zeros(19)}\n67 ${zeros(19)}\nF0 01 02`);
  const faults = inspector.getByRole('list', { name: 'Faults' });
  await faults.getByRole('button', { name: 'Offset 20' }).click();
  await expect(inspector.getByRole('table', { name: 'Packet with ID 103, at offset 20' })).toBeVisible();
  await faults.getByRole('button', { name: 'Offset 40' }).click();
  await expect(inspector.getByText('Bytes 40 to 42, which belong to no packet')).toBeVisible();
});

test('an address brings the same bytes to somebody else', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/Ganglion/GanglionDataFormat/');
  const inspector = page.getByRole('region', { name: 'Packet inspector' });
  await inspector.scrollIntoViewIfNeeded();
  await inspector.getByLabel('Your packets').fill('C9 31 32 5A\nCD 39 5A');
  await inspector.getByRole('button', { name: 'Copy a link' }).click();
  await expect(inspector.getByText('Copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByLabel('Your packets')).toHaveValue('C9 31 32 5A\nCD 39 5A');
  await expect(other.getByRole('table', { name: /Packets, read as firmware 3/ })).toContainText('12 kΩ');
  await expect(other.getByRole('region', { name: 'Packet inspector' })).toBeInViewport();
});

test('an address that cannot be read says so instead of passing an example off as what was shared', async ({
  page,
}) => {
  for (const fragment of ['AAAA', '%', 'cyton.24.!!!', 'cyton.24']) {
    await page.goto('about:blank');
    await openPage(page, `${CYTON}#inspect=${fragment}`);
    const inspector = page.getByRole('region', { name: 'Packet inspector' });
    await inspector.scrollIntoViewIfNeeded();
    const complaint = inspector.getByText('The address of this page holds no bytes that can be read');
    await expect(complaint).toBeVisible();
    await inspector.getByLabel('Your bytes').fill('A0');
    await expect(complaint).toBeHidden();
    await expect(inspector.getByText('1 byte, read as hexadecimal.')).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked examples are there', async ({ page }) => {
    await page.goto(CYTON);
    await expect(page.getByRole('table', { name: /Packet 43, stop byte 0xC0/ })).toContainText(
      '447 counts = 9.991 µV',
    );
    await page.goto('/Ganglion/GanglionDataFormat/');
    await expect(page.getByRole('table', { name: /Packets, read as firmware 3/ })).toContainText('12 kΩ');
  });
});
