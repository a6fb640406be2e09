/** Search when things go wrong: slow, missing or broken index, hostile queries. */
import { holdRequests } from './support/holdRequests';
import { INDEX_URL, searchModal } from './support/searchModal';
import { expect, openPage, test } from './support/site';

const ERROR_TITLE = 'Unable to fetch results';
const ERROR_HELP = 'You might want to check your network connection.';

test('a request longer than 300 ms shows as stalled, and is announced', async ({ page }) => {
  await openPage(page, '/help/');
  const release = await holdRequests(page, INDEX_URL);
  const modal = searchModal(page);
  await modal.open();
  await expect(modal.dialog).not.toHaveClass(/--Stalled/);
  await modal.input.fill('cyton');
  await expect(modal.dialog).toHaveClass(/DocSearch-Container--Stalled/);
  await expect(modal.dialog.locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await expect(modal.dialog.getByRole('status')).toHaveText('Searching');
  await expect(modal.dialog.getByText(/No results/)).toHaveCount(0);
  release();
  await expect(modal.options.first()).toBeVisible();
  await expect(modal.dialog).not.toHaveClass(/--Stalled/);
});

for (const [fault, answer] of [
  ['missing', { status: 404, body: 'no' }],
  ['broken on the server', { status: 500, body: 'no' }],
  ['cut short', { status: 200, contentType: 'application/json', body: '{"format":1,"pa' }],
  ['a page instead', { status: 200, contentType: 'text/html', body: '<!doctype html><title>x</title>' }],
  ['from another format', { status: 200, contentType: 'application/json', body: '{"format":999}' }],
  ['unreachable', null],
] as const) {
  test(`an index that is ${fault} ends on the error screen, and search recovers by itself`, async ({
    page,
  }) => {
    await openPage(page, '/help/');
    await page.route(INDEX_URL, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const modal = searchModal(page);
    await modal.open();
    await modal.input.fill('cyton');
    await expect(modal.dialog.getByText(ERROR_TITLE, { exact: true })).toBeVisible();
    await expect(modal.dialog.getByText(ERROR_HELP, { exact: true })).toBeVisible();
    await expect(modal.dialog.getByRole('status')).toHaveText(`${ERROR_TITLE}. ${ERROR_HELP}`);
    await expect(modal.dialog.getByText(/No results/)).toHaveCount(0);

    const retry = modal.dialog.getByRole('button', { name: 'Try again' });
    const askedAgain = page.waitForRequest(INDEX_URL);
    await retry.click();
    await askedAgain;
    await expect(retry).toBeVisible();
    await page.unroute(INDEX_URL);
    await retry.click();
    await expect(modal.options.first()).toBeVisible();
    await expect(modal.input).toBeFocused();
  });
}

test('rare terms that do not come end on the error screen, not in an answer without them', async ({
  page,
}) => {
  await openPage(page, '/help/');
  await page.route('**/rare-*.json', (route) => route.abort());
  const modal = searchModal(page);
  await modal.open();
  await modal.input.fill('impedence');
  await expect(modal.dialog.getByText(ERROR_TITLE, { exact: true })).toBeVisible();
  await modal.input.fill('cyton');
  await expect(modal.options.first()).toBeVisible();
  await page.unroute('**/rare-*.json');
  await modal.input.fill('impedence');
  await expect(modal.options.first()).toContainText(/impedance/i);
});

test('an engine that crashes at work ends on the error screen, and the next search starts another', async ({
  page,
}) => {
  await openPage(page, '/help/');
  const release = await holdRequests(page, INDEX_URL);
  const asked = page.waitForRequest(INDEX_URL);
  const modal = searchModal(page);
  await modal.open();
  // It waits for its index when it crashes.
  await modal.input.fill('headband');
  await asked;
  const [engine] = page.workers();
  await engine?.evaluate(() => {
    setTimeout(() => {
      throw new Error('The worker is out of memory.');
    });
  });
  await expect(modal.dialog.getByText(ERROR_TITLE, { exact: true })).toBeVisible();

  release();
  await modal.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(modal.options.first()).toContainText(/headband/i);
});

test('an engine whose program does not arrive ends on the error screen, and search recovers', async ({
  page,
}) => {
  const program = '**/assets/js/search.*.js';
  await page.route(program, (route) => route.abort());
  await openPage(page, '/help/');
  const modal = searchModal(page);
  await modal.open();
  await modal.input.fill('cyton');
  await expect(modal.dialog.getByText(ERROR_TITLE, { exact: true })).toBeVisible();
  await page.unroute(program);
  await modal.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(modal.options.first()).toBeVisible();
});

test('the error screen stays for its query, also when the box is left and entered again', async ({
  page,
}) => {
  await openPage(page, '/help/');
  await page.route(INDEX_URL, (route) => route.abort());
  const modal = searchModal(page);
  await modal.open();
  await modal.input.fill('cyton');
  const title = modal.dialog.getByText(ERROR_TITLE, { exact: true });
  await expect(title).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title).toBeVisible();
  await page.unroute(INDEX_URL);
  await modal.input.fill('ganglion');
  await expect(title).toBeHidden();
  await expect(modal.options.first()).toBeVisible();
});

/** Lets a test keep what the page asks its worker. */
declare global {
  interface Window {
    /** While this is there, messages to workers wait in it. */
    heldMessages?: (() => void)[] | undefined;
  }
}

test('only the newest query counts, and what was found stays until it is answered', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = Worker;
    const original = Object.getOwnPropertyDescriptor(prototype, 'postMessage')?.value as (
      this: Worker,
      message: unknown,
    ) => void;
    prototype.postMessage = function postMessage(this: Worker, message: unknown) {
      const send = () => original.call(this, message);
      if (window.heldMessages) window.heldMessages.push(send);
      else send();
    };
  });
  await openPage(page, '/help/');
  const modal = searchModal(page);
  await modal.open();
  await modal.search('ganglion');
  const before = await modal.options.first().textContent();
  // Every search is held back from here on.
  await page.evaluate(() => {
    window.heldMessages = [];
  });
  await modal.input.fill('microvolts');
  await modal.input.fill('electrode cap');
  await expect(modal.options.first()).toHaveText(before ?? '');
  await page.evaluate(() => {
    const held = window.heldMessages ?? [];
    window.heldMessages = undefined;
    for (const send of held) send();
  });
  await expect(modal.dialog.locator('a[href$="?q=electrode%20cap"]')).toBeVisible();
  await expect(modal.options.filter({ hasText: /electrode/i }).first()).toBeVisible();
});

test('hostile queries do no harm', async ({ page, complaints }) => {
  await openPage(page, '/help/');
  const modal = searchModal(page);
  await modal.open();
  for (const query of [
    '<img src=x onerror="window.hacked=1">',
    '"><script>window.hacked=1</script>',
    '.*+?^${}()|[]\\',
    '%00%ff%',
    '\ud800\udc00\ud800',
    '🧠'.repeat(40),
    '__proto__ constructor toString',
    '   ',
    '​‮‎',
    '0xC0 \\x00 ../../etc',
  ]) {
    await modal.input.fill(query);
    const settled = modal.dialog.locator(
      '.DocSearch-NoResults, .DocSearch-HitsFooter, .DocSearch-StartScreen',
    );
    await expect(settled.first()).toBeVisible();
    await expect(modal.dialog.getByText(ERROR_TITLE)).toHaveCount(0);
    await expect(modal.dialog.locator('img, script')).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(complaints).toEqual([]);
});
