/** The search page and the Not Found page's search. */
import { holdRequests } from './support/holdRequests';
import { INDEX_URL } from './support/searchModal';
import { expect, openPage, test, widths } from './support/site';

test('without a query it waits for one, in a box that has the focus', async ({ page, complaints }) => {
  await openPage(page, '/search/');
  const box = page.getByRole('searchbox', { name: 'Search docs' });
  await expect(box).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('main')).not.toContainText(/algolia|docsearch/i);
  expect(complaints).toEqual([]);
});

test('q is searched, shown and named in the title', async ({ page, complaints }) => {
  await openPage(page, '/search/?q=cyton%20gain');
  await expect(page.getByRole('searchbox')).toHaveValue('cyton gain');
  await expect(page).toHaveTitle(/^Search results for "cyton gain"/);
  await expect(page.getByText(/^\d+ results for "cyton gain"$/)).toBeVisible();
  const first = page.getByRole('article').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\//);
  await expect(first.locator('mark').first()).toBeVisible();
  await expect(first).toContainText('Cyton');
  await expect(page.getByRole('status')).toHaveText(
    /^\d+ results for "cyton gain"\. \d+ of \d+ results shown\.$/,
  );
  expect(complaints).toEqual([]);
});

test('the address follows the box and the box the address', async ({ page }) => {
  await openPage(page, '/search/?q=ganglion');
  const box = page.getByRole('searchbox');
  await expect(page.getByText(/results for "ganglion"/).first()).toBeVisible();
  await box.fill('daisy');
  await expect(page).toHaveURL(/\?q=daisy$/);
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await box.fill('electrode');
  await expect(page).toHaveURL(/\?q=electrode$/);
  await page.goBack();
  await expect(box).toHaveValue('daisy');
  await expect(page.getByText(/results for "daisy"/).first()).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('ganglion');
  await page.goForward();
  await expect(box).toHaveValue('daisy');
  await box.fill('');
  await expect(page).toHaveURL(/\/search\/$/);
});

test('what is typed while the next page is on its way is not put into its address', async ({ page }) => {
  await openPage(page, '/search/');
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page.getByRole('navigation').getByRole('link', { name: 'Citations' }).first().click();
  await expect(page).toHaveURL(/\/citations\/$/);
  await page.getByRole('searchbox').fill('daisy');
  await page.waitForTimeout(600);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citations');
  await expect(page).toHaveURL(/\/citations\/$/);
});

