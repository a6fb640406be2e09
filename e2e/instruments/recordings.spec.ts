/** The file viewer: recordings of each kind, damaged and foreign ones, by keyboard, with conversions, and without JavaScript. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { formatSdLine } from '../../src/protocol/sdCard';
import { expect, openPage, setColours, test } from '../support/site';

const SD_PAGE = '/Cyton/CytonSDCard/';

async function openViewer(page: Page): Promise<Locator> {
  await openPage(page, SD_PAGE);
  const viewer = page.getByRole('region', { name: 'File viewer', exact: true });
  await viewer.scrollIntoViewIfNeeded();
  await expect(viewer).toHaveAttribute('data-state', 'live');
  return viewer;
}

const choose = (viewer: Locator, name: string, content: string | Buffer): Promise<void> =>
  viewer.getByLabel('Your recording').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });

/** Drops files on it, by name and content. */
const dropFiles = (viewer: Locator, files: Record<string, string>): Promise<void> =>
  viewer.getByLabel('Your recording').evaluate((target, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const [name, content] of Object.entries(dropped)) dataTransfer.items.add(new File([content], name));
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, files);

const fact = (viewer: Locator, name: string): Locator =>
  viewer
    .getByRole('table', { name: 'What the file holds' })
    .getByRole('row', { name: new RegExp(`^${name}`) });

const plot = (viewer: Locator): Locator => viewer.getByRole('application', { name: /^Signals from/ });

/** Whether the picture has a line in the colour of some channel, and not only its ground. */
const isDrawn = (viewer: Locator): Promise<boolean> =>
  plot(viewer)
    .locator('canvas')
    .evaluate((element: HTMLCanvasElement) => {
      // A copy that is made to be read: the browser complains of a picture that is read again and again.
      const { width, height } = element;
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(element, 0, 0);
      const data = copy?.getImageData(0, 0, width, height).data ?? [];
      let drawn = 0;
      for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 128) drawn += 1;
      return drawn > 1000;
    });

test('a recording of the GUI shows its channels, what was lost, its markers and its measured rate', async ({
  page,
  complaints,
}) => {
  const viewer = await openViewer(page);
  await viewer.getByRole('button', { name: 'GUI recording' }).click();
  await expect(viewer.getByText('Text recording of GUI 5 or 6, 4,985 samples read, 15 lost.')).toBeVisible();
  await expect(
    viewer.getByText('what is saved is earlier than it was by the length of the gap'),
  ).toBeVisible();
  await expect(fact(viewer, 'Measured rate')).toContainText(/250\.\d+ Hz by time stamps/);
  await expect(fact(viewer, 'Lost samples')).toContainText('15 (0.30 %) in 2 gaps');
  await expect.poll(() => isDrawn(viewer)).toBe(true);
  await expect(
    viewer.getByRole('img', { name: /^Spectrum of what is shown.*Channel 8 at (49|50)/ }),
  ).toBeVisible();

  await viewer.getByText('2 gaps', { exact: true }).click();
  await viewer.getByRole('list', { name: 'Gaps' }).getByRole('button').first().click();
  await expect(plot(viewer)).toHaveAccessibleName('Signals from 1.8 s to 3.8 s, 8 channels');
  expect(complaints).toEqual([]);
});

