/** The search dialog: how it opens and closes, its keys, its four screens. */
import { Frame } from './support/frame';
import { holdRequests } from './support/holdRequests';
import { searchModal } from './support/searchModal';
import { expect, openPage, test, widths } from './support/site';

const SPECS_PATH = /\/Cyton\/CytonSpecs\/$/;

test.describe('opening and closing', () => {
  test.beforeEach(async ({ page }) => openPage(page, '/help/'));

  test('the button is named Search, opens the dialog and gets the focus back', async ({
    page,
    complaints,
  }) => {
    const modal = searchModal(page);
    await expect(modal.button).toHaveText(/^Search/);
    await modal.open();
    await expect(modal.input).toHaveAttribute('placeholder', 'Search docs');
    await expect(modal.dialog).toHaveAttribute('aria-modal', 'true');
    await page.keyboard.press('Escape');
    await modal.expectClosed();
    await expect(modal.button).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test('the slash opens it, and is typed where something is typed', async ({ page }) => {
    const modal = searchModal(page);
    await page.keyboard.press('/');
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveValue('');
    await page.keyboard.press('/');
    await expect(modal.input).toHaveValue('/');
    await page.keyboard.press('Escape');

    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
    await page.locator('textarea').press('/');
    await expect(page.locator('textarea')).toHaveValue('/');
    await modal.expectClosed();
  });

  test('the slash opens it from a box that was ticked', async ({ page }) => {
    const modal = searchModal(page);
    await openPage(page, '/GettingStarted/Boards/CytonGS/');
    await page.getByRole('checkbox').first().click();
    await page.keyboard.press('/');
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveValue('');
  });

  for (const keys of ['Control+k', 'Meta+k']) {
    test(`${keys} opens and closes it, also from a field`, async ({ page }) => {
      const modal = searchModal(page);
      await page.keyboard.press(keys);
      await expect(modal.input).toBeFocused();
      await page.keyboard.press(keys);
      await modal.expectClosed();
    });
  }

  test('Caps Lock does not matter, other keys with K do not open it', async ({ page }) => {
    const modal = searchModal(page);
    const press = (init: { key: string; ctrlKey?: boolean; shiftKey?: boolean }) =>
      page.evaluate((options) => {
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options }),
        );
      }, init);
    await press({ key: 'k' });
    await press({ key: 'k', ctrlKey: true, shiftKey: true });
    await press({ key: '/', ctrlKey: true });
    await modal.expectClosed();
    await press({ key: 'K', ctrlKey: true });
    await expect(modal.input).toBeFocused();
  });

  test('focus goes back to where it was before a shortcut', async ({ page }) => {
    const modal = searchModal(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Citations' });
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('Cancel and a click outside close it, a click inside does not', async ({ page }) => {
    const modal = searchModal(page);
    await modal.open();
    await modal.dialog.getByText('to navigate').click();
    await expect(modal.dialog).toBeVisible();
    await page.mouse.click(20, 400);
    await modal.expectClosed();
    await modal.open();
    await modal.dialog.getByRole('button', { name: 'Cancel' }).click();
    await modal.expectClosed();
  });

  test('the page behind stays still', async ({ page }) => {
    await openPage(page, '/Cyton/CytonSpecs/');
    const modal = searchModal(page);
    await modal.open();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('focus never leaves it', async ({ page }) => {
    const modal = searchModal(page);
    await modal.open();
    await modal.search('cyton');
    for (const key of [
      'Tab',
      'Tab',
      'Tab',
      'Tab',
      'Tab',
      'Shift+Tab',
      'Shift+Tab',
      'Shift+Tab',
      'Shift+Tab',
    ]) {
      await page.keyboard.press(key);
      await expect(modal.dialog.locator(':focus')).toHaveCount(1);
    }
    // As from the browser's own bar.
    await page.locator('.navbar__brand').focus();
    await expect(modal.input).toBeFocused();
  });

  test('who saves data gets nothing of search before it is opened', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } }),
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openPage(page, '/help/');
    const modal = searchModal(page);
    await modal.button.hover();
    await modal.button.focus();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /search-(modal|client|index)/.test(url))).toEqual([]);
    await modal.open();
    await modal.search('cyton');
    await expect(modal.options.first()).toBeVisible();
  });

  test('nothing of search but the button is loaded before it is wanted', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.reload({ waitUntil: 'networkidle' });
    expect(requests.filter((url) => /search-(modal|client|index)/.test(url))).toEqual([]);
    await searchModal(page).button.hover();
    await expect.poll(() => requests.filter((url) => url.includes('search-index')).length).toBeGreaterThan(0);
  });

  test('what is typed while it loads is not lost', async ({ page }) => {
    await page.route('**/search-modal*.js', async (route) => {
      await page.keyboard.type('gain', { delay: 10 });
      await route.continue();
    });
    await page.keyboard.press('/');
    const modal = searchModal(page);
    await expect(modal.input).toHaveValue('gain');
    await expect(modal.options.first()).toBeVisible();
  });

  test('what is typed while it loads can be corrected, and Enter opens its first result', async ({
    page,
  }) => {
    await page.route('**/search-modal*.js', async (route) => {
      await page.keyboard.type('ganglion data formax');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('t');
      await page.keyboard.press('Enter');
      await route.continue();
    });
    // The button has the focus then: Enter must not press it again.
    await searchModal(page).button.click();
    await expect(page).toHaveURL(/\/Ganglion\/GanglionDataFormat\//);
    await searchModal(page).expectClosed();
  });

  test('what is typed while it loads is cut like what is typed into the box', async ({ page }) => {
    await page.route('**/search-modal*.js', async (route) => {
      await page.keyboard.type('y'.repeat(80));
      await route.continue();
    });
    await page.keyboard.press('/');
    await expect(searchModal(page).input).toHaveValue('y'.repeat(64));
  });

  test('it outlives the change to another kind of page', async ({ page }) => {
    const modal = searchModal(page);
    await modal.open();
    // The engine is there before programs are held back.
    await modal.input.fill('gain');
    await expect(modal.options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await modal.expectClosed();

    const release = await holdRequests(page, '**/assets/js/*.js');
    await new Frame(page).navbar.getByRole('link', { name: 'Citations' }).click();
    await page.keyboard.press('/');
    await modal.input.fill('notch');
    await expect(modal.options.first()).toBeVisible();
    release();
    await expect(page.locator('main h1')).toHaveText('Citations');
    await expect(modal.input).toHaveValue('notch');
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Escape');
    await modal.expectClosed();
    await expect(modal.button).toBeFocused();
  });

  test('a dialog that cannot be loaded says so and opens at the next try', async ({ page }) => {
    await page.route('**/search-modal*.js', (route) => route.abort());
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded');
    await page.unroute('**/search-modal*.js');
    await searchModal(page).open();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('a dialog that cannot be loaded offers to try again, and gives the focus to the button in the end', async ({
    page,
  }) => {
    await page.route('**/search-modal*.js', (route) => route.abort());
    await page.keyboard.press('/');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute('**/search-modal*.js');
    await retry.click();
    await expect(searchModal(page).input).toBeFocused();
    await expect(page.getByRole('alert')).toBeHidden();
    await page.keyboard.press('Escape');
    await searchModal(page).expectClosed();
    await expect(searchModal(page).button).toBeFocused();
  });

  test('Escape calls off a dialog that is on its way, and then nobody is told that it cannot be loaded', async ({
    page,
  }) => {
    const modal = searchModal(page);
    let fail = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/search-modal*.js', async (route) => {
      await isHeld;
      await route.abort();
    });
    const asked = page.waitForRequest('**/search-modal*.js');
    await page.keyboard.press('/');
    await asked;
    await page.keyboard.press('Escape');
    await expect(modal.button).toBeFocused();
    const noted = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
    fail();
    await noted;
    await expect(page.getByRole('alert')).toBeHidden();
    await page.unroute('**/search-modal*.js');
    await modal.open();
  });

  test('a dialog whose file is gone leads, at the next try, to the search page with what was typed', async ({
    page,
  }) => {
    await page.route('**/search-modal*.js', async (route) => {
      await page.keyboard.type('gain', { delay: 10 });
      await route.fulfill({ status: 404, body: 'gone' });
    });
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded');
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search\/\?q=gain$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('a dialog that does not come because the network is gone leaves the page alone', async ({ page }) => {
    await page.route('**/*', (route) => route.abort());
    for (let press = 0; press < 2; press += 1) {
      await page.keyboard.press('/');
      await expect(page.getByRole('alert')).toContainText('Search could not be loaded');
    }
    await expect(page).toHaveURL(/\/help\/$/);
  });
});

test.describe('keys', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/help/');
    await searchModal(page).open();
    await searchModal(page).search('cyton');
  });

  test('the first hit is active at once, and Enter opens it', async ({ page }) => {
    const modal = searchModal(page);
    await expect(modal.options.first()).toHaveAttribute('aria-selected', 'true');
    const id = await modal.options.first().getAttribute('id');
    await expect(modal.input).toHaveAttribute('aria-activedescendant', id ?? '');
    const href = await modal.options.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await modal.expectClosed();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(href);
  });

  test('Enter before the answer is here opens its first hit when it comes', async ({ page }) => {
    const modal = searchModal(page);
    await modal.input.fill('ganglion specifications');
    await page.keyboard.press('Enter');
    await modal.expectClosed();
    await expect(page).toHaveURL(/\/Ganglion\/GanglionSpecs\//);
  });

  test('Enter does nothing on the start screen and where nothing is found', async ({ page }) => {
    const modal = searchModal(page);
    await modal.input.fill('');
    await expect(modal.active).toHaveCount(0);
    await page.keyboard.press('Enter');
    await modal.input.fill('impedanceqqxxzz');
    await expect(modal.dialog.getByText(/No results for/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(modal.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/help\/$/);
    await expect(modal.input).toBeFocused();
  });

  test('Enter that had nothing to open is forgotten', async ({ page }) => {
    const modal = searchModal(page);
    await page.route('**/search-index/**', (route) => route.abort());
    await openPage(page, '/help/');
    await modal.open();
    await modal.input.fill('cyton');
    await expect(modal.dialog.getByText('Unable to fetch results')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.unroute('**/search-index/**');
    await modal.input.fill('cytonx');
    await modal.input.fill('cyton');
    await expect(modal.active).toHaveCount(1);
    await expect(modal.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/help\/$/);
  });

  test('Enter counts for the query it was pressed at, not for one that is typed on', async ({ page }) => {
    const modal = searchModal(page);
    const release = await holdRequests(page, '**/search-index/**');
    await openPage(page, '/help/');
    await modal.open();
    await modal.input.fill('cyton');
    await page.keyboard.press('Enter');
    await modal.input.fill('cyton sd');
    release();
    await expect(modal.active).toHaveCount(1);
    await modal.search('cyton');
    await expect(modal.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/help\/$/);
  });

  for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    test(`${keys} before the answer is here opens it elsewhere when it comes, once`, async ({
      page,
      context,
    }) => {
      const modal = searchModal(page);
      const release = await holdRequests(page, '**/search-index/**');
      await openPage(page, '/help/');
      await modal.open();
      await modal.input.fill('ganglion specifications');
      await page.keyboard.press(keys);
      const opened = context.waitForEvent('page');
      release();
      await expect(await opened).toHaveURL(/\/Ganglion\/GanglionSpecs\//);
      await expect(page).toHaveURL(/\/help\/$/);
      await page.bringToFront();
      // Whoever closes the list and comes back to the field has the same query searched anew.
      await page.keyboard.press('Tab');
      await expect(modal.input).toHaveAttribute('aria-expanded', 'false');
      await modal.input.focus();
      await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
      await modal.input.fill('ganglion specification');
      await modal.search('ganglion specifications');
      await expect(modal.active).toHaveCount(1);
      expect(context.pages()).toHaveLength(2);
    });
  }

  test('who comes back from another window finds the chosen line as it was', async ({ page }) => {
    const modal = searchModal(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(modal.options.nth(2)).toHaveAttribute('aria-selected', 'true');
    await modal.input.evaluate((input) => input.blur());
    await modal.input.focus();
    await expect(modal.input).toBeFocused();
    await page.waitForTimeout(300);
    await expect(modal.options.nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('a typing error is corrected, said, and can be taken back', async ({ page }) => {
    const modal = searchModal(page);
    await modal.search('impedence chek');
    await expect(modal.dialog.getByText('Showing results for impedance check')).toBeVisible();
    await modal.dialog.getByRole('button', { name: 'Search for "impedence chek" as typed' }).click();
    await expect(modal.dialog.getByText('Showing results for impedance check')).toBeHidden();
    await expect(modal.input).toHaveValue('impedence chek');
  });

  test('a word that no page has is named, and the others are searched for', async ({ page }) => {
    const modal = searchModal(page);
    await modal.search('zzqqxx daisy');
    await expect(modal.dialog.getByText('No page contains the word "zzqqxx"')).toBeVisible();
    await expect(modal.options.first()).toContainText(/daisy/i);
  });

  test('the arrows move through the results and wrap around', async ({ page }) => {
    const modal = searchModal(page);
    await expect(modal.options.first()).toHaveAttribute('aria-selected', 'true');
    const id = await modal.options.first().getAttribute('id');
    await expect(modal.input).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(modal.options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(modal.options.last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(modal.options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(modal.options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(modal.active).toHaveCount(1);
  });

  test('Enter opens the active result and closes the dialog', async ({ page }) => {
    const modal = searchModal(page);
    await expect(modal.options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(modal.options.nth(1)).toHaveAttribute('aria-selected', 'true');
    const href = await modal.active.getAttribute('href');
    await page.keyboard.press('Enter');
    await modal.expectClosed();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(href);
  });

  for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    test(`${keys} opens it elsewhere and keeps the dialog`, async ({ page, context }) => {
      const modal = searchModal(page);
      await expect(modal.options.first()).toHaveAttribute('aria-selected', 'true');
      const href = await modal.active.getAttribute('href');
      const opened = context.waitForEvent('page');
      await page.keyboard.press(keys);
      const other = await opened;
      await other.waitForLoadState('domcontentloaded');
      expect(new URL(other.url()).pathname + new URL(other.url()).hash).toBe(href);
      await expect(page).toHaveURL(/\/help\/$/);
      await expect(modal.dialog).toBeVisible();
    });
  }

  test('Tab closes the list, focus on the box opens it again', async ({ page }) => {
    const modal = searchModal(page);
    await page.keyboard.press('ArrowDown');
    await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(modal.input).toHaveAttribute('aria-expanded', 'false');
    await expect(modal.options).toHaveCount(0);
    await expect(modal.dialog.getByRole('link', { name: /See all/ })).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(modal.options.first()).toBeVisible();
    await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
  });

  test('a press outside box and list closes the list and leaves the keys to the box', async ({ page }) => {
    const modal = searchModal(page);
    await modal.search('cyton');
    await modal.dialog.getByText('to navigate').click();
    await expect(modal.input).toHaveAttribute('aria-expanded', 'false');
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
    // Within the list, too, nothing takes the keys away.
    await modal.dialog.locator('.DocSearch-Hit-source').first().click();
    await expect(modal.input).toBeFocused();
    await expect(modal.input).toHaveAttribute('aria-expanded', 'true');
  });

  test('Escape closes dialog and list; with the list closed it clears the query first', async ({ page }) => {
    const modal = searchModal(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(modal.input).toHaveValue('');
    await expect(modal.input).toBeFocused();
    await page.keyboard.press('Escape');
    await modal.expectClosed();

    await modal.open();
    await modal.search('cyton');
    await page.keyboard.press('Escape');
    await modal.expectClosed();
    await modal.open();
    await expect(modal.input).toHaveValue('');
  });

  test('the pointer activates, a click opens', async ({ page }) => {
    const modal = searchModal(page);
    const second = modal.options.nth(1);
    const href = await second.getAttribute('href');
    await second.hover();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await second.click();
    await modal.expectClosed();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(href);
  });

  test('a click with Ctrl opens a new tab and keeps the dialog', async ({ page, context }) => {
    const modal = searchModal(page);
    const opened = context.waitForEvent('page');
    await modal.options.first().click({ modifiers: ['Control'] });
    await opened;
    await expect(modal.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/help\/$/);
  });

  test('the box clears by its button and holds 64 characters', async ({ page }) => {
    const modal = searchModal(page);
    await modal.dialog.getByRole('button', { name: 'Clear the query' }).click();
    await expect(modal.input).toHaveValue('');
    await expect(modal.input).toBeFocused();
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    await expect(modal.dialog.getByRole('button', { name: 'Clear the query' })).toBeHidden();
    await page.keyboard.insertText('x'.repeat(100));
    await expect(modal.input).toHaveValue('x'.repeat(64));
  });
});

test.describe('screens', () => {
  test.beforeEach(async ({ page }) => openPage(page, '/help/'));

  test('results stand under their sections, five of each at most', async ({ page }) => {
    const modal = searchModal(page);
    await modal.open();
    await modal.search('cyton');
    const groups = modal.dialog.getByRole('group');
    const names = await modal.dialog.locator('.DocSearch-Hit-source').allTextContents();
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    for (const [index, name] of names.entries()) {
      await expect(groups.nth(index)).toHaveAccessibleName(name);
      const count = await groups.nth(index).getByRole('option').count();
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(5);
    }
    expect(await modal.options.count()).toBeLessThanOrEqual(20);
    await expect(modal.options.first().locator('mark').first()).toHaveText(/cyton/i);
  });

  test('"See all" leads to the search page with the same count', async ({ page }) => {
    const modal = searchModal(page);
    await modal.open();
    await modal.search('impedance check');
    const link = modal.dialog.getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec((await link.textContent()) ?? '')?.[0];
    await link.click();
    await modal.expectClosed();
    await expect(page).toHaveURL(/\/search\/\?q=impedance%20check$/);
    await expect(page.getByText(`${count} results for "impedance check"`, { exact: true })).toBeVisible();
  });

  test('nothing found says so and offers other queries that find something', async ({ page }) => {
    const modal = searchModal(page);
    await modal.open();
    await modal.input.fill('impedanceqqxxzz');
    await expect(modal.dialog.locator('.DocSearch-Title')).toHaveText('No results for "impedanceqqxxzz"');
    await expect(modal.dialog.getByText('Believe this query should return results?')).toHaveCount(0);
    const suggestions = modal.dialog.locator('.DocSearch-Prefill');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    const suggestion = (await suggestions.first().textContent()) ?? '';
    await suggestions.first().click();
    await expect(modal.input).toHaveValue(suggestion);
    await expect(modal.input).toBeFocused();
    await expect(modal.options.first()).toBeVisible();
  });

  test('the count is announced politely, nothing before typing stops', async ({ page }) => {
    const modal = searchModal(page);
    await modal.open();
    const status = modal.dialog.getByRole('status');
    await expect(status).toHaveText('');
    await modal.search('cyton');
    await expect(status).toHaveText(/^\d+ results\. Use the up and down arrows to choose\.$/);
    await modal.input.fill('zzqqxx');
    await expect(status).toHaveText('No results for "zzqqxx"');
    await expect(modal.dialog.getByText('Check the spelling, or try fewer or other words.')).toBeVisible();
    await modal.dialog.getByRole('link', { name: 'See where to ask.' }).click();
    await modal.expectClosed();
    await expect(page).toHaveURL(/\/help\/$/);
  });

  test('retired pages say so', async ({ page }) => {
    const modal = searchModal(page);
    await modal.open();
    await modal.search('wifi shield');
    const retired = modal.dialog.getByRole('group', { name: 'Deprecated' }).getByRole('option');
    await expect(retired.first()).toContainText('Deprecated');
  });

  test('the list that the box names exists, and the pairing is valid', async ({ page }) => {
    const modal = searchModal(page);
    await modal.open();
    await expect(modal.input).not.toHaveAttribute('aria-controls');
    await modal.search('cyton');
    const list = await modal.input.getAttribute('aria-controls');
    await expect(page.locator(`[id="${list}"]`)).toHaveRole('listbox');
    await expect(modal.dialog.locator('[role=option] :is(a, button)')).toHaveCount(0);
  });
});

test('on a phone it fills the screen, works by touch and never scrolls sideways', async ({
  browser,
  baseURL,
}) => {
  for (const width of [widths.narrow, widths.phone]) {
    const context = await browser.newContext({
      baseURL,
      hasTouch: true,
      isMobile: true,
      viewport: { width, height: 700 },
    });
    const page = await context.newPage();
    await openPage(page, '/');
    const modal = searchModal(page);
    await modal.button.tap();
    await expect(modal.input).toBeFocused();
    await modal.search('cyton specifications');
    // It slides in, so its place is asked for until it stands.
    await expect
      .poll(() => modal.dialog.locator('.DocSearch-Modal').boundingBox())
      .toMatchObject({ x: 0, y: 0, width, height: 700 });
    expect(await modal.dialog.evaluate((element) => element.scrollWidth)).toBe(width);
    await modal.options.first().tap();
    await modal.expectClosed();
    await expect(page).toHaveURL(SPECS_PATH);
    await context.close();
  }
});
