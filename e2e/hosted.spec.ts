/** A build with hosted search: what it asks, whom it asks, what it shows, and what must not be in any build. */
import path from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { testOnBuild } from './support/builds';
import { filesHolding, textFilesOf } from './support/buildFiles';
import { expect, openPage } from './support/site';

const root = path.join(__dirname, '..');
const HOSTS = ['https://search-1.test', 'https://search-2.test/prefix'] as const;
const CHAT = 'https://chat.test/widget.js';
const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';
const WRITE_KEY = 'write-key-that-must-stay-here';

const test = testOnBuild('hosted', {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_API_KEY: 'public-search-key',
  ALGOLIA_WRITE_API_KEY: WRITE_KEY,
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_HOSTS: HOSTS.join(','),
  SEARCH_INSIGHTS: 'true',
  CHAT_SCRIPT_URL: CHAT,
  GTM_CONTAINER_ID: 'GTM-TEST123',
});

const LEVELS = {
  lvl0: 'Cyton Board',
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const hit = (objectID: string, url: string, lvl1: string) => ({
  objectID,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: { ...LEVELS, lvl1 },
  _highlightResult: { hierarchy: { lvl1: { value: `<mark>${lvl1}</mark>`, matchLevel: 'full' } } },
});
const ANSWER = {
  results: [
    {
      hits: [
        hit('1', 'https://elsewhere.test/docs/Cyton/CytonSpecs/#power', 'Cyton specs'),
        hit('2', 'javascript:alert(1)', 'Hostile'),
        hit('3', '/Cyton/CytonSDK/', '<img src=x onerror="window.hacked=1">'),
      ],
      nbHits: 41,
      nbPages: 3,
      page: 0,
      hitsPerPage: 20,
      query: 'cyton',
      queryID: 'query-1',
    },
  ],
};

const CORS = { 'access-control-allow-origin': '*' };
const answerWith =
  (status: number, body: unknown = ANSWER) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, headers: CORS, json: body });
const fail = (route: Route): Promise<void> => route.abort('connectionrefused');

/** Puts both hosts in place and notes whom the page asks. */
async function standIn(page: Page, ...handlers: ((route: Route) => Promise<void>)[]): Promise<Request[]> {
  const requests: Request[] = [];
  for (const [index, host] of HOSTS.entries()) {
    await page.route(`${host}/**`, (route) => {
      requests.push(route.request());
      return (handlers[index] ?? fail)(route);
    });
  }
  return requests;
}

async function typeQuery(page: Page, query: string): Promise<void> {
  await openPage(page, './');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(query);
}

const hostsOf = (requests: Request[]): string[] => requests.map((request) => new URL(request.url()).host);

test('asks the first host with every field and shows its hits on this site', async ({ page }) => {
  const requests = await standIn(page, answerWith(200));
  await typeQuery(page, 'cyton');
  const options = page.locator('.DocSearch-Hit a');
  await expect(options).toHaveCount(2);
  await expect(options.first()).toHaveAttribute('href', '/Cyton/CytonSpecs/#power');
  await expect(page.getByText('See all 41 results')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  const request = requests.at(-1);
  expect(request?.method()).toBe('POST');
  const url = new URL(request?.url() ?? '');
  expect(url.pathname).toBe('/1/indexes/*/queries');
  expect(url.searchParams.get('x-algolia-application-id')).toBe('TESTAPP');
  expect(url.searchParams.get('x-algolia-api-key')).toBe('public-search-key');
  expect(JSON.parse(request?.postData() ?? '')).toMatchObject({
    requests: [
      {
        query: 'cyton',
        indexName: 'docs',
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: true,
        facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:docs-default-current'])],
      },
    ],
  });
});

test('goes on to the next host and remembers the one that is down', async ({ page }) => {
  const requests = await standIn(page, answerWith(403, { message: 'no' }), answerWith(200));
  await typeQuery(page, 'cyton');
  await expect(page.locator('.DocSearch-Hit')).not.toHaveCount(0);
  expect(hostsOf(requests).slice(0, 2)).toEqual(['search-1.test', 'search-2.test']);
  requests.length = 0;
  await page.locator('.DocSearch-Input').fill('cyton board');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await expect(page.locator('.DocSearch-Hit')).not.toHaveCount(0);
  expect(new Set(hostsOf(requests))).toEqual(new Set(['search-2.test']));
});

for (const [kind, handler] of [
  ['no host can be reached', fail],
  ['every host refuses', answerWith(403, { message: 'no' })],
  ['no host makes sense', answerWith(200, 'nonsense')],
] as const) {
  test(`ends on the error screen when ${kind}, and recovers`, async ({ page }) => {
    await standIn(page, handler, handler);
    await typeQuery(page, 'cyton');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    await standIn(page, answerWith(200));
    await page.locator('.DocSearch-Input').fill('cyton board');
    await expect(page.locator('.DocSearch-Hit')).not.toHaveCount(0);
  });
}

test('asks no other origin before the reader searches, but for the chat and the tag manager', async ({
  page,
  foreignRequests,
}) => {
  const requests = await standIn(page);
  await openPage(page, './');
  await expect.poll(() => [...foreignRequests].sort()).toEqual([CHAT, TAG_MANAGER]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Citations' }).click();
  await expect(page).toHaveURL(/\/citations\/$/);
  await page.waitForLoadState('networkidle');
  expect(foreignRequests).toHaveLength(2);
  expect(requests).toEqual([]);
});

for (const [address, status] of [
  ['./Cyton/CytonSpecs/', 200],
  ['./blog/', 200],
  ['./search/', 200],
  ['./nothing/here/', 404],
] as const) {
  test(`loads the chat and the tag manager on ${address}, which shows the footer`, async ({
    page,
    foreignRequests,
  }) => {
    await openPage(page, address, status);
    await expect(page.locator('footer.footer')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => [...foreignRequests].sort()).toEqual([CHAT, TAG_MANAGER]);
  });
}

for (const [width, words] of [
  [768, 5],
  [769, 10],
] as const) {
  test(`asks for snippets of ${words} words at ${width} px`, async ({ page }) => {
    const requests = await standIn(page, answerWith(200));
    await page.setViewportSize({ width, height: 800 });
    await typeQuery(page, 'cyton');
    await expect(page.locator('.DocSearch-Hit')).not.toHaveCount(0);
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    const attributes = [...levels, 'content'].map((name) => `${name}:${words}`);
    expect(requests.at(-1)?.postData()).toContain(`"attributesToSnippet":${JSON.stringify(attributes)}`);
  });
}

test('loads the analytics script only when there is something to report', async ({
  page,
  foreignRequests,
}) => {
  await standIn(page, answerWith(200));
  await typeQuery(page, 'cyton');
  await expect.poll(() => foreignRequests.filter((url) => url.includes('search-insights'))).toHaveLength(1);
});

test('does not hold the writing key', async ({ request }) => {
  // What is looked through is what was built for these tests, and is served.
  expect((await request.get('./')).status()).toBe(200);
  const files = await textFilesOf(path.join(root, '.cache', 'builds', 'hosted'));
  expect(filesHolding(files, /public-search-key/)).not.toEqual([]);
  expect(filesHolding(files, new RegExp(WRITE_KEY))).toEqual([]);
});
