/** The live board: a simulated board, a dongle behind a serial port, a recording, and what happens when it is pulled out. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Download, Locator, Page } from '@playwright/test';
import { build } from 'esbuild';
import { expect, openPage, test } from '../support/site';
import type { FakeRadio } from './fakeBluetooth';
import type { FakeHardware } from './fakeSerial';

const PAGE = '/GettingStarted/Boards/CytonGS/';

async function openInstrument(page: Page): Promise<Locator> {
  await openPage(page, PAGE);
  const board = page.getByRole('region', { name: 'Live board' });
  await board.scrollIntoViewIfNeeded();
  await expect(board).toHaveAttribute('data-state', 'live');
  return board;
}

/** Browsers with a file dialog of their own would wait for it; without one the recording becomes a download. */
async function withoutFileDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker');
  });
}

async function linesOf(download: Download): Promise<string[]> {
  return (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
}

test('paper gets the picture of the moment, and without a board the picture of a simulated one', async ({
  page,
}) => {
  const board = await openInstrument(page);
  await page.emulateMedia({ media: 'print' });
  await expect(board.getByText('Eight channels of a simulated Cyton')).toBeVisible();
  await expect(board.getByText('Try with a simulated board')).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(board.getByText('Eight channels of a simulated Cyton')).toBeHidden();
  await board.getByRole('button', { name: 'Cyton with Daisy' }).click();
  await expect(board.getByText(/[3-9]\d\d packets/)).toBeVisible({ timeout: 20_000 });
  await page.emulateMedia({ media: 'print' });
  const plot = board.locator('figure').filter({ hasText: 'from left to right' });
  await expect(plot.locator('canvas')).toBeHidden();
  await expect(plot.locator('svg path')).toHaveCount(16);
  await expect(plot.locator('svg path').last()).toHaveAttribute('d', /^M0 \d+l(\.5 ?-?\d+ ){100}/);
});

test('on a phone the plot of a board comes into view when it connects', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const board = await openInstrument(page);
  await board.getByRole('button', { name: 'Cyton', exact: true }).click();
  await expect(board.getByRole('img', { name: /Live signals of 8 channels/ })).toBeInViewport({ ratio: 1 });
});

