/** The pages that only forward from a former address. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Forwards } from '../../src/offline/otherAddresses';
import { listFiles } from './listFiles';

/** Goes to the canonical address of the page that it stands in. */
const SCRIPT =
  '<script>location.replace(document.querySelector("link").href+location.search+location.hash)</script>';

/** Where a page leads that only forwards from a former address, decoded; `null` for a page to be read. */
export function forwardOf(html: string): string | null {
  const to = /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1];
  return to === undefined ? null : decodeURI(to);
}

/** Every page of a build, by the path of its file. */
export async function readPages(folder: string): Promise<Map<string, string>> {
  const names = (await listFiles(folder)).filter((name) => name.endsWith('.html'));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
    ),
  );
}

/** The former addresses among pages, with the base URL and decoded: a server, or the worker without one, leads on from them. */
export function forwardsAmong(pages: ReadonlyMap<string, string>, baseUrl: string): Forwards {
  const forwards: Record<string, string> = {};
  for (const [name, html] of pages) {
    const to = forwardOf(html);
    if (to !== null) forwards[baseUrl + name.replace(/index\.html$/, '')] = to;
  }
  return forwards;
}

/**
 * Gives all pages that forward the same script, in the place of the framework's, which has the address in it: so the
 * Content-Security-Policy names it with one hash, and query and heading come along where a server has no redirects.
 */
export async function writeForwards(folder: string): Promise<void> {
  for (const [name, html] of await readPages(folder)) {
    if (forwardOf(html) !== null)
      await writeFile(path.join(folder, name), html.replace(/<script>[^]*?<\/script>/, SCRIPT));
  }
}