test('who follows a link right after the last key finds the query on the way back', async ({ page }) => {
  await openPage(page, '/search/?q=ganglion');
  await page.getByRole('searchbox').fill('daisy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=daisy$/);
  await expect(page.getByRole('searchbox')).toHaveValue('daisy');
});

test('typing does not fill the history', async ({ page }) => {
  await openPage(page, '/help/');
  await page.goto('/search/');
  const box = page.getByRole('searchbox');
  await box.pressSequentially('impedance', { delay: 20 });
  await expect(page).toHaveURL(/\?q=impedance$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/help\/$/);
});

test('going back from a result leads to the query it was found with', async ({ page }) => {
  await openPage(page, '/search/');
  const box = page.getByRole('searchbox');
  await box.fill('cyton specifications');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/Cyton\//);
  await page.goBack();
  await expect(box).toHaveValue('cyton specifications');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('query and box hold 64 characters', async ({ page }) => {
  await openPage(page, `/search/?q=${'y'.repeat(100)}`);
  const box = page.getByRole('searchbox');
  await expect(box).toHaveValue('y'.repeat(64));
  await box.focus();
  await page.keyboard.insertText('z');
  await expect(box).toHaveValue('y'.repeat(64));
});

test('twenty hits come at once, the others by scrolling and by the button', async ({ page }) => {
  await openPage(page, '/search/?q=cyton');
  const hits = page.getByRole('article');
  await expect(hits).toHaveCount(20);
  const text = (await page.getByText(/^\d+ results for "cyton"$/).textContent()) ?? '';
  const count = Number.parseInt(text, 10);
  expect(count).toBeGreaterThan(40);
  const more = page.getByRole('button', { name: 'Show more results' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hits.count()).toBeGreaterThanOrEqual(40);
  await expect(page.getByRole('status')).toContainText(/[4-9]\d of \d+ results shown/);
  for (let shown = await hits.count(); shown < count; shown = await hits.count()) {
    await hits.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => hits.count()).toBeGreaterThan(shown);
  }
  await expect(hits).toHaveCount(count);
  await expect(more).toHaveCount(0);
});

test('a search for words as typed goes on as typed after Back', async ({ page }) => {
  await openPage(page, '/search/?q=cyton%20gian');
  const hits = page.getByRole('article');
  const asTyped = page.getByRole('button', { name: 'Search for "cyton gian" as typed' });
  await asTyped.click();
  await expect(page.getByText('No page contains the word "gian".', { exact: false })).toBeVisible();
  const text = (await page.getByText(/^\d+ results for "cyton gian"$/).textContent()) ?? '';
  await hits.first().getByRole('link').click();
  await expect(page).not.toHaveURL(/\/search\//);
  await page.goBack();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(asTyped).toHaveCount(0);
  const more = page.getByRole('button', { name: 'Show more results' });
  for (let shown = await hits.count(); (await more.count()) > 0; shown = await hits.count()) {
    await hits.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await expect.poll(async () => (await hits.count()) > shown || (await more.count()) === 0).toBe(true);
  }
  await expect(hits).toHaveCount(Number.parseInt(text, 10));
});

test('the arrows go from the box through the results and back', async ({ page }) => {
  await openPage(page, '/search/?q=cyton');
  await expect(page.getByRole('article').first()).toBeVisible();
  const box = page.getByRole('searchbox');
  const link = (index: number) => page.getByRole('article').nth(index).getByRole('link');
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(link(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
});

test('nothing found and hostile text are shown as text', async ({ page, complaints }) => {
  const query = '"><zzqqxx onxxqqzz="wwvvkk">';
  await openPage(page, `/search/?q=${encodeURIComponent(query)}`);
  await expect(page.getByText(`No results for "${query}"`).last()).toBeVisible();
  await expect(page.getByRole('main').locator('zzqqxx')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('nothing found offers up to three queries that do find something', async ({ page }) => {
  await openPage(page, '/search/?q=ganglionwwvvk');
  const offered = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(offered).toHaveText([/ganglion/i, /./, /./]);
  const first = (await offered.first().textContent()) ?? '';
  await offered.first().click();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === first);
  await expect(page.getByRole('searchbox')).toHaveValue(first);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(offered).toHaveCount(3);
});

test('a quotation that stands nowhere is answered by its words, and says so', async ({ page }) => {
  const note = page.getByText('No page contains the quoted words in this order.', { exact: false });
  await openPage(page, `/search/?q=${encodeURIComponent('"daisy the ganglion"')}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(note).toBeVisible();
  await openPage(page, `/search/?q=${encodeURIComponent('"Cyton with Daisy"')}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a failure shows the error with a retry that retries, and stays until then', async ({ page }) => {
  await page.route(INDEX_URL, (route) => route.abort());
  await openPage(page, '/search/?q=cyton');
  const title = page.getByText('Unable to fetch results', { exact: true });
  await expect(title).toBeVisible();
  await expect(
    page.getByText('You might want to check your network connection.', { exact: true }),
  ).toBeVisible();
  await page.unroute(INDEX_URL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(title).toHaveCount(0);
});

test('a slow engine shows as searching', async ({ page }) => {
  await page.route(INDEX_URL, () => undefined);
  await openPage(page, '/search/?q=cyton');
  await expect(page.getByText('Searching…', { exact: true })).toBeVisible();
  await expect(page.getByText(/No results/)).toHaveCount(0);
});

test('it fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: widths.narrow, height: 640 });
  await openPage(page, '/search/?q=cyton');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.narrow);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says so and leads to help; the navbar still leads there', async ({ page }) => {
    await page.goto('/search/');
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/help/');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.goto('/help/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\/\??$/);
  });
});

test.describe('an address without a page', () => {
  test('offers the pages whose words it holds', async ({ page }) => {
    await page.goto('/docs/Cyton/CytonSpec');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    const matches = page.getByRole('region', { name: 'Did you mean one of these?' });
    await expect(matches.getByRole('listitem').first()).toContainText('Cyton specifications');
    expect(await matches.getByRole('listitem').count()).toBeLessThanOrEqual(5);
    await matches.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/Cyton\/CytonSpecs\/$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
  });

  test('is plainly not found when nothing matches or search is down', async ({ page }) => {
    await page.route(INDEX_URL, (route) => route.abort());
    await page.goto('/Cyton/CytonSpec/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByRole('heading', { level: 2, name: 'Did you mean' })).toHaveCount(0);
  });
});
