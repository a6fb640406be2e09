/** Every page of the sitemap: silent console, no sideways scroll, no missing image, nothing asked of other origins. */
import { listRoutes } from '../support/routes';
import { setColours, expect, openPage, test, widths } from '../support/site';

const routes = listRoutes();
const PAGES_PER_TEST = 16;
const groups = Array.from({ length: Math.ceil(routes.length / PAGES_PER_TEST) }, (_unused, index) =>
  routes.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
);

test('the sitemap holds every document', () => {
  expect(routes.length).toBeGreaterThanOrEqual(110);
});

groups.forEach((group, index) => {
  test(`tour ${index + 1} of ${groups.length}: ${group[0]} and the next`, async ({
    page,
    complaints,
    foreignRequests,
  }) => {
    const faults: string[] = [];
    for (const route of group) {
      await page.setViewportSize({ width: widths.phone, height: 800 });
      await openPage(page, route);
      // What is folded away must have room too.
      await page.evaluate(() =>
        document.querySelectorAll('main details').forEach((fold) => {
          fold.removeAttribute('name');
          fold.setAttribute('open', '');
        }),
      );
      for (const width of [widths.phone, widths.narrow]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) faults.push(`${route} scrolls ${overflow} px sideways at ${width} px`);
      }
      await setColours(page, index % 2 === 0 ? 'light' : 'dark');
      const missing = await page.evaluate(async () => {
        const images = [...document.images];
        // Images far down load when they are near; the tour does not wait for the reader to scroll.
        images.forEach((image) => (image.loading = 'eager'));
        await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
        return images.filter((image) => image.naturalWidth === 0).map((image) => image.src);
      });
      faults.push(...missing.map((source) => `${route} misses the image ${source}`));
      faults.push(...complaints.splice(0).map((complaint) => `${route} ${complaint}`));
    }
    expect(faults).toEqual([]);
    expect(foreignRequests).toEqual([]);
  });
});
