import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Forwards } from '../../src/offline/otherAddresses';
import { listPlaces } from './listFiles';

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
