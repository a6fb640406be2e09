/**
 * Browser tests on a build with other settings: `const test = testOnBuild('below-base', { SITE_BASE_URL: '/x/' })`.
 * The build is made when the first test needs it and kept as long as `build/` stays the same.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createStaticServer, listen } from '../../scripts/staticServer';
import { test as siteTest } from './site';

const run = promisify(execFile);
const root = path.join(__dirname, '../..');
const BUILD_LIMIT_MS = 480_000;

/** The settings of a build, as in the environment (`SITE_BASE_URL`, `ANNOUNCEMENT` …). */
export type BuildSettings = Readonly<Record<string, string>>;

async function ensureBuild(name: string, settings: BuildSettings): Promise<string> {
  const cache = path.join('.cache', 'builds');
  const folder = path.join(root, cache, name);
  const stampFile = path.join(root, cache, `${name}.stamp`);
  const { mtimeMs } = await stat(path.join(root, 'build', 'index.html'));
  const stamp = JSON.stringify([mtimeMs, settings]);
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return folder;
  await run(
    process.execPath,
    ['--import', 'tsx', path.join('scripts', 'build.ts'), '--out-dir', path.join(cache, name)],
    {
      cwd: root,
      env: {
        ...process.env,
        ...settings,
        NODE_ENV: 'production',
        // Builds that run at the same time must not share what they generate.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(cache, `${name}.generated`),
        // The bundler's cache on disk does not notice that folder and would answer with another build's settings.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
      maxBuffer: 16 * 2 ** 20,
    },
  );
  await writeFile(stampFile, stamp);
  return folder;
}

interface BuildWorkerFixtures {
  /** The address of the built and served site, with its base URL. */
  builtSite: string;
}

/** `test` whose pages come from a build with these settings; relative addresses (`./help/`) start at its base URL. */
export function testOnBuild(name: string, settings: BuildSettings) {
  const test = siteTest.extend<object, BuildWorkerFixtures>({
    builtSite: [
      async ({}, use) => {
        const folder = await ensureBuild(name, settings);
        const baseUrl = settings.SITE_BASE_URL ?? '/';
        const server = createStaticServer({ folder, baseUrl });
        const port = await listen(server, 0);
        await use(`http://localhost:${port}${baseUrl}`);
        server.closeAllConnections();
        server.close();
      },
      { scope: 'worker', timeout: BUILD_LIMIT_MS },
    ],
  });
  // An address in the configuration is stronger than one in a fixture; `use` in the test's file is stronger still.
  test.use({
    baseURL: async ({ builtSite }, use) => {
      await use(builtSite);
    },
  });
  return test;
}
