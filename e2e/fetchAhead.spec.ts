/** Which pages are fetched before a click on their links, and how. */
import type { Page, Request } from '@playwright/test';
import { Frame } from './support/frame';
import { expect, openPage, test, widths } from './support/site';

const isPageScript = (request: Request): boolean =>
  request.resourceType() === 'script' && /\/assets\/js\/[0-9a-f]{3,8}\./.test(request.url());

/** The addresses of what is fetched ahead, in the order in which it was asked for. */
const hints = (page: Page): Promise<string[]> =>
  page
    .locator('head link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

test('a link that has the focus for a moment loads its page; one in the footer is not fetched before', async ({
  page,
}) => {
  await openPage(page, '/help/');
  const conduct = new Frame(page).footer.getByRole('link', { name: 'Code of conduct' });
  await conduct.scrollIntoViewIfNeeded();
  // What frames all documents may be here already, for other links in view.
  const conductScript = page.waitForRequest(async (request) => {
    return isPageScript(request) && !(await hints(page)).includes(request.url());
  });
  await conduct.focus();
  await conductScript;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/conduct/i);
});

test('the next page is fetched before the others that are in view', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (isPageScript(request)) scripts.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 4000 });
  await openPage(page, '/Cyton/CytonLanding/');
  await expect.poll(() => hints(page)).not.toHaveLength(0);
  const [first] = await hints(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect.poll(() => scripts).toContain(first);
});

test('on a phone nothing is fetched for links that nobody sees, and the next page is, at the end of the page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: widths.phone, height: 844 });
  await openPage(page, '/Cyton/CytonLanding/');
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(await next.getAttribute('href'));
  // The menu, the bar and the way up lead there.
  expect(asked).not.toContain('/');
});