test('a simulated Cyton streams, obeys settings and measures', async ({
  page,
  complaints,
  foreignRequests,
}) => {
  const board = await openInstrument(page);
  await expect(board.getByText('Before you connect a person')).toBeVisible();
  await board.getByRole('button', { name: 'Test signal', exact: true }).click();
  await expect(board.getByText(/firmware v3\.1\.5 · radio channel 20 · 8 channels/)).toBeVisible();
  await expect(board.getByRole('button', { name: 'Stop the stream' })).toBeEnabled();
  await expect(board.getByRole('img', { name: /Live signals of 8 channels/ })).toBeVisible();
  // The lanes hold all of a test signal of 1.9 mV.
  await expect(board.getByLabel('Lane')).toHaveValue('5000');
  await board.getByRole('button', { name: 'Values as a table' }).click();
  const third = board.getByRole('table', { name: 'Values of the last second' }).getByRole('row').nth(3);
  await expect(third).toContainText(/−187\d\.\d.*187\d\.\d/);

  await board.getByText('Channel settings', { exact: true }).click();
  await board
    .getByRole('combobox', { name: /^Channel/ })
    .first()
    .selectOption('3');
  await board.getByRole('combobox', { name: /^Input/ }).selectOption('Inputs shorted: noise and offset');
  await board.getByRole('button', { name: 'Send x3061110X' }).click();
  await expect(board.getByText('x3061110X: Success: Channel set for 3')).toBeVisible();
  await expect(third).toContainText(/−0\.\d.*0\.\d/);

  await board.getByText('Version and registers').click();
  await board.getByRole('button', { name: 'Read all registers' }).click();
  await expect(board.getByLabel('Registers')).toContainText('CH3SET, 07, 69');

  await board.getByText('Impedance', { exact: true }).click();
  await board.getByRole('button', { name: 'Measure channel 1' }).click();
  await expect(board.getByRole('table', { name: 'Impedance' }).getByRole('row').nth(1)).toContainText(
    /1[01]\.\d/,
    {
      timeout: 15_000,
    },
  );
  await board.getByRole('button', { name: 'Disconnect' }).click();
  await expect(board.getByText('No board is connected.')).toBeVisible();
  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('a simulated Ganglion streams, turns its accelerometer on and tests its electrodes', async ({
  page,
  complaints,
}) => {
  const board = await openInstrument(page);
  await board.getByRole('button', { name: 'Ganglion', exact: true }).click();
  await expect(board.getByText(/firmware 3\.0\.2 · 4 channels/)).toBeVisible();
  await expect(board.getByRole('img', { name: /Live signals of 4 channels/ })).toBeVisible();
  await board.getByText('Channels, accelerometer, test signal').click();
  const square = board.getByRole('button', { name: 'Square wave instead of the inputs' });
  await square.click();
  await expect(square).toHaveAttribute('aria-pressed', 'true');
  await board.getByRole('button', { name: 'Values as a table' }).click();
  const first = board.getByRole('table', { name: 'Values of the last second' }).getByRole('row').nth(1);
  await expect(first).toContainText(/−149\d\d\.\d149\d\d\.\d/);
  await board.getByText('Impedance', { exact: true }).click();
  await board.getByRole('button', { name: 'Start the test' }).click();
  const table = board.getByRole('table', { name: 'Impedance', exact: true });
  await expect(table.getByRole('row', { name: /REF/ })).toContainText('12');
  await expect(table.getByRole('row', { name: /Channel 1/ })).toContainText('17');
  await board.getByRole('button', { name: 'End the test' }).click();
  await expect(board.getByRole('button', { name: 'Stop the stream' })).toBeEnabled();
  expect(complaints).toEqual([]);
});

test('a board on another channel is looked for and found', async ({ page }) => {
  const board = await openInstrument(page);
  await board.getByRole('button', { name: 'Board on another channel' }).click();
  await expect(board.getByText(/hears no board on radio channel 20/)).toBeVisible();
  await board.getByRole('button', { name: 'Search channels 1 to 25' }).click();
  await expect(board.getByText('Cyton, firmware v3.1.5, radio channel 5: ready.')).toBeVisible();
});

test('nothing of a recording is lost when the dongle is pulled out', async ({ page, complaints }) => {
  await withoutFileDialog(page);
  const board = await openInstrument(page);
  const download = page.waitForEvent('download');
  await board.getByRole('button', { name: 'Dongle pulled out' }).click();
  await board.getByRole('button', { name: 'Record' }).click();
  await expect(board.getByText('The simulated dongle was pulled out.')).toBeVisible();
  const lines = await linesOf(await download);
  expect(lines.slice(0, 4).join('\n')).toContain('%Board = OpenBCI_GUI$BoardCytonSerial');
  const numbers = lines.slice(5).map((line) => Number(line.split(', ')[0]));
  expect(numbers.length).toBeGreaterThan(400);
  expect(
    numbers.every((number, index) => index === 0 || number === ((numbers[index - 1] ?? 0) + 1) % 256),
  ).toBe(true);
  expect(complaints).toEqual([]);
});

test('a recording that cannot be written says so while it runs, and when it ends', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    const full = () => Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'));
    const showSaveFilePicker = () =>
      Promise.resolve({
        createWritable: () => Promise.resolve(new WritableStream({ write: full }).getWriter()),
      });
    Object.assign(window, { showSaveFilePicker });
  });
  const board = await openInstrument(page);
  await board.getByRole('button', { name: 'Test signal', exact: true }).click();
  await board.getByRole('button', { name: 'Record' }).click();
  const problem = board.getByText(/^The recording cannot be written: .*record again\.$/);
  await expect(problem).toBeVisible();
  await board.getByRole('button', { name: 'Stop recording' }).click();
  await expect(board.getByRole('button', { name: 'Record' })).toBeVisible();
  await expect(problem).toBeVisible();
  await board.getByRole('button', { name: 'Disconnect' }).click();
  await expect(board.getByRole('button', { name: 'Disconnect' })).toBeHidden();
  expect(complaints).toEqual([]);
});

/** Puts a device of these tests into the page before its own scripts. */
async function plugIn(page: Page, file: 'fakeSerial.ts' | 'fakeBluetooth.ts'): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, file)],
    bundle: true,
    write: false,
    format: 'iife',
  });
  await page.addInitScript({ content: outputFiles[0]?.text ?? '' });
}

