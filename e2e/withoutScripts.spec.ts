/** The site as a reader without JavaScript has it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { listRoutes } from './support/routes';
import { expect, test, widths } from './support/site';

test.use({ javaScriptEnabled: false });

const build = path.join(__dirname, '../build');

test('no button is drawn that would not answer', async ({ page }) => {
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [
      '/',
      '/Cyton/CytonDataFormat/',
      '/Examples/EMGProjects/EMG_Tetris/',
      '/citations/',
      '/search/',
      '/nothing/here/',
    ]) {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      // The search button answers: it sends a form that leads to the search page.
      const search = page.locator('form[action$="/search/"] button[type="submit"]');
      const buttons = page.locator('button').filter({ visible: true });
      expect(await buttons.count()).toBe(await search.filter({ visible: true }).count());
    }
  }
});

test('on a phone a menu leads to the sections and the pages of the navbar', async ({ page }) => {
  await page.setViewportSize({ width: widths.narrow, height: 700 });
  for (const address of [
    '/',
    '/Cyton/CytonSpecs/',
    '/Deprecated/Mark3Dep/',
    '/citations/',
    '/nothing/here/',
  ]) {
    await page.goto(address);
    const menu = page.locator('details.menu-without-scripts');
    await expect(menu.getByRole('link').filter({ visible: true })).toHaveCount(0);
    await menu.getByText('Menu').click();
    await expect(menu.getByRole('link', { name: 'Citations', exact: true })).toBeVisible();
    await menu.getByRole('link', { name: 'Cyton Board' }).click();
    await expect(page).toHaveURL(/\/Cyton\/CytonLanding\/$/);
  }
});

test('a program in several languages can be chosen, and is printed in all', async ({ page }) => {
  await page.goto('/Cyton/CytonDataFormat/');
  const [python, typescript] = [page.getByText('parse_cyton.py ('), page.getByText('parseCyton.ts (')];
  await expect(python).toBeVisible();
  await page.getByText('TypeScript', { exact: true }).click();
  await expect(typescript).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(python).toBeVisible();
  await expect(typescript).toBeVisible();
});

test('a wide window and paper have no use for it', async ({ page }) => {
  await page.goto('/Cyton/CytonSpecs/');
  const menu = page.locator('details.menu-without-scripts');
  await expect(menu).toHaveCount(1);
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
});

test('every page can be reached from the menu by links in the text', async () => {
  const html = async (route: string): Promise<string> =>
    readFile(path.join(build, route, 'index.html'), 'utf8').catch(() => '');
  const menu = load(await html('/'), { scriptingEnabled: false })('.menu-without-scripts a');
  const open = menu.toArray().map((link) => link.attribs.href ?? '');
  const reached = new Set<string>();
  for (let route = open.pop(); route !== undefined; route = open.pop()) {
    if (!route.startsWith('/') || reached.has(route)) continue;
    reached.add(route);
    const $ = load(await html(route));
    $('.navbar, .theme-doc-sidebar-container').remove();
    open.push(
      ...$('a[href]')
        .map((_index, link) => (link.attribs.href ?? '').replace(/[?#].*$/, ''))
        .get(),
    );
  }
  expect(listRoutes().filter((route) => !reached.has(route))).toEqual([]);
});
