/** The frame of the site: titles, navbar, footer, edit links, sidebar, addresses. */
import { Frame } from './support/frame';
import { expect, openPage, test } from './support/site';

test('the home page has the title of the site, a silent console, and asks nothing of other origins', async ({
  page,
  complaints,
  foreignRequests,
}) => {
  await openPage(page, '/');
  await expect(page).toHaveTitle(/\| Documentation$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(complaints).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('the navbar leads to the documentation, the citations and the four sites around it', async ({
  page,
}) => {
  const frame = new Frame(page);
  await openPage(page, '/help/');
  const link = (name: string) => frame.navbar.getByRole('link', { name, exact: true }).last();
  await expect(link('Documentation')).toHaveAttribute('href', '/');
  await expect(link('Citations')).toHaveAttribute('href', '/citations/');
  for (const [name, address] of [
    [/^Main site/, 'https://openbci.com'],
    [/^Shop/, 'https://shop.openbci.com'],
    [/^Forum/, 'https://openbci.com/forum/'],
    [/^GitHub/, 'https://github.com/OpenBCI'],
  ] as const) {
    await expect(frame.navbar.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await expect(frame.navbar.getByRole('button', { name: /Search/ })).toBeVisible();
  await expect(frame.colourToggle).toBeVisible();
});

test('the navbar says which of its pages is open', async ({ page }) => {
  const current = new Frame(page).navbar.locator('a[aria-current="page"]');
  await openPage(page, '/citations/');
  await expect(current).toHaveText('Citations');
  await openPage(page, '/Cyton/CytonSpecs/');
  await expect(current).toHaveText('Documentation');
});

for (const width of [997, 1040, 1084]) {
  test(`the name of the site is whole at ${width} px, with a wide font too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/Cyton/CytonSpecs/');
    // About as much wider as the widest of the fonts that stand in.
    await page.addStyleTag({ content: '.navbar { letter-spacing: 0.1em !important }' });
    const title = new Frame(page).navbar.locator('.navbar__title');
    expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    const { right } = await new Frame(page).navbar
      .getByRole('button', { name: /Search/ })
      .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(right).toBeLessThanOrEqual(width);
  });
}

test('the footer names the year 2025', async ({ page }) => {
  for (const address of ['/', '/blog/', '/citations/', '/help/', '/search/', '/nothing/here/']) {
    await openPage(page, address, address === '/nothing/here/' ? 404 : 200);
    await expect(new Frame(page).footer.locator('.footer__copyright')).toHaveText(/^Copyright © 2025 /);
  }
});

test('a list of contents that is longer than the window follows the section in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPage(page, '/Troubleshooting/minimizingNoise/');
  const contents = page.locator('.theme-doc-toc-desktop');
  const last = contents.getByRole('link', { name: 'Sources', exact: true });
  await expect(last).not.toBeInViewport();
  await page.locator('#sources').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 100_000);
  await expect(last).toHaveClass(/active/);
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -100_000);
  await expect(contents.getByRole('link').first()).toBeInViewport({ ratio: 1 });
});

test('a document has its edit link, the time of its last change without a name, and contents of levels 2 and 3', async ({
  page,
}) => {
  await openPage(page, '/Cyton/CytonDataFormat/');
  await expect(page).toHaveTitle(/ \| Documentation$/);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/docs\/Cyton\/CytonDataFormat\.mdx$/,
  );
  const update = page.locator('.theme-last-updated');
  await expect(update).toContainText('Last updated on');
  await expect(update).not.toContainText(' by ');
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.locator('ul ul').first()).toBeVisible();
  await expect(contents.locator('ul ul ul')).toHaveCount(0);
});

test('a document without trailing slash is redirected to the one with it', async ({ request }) => {
  const response = await request.get('/Cyton/CytonSpecs', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/Cyton/CytonSpecs/');
});

for (const address of [
  '/nothing/here/',
  '/cyton/cytonspecs/',
  '/Cyton/',
  '/Cyton/CytonSpecs/more/',
  '/Cyton/CytonSpecs.html',
  '/BLOG/',
  '/%FF',
  '/100%/',
]) {
  test(`${address} is no page`, async ({ page, complaints }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    // The browser itself notes the status of the page.
    expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([]);
    await expect(page).toHaveTitle('Page Not Found | Documentation');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });
}

test('a folder without a page is no page, and not forwarded either', async ({ request }) => {
  expect((await request.get('/Cyton', { maxRedirects: 0 })).status()).toBe(404);
});

for (const hash of ['#100%', '#%', '#%ZZ', '#%FF']) {
  test(`the hash ${hash} is ignored`, async ({ page, complaints }) => {
    await openPage(page, '/Cyton/CytonSpecs/');
    await page.evaluate((value) => {
      window.location.hash = value;
    }, hash);
    // A link inside the site, too: the router takes it.
    await new Frame(page).category('Cyton Board').list.getByRole('link', { name: 'Data format' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /data format/i })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.hash === hash);
    await expect(page.getByRole('heading', { level: 1, name: 'Cyton specifications' })).toBeVisible();
    await expect(new Frame(page).navbar).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('a link with other letters leads to Not Found inside the site too', async ({ page }) => {
  await openPage(page, '/help/');
  await page.evaluate(() => {
    window.history.pushState({}, '', '/cyton/cytonspecs/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('the blog groups its posts by year and has an archive', async ({ page }) => {
  await openPage(page, '/blog/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: /recent posts/ })).toContainText('2026');
  await openPage(page, '/blog/archive/');
  await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: '2026' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /^What this site is/ })).toHaveAttribute(
    'href',
    '/blog/what-this-site-is/',
  );
});

test('the blog has feeds, and browsers can add the search to their own', async ({ page, request }) => {
  for (const feed of ['/blog/rss.xml', '/blog/atom.xml', '/opensearch.xml']) {
    const response = await request.get(feed);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('xml');
  }
  // Where a feed reader is, an address of a path alone leads nowhere.
  expect(await (await request.get('/blog/atom.xml')).text()).toMatch(/<uri>https:\/\/[^/]+\/help\/<\/uri>/);
  await openPage(page, '/');
  await expect(page.locator('link[rel="search"]')).toHaveAttribute('href', '/opensearch.xml');
});

test('the two documents that belong to no sidebar show none', async ({ page }) => {
  for (const address of ['/Deprecated/Mark3Dep/', '/Troubleshooting/FTDI_Fix_Mac/']) {
    await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(new Frame(page).docsSidebar).toHaveCount(0);
  }
});

test('categories stay as the reader leaves them, and the sidebar cannot be hidden', async ({ page }) => {
  const frame = new Frame(page);
  await openPage(page, '/Cyton/CytonSpecs/');
  const ganglion = frame.category('Ganglion Board');
  const cyton = frame.category('Cyton Board');
  await expect(cyton.list).toBeVisible();
  await ganglion.arrow.click();
  await expect(ganglion.list).toBeVisible();
  await cyton.list.getByRole('link', { name: 'Data format' }).click();
  await expect(page).toHaveURL(/CytonDataFormat\/$/);
  await expect(ganglion.list).toBeVisible();
  await ganglion.list.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/Ganglion\//);
  await expect(cyton.list).toBeVisible();
  await cyton.arrow.click();
  await expect(cyton.list).toBeHidden();
  await ganglion.list.getByRole('link').last().click();
  await expect(cyton.list).toBeHidden();
  await expect(page.getByRole('button', { name: 'Collapse sidebar', exact: true })).toHaveCount(0);
});

for (const [motion, isShort] of [
  ['reduce', true],
  ['no-preference', false],
] as const) {
  test(`the sidebar's folding takes ${isShort ? '1 ms' : 'its time'} with motion "${motion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openPage(page, '/Cyton/CytonSpecs/');
    const { arrow, list } = new Frame(page).category('Cyton Board');
    await list.evaluate((element) => {
      new MutationObserver(() => {
        const { transition } = (element as HTMLElement).style;
        if (transition) document.body.dataset.seenTransition = transition;
      }).observe(element, { attributes: true, attributeFilter: ['style'] });
    });
    await arrow.click();
    await expect(list).toBeHidden();
    const transition = await page.locator('body').getAttribute('data-seen-transition');
    const durationMs = Number(/height (\d+)ms/.exec(transition ?? '')?.[1]);
    if (isShort) expect(durationMs).toBe(1);
    else expect(durationMs).toBeGreaterThan(50);
  });
}

test('the skip link is the first stop of the Tab key and leads to the text', async ({ page }) => {
  const frame = new Frame(page);
  await openPage(page, '/Cyton/CytonSpecs/');
  await page.keyboard.press('Tab');
  await expect(frame.skipLink).toBeFocused();
  await expect(frame.skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  const focusIsInMain = await page.evaluate(
    () => document.activeElement?.querySelector('h1, article') !== null,
  );
  expect(focusIsInMain).toBe(true);
});

test('the navbar leaves on the way down and returns on the way up; so does the way back to the top', async ({
  page,
}) => {
  const frame = new Frame(page);
  await openPage(page, '/Cyton/CytonDataFormat/');
  await page.mouse.move(640, 400);
  for (let step = 0; step < 4; step += 1) await page.mouse.wheel(0, 400);
  await expect(frame.navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(frame.navbar).toBeInViewport();
  await expect(frame.backToTop).toBeVisible();
  await frame.backToTop.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the navbar is there when the closed search gives the focus back to its button', async ({ page }) => {
  const { navbar } = new Frame(page);
  await openPage(page, '/Cyton/CytonDataFormat/');
  await page.mouse.move(640, 400);
  for (let step = 0; step < 4; step += 1) await page.mouse.wheel(0, 400);
  await expect(navbar).not.toBeInViewport();
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Button')).toBeFocused();
  await expect(navbar).toBeInViewport();
});

test('a new page starts at its top, a link to a heading at the heading', async ({ page }) => {
  await openPage(page, '/Cyton/CytonDataFormat/');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await new Frame(page).category('Cyton Board').list.getByRole('link', { name: 'Specifications' }).click();
  await expect(page).toHaveURL(/CytonSpecs\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto('/help/#report');
  await expect(page.locator('#report')).toBeInViewport();
});

test('a link to a heading in a folded answer unfolds it and leads to the heading', async ({ page }) => {
  await openPage(page, '/Cyton/CytonSpecs/');
  await page.locator('main a[href="/FAQ/HardFAQ/#store"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible();
  await expect(page.locator('#store')).toBeInViewport();
  await expect(page.locator('#store')).toBeFocused();
});

test('a table wider than a phone scrolls in a frame that the keyboard reaches; a narrow one is no stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/Deprecated/MarkIII/');
  const wide = page.getByRole('group', { name: /^Table: Size, Head circumference/ });
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(wide).toHaveCount(0);
});

test('a table of words in many columns is a list of its rows on a phone, and a table on a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/Software/SoftwareLanding/');
  const listed = page.getByRole('table').filter({ has: page.getByRole('rowheader', { name: 'BrainBay' }) });
  const cell = listed.getByRole('cell', { name: 'Windows; Linux with Wine' });
  const row = listed.getByRole('rowheader', { name: 'BrainBay' });
  const isBelow = async (): Promise<boolean> =>
    ((await cell.boundingBox())?.y ?? 0) > ((await row.boundingBox())?.y ?? Infinity) + 10;
  expect(await isBelow()).toBe(true);
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Runs on"');
  expect(await listed.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await isBelow()).toBe(false);
});

for (const width of [390, 320]) {
  test(`the sign beside a heading takes no line, and widens no page: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/FAQ/HardFAQ/', '/Cyton/CytonProgram/', '/Cyton/CytonSDK/']) {
      await openPage(page, address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const elsewhere = await page.locator('.markdown :is(h2, h3):has(.hash-link)').evaluateAll((headings) =>
        headings
          .filter((heading) => {
            const sign = heading.querySelector('.hash-link')?.getBoundingClientRect();
            return (
              heading.checkVisibility() && (sign?.top ?? 0) > heading.getBoundingClientRect().bottom - 12
            );
          })
          .map((heading) => heading.textContent),
      );
      expect(elsewhere).toEqual([]);
      const taller = await page.locator('.markdown :is(h2, h3)').evaluateAll((headings) => {
        const heights = headings.map((heading) => heading.getBoundingClientRect().height);
        document.querySelectorAll('.hash-link').forEach((link) => link.remove());
        return headings
          .filter((heading, at) => (heights[at] ?? 0) > heading.getBoundingClientRect().height + 1)
          .map((heading) => heading.textContent);
      });
      expect(taller).toEqual([]);
    }
  });
}

for (const [address, text] of [
  ['/Cyton/CytonSpecs/', 'Cyton specifications'],
  ['/blog/what-this-site-is/', 'What this site is'],
] as const) {
  test(`a wide print of ${address} holds the text and no menus`, async ({ page }) => {
    await openPage(page, address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    // The breadcrumbs stay: they say where the page belongs.
    const links = page.getByRole('navigation').filter({ hasNot: page.locator('.breadcrumbs') });
    await expect(links.filter({ visible: true })).toHaveCount(0);
    await expect(
      page.locator('.theme-doc-sidebar-container, footer.footer').filter({ visible: true }),
    ).toHaveCount(0);
  });
}