test('a Ganglion is found by its name and its characteristics, and what came before it leaves is kept', async ({
  page,
  complaints,
  foreignRequests,
}) => {
  await plugIn(page, 'fakeBluetooth.ts');
  await withoutFileDialog(page);
  const board = await openInstrument(page);
  await board.getByRole('button', { name: 'Ganglion: choose it by Bluetooth' }).click();
  await expect(board.getByText('Ganglion, firmware 3.0.2: ready.')).toBeVisible();
  await board.getByRole('button', { name: 'Start the stream' }).click();
  const download = page.waitForEvent('download');
  await board.getByRole('button', { name: 'Record' }).click();
  await expect(board.getByText(/^[2-9]\d\d samples recorded/)).toBeVisible();
  const { asked, written } = await page.evaluate(() => {
    const { radio } = window as unknown as { radio: FakeRadio };
    radio.goOutOfReach();
    return { asked: radio.asked, written: radio.written };
  });
  expect(asked).toEqual([
    { filters: [{ namePrefix: 'Ganglion' }, { namePrefix: 'Simblee' }], optionalServices: [0xfe84, 0x180a] },
  ]);
  // The radio looks at the first byte of each write alone.
  expect(written.every((length) => length === 1)).toBe(true);
  await expect(board.getByText(/The Bluetooth link to the Ganglion ended\. Everything/)).toBeVisible();
  const lines = await linesOf(await download);
  expect(lines[3]).toBe('%Board = OpenBCI_GUI$BoardGanglionNative');
  expect(lines.length).toBeGreaterThan(205);
  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test.describe('behind a serial port', () => {
  const hardware = <T>(page: Page, act: (fake: FakeHardware) => T): Promise<T> =>
    page.evaluate<T>(`(${act.toString()})(window.hardware)`);

  test.beforeEach(async ({ page }) => {
    await plugIn(page, 'fakeSerial.ts');
    await withoutFileDialog(page);
  });

  test('a dongle is asked for by its maker, opened at 115200 baud, and read over a line that cuts pieces', async ({
    page,
    complaints,
    foreignRequests,
  }) => {
    const board = await openInstrument(page);
    await board.getByRole('button', { name: 'Cyton: choose the dongle’s port' }).click();
    await expect(
      board.getByText('Cyton with Daisy, firmware v3.1.5, radio channel 20: ready.'),
    ).toBeVisible();
    expect(await hardware(page, ({ asked, opened }) => ({ asked, opened }))).toEqual({
      asked: [{ filters: [{ usbVendorId: 0x0403 }] }],
      opened: [{ baudRate: 115_200, bufferSize: 16_384 }],
    });
    await board.getByRole('button', { name: 'Start the stream' }).click();
    const download = page.waitForEvent('download');
    await board.getByRole('button', { name: 'Record' }).click();
    await expect(board.getByText(/^[2-9]\d\d samples recorded/)).toBeVisible();
    await expect(board.getByText(/ 0 lost \(0\.00\s%\), 0 stray bytes/)).toBeVisible();
    await hardware(page, (fake) => fake.pull());
    await expect(
      board.getByText(/The dongle’s port is gone.*Everything that came before is kept/),
    ).toBeVisible();
    const lines = await linesOf(await download);
    expect(lines[3]).toBe('%Board = OpenBCI_GUI$BoardCytonSerialDaisy');
    expect(lines.length).toBeGreaterThan(205);
    await board.getByRole('button', { name: 'Cyton: choose the dongle’s port' }).click();
    await expect(
      board.getByText(/The port cannot be opened: another program or tab is using it/),
    ).toBeVisible();
    expect(complaints).toEqual([]);
    expect(foreignRequests).toEqual([]);
  });
});

test('a browser without serial ports says so, and still has the simulated board', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serial');
  });
  const board = await openInstrument(page);
  await expect(board.getByText('This browser cannot open serial ports')).toBeVisible();
  await board.getByRole('button', { name: 'Cyton with Daisy' }).focus();
  await page.keyboard.press('Enter');
  await expect(board.getByRole('img', { name: /Live signals of 16 channels/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rule of safety and what could be done are there', async ({ page }) => {
    await page.goto(PAGE);
    const board = page.getByRole('region', { name: 'Live board' });
    await expect(board.getByText('Before you connect a person')).toBeVisible();
    await expect(board.getByText('record to a file that the OpenBCI GUI plays back')).toBeVisible();
  });
});
