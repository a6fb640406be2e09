/** The side menu of narrow windows. */
import { Frame } from './support/frame';
import { searchModal } from './support/searchModal';
import { expect, openPage, test, widths } from './support/site';

test('996 px has a hamburger, 997 px the full navbar and sidebar', async ({ page }) => {
  const frame = new Frame(page);
  await page.setViewportSize({ width: widths.lastMobile, height: 800 });
  await openPage(page, '/Cyton/CytonSpecs/');
  await expect(frame.hamburger).toBeVisible();
  await expect(frame.docsSidebar).toHaveCount(0);
  await page.setViewportSize({ width: widths.firstDesktop, height: 800 });
  await expect(frame.hamburger).toBeHidden();
  await expect(frame.docsSidebar).toBeVisible();
});

for (const width of [widths.phone, widths.lastMobile]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the docs menu replaces the main menu and has a way back', async ({ page }) => {
      const frame = new Frame(page);
      await openPage(page, '/Cyton/CytonSpecs/');
      await frame.hamburger.click();
      const back = frame.sideMenu.getByRole('button', { name: /Back to main menu/ });
      await expect(back).toBeVisible();
      await expect(frame.sideMenu.getByRole('link', { name: 'Specifications' }).first()).toBeVisible();
      await back.focus();
      await page.keyboard.press('Enter');
      await expect(frame.sideMenu.getByRole('link', { name: 'Citations' })).toBeVisible();
      await expect(
        frame.sideMenu.getByRole('link', { name: 'Documentation', exact: true }).last(),
      ).toBeFocused();
      await frame.sideMenu.getByRole('link', { name: 'Citations' }).click();
      await expect(page).toHaveURL(/\/citations\/$/);
      await expect(frame.sideMenu).not.toBeInViewport();
    });

    test('it closes on a docs link, on the logo, on Escape and by its button', async ({ page }) => {
      const frame = new Frame(page);
      await openPage(page, '/Cyton/CytonSpecs/');
      await frame.hamburger.click();
      await frame.sideMenu.getByRole('link', { name: 'Data format' }).first().click();
      await expect(page).toHaveURL(/CytonDataFormat\/$/);
      await expect(frame.sideMenu).not.toBeInViewport();

      await frame.hamburger.click();
      await frame.sideMenu.locator('.navbar__brand').click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(frame.sideMenu).not.toBeInViewport();

      await frame.hamburger.click();
      await expect(frame.sideMenu).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(frame.sideMenu).not.toBeInViewport();
      await expect(frame.hamburger).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(frame.sideMenu).toBeInViewport();
      await frame.sideMenu.getByRole('button', { name: 'Close navigation bar' }).click();
      await expect(frame.sideMenu).not.toBeInViewport();
    });
  });
}

test('while it is open, Tab stays in it; closed, it gives the focus back', async ({ page }) => {
  const frame = new Frame(page);
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, '/Cyton/CytonSpecs/');
  await frame.hamburger.press('Enter');
  await expect(frame.sideMenu).toBeInViewport();
  await expect(frame.sideMenu.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  /** Where the focus is: in the menu, outside the page (the browser's own controls), or behind the menu. */
  const place = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement, body } = document;
      if (activeElement === body) return 'browser';
      return activeElement?.closest('.navbar-sidebar') ? 'menu' : `behind: ${activeElement?.textContent}`;
    });
  await page.keyboard.press('Tab');
  expect(await place()).toBe('menu');
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    expect(await place()).not.toMatch(/^behind/);
  }
  await frame.sideMenu.getByRole('button', { name: 'Close navigation bar' }).press('Enter');
  await expect(frame.sideMenu).not.toBeInViewport();
  await expect(frame.hamburger).toBeFocused();
  await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
});

test('it closes on a search that leads to another place of the same page', async ({ page }) => {
  const frame = new Frame(page);
  const modal = searchModal(page);
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, '/Cyton/CytonSpecs/');
  await frame.hamburger.click();
  await expect(frame.sideMenu).toBeInViewport();
  await page.keyboard.press('/');
  await modal.search('gain and scale factor');
  await modal.dialog.locator('a[href^="/Cyton/CytonSpecs/#"]').first().click();
  await expect(page).toHaveURL(/\/Cyton\/CytonSpecs\/#/);
  await expect(frame.sideMenu).not.toBeInViewport();
  await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
});

test('an announcement above the bar pushes no stripe across the open menu', async ({ page }) => {
  const frame = new Frame(page);
  await page.setViewportSize({ width: widths.narrow, height: 700 });
  await openPage(page, '/Cyton/CytonSpecs/');
  const stripe = (): Promise<string> =>
    page.locator('.navbar').evaluate((bar) => getComputedStyle(bar, '::after').visibility);
  expect(await stripe()).toBe('visible');
  await frame.hamburger.click();
  await expect(frame.sideMenu).toBeInViewport();
  expect(await stripe()).toBe('hidden');
});

test('it closes when the window grows past 996 px and stays closed', async ({ page }) => {
  const frame = new Frame(page);
  await page.setViewportSize({ width: widths.lastMobile, height: 800 });
  await openPage(page, '/Cyton/CytonSpecs/');
  await frame.hamburger.click();
  await expect(frame.sideMenu).toBeInViewport();
  await page.setViewportSize({ width: widths.firstDesktop, height: 800 });
  // Gone, not only hidden by the style sheet, which knows the new width before any script does.
  await expect(frame.sideMenu).toHaveCount(0);
  await page.setViewportSize({ width: widths.lastMobile, height: 800 });
  await expect(frame.hamburger).toBeVisible();
  await expect(frame.sideMenu).not.toBeInViewport();
});

for (const path of ['/help/', '/citations/', '/blog/']) {
  test(`it closes when the window grows, and leaves the page usable: ${path}`, async ({ page }) => {
    const frame = new Frame(page);
    for (const width of [widths.firstDesktop, widths.desktop]) {
      await page.setViewportSize({ width: widths.lastMobile, height: 800 });
      await openPage(page, path);
      await frame.hamburger.click();
      await expect(frame.sideMenu).toBeInViewport();
      await page.setViewportSize({ width, height: 800 });
      await expect(frame.sideMenu).toHaveCount(0);
      // The entry of the menu in the history goes, and nothing brings the menu back.
      await expect.poll(() => page.evaluate(() => window.history.state as unknown)).toBeNull();
      await expect(page.locator('.navbar__toggle')).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('[inert]')).toHaveCount(0);
    }
  });
}

test.describe('the contents of a phone', () => {
  test.use({ viewport: { width: widths.phone, height: 800 } });

  test('a list longer than its panel scrolls in it, and covers no text', async ({ page }) => {
    await openPage(page, '/Cyton/CytonSDK/');
    await page.getByRole('button', { name: 'On this page' }).click();
    const panel = page.locator('.theme-doc-toc-mobile > div');
    // The framework writes its last styles when the panel has opened.
    await expect(panel).toHaveAttribute('style', /height: auto/);
    expect(await panel.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
    await expect(panel).toHaveCSS('overflow-y', 'auto');
  });
});
