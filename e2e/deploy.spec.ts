/** The server configuration in `deploy/`, held against the build. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy } from '../deploy/contentSecurityPolicy';
import { expect, openPage, test } from './support/site';

const root = path.join(__dirname, '..');
const FILES_WITH_POLICY = ['nginx.conf', 'Caddyfile', '_headers'];

async function policyOfBuild(): Promise<string> {
  const files = await readdir(path.join(root, 'build'), { recursive: true, withFileTypes: true });
  const pages = files.filter((file) => file.isFile() && file.name.endsWith('.html'));
  const html = await Promise.all(
    pages.map((file) => readFile(path.join(file.parentPath, file.name), 'utf8')),
  );
  return contentSecurityPolicy(html, { scripts: [], connections: [] });
}

for (const file of FILES_WITH_POLICY) {
  test(`${file} carries the policy of the build`, async () => {
    // When this fails, put what `npx tsx deploy/printPolicy.ts` prints into the files.
    expect(await readFile(path.join(root, 'deploy', file), 'utf8')).toContain(await policyOfBuild());
  });
}

test('pages run under the policy without a complaint', async ({ page, complaints }) => {
  const policy = await policyOfBuild();
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  for (const address of [
    '/',
    '/Cyton/CytonDataFormat/',
    '/Troubleshooting/minimizingNoise/',
    '/search/?q=cyton',
  ]) {
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
  }
  expect(complaints).toEqual([]);
});
