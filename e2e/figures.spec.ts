/** Figures open large, and headings hand out their address. */
import { expect, openPage, test, widths } from './support/site';

const PAGE = '/GettingStarted/Boards/CytonGS/';
const TITLE = 'Cyton from above';

for (const width of [widths.phone, widths.desktop]) {
  test(`a figure opens in a window of its own and goes back to its place, ${width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, PAGE);
    const picture = page.getByRole('img', { name: TITLE });
    const opener = page.getByRole('button', { name: `Enlarge: ${TITLE}` });
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    await opener.focus();
    const small = await picture.boundingBox();
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: TITLE });
    await expect(dialog.getByRole('img', { name: TITLE })).toBeVisible();
    await expect(picture).toHaveCount(1);
    const large = await picture.boundingBox();
    expect(large?.width).toBeGreaterThan(1.5 * (small?.width ?? Infinity));
    await dialog.getByRole('button', { name: 'Larger' }).click();
    expect((await picture.boundingBox())?.width).toBeGreaterThan(1.5 * (large?.width ?? Infinity));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(pageHeight);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await picture.boundingBox()).toEqual(small);
    await expect(opener).toBeFocused();
    expect(complaints).toEqual([]);
  });
}

test('a large figure shows its middle, and what stands there stays as it grows', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, PAGE);
  await page.getByRole('button', { name: `Enlarge: ${TITLE}` }).click();
  const dialog = page.getByRole('dialog', { name: TITLE });
  const sheet = dialog.getByRole('group');
  /** Where the middle of the window is, in parts of the drawing's width. */
  const middle = (): Promise<number> =>
    sheet.evaluate((seen) => (seen.scrollLeft + seen.clientWidth / 2) / seen.scrollWidth);
  await expect.poll(middle).toBeCloseTo(0.5, 2);
  await sheet.evaluate((seen) => seen.scrollTo(0.3 * seen.scrollWidth - seen.clientWidth / 2, 0));
  await expect.poll(middle).toBeCloseTo(0.3, 2);
  await dialog.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(() => sheet.evaluate((seen) => seen.scrollWidth)).toBeGreaterThan(1000);
  await expect.poll(middle).toBeCloseTo(0.3, 2);
});

test('Back closes a large figure before it leaves the page', async ({ page }) => {
  await openPage(page, '/GettingStarted/GettingStartedLanding/');
  await page.locator(`.markdown a[href="${PAGE}"]`).first().click();
  await page.getByRole('button', { name: `Enlarge: ${TITLE}` }).click();
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === PAGE);
  await page.goBack();
  await expect(page).toHaveURL(/GettingStartedLanding/);
});

test('a large figure has its entry in the history from the moment it shows', async ({ page }) => {
  await page.addInitScript(() => {
    const dialogs: { showModal: (this: HTMLDialogElement) => void } = HTMLDialogElement.prototype;
    const { showModal } = dialogs;
    dialogs.showModal = function (): void {
      const before = history.length;
      showModal.call(this);
      // Before anything else can happen, a press of Back for one.
      queueMicrotask(() => (document.body.dataset.entriesAtFirst = String(history.length - before)));
    };
  });
  await openPage(page, PAGE);
  await page.getByRole('button', { name: `Enlarge: ${TITLE}` }).click();
  await expect(page.locator('body')).toHaveAttribute('data-entries-at-first', '1');
});

test('the link beside a heading copies its address and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/Cyton/CytonDataFormat/');
  const heading = page.getByRole('heading', { name: 'Scale factor' });
  await heading.hover();
  await heading.getByRole('link').click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await expect(page).toHaveURL(/#scale-factor$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
