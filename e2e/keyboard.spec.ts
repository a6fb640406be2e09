/** The way through a page by keyboard: whoever goes back sees where the focus is (WCAG 2.2, 2.4.11). */
import type { Page } from '@playwright/test';
import { expect, openPage, test, widths } from './support/site';

/** What has the focus when nothing of it is in view; the bars that stay at the upper edge may take a moment to come. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = (): boolean =>
      [...element.getClientRects()].some(({ x, y, width, height }) =>
        steps.some((across) =>
          steps.some((down) => {
            const top = document.elementFromPoint(x + width * across, y + height * down);
            return top !== null && (element.contains(top) || top.contains(element));
          }),
        ),
      );
    // The bar comes when the reader scrolls up, so what is in view at once may be covered soon.
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    let top: number;
    do {
      top = window.scrollY;
      await frame();
      await frame();
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
    } while (top !== window.scrollY);
    return isSeen() ? null : `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
  });

for (const width of [widths.phone, widths.desktop]) {
  for (const address of ['/Cyton/CytonDataFormat/', '/citations/', '/FAQ/HardFAQ/']) {
    test(`no bar covers what Shift+Tab comes to: ${address} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, address);
      const links = page.locator('main a[href]:visible');
      await expect.poll(() => links.count()).toBeGreaterThan(10);
      await links.last().focus();
      const hidden: string[] = [];
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const name = await hiddenFocus(page);
        if (name !== null) hidden.push(name);
      }
      expect(hidden).toEqual([]);
    });
  }
}
