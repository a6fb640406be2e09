/** Pages under the headers that the build brings for its servers, in a browser. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, openPage, test } from './support/site';

/** The headers of every page, as hosts read them. */
async function headersOfBuild(): Promise<Record<string, string>> {
  const text = await readFile(path.join(__dirname, '../build/_headers'), 'utf8');
  const block = text.split('\n\n').find((part) => part.startsWith('/*\n')) ?? '';
  return Object.fromEntries(
    [...block.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

test.beforeEach(async ({ page }) => {
  const headers = await headersOfBuild();
  expect(headers['Content-Security-Policy']).toContain("script-src 'self' 'sha256-");
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });
});

test('a former address takes query and heading along where a host prefers files to redirects', async ({
  page,
}) => {
  await page.goto('/docs/Cyton/CytonSpecs/?a=b%20c#power', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/Cyton/CytonSpecs/?a=b%20c#power');
});

test('pages run under the headers without a complaint', async ({ page, complaints }) => {
  test.slow();
  for (const address of [
    '/',
    '/Cyton/CytonDataFormat/',
    '/Troubleshooting/minimizingNoise/',
    '/Examples/EMGProjects/EMGpiano/',
    '/Cyton/CytonExternal/',
    '/citations/',
    '/search/?q=cyton',
  ]) {
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
  }
  // Chromium knows this permission only on systems where it has Web Bluetooth, and elsewhere says so.
  expect(complaints.filter((text) => !text.includes("Unrecognized feature: 'bluetooth'"))).toEqual([]);
});

test('hosts get every header on a line that they read', async () => {
  // Longer lines, and files of more than 100 rules, are ignored without a word.
  const text = await readFile(path.join(__dirname, '../build/_headers'), 'utf8');
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
});
