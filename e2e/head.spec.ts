/** What a page says in the document's head is the same however a reader comes to it. */
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './support/site';

/** Tags that the program writes, with the title and the attributes around them; the order is of no meaning. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = (element: Element): string[] =>
      [...element.attributes]
        .filter(({ name }) => !['data-rh', 'data-theme', 'data-theme-choice', 'style'].includes(name))
        .map(({ name, value }) => `${element.localName} ${name}="${value}"`);
    // The picture of a link to the page, and data for machines, are made of the finished page (`scripts/finish`).
    const tags = [...document.head.querySelectorAll('[data-rh]')].filter(
      (tag) => !tag.matches('title, script, [property="og:image"], [name="twitter:image"]'),
    );
    return [
      document.title,
      ...attributes(document.documentElement),
      ...attributes(document.body),
      ...tags.map((tag) => tag.outerHTML),
    ].sort();
  });

const PATHS = [
  '/Cyton/CytonSpecs/',
  '/citations/',
  '/search/',
  '/blog/how-the-search-works/',
  '/FAQ/HardFAQ/',
];

test('a page that a link leads to says in its head what it says when it is opened', async ({ page }) => {
  const opened = new Map<string, string[]>();
  for (const path of PATHS) {
    await openPage(page, path);
    await expect.poll(() => headOf(page)).toContain('html data-has-hydrated="true"');
    opened.set(path, await headOf(page));
  }
  expect(opened.get('/search/')?.join()).toContain('noindex');
  await openPage(page, '/');
  for (const path of PATHS) {
    // What the router does for a link, since no page has links to all of them.
    await page.evaluate((to) => {
      window.history.pushState({ key: to }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { key: to } }));
    }, path);
    await expect.poll(() => headOf(page), { message: path }).toEqual(opened.get(path));
  }
});
