import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheNameOf, COMPLETE_MARK, SITE_FILES_NAME } from './keptCaches';
import { seal } from './seal';
import { findSiteCopy, saveSite } from './siteCopy';
import { makeCaches } from './testing';

const MB = 1_000_000;
const files = ['/a/', '/b/', '/c/'].map((url) => ({ url, integrity: 'sha256-x', bytes: 10 * MB }));

/** What the browser says of the room for this site. */
const estimate = vi.fn(() => Promise.resolve({ quota: 100 * MB, usage: 0 }));
const save = () => saveSite('/', { signal: new AbortController().signal, onProgress: () => undefined });

beforeEach(() => {
  estimate.mockResolvedValue({ quota: 100 * MB, usage: 0 });
  vi.stubGlobal('caches', makeCaches());
  vi.stubGlobal('window', { location: { href: 'https://docs.example/help/' } });
  vi.stubGlobal('navigator', { storage: { estimate } });
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      new Response(url.endsWith(SITE_FILES_NAME) ? JSON.stringify({ build: 'a', files }) : 'page'),
    ),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('goes on where it stopped when there is room for the rest, though not for all of it again', async () => {
  const cache = await caches.open(cacheNameOf('/', { kind: 'site', build: 'a' }));
  for (const path of ['/a/', '/b/'])
    await cache.put(`https://docs.example${path}`, await seal(new Response('page')));
  estimate.mockResolvedValue({ quota: 35 * MB, usage: 20 * MB });
  expect(await save()).toBe('a');
  expect(await findSiteCopy('/')).toBe('a');
});

it('is made where the browser does not say how much room there is', async () => {
  estimate.mockRejectedValue(new TypeError('Internal error.'));
  expect(await save()).toBe('a');
});

it('takes the room of one that another build left unfinished', async () => {
  const half = await caches.open(cacheNameOf('/', { kind: 'site', build: 'half' }));
  await half.put('https://docs.example/a/', await seal(new Response('page')));
  const whole = await caches.open(cacheNameOf('/', { kind: 'site', build: 'whole' }));
  await whole.put(COMPLETE_MARK, new Response('1'));
  estimate.mockImplementation(async () => ({
    quota: 45 * MB,
    usage: (await caches.keys()).length * 10 * MB,
  }));
  expect(await save()).toBe('a');
});

it('lets the whole one of another build answer until it is whole itself', async () => {
  const whole = await caches.open(cacheNameOf('/', { kind: 'site', build: 'whole' }));
  await whole.put(COMPLETE_MARK, new Response('1'));
  estimate.mockResolvedValue({ quota: 25 * MB, usage: 0 });
  await expect(save()).rejects.toMatchObject({ fault: { kind: 'full' } });
  expect(await findSiteCopy('/')).toBe('whole');
});

it('is there although an older one cannot be removed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const old = await caches.open(cacheNameOf('/', { kind: 'site', build: 'old' }));
  await old.put(COMPLETE_MARK, new Response('1'));
  await caches.open(cacheNameOf('/', { kind: 'site', build: 'half' }));
  vi.spyOn(caches, 'delete').mockRejectedValue(new DOMException('Busy.', 'UnknownError'));
  expect(await save()).toBe('a');
  expect(await findSiteCopy('/')).toBe('a');
});

it('says what is needed where there is no room, and loads nothing', async () => {
  estimate.mockResolvedValue({ quota: 25 * MB, usage: 0 });
  await expect(save()).rejects.toMatchObject({
    fault: { kind: 'full', neededBytes: 30 * MB, freeBytes: 25 * MB },
  });
  const cache = await caches.open(cacheNameOf('/', { kind: 'site', build: 'a' }));
  expect(await cache.keys()).toEqual([]);
  expect(await findSiteCopy('/')).toBeNull();
});
