import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findKept, keepAlso, keptPages } from './findKept';
import { cacheNameOf, COMPLETE_MARK, type KeptCache } from './keptCaches';
import { seal } from './seal';
import { makeCaches } from './testing';

const origin = 'https://docs.example';

it('gives what an older build has kept although there is no room to keep it once more', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const own = await caches.open(cacheNameOf('/', { kind: 'read', build: 'b' }));
  const kept = new Response('script');
  await keepAlso(own, `${origin}/assets/a.js`, kept);
  expect(await (await own.match(`${origin}/assets/a.js`))?.text()).toBe('script');
  vi.spyOn(own, 'put').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
  await keepAlso(own, `${origin}/assets/b.js`, kept);
  expect(await kept.text()).toBe('script');
});

/** Keeps pages, by their address and title. */
async function keep(where: KeptCache, pages: Record<string, string>): Promise<void> {
  const cache = await caches.open(cacheNameOf('/', where));
  for (const [path, title] of Object.entries(pages))
    await cache.put(origin + path, await seal(new Response(`<title>${title} | Docs</title>`)));
}

beforeEach(() => {
  vi.stubGlobal('caches', makeCaches());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('lists the pages that it finds, and no page of a copy of the site that is not complete', async () => {
  const site: KeptCache = { kind: 'site', build: 'b' };
  await keep({ kind: 'read', build: 'a' }, { '/read/': 'Read', '/assets/main.js': 'No page' });
  await keep(site, { '/half/': 'Half' });
  expect(await keptPages('/')).toEqual([{ title: 'Read', url: '/read/' }]);
  for (const { url } of await keptPages('/')) expect(await findKept('/', origin + url)).toBeDefined();
  expect(await findKept('/', `${origin}/half/`)).toBeUndefined();

  await (await caches.open(cacheNameOf('/', site))).put(COMPLETE_MARK, new Response('1'));
  expect((await keptPages('/')).map(({ title }) => title)).toEqual(['Half', 'Read']);
  expect(await findKept('/', `${origin}/half/`)).toBeDefined();
});
