/** A long page that is reached by a link shows its top first and the rest right after it; otherwise it is there at once. */
import { expect, test } from './support/site';

const LONG_PAGE = '/Cyton/CytonSpecs/';
const LINK = `.theme-doc-markdown a[href="${LONG_PAGE}"]`;

test('the top of a long page comes first, and the whole page follows', async ({ page }) => {
  await page.goto('/Cyton/CytonLanding/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  // What the page holds when the first of its headings are there.
  const first = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1');
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1') === before) return;
          observer.disconnect();
          resolve(document.querySelectorAll('.markdown *').length);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.locator(LINK).first().click();
  await expect(page.locator('h1')).toHaveText(/specifications/i);
  await expect(page.locator('.markdown h2#sources')).toBeAttached();
  const whole = await page.locator('.markdown *').count();
  expect(await first).toBeLessThan(whole / 2);
});

test('a link to a heading far below, and the way back, find the whole page', async ({ page }) => {
  await page.goto('/Cyton/CytonLanding/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.locator(LINK).first().click();
  // The page before has sources too, and stays in view until the next one is there.
  await expect(page.locator('h1')).toHaveText(/specifications/i);
  await page.locator('.table-of-contents a[href="#sources"]').click();
  await expect(page.locator('#sources')).toBeInViewport();
  const depth = await page.evaluate(() => window.scrollY);
  expect(depth).toBeGreaterThan(2_000);
  // A click would scroll up to the link first.
  await page.locator('.theme-doc-breadcrumbs a[href="/Cyton/CytonLanding/"]').dispatchEvent('click');
  await expect(page.locator('h1')).not.toHaveText(/specifications/i);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(depth);
});

test('the page in view is not drawn again while the next one is on its way', async ({ page }) => {
  // The day of a page's last change is put into words whenever the page is drawn.
  await page.addInitScript(() => {
    const counter = { drawings: 0 };
    class CountingDate extends Date {
      override getUTCMonth(): number {
        counter.drawings += 1;
        return super.getUTCMonth();
      }
    }
    Object.assign(window, { counter, Date: CountingDate });
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
  });
  const countDrawings = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { counter: { drawings: number } }).counter.drawings);
  await page.goto('/Cyton/CytonLanding/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\//, async (route) => {
    await released;
    await route.continue();
  });
  const before = await countDrawings();
  expect(before).toBeGreaterThan(0);
  const asked = page.waitForRequest(/\/assets\/js\//);
  await page.locator(LINK).first().click();
  await asked;
  // What React does because of the new address is done when the page can answer.
  expect(await countDrawings()).toBe(before);
  release();
  await expect(page.locator('h1')).toHaveText(/specifications/i);
  expect(await countDrawings()).toBeGreaterThan(before);
});