test('keys, buttons and pointers move and zoom the picture', async ({ page }) => {
  const viewer = await openViewer(page);
  await viewer.getByRole('button', { name: 'SD card', exact: true }).click();
  const signals = plot(viewer);
  await expect(signals).toHaveAccessibleName('Signals from 0.0 s to 10.0 s, 8 channels');
  await signals.focus();
  for (const [key, shown] of [
    ['ArrowRight', '2.5 s to 12.5 s'],
    ['+', '5.0 s to 10.0 s'],
    ['End', '15.0 s to 20.0 s'],
    ['Home', '0.0 s to 5.0 s'],
    ['-', '0.0 s to 10.0 s'],
    ['0', '0 s to 20 s'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(signals).toHaveAccessibleName(`Signals from ${shown}, 8 channels`);
  }
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect(signals).toHaveAccessibleName('Signals from 5.0 s to 15.0 s, 8 channels');
  const box = await signals.boundingBox();
  if (!box) throw new Error('The picture has no place.');
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(signals).toHaveAccessibleName(/^Signals from 7\.[45] s to 17\.[45] s/);

  await viewer.getByText(/^Channels: 8 of 11/).click();
  await viewer.getByRole('checkbox', { name: 'Channel 2' }).uncheck();
  await viewer.getByRole('checkbox', { name: 'Acceleration X' }).check();
  await signals.scrollIntoViewIfNeeded();
  await viewer.locator('summary', { hasText: 'Values as a table' }).first().click();
  const values = viewer.getByRole('table').filter({ hasText: 'Lowest' }).first();
  await expect(values.getByRole('row', { name: /^Acceleration X/ })).toContainText('0.02');
  await expect(values.getByRole('row', { name: /^Channel 2/ })).toHaveCount(0);
});

test('a card is converted to microvolts at the chosen gain, and what was saved can be opened', async ({
  page,
}) => {
  const viewer = await openViewer(page);
  const sample = (sampleNumber: number): string =>
    formatSdLine({ sampleNumber, counts: [1000, -1000, 0, 0, 0, 0, 0, 8_388_607], aux: null });
  const lines = Array.from({ length: 300 }, (_, row) => sample(row % 256));
  await choose(viewer, 'OBCI_01.TXT', lines.join(''));
  await expect(viewer.getByText('SD card file of the Cyton, 300 samples read.')).toBeVisible();
  await viewer.getByLabel('Gain').selectOption('1');
  const saving = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Save 8 channels' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('OBCI_01-all.csv');
  const csv = readFileSync(await download.path());
  const [names, first, second] = csv.toString().split('\n');
  expect(names).toMatch(/^Sample,Time \(s\),Channel 1 \(µV\),Channel 2/);
  expect(first).toBe('0,0,536.44187,-536.44187,0,0,0,0,0,4500000');
  expect(second?.startsWith('1,0.004,')).toBe(true);

  await choose(viewer, 'again.csv', csv);
  await expect(viewer.getByText('Table with a line of names (CSV), 300 samples read.')).toBeVisible();
  await viewer.getByLabel(/^as /).selectOption('BDF+');
  const savingBdf = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Save 8 channels' }).click();
  const bdf = readFileSync(await (await savingBdf).path());
  await choose(viewer, 'again.bdf', bdf);
  await expect(viewer.getByText('BDF recording, 500 samples read.')).toBeVisible();
});

test('damaged, cut, foreign and empty files are named with the line, and show what is left', async ({
  page,
}) => {
  const viewer = await openViewer(page);
  await viewer.getByRole('button', { name: 'A damaged file' }).click();
  await expect(viewer.getByText(/6 lines could not be read\. The first is line \d+: /)).toBeVisible();
  await expect(plot(viewer)).toBeVisible();
  for (const [name, content, complaint] of [
    ['empty.txt', '', 'The file is empty. Expected a recording of the GUI'],
    [
      'letter.txt',
      'Dear reader,\nthis is a letter.\n',
      'Line 1: “Dear reader,” is not the beginning of a recording',
    ],
    ['book.xlsx', 'PK\u0003\u0004', 'a ZIP archive, or a spreadsheet (.xlsx)'],
    ['erased.txt', Buffer.alloc(2000, 0xff), '2,000 erased bytes'],
    [
      'stamp.txt',
      '%STOP AT\n00003039\n00,1\n',
      'no sample in it could be read. Line 3: 2 values; expected 9 or 12.',
    ],
  ] as const) {
    await choose(viewer, name, content);
    await expect(viewer.getByText(complaint)).toBeVisible();
    await expect(plot(viewer)).toHaveCount(0);
  }
  // A chosen file keeps its name beside it, until something else is shown.
  const input = viewer.locator('input[type="file"]');
  await expect(input).toHaveValue(/stamp\.txt$/);
  await viewer.getByRole('button', { name: 'GUI recording' }).click();
  await expect(input).toHaveValue('');
});

test('BDF files of the GUI have their true amplitude, or what their header says', async ({ page }) => {
  const viewer = await openViewer(page);
  await viewer.getByRole('button', { name: 'BDF of the GUI' }).click();
  const values = viewer.getByRole('table', { includeHidden: true }).filter({ hasText: 'Lowest' }).first();
  const first = values.getByRole('row', { name: /^EEG 1/, includeHidden: true });
  await expect(first).toContainText('−3640');
  await viewer.getByLabel(/whole microvolts/).uncheck();
  await expect(first).toContainText('−81.');
});

test('paper gets what is shown, in ink, with its axes', async ({ page }) => {
  const viewer = await openViewer(page);
  await viewer.getByRole('button', { name: 'SD card', exact: true }).click();
  await expect.poll(() => isDrawn(viewer)).toBe(true);
  const picture = (): Promise<string> =>
    plot(viewer)
      .locator('canvas')
      .evaluate((element: HTMLCanvasElement) => element.toDataURL());
  const fire = (name: string): Promise<boolean> =>
    page.evaluate((event) => window.dispatchEvent(new Event(event)), name);
  await setColours(page, 'light');
  await expect.poll(() => isDrawn(viewer)).toBe(true);
  const light = await picture();
  await setColours(page, 'dark');
  await expect.poll(picture).not.toBe(light);
  const dark = await picture();
  await fire('beforeprint');
  expect(await picture()).toBe(light);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(plot(viewer).locator('canvas')).toBeVisible();
  await expect(viewer.getByText('10.0 s', { exact: true })).toBeVisible();
  await expect(plot(viewer).getByText('Channel 8')).toBeVisible();
  await expect(fact(viewer, 'Read with gain')).toContainText('24');
  await page.emulateMedia({ media: null });
  await fire('afterprint');
  expect(await picture()).toBe(dark);
});

test('nothing of a file leaves the browser', async ({ page, foreignRequests }) => {
  const viewer = await openViewer(page);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  const row = formatSdLine({ sampleNumber: 0, counts: [1, 2, 3, 4, 5, 6, 7, 8], aux: null });
  await choose(viewer, 'my-secret.txt', row.repeat(2000));
  await expect(viewer.getByText('2,000 samples read')).toBeVisible();
  const saving = page.waitForEvent('download');
  await viewer.getByRole('button', { name: 'Save 8 channels' }).click();
  await saving;
  // The worker's own script, and nothing else.
  expect(asked.filter((request) => !/^GET \S+\/assets\/js\/\S+\.js $|^GET blob:/.test(request))).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the kinds of recordings are listed', async ({ page }) => {
    await page.goto(SD_PAGE);
    await expect(page.getByRole('table', { name: 'Recordings that the viewer reads' })).toContainText(
      'OpenBCI-RAW-….txt',
    );
  });

  test('a recording is drawn, with what was found in it', async ({ page }) => {
    await page.goto(SD_PAGE);
    const still = page.getByRole('img', { name: /^A recording as the viewer shows it/ });
    await expect(still).toHaveAccessibleName(
      /4,985 samples read, 15 lost in 2 gaps; measured rate 250\.15 Hz/,
    );
    await expect(still.getByText('Marker 1')).toBeVisible();
    await expect(still.getByText('10 s')).toBeVisible();
  });
});

test('of several files that are dropped one is opened, and the viewer says which', async ({ page }) => {
  const viewer = await openViewer(page);
  const line = formatSdLine({ sampleNumber: 1, counts: [1, 2, 3, 4, 5, 6, 7, 8], aux: null });
  await dropFiles(viewer, { 'OBCI_01.TXT': line, 'OBCI_02.TXT': line });
  await expect(viewer.getByRole('alert')).toHaveText(
    'You dropped 2 files, and one can be open at a time: it is OBCI_01.TXT.',
  );
  await expect(viewer.getByText(/^OBCI_01\.TXT: /)).toBeVisible();

  await dropFiles(viewer, { 'OBCI_02.TXT': line });
  await expect(viewer.getByText(/^OBCI_02\.TXT: /)).toBeVisible();
  await expect(viewer.getByRole('alert')).toHaveCount(0);
});
