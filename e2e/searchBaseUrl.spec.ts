/** Search below a base URL, the hardest one: `/docs/` is also what result paths are rewritten from. */
import { testOnBuild } from './support/builds';
import { searchModal } from './support/searchModal';
import { expect, openPage } from './support/site';

const test = testOnBuild('search-below-docs', {
  SITE_BASE_URL: '/docs/',
  MISSING_RESULTS_URL: 'https://issues.example.org/new?title={query}&body={query}',
});

test('results, "See all", the search page and lost addresses stay below the base URL', async ({
  page,
  foreignRequests,
}) => {
  await openPage(page, './help/');
  const modal = searchModal(page);
  await modal.open();
  await modal.search('cyton specifications');
  await expect(modal.options.first()).toHaveAttribute('href', '/docs/Cyton/CytonSpecs/');
  await modal.dialog.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/docs\/search\/\?q=cyton%20specifications$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Search results for "cyton specifications"',
  );
  const first = page.getByRole('article').first().getByRole('link');
  await expect(first).toHaveAttribute('href', '/docs/Cyton/CytonSpecs/');
  await first.click();
  await expect(page).toHaveURL(/\/docs\/Cyton\/CytonSpecs\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cyton specifications');

  await modal.open();
  await expect(modal.options).toHaveCount(0);
  await modal.search('ganglion specifications');
  await modal.options.first().click();
  await modal.expectClosed();
  await modal.open();
  await expect(modal.options.first()).toHaveAttribute('href', /^\/docs\/Ganglion\//);
  await page.keyboard.press('Escape');

  await page.goto('./Cyton/CytonSpec/');
  await expect(page.getByRole('link', { name: 'Cyton specifications' })).toHaveAttribute(
    'href',
    '/docs/Cyton/CytonSpecs/',
  );
  expect(foreignRequests).toEqual([]);
});

test('a query without results can be reported, its text encoded', async ({ page }) => {
  await openPage(page, './help/');
  const modal = searchModal(page);
  await modal.open();
  await modal.input.fill('zzqqxx&<wwvvkk>$&');
  await expect(modal.dialog.getByText('Believe this query should return results?')).toBeVisible();
  const link = modal.dialog.getByRole('link', { name: 'Let us know.' });
  const encoded = 'zzqqxx%26%3Cwwvvkk%3E%24%26';
  await expect(link).toHaveAttribute(
    'href',
    `https://issues.example.org/new?title=${encoded}&body=${encoded}`,
  );
  await expect(link).toHaveAttribute('target', '_blank');

  await page.goto(`./search/?q=${encoded}`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    `https://issues.example.org/new?title=${encoded}&body=${encoded}`,
  );
});
