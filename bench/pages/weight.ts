/** What the first load of a page weighs, file by file, and what the page then fetches ahead. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

export const kinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

export interface LoadedFile {
  /** Its path on the site. */
  path: string;
  kind: Kind;
  /** Its bytes with brotli 11 where it is text, without headers: the same on every machine. */
  bytes: number;
  /** Whether nobody has asked for it yet: the page's links lead there. */
  isAhead: boolean;
}

/** How long the network has to be quiet before fetching ahead counts as done. */
const QUIET_MS = 1_500;

const TEXT = /\.(html|js|css|svg|json|xml|txt|md|bin)$/;

/** Bytes of a file of the build as a host would send it. */
async function weigh(folder: string, sitePath: string): Promise<number> {
  const name = sitePath.endsWith('/') ? `${sitePath}index.html` : sitePath;
  const bytes = await readFile(path.join(folder, name));
  return TEXT.test(name) ? brotliCompressSync(bytes).length : bytes.length;
}

/**
 * Opens a page in a new profile, lets it take over and fetch ahead, and weighs what it asked for.
 *
 * @param folder the build that `origin` serves
 */
export async function weighPage(
  browser: Browser,
  origin: string,
  pagePath: string,
  folder: string,
): Promise<LoadedFile[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const types = new Map<string, Set<string>>();
    let lastRequest = Date.now();
    page.on('request', (request) => {
      const url = new URL(request.url());
      lastRequest = Date.now();
      if (url.origin !== origin) return;
      types.set(url.pathname, (types.get(url.pathname) ?? new Set()).add(request.resourceType()));
    });
    await page.goto(origin + pagePath, { waitUntil: 'load' });
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    while (Date.now() - lastRequest < QUIET_MS) await page.waitForTimeout(QUIET_MS / 3);
    const hints = await page
      .locator('link[rel="prefetch"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    return await Promise.all(
      [...types].map(async ([sitePath, asked]) => ({
        path: sitePath,
        kind: kinds.find((kind) => asked.has(kind)) ?? 'other',
        // A file that is fetched ahead and needed after all is part of the load.
        isAhead:
          (hints.includes(sitePath) && !asked.has('script')) ||
          // The text of a page that a link leads to.
          (sitePath.endsWith('/') && !asked.has('document')),
        bytes: await weigh(folder, sitePath),
      })),
    );
  } finally {
    await context.close();
  }
}

/** Sums of a page's weight, in bytes, and its number of requests; what is fetched ahead counts apart. */
export interface Weight {
  script: number;
  stylesheet: number;
  document: number;
  total: number;
  ahead: number;
  requests: number;
}

/** What files weigh together. Scripts, style sheets, document and total are without what is fetched ahead. */
export function sumUp(files: readonly LoadedFile[]): Weight {
  const bytes = (some: readonly LoadedFile[]): number => some.reduce((sum, file) => sum + file.bytes, 0);
  const first = files.filter(({ isAhead }) => !isAhead);
  const ofKind = (wanted: Kind): number => bytes(first.filter(({ kind }) => kind === wanted));
  return {
    script: ofKind('script'),
    stylesheet: ofKind('stylesheet'),
    document: ofKind('document'),
    total: bytes(first),
    ahead: bytes(files.filter(({ isAhead }) => isAhead)),
    requests: first.length,
  };
}
