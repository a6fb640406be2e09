/** Recent and favourite searches, in any storage. */
import { FAVOURITE_KEY, fillStorage, RECENT_KEY, searchModal, storedHit } from './support/searchModal';
import { expect, openPage, test } from './support/site';

const SPECS = storedHit('Cyton specifications', '/Cyton/CytonSpecs/');
const LANDING = storedHit('Ganglion board', '/Ganglion/GanglionLanding/');

test('an opened result is remembered, kept as a favourite, and removed', async ({ page, complaints }) => {
  await openPage(page, '/help/');
  const modal = searchModal(page);
  await modal.open();
  await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
  await expect(modal.dialog.getByText('Type a word, a part number or the text of a message.')).toBeVisible();
  await modal.search('cyton specifications');
  await expect(modal.options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await modal.expectClosed();

  await modal.open();
  await expect(modal.dialog.getByRole('heading', { name: 'Recent' })).toBeVisible();
  await expect(modal.options).toHaveCount(1);
  await modal.dialog.getByRole('button', { name: /^Save this search/ }).click();
  await expect(modal.dialog.getByRole('heading', { name: 'Favorite' })).toBeVisible();
  await expect(modal.dialog.getByRole('heading', { name: 'Recent' })).toBeHidden();
  await expect(modal.input).toBeFocused();

  await page.reload();
  await modal.open();
  await expect(modal.options).toHaveCount(1);
  const kept: unknown = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null'),
    FAVOURITE_KEY,
  );
  expect(kept).toMatchObject([{ type: 'lvl1' }]);
  expect(JSON.stringify(kept)).not.toMatch(/highlight|snippet/i);
  await modal.dialog.getByRole('button', { name: /^Remove this search from favorites/ }).click();
  await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a recent search is removed from history, by the keyboard too', async ({ page }) => {
  await fillStorage(page, { [RECENT_KEY]: JSON.stringify([SPECS, LANDING]) });
  await openPage(page, '/help/');
  const modal = searchModal(page);
  await modal.open();
  await expect(modal.options).toHaveCount(2);
  await modal.dialog
    .getByRole('button', { name: 'Remove this search from history: Cyton specifications' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(modal.options).toHaveCount(1);
  await expect(modal.options).toHaveText(/Ganglion board/);
});

test('an open dialog shows what another tab stores and removes', async ({ page, context }) => {
  await openPage(page, '/help/');
  const modal = searchModal(page);
  await modal.open();
  await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
  const otherTab = await context.newPage();
  await openPage(otherTab, '/');
  await otherTab.evaluate(([key, value]) => localStorage.setItem(key, value), [
    FAVOURITE_KEY,
    JSON.stringify([SPECS, LANDING]),
  ] as const);
  await expect(modal.options).toHaveCount(2);
  const there = searchModal(otherTab);
  await there.open();
  await there.dialog
    .getByRole('button', { name: 'Remove this search from favorites: Cyton specifications' })
    .click();
  await expect(modal.options).toHaveText([/Ganglion board/]);
});

test('the arrows reach stored searches and Enter opens them', async ({ page }) => {
  await fillStorage(page, {
    [RECENT_KEY]: JSON.stringify([SPECS]),
    [FAVOURITE_KEY]: JSON.stringify([LANDING]),
  });
  await openPage(page, '/help/');
  const modal = searchModal(page);
  await modal.open();
  await expect(modal.options).toHaveCount(2);
  await page.keyboard.press('ArrowUp');
  await expect(modal.active).toHaveText(/Ganglion board/);
  await page.keyboard.press('ArrowDown');
  await expect(modal.active).toHaveText(/Cyton specifications/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Cyton\/CytonSpecs\/$/);
});

test('arrows never reach a stored search behind a pending query', async ({ page }) => {
  await fillStorage(page, { [RECENT_KEY]: JSON.stringify([SPECS]) });
  await openPage(page, '/help/');
  await page.route('**/search-index/**', () => undefined);
  const modal = searchModal(page);
  await modal.open();
  await modal.input.fill('gain');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(modal.dialog).toBeVisible();
  await expect(page).toHaveURL(/\/help\/$/);
});

test('seven recent searches are listed, or four beside a favourite', async ({ page }) => {
  const many = Array.from({ length: 12 }, (_, index) => storedHit(`Page ${index}`, '/help/'));
  await fillStorage(page, { [RECENT_KEY]: JSON.stringify(many) });
  await openPage(page, '/citations/');
  const modal = searchModal(page);
  await modal.open();
  await expect(modal.options).toHaveCount(7);
  await modal.dialog
    .getByRole('button', { name: /^Save this search/ })
    .first()
    .click();
  await expect(modal.options).toHaveCount(5);
});

test('a stored search that leads off the site is not listed; nothing stored is lost', async ({ page }) => {
  await fillStorage(page, {
    [RECENT_KEY]: JSON.stringify([
      storedHit('Gone', '/Cyton/NoSuchPage/'),
      SPECS,
      storedHit('Script', 'javascript:alert(1)'),
    ]),
  });
  await openPage(page, '/help/');
  const modal = searchModal(page);
  await modal.open();
  await expect(modal.options).toHaveCount(2);
  await expect(modal.dialog).not.toContainText('Script');
  expect(await page.evaluate((key) => localStorage.getItem(key), RECENT_KEY)).toContain('Gone');
});

test('hostile stored text stays text', async ({ page, complaints }) => {
  const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await fillStorage(page, { [RECENT_KEY]: JSON.stringify([storedHit(hostile, '/help/')]) });
  await openPage(page, '/help/');
  const modal = searchModal(page);
  await modal.open();
  await expect(modal.options.first()).toContainText('<img src=x');
  await expect(modal.dialog.locator('img, script')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

for (const [name, value] of [
  ['garbage', '{[['],
  ['another shape', '{"version":7}'],
  ['broken entries', '[null,1,{"objectID":"x"}]'],
] as const) {
  test(`a storage that holds ${name} is read as empty and written again`, async ({ page, complaints }) => {
    await openPage(page, '/help/');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [RECENT_KEY, value] as const);
    const modal = searchModal(page);
    await modal.open();
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    await modal.search('cyton');
    const title = await page.locator('main h1').textContent();
    await modal.options.first().click();
    await modal.expectClosed();
    await expect(page.locator('main h1')).not.toHaveText(title ?? '');
    await modal.open();
    await expect(modal.options).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}

for (const [name, breakStorage] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    },
  ],
] as const) {
  test(`a storage that is ${name} leaves search as it is, and the page remembers in its place`, async ({
    page,
  }) => {
    const exceptions: string[] = [];
    page.on('pageerror', (error) => exceptions.push(error.message));
    await page.addInitScript(breakStorage);
    await openPage(page, '/help/');
    const modal = searchModal(page);
    await modal.open();
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    await modal.search('cyton');
    await modal.options.first().click();
    await modal.expectClosed();
    await modal.open();
    await expect(modal.dialog.getByRole('heading', { name: 'Recent' })).toBeVisible();
    await expect(modal.options).toHaveCount(1);
    expect(exceptions).toEqual([]);
  });
}
