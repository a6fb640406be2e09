/** `npm run bench`: how long a build takes, and what the first load of two pages costs (bytes as sent, brotli). */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowserHere } from '../scripts/findBrowser';
import { createStaticServer, listen } from '../scripts/staticServer';

const root = path.join(__dirname, '..');
const pages = ['/', '/Cyton/CytonSpecs/'];

/** Most that the first load of a page may cost; requests include what is fetched ahead for visible links. */
const budget = { scriptBytes: 190_000, styleBytes: 26_000, requests: 50 };

interface Cost {
  scriptBytes: number;
  styleBytes: number;
  requests: number;
}

async function measure(origin: string, route: string): Promise<Cost> {
  const browser = await chromium.launch({ executablePath: findBrowserHere() });
  try {
    const page = await browser.newPage();
    const cost: Cost = { scriptBytes: 0, styleBytes: 0, requests: 0 };
    page.on('response', (response) => {
      const bytes = Number(response.headers()['content-length'] ?? 0);
      const type = response.request().resourceType();
      cost.requests += 1;
      if (type === 'script') cost.scriptBytes += bytes;
      if (type === 'stylesheet') cost.styleBytes += bytes;
    });
    await page.goto(origin + route, { waitUntil: 'load' });
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    return cost;
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const startMs = performance.now();
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, SITE_BASE_URL: '/' },
  });
  console.log(`build: ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
  const server = createStaticServer({ folder: path.join(root, 'build'), baseUrl: '/' });
  const origin = `http://localhost:${await listen(server, 0)}`;
  let isWithinBudget = true;
  for (const route of pages) {
    const cost = await measure(origin, route);
    console.log(
      `${route}  JavaScript ${(cost.scriptBytes / 1000).toFixed(1)} kB, CSS ${(cost.styleBytes / 1000).toFixed(1)} kB, ${cost.requests} requests`,
    );
    for (const name of ['scriptBytes', 'styleBytes', 'requests'] as const) {
      if (cost[name] <= budget[name]) continue;
      isWithinBudget = false;
      console.error(`${route}  ${name} is ${cost[name]}; the budget is ${budget[name]}`);
    }
  }
  server.closeAllConnections();
  server.close();
  if (!isWithinBudget) process.exitCode = 1;
}

void main();
