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
  const texts = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.role === 'status') seen.push(node.textContent);
    }).observe(document.body, { childList: true });
    return seen;
  });
  await page.locator('h2#scale-factor').getByRole('link').click();
  await expect(page.locator('.copy-notice')).toHaveText('Link copied');
  expect(await texts.jsonValue()).toEqual(['']);
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

test('who presses a button that is off then keeps the focus', async ({ page }) => {
  await openPage(page, '/GettingStarted/Boards/CytonGS/');
  const board = page.getByRole('region', { name: 'Live board' });
  await board.scrollIntoViewIfNeeded();
  await board.getByRole('button', { name: 'Cyton', exact: true }).click();
  // What is read out when the board has answered.
  await expect(board.getByRole('status').first()).toHaveText('The stream is on.');
  const stream = board.getByRole('button', { name: /the stream$/ });
  await stream.press('Enter');
  await expect(stream).toHaveText('Start the stream');
  await expect(stream).toBeEnabled();
  await expect(stream).toBeFocused();

  // This one goes away.
  await board.getByRole('button', { name: 'Disconnect' }).press('Enter');
  await expect(board.getByText('No board is connected.')).toBeVisible();
  await expect(board.getByRole('status').first()).toBeFocused();

  await openPage(page, '/Cyton/CytonSpecs/');
  await page.getByRole('button', { name: 'Enlarge: Cyton from above' }).click();
  const larger = page.getByRole('button', { name: 'Larger' });
  await larger.focus();
  for (let press = 0; press < 9; press += 1) await page.keyboard.press('Enter');
  await expect(larger).toBeDisabled();
  await expect(larger).toBeFocused();
});

test('a recording’s button has one state: its name', async ({ page }) => {
  await openPage(page, '/GettingStarted/Boards/CytonGS/');
  const board = page.getByRole('region', { name: 'Live board' });
  await board.scrollIntoViewIfNeeded();
  await board.getByRole('button', { name: 'Cyton', exact: true }).click();
  await expect(board.getByRole('button', { name: 'Record' })).not.toHaveAttribute('aria-pressed');
});

test('the contents of a phone’s page say whether they are open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/Cyton/CytonSpecs/');
  const contents = page.getByRole('button', { name: 'On this page' });
  await expect(contents).toHaveAttribute('aria-expanded', 'false');
  await contents.press('Enter');
  await expect(contents).toHaveAttribute('aria-expanded', 'true');
});
