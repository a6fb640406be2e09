/** The pages that only forward from a former address. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Forwards } from '../../src/offline/otherAddresses';
import { listPlaces } from './listFiles';

/** Goes to the canonical address of the page that it stands in. */
const SCRIPT =
  '<script>location.replace(document.querySelector("link").href+location.search+location.hash)</script>';

/** Where a page leads that only forwards from a former address, decoded; `null` for a page to be read. */
export function forwardOf(html: string): string | null {
  const to = /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(html)?.[1];
  return to === undefined ? null : decodeURI(to);
}

/** The former addresses of a build, with the base URL and decoded: a server, or the worker without one, leads on from them. */
export async function listForwards(folder: string, baseUrl: string): Promise<Forwards> {
  const forwards: Record<string, string> = {};
  for (const place of await listPlaces(folder)) {
    const to = forwardOf(await readFile(path.join(folder, place, 'index.html'), 'utf8'));
    if (to !== null) forwards[baseUrl + place] = to;
  }
  return forwards;
}

/**
 * Gives all pages that forward the same script, in the place of the framework's, which has the address in it: so the
 * Content-Security-Policy names it with one hash, and query and heading come along where a server has no redirects.
 */
export async function writeForwards(folder: string): Promise<void> {
  for (const place of await listPlaces(folder)) {
    const file = path.join(folder, place, 'index.html');
    const html = await readFile(file, 'utf8');
    if (forwardOf(html) !== null) await writeFile(file, html.replace(/<script>[^]*?<\/script>/, SCRIPT));
  }
}
