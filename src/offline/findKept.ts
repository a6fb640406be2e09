/** Finds what is kept in the caches of all builds. */
import { COMPLETE_MARK, readCacheName } from './keptCaches';
import { seal, unseal } from './seal';

/** True when every file of a build is in this cache of a whole site. */
export async function isComplete(cache: Cache): Promise<boolean> {
  return (await cache.match(COMPLETE_MARK)) !== undefined;
}

/**
 * The newest kept copy of a file: caches are asked in the order of their age, the youngest first; a copy of the whole
 * site only when it is complete, so that a half-filled one never answers. Damaged copies are removed.
 */
export async function findKept(baseUrl: string, key: string): Promise<Response | undefined> {
  const names = (await caches.keys()).reverse();
  for (const name of names) {
    const kind = readCacheName(baseUrl, name)?.kind;
    if (!kind) continue;
    const cache = await caches.open(name);
    const kept = await cache.match(key);
    if (!kept || (kind === 'site' && !(await isComplete(cache)))) continue;
    const whole = await unseal(kept);
    if (whole) return whole;
    await cache.delete(key);
    // A copy of the site with a hole is no longer complete: it is filled again when the reader asks for it.
    if (kind === 'site') await cache.delete(COMPLETE_MARK);
  }
  return undefined;
}

/** Keeps in one more cache what another one has. Without room for it the reader gets it all the same. */
export async function keepAlso(own: Cache, key: string, kept: Response): Promise<void> {
  try {
    if (!(await own.match(key))) await own.put(key, await seal(kept));
  } catch (error) {
    console.warn(`[offline] ${key} was not kept once more:`, error);
  }
}

/** Titles and addresses of the pages that {@link findKept} finds, by title. */
export async function keptPages(baseUrl: string): Promise<{ title: string; url: string }[]> {
  const pages = new Map<string, string>();
  for (const name of await caches.keys()) {
    const kind = readCacheName(baseUrl, name)?.kind;
    if (!kind) continue;
    const cache = await caches.open(name);
    if (kind === 'site' && !(await isComplete(cache))) continue;
    for (const { url } of await cache.keys()) {
      if (!url.endsWith('/')) continue;
      const html = (await (await cache.match(url))?.text()) ?? '';
      const title = /<title[^>]*>([^<|]*)/.exec(html)?.[1]?.trim();
      if (title) pages.set(new URL(url).pathname, title);
    }
  }
  return [...pages].map(([url, title]) => ({ title, url })).sort((a, b) => a.title.localeCompare(b.title));
}
