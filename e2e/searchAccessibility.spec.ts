/** Every screen of search against the WCAG 2.2 AA rules of axe, in both colours. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  FAVOURITE_KEY,
  fillStorage,
  INDEX_URL,
  RECENT_KEY,
  searchModal,
  storedHit,
} from './support/searchModal';
import { colourModes, expect, openPage, setColours, test, widths } from './support/site';

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const mode of colourModes) {
  for (const width of [widths.phone, widths.desktop]) {
    test(`the dialog's screens in ${mode} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await fillStorage(page, {
        [RECENT_KEY]: JSON.stringify([storedHit('Cyton specifications', '/Cyton/CytonSpecs/')]),
        [FAVOURITE_KEY]: JSON.stringify([storedHit('Ganglion board', '/Ganglion/GanglionLanding/')]),
      });
      await openPage(page, '/help/');
      await setColours(page, mode);
      const modal = searchModal(page);
      await modal.open();
      await expect(modal.options).toHaveCount(2);
      await page.keyboard.press('ArrowDown');
      expect(await violations(page)).toEqual([]);

      await modal.search('wifi shield');
      await page.keyboard.press('ArrowDown');
      expect(await violations(page)).toEqual([]);

      await page.keyboard.press('Tab');
      expect(await violations(page)).toEqual([]);

      await modal.input.fill('impedanceqqxxzz');
      await expect(modal.dialog.getByText(/^No results/).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }

  test(`the error screen in ${mode}`, async ({ page }) => {
    await openPage(page, '/help/');
    await setColours(page, mode);
    await page.route(INDEX_URL, (route) => route.abort());
    const modal = searchModal(page);
    await modal.open();
    expect(await violations(page)).toEqual([]);
    await modal.input.fill('cyton');
    await expect(modal.dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`the search page and the Not Found page in ${mode}`, async ({ page }) => {
    await openPage(page, '/search/?q=wifi');
    await setColours(page, mode);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('searchbox').fill('zzqqxx');
    await expect(page.getByText('Check the spelling')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto('/Cyton/CytonSpec/');
    await setColours(page, mode);
    await expect(page.getByRole('heading', { level: 2, name: 'Did you mean' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('the active result is marked where the system replaces all colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/help/');
  const modal = searchModal(page);
  await modal.open();
  await modal.search('wifi shield');
  await expect(modal.active).toHaveCSS('outline-style', 'solid');
  await expect(modal.options.nth(1)).toHaveCSS('outline-style', 'none');
});
