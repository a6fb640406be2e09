/** What search engines and other programs read of the addresses of the site: the built files, no browser. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { listRoutes } from './support/routes';
import { expect, openPage, test } from './support/site';

const build = path.join(__dirname, '../build');
const pageOf = async (route: string) => load(await readFile(path.join(build, route, 'index.html'), 'utf8'));

/** Every `url`, `item` and `@id` of a page's structured data, however deep. */
function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    typeof part === 'string' && ['url', 'item', '@id', 'mainEntityOfPage'].includes(key)
      ? [part]
      : addressesIn(part),
  );
}

test('structured data names pages by their one address', async () => {
  const routes = new Set(listRoutes());
  const strangers: string[] = [];
  let count = 0;
  for (const route of routes) {
    const $ = await pageOf(route);
    const origin = new URL($('link[rel=canonical]').attr('href') ?? '').origin;
    for (const script of $('script[type="application/ld+json"]').toArray()) {
      for (const address of addressesIn(JSON.parse($(script).text()))) {
        // One of a path alone has no origin, and throws.
        const url = new URL(address);
        if (url.origin !== origin || /\.\w+$/.test(url.pathname)) continue;
        count += 1;
        if (!routes.has(url.pathname)) strangers.push(`${route}: ${address}`);
      }
    }
  }
  expect(count).toBeGreaterThan(routes.size);
  expect(strangers).toEqual([]);
});

test('the page for missing addresses has no address of its own', async () => {
  const $ = load(await readFile(path.join(build, '404.html'), 'utf8'));
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('link[rel=canonical], link[hreflang], meta[property="og:url"]').length).toBe(0);
});

test('robots.txt names the sitemap, and a link leads to every page of it', async () => {
  const routes = listRoutes();
  const robots = await readFile(path.join(build, 'robots.txt'), 'utf8');
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  const linked = new Set<string>(['/']);
  for (const route of routes) {
    const $ = await pageOf(route);
    for (const link of $('a[href^="/"]').toArray()) {
      linked.add((link.attribs.href ?? '').replace(/[?#].*$/, ''));
    }
  }
  expect(routes.filter((route) => !linked.has(route))).toEqual([]);
});

test('each file is fetched ahead once, however many links lead to its page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3000 });
  await openPage(page, '/Software/OpenBCISoftware/GUIDocs/');
  const hints = page.locator('head link[rel="prefetch"]');
  await expect.poll(() => hints.count()).toBeGreaterThan(0);
  await page.locator('.pagination-nav').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const files = await hints.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(files).toHaveLength(new Set(files).size);
});

test('a link to a page shows its card elsewhere', async ({ request }) => {
  const pages = ['/', '/Cyton/CytonSpecs/', '/citations/', '/blog/what-this-site-is/'];
  const cards = await Promise.all(
    pages.map(async (address) => {
      const $ = load(await (await request.get(address)).text());
      const card = $('meta[property="og:image"]').attr('content') ?? '';
      expect($('meta[name="twitter:image"]').attr('content')).toBe(card);
      expect(new URL(card).origin).toBe(new URL($('link[rel=canonical]').attr('href') ?? '').origin);
      const picture = await request.get(new URL(card).pathname);
      expect(picture.headers()['content-type']).toBe('image/png');
      return card;
    }),
  );
  expect(new Set(cards).size).toBe(pages.length);
});

test('a document as Markdown has the words of its page, and no numbers of a drawing', async ({ request }) => {
  const guide = await (await request.get('/GettingStarted/Boards/CytonGS/index.md')).text();
  expect(guide).toMatch(/\*\*What you need\*\* Takes about \d+ minutes/);
  const landing = await (await request.get('/Cyton/CytonLanding/index.md')).text();
  expect(landing).toContain('[Connect and see a signal](');
  expect(landing).not.toContain('[1](');
});
