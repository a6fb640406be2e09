/**
 * Browser tests on the built site. `npm run test:browser` expects `build/`; it serves it on a free port.
 * `E2E_BASE_URL=http://localhost:3000 npx playwright test` asks a server that already runs.
 */
import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { findBrowserHere } from './scripts/findBrowser';

/** The configuration is read again in every worker, so what was found once is handed on in the environment. */
function once(name: string, find: () => string): string {
  const value = process.env[name] ?? find();
  process.env[name] = value;
  return value;
}

const askForFreePort =
  'const s=require("node:net").createServer().listen(0,()=>{process.stdout.write(String(s.address().port));s.close()})';

const executablePath = once('E2E_CHROMIUM', findBrowserHere);
const runningServer = process.env.E2E_BASE_URL;
const port = once('E2E_PORT', () =>
  execFileSync(process.execPath, ['-e', askForFreePort], { encoding: 'utf8' }),
);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['dot']] : [['list']],
  use: {
    baseURL: runningServer ?? `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath },
    // Only the tests of reading offline want a service worker between the page and the routes that tests set up.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'off',
  },
  projects: [
    { name: 'behaviour', testIgnore: '**/tour/**' },
    { name: 'tour', testMatch: '**/tour/**' },
  ],
  ...(!runningServer && {
    webServer: {
      command: 'npm run --silent serve',
      env: { PORT: port },
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
      stdout: 'ignore',
      timeout: 30_000,
    },
  }),
});
