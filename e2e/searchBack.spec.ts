/** What Back, the keyboard and early presses do around the search. */
import { holdRequests } from './support/holdRequests';
import { searchModal } from './support/searchModal';
import { expect, openPage, test, widths } from './support/site';

for (const width of [widths.phone, widths.desktop]) {
  test(`Back closes the dialog before it leaves the page, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/help/');
    await page.getByRole('link', { name: 'Blog' }).last().click();
    await expect(page).toHaveURL(/\/blog\/$/);
    const modal = searchModal(page);
    await modal.open();
    await page.goBack();
    await modal.expectClosed();
    await expect(page).toHaveURL(/\/blog\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/help\/$/);
  });
}

/** The page was not come to by a link of this site: the router knows of no page before it. */
test('Back closes what lies over the page that a reader came to from elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.goto('/robots.txt');
  await openPage(page, '/Cyton/CytonSpecs/');
  const modal = searchModal(page);
  await modal.open();
  await page.goBack();
  await modal.expectClosed();
  await expect(page).toHaveURL(/\/CytonSpecs\/$/);

  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  await expect(page).toHaveURL(/\/CytonSpecs\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/robots\.txt$/);
});

test('what was closed without Back leaves no step behind, and the page where it was', async ({ page }) => {
  await openPage(page, '/help/');
  await openPage(page, '/Cyton/CytonSpecs/');
  await page.evaluate(() => window.scrollTo(0, 2000));
  const modal = searchModal(page);
  await modal.open();
  await page.keyboard.press('Escape');
  await modal.expectClosed();
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('overlay');
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(2000);
  await page.goBack();
  await expect(page).toHaveURL(/\/help\/$/);
});

/** The browser takes a moment for the dialog's step back, and longer on a busy phone. */
test('a link that is followed as the dialog closes is not undone by its step back', async ({ page }) => {
  await openPage(page, '/help/');
  await searchModal(page).open();
  const isUnderWay = await page.evaluate(async () => {
    const isDialogThere = (): boolean => document.querySelector('dialog.DocSearch') !== null;
    const isClosed = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (!isDialogThere()) resolve();
      }).observe(document.body, { childList: true });
    });
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    await isClosed;
    const isOnItsEntry = JSON.stringify(window.history.state).includes('overlay');
    document.querySelector<HTMLElement>('.navbar a[href="/citations/"]')?.click();
    return isOnItsEntry;
  });
  expect(isUnderWay, 'the step back has not arrived').toBe(true);
  await expect(page.locator('main h1')).toHaveText('Citations');
  await expect(page).toHaveURL(/\/citations\/$/);
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Help');
  await expect(page).toHaveURL(/\/help\/$/);
});

test('a page that is loaded anew under the dialog keeps no step for it', async ({ page }) => {
  await openPage(page, '/help/');
  await openPage(page, '/Cyton/CytonSpecs/');
  const modal = searchModal(page);
  await modal.open();
  await page.reload();
  await modal.expectClosed();
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('overlay');
  await expect(page).toHaveURL(/\/CytonSpecs\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/help\/$/);
});

for (const place of ['the search', 'the side menu'] as const) {
  test(`one Back leads from a page that was chosen in ${place} to the page before`, async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await openPage(page, '/help/');
    if (place === 'the search') {
      const modal = searchModal(page);
      await modal.open();
      await modal.search('scale factor');
      await page.keyboard.press('Enter');
    } else {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page.locator('.navbar-sidebar').getByRole('link', { name: 'Citations' }).click();
    }
    await expect(page).not.toHaveURL(/\/help\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/help/i);
    await page.goBack();
    await expect(page).toHaveURL(/\/help\/$/);
    await page.goForward();
    await expect(page).not.toHaveURL(/\/help\//);
  });
}

/** The menu and the figure give way to the search: there is one step back to the page, and none that leads nowhere. */
for (const [below, address, opener, shown] of [
  ['the side menu', '/blog/', 'Toggle navigation bar', '.navbar-sidebar'],
  ['a large figure', '/GettingStarted/Boards/CytonGS/', 'Enlarge: Cyton from above', '[data-large-figure]'],
] as const) {
  test(`one Back leads from a hit that was chosen over ${below} to the page before`, async ({ page }) => {
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await openPage(page, '/help/');
    await openPage(page, address);
    const heading = page.locator('main h1');
    const title = (await heading.textContent()) ?? '';
    await page.getByRole('button', { name: opener }).click();
    const lower = page.locator(shown);
    await expect(lower).toBeInViewport();
    const modal = searchModal(page);
    await page.keyboard.press('/');
    await expect(modal.input).toBeFocused();
    await expect(lower).not.toBeInViewport();
    await modal.search('scale factor');
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(heading).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(/\/help\/$/);
  });
}

test('the focus is back at the search button when the search is closed that took the menu’s place', async ({
  page,
}) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, '/help/');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await page.keyboard.press('/');
  const modal = searchModal(page);
  await expect(modal.input).toBeFocused();
  await page.keyboard.press('Escape');
  await modal.expectClosed();
  await expect(modal.button).toBeFocused();
});

test('Back still closes the side menu first', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, '/help/');
  await page.getByRole('link', { name: 'Blog' }).last().click();
  await expect(page).toHaveURL(/\/blog\/$/);
  const modal = searchModal(page);
  await modal.open();
  await page.keyboard.press('Escape');
  await modal.expectClosed();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  await expect(page).toHaveURL(/\/blog\/$/);
});

for (const [moment, waits] of [
  ['once the page is there', true],
  ['before the page is there', false],
] as const) {
  test(`Back from a result, ${moment}, shows the hits and the place that were left`, async ({ page }) => {
    await openPage(page, '/search/?q=cyton');
    const hits = page.getByRole('article');
    await expect(hits).toHaveCount(20);
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect.poll(() => hits.count()).toBeGreaterThanOrEqual(40);
    const link = hits.nth(30).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const shown = await hits.count();
    const scrolled = await page.evaluate(() => window.scrollY);
    // Those that came first; more may be on their way, for the end of the list is near.
    const firstTexts = async () => (await hits.allTextContents()).slice(0, 30);
    await expect.poll(async () => (await firstTexts()).filter((text) => text.endsWith('\u00a0'))).toEqual([]);
    const texts = await firstTexts();
    await link.click();
    await expect(page).not.toHaveURL(/\/search\//);
    if (waits) await expect(page.locator('main h1')).not.toContainText('"cyton"');
    await page.goBack();
    await expect(page).toHaveURL(/\/search\/\?q=cyton$/);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(scrolled));
    expect(await hits.count()).toBeGreaterThanOrEqual(shown);
    await expect.poll(firstTexts).toEqual(texts);
    // The search goes on from there.
    await page.getByRole('searchbox').fill('daisy');
    await expect(page.getByText(/^\d+ results for "daisy"$/)).toBeVisible();
  });
}

test('after a hit with an anchor the keyboard goes on at its target', async ({ page }) => {
  await openPage(page, '/');
  const modal = searchModal(page);
  await modal.open();
  await modal.search('scale factor');
  const anchored = modal.dialog
    .locator('.DocSearch-Hit a[href*="#"], a.DocSearch-Hit[href*="#"], [role=option][href*="#"]')
    .first();
  const href = (await anchored.getAttribute('href')) ?? '';
  await anchored.click();
  await modal.expectClosed();
  await expect(page).toHaveURL((url) => url.hash !== '');
  await expect(page.locator(`[id="${decodeURIComponent(href.split('#')[1] ?? '')}"]`)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('what was announced is gone as soon as the box is cleared', async ({ page }) => {
  await openPage(page, '/search/?q=cyton');
  const status = page.getByRole('status');
  await expect(status).toContainText('results for "cyton"');
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await status.textContent()).toBe('');
});

test('another query is announced by its own count, never by the count before it', async ({ page }) => {
  await openPage(page, '/search/?q=cyton');
  const status = page.getByRole('status');
  await expect(status).toContainText('results for "cyton"');
  const told = await status.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  await page.getByRole('searchbox').fill('ganglion');
  await expect(status).toContainText('results for "ganglion"');
  const texts = await told.jsonValue();
  expect(texts.filter((text) => text.includes('"cyton"'))).toEqual([]);
});

test('a slash pressed before the page is hydrated opens the dialog', async ({ page }) => {
  const release = await holdRequests(page, (url) =>
    /\/assets\/js\/(?!main\.|runtime~main\.).*\.js$/.test(url.pathname),
  );
  await page.goto('/help/', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'docusaurus' in window);
  await page.keyboard.press('/');
  release();
  await expect(searchModal(page).input).toBeFocused();
});
