/** The site for readers who hear it, and for those who enlarge it four times. */
import { searchModal } from './support/searchModal';
import { expect, openPage, test } from './support/site';

test('a heading is not heard twice, and its link has a name of its own', async ({ page }) => {
  await openPage(page, '/Cyton/CytonDataFormat/');
  const heading = page.locator('h2#scale-factor');
  await expect(heading).toHaveAccessibleName(/^Scale factor[^S]*Link to this section$/);
  await expect(heading.getByRole('link')).toHaveAccessibleName('Link to this section');
});

test('what says that a link is copied stands there before it says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/Cyton/CytonDataFormat/');
  const notice = await page.locator('body > [role="status"]').elementHandle({ timeout: 2000 });
  await page.locator('h2#scale-factor').getByRole('link').click();
  await expect.poll(() => notice?.textContent()).toBe('Link copied');
});

test('a slider says its value once', async ({ page }) => {
  await openPage(page, '/Examples/EMGProjects/EMG_LED/');
  const slider = page.getByRole('slider', { name: 'Debounce', exact: true });
  await expect(slider).toHaveAttribute('aria-valuetext', /^\d+\sms$/);
  await expect(slider.locator('xpath=..').getByRole('status')).toHaveCount(0);
});

test('the citation as BibTeX, which the keyboard scrolls, has a role that can have a name', async ({
  page,
}) => {
  await openPage(page, '/citations/');
  await page.locator('main summary', { hasText: 'BibTeX' }).first().click();
  await expect(page.getByRole('group', { name: /^BibTeX of / }).first()).toBeVisible();
});

test('enlarged four times, the search shows the chosen result whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/Cyton/CytonSpecs/');
  const modal = searchModal(page);
  await modal.open();
  await modal.search('noise');
  await page.keyboard.press('ArrowDown');
  await expect(modal.active).toBeInViewport({ ratio: 1 });
});

test('the words in the search field of the home page are not cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, '/');
  // WCAG 1.4.12
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  });
  const words = page.getByRole('button', { name: /^Search: an error text/ }).locator('span');
  expect(await words.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});
