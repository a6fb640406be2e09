/**
 * The service worker: keeps what was read, and answers from it when the network does not.
 *
 * Pages come from the network first, so an online reader always sees the newest build; files whose names hold a hash come
 * from the cache first. It takes over the next page that is loaded and never one that is open.
 */
import { registerQuotaErrorCallback } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types';
import { findKept, keepAlso, keptPages } from './findKept';
import {
  cacheForRoom,
  cacheNameOf,
  cachesToDrop,
  isHashed,
  isKeepMessage,
  keyOf,
  SITE_FILES_NAME,
  SITE_SUMMARY_NAME,
  WORKER_NAME,
} from './keptCaches';
import { offlineNotice } from './offlineNotice';
import { type Forwards, otherAddresses } from './otherAddresses';
import { seal } from './seal';

/** The part of the worker's global scope that is used here. */
interface WorkerScope {
  location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (event: { data: unknown; waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
}
declare const self: WorkerScope;

/** Filled in by the build (`scripts/finish/offline.ts`). */
declare const BUILD_ID: string;
declare const BASE_URL: string;
declare const FORWARDS: Forwards;

/** How long a page is waited for while a kept copy of it could be shown. */
const PATIENCE_S = 4;

const cacheName = cacheNameOf(BASE_URL, { kind: 'read', build: BUILD_ID });

/** The page's side takes the text of a page out of it (`src/sentOnce`). */
const isTextAlone = ({ url, mode }: Request): boolean =>
  mode !== 'navigate' && new URL(url).pathname.endsWith('/');

/** Leads to the page that is asked for where it is kept at another of its addresses. */
async function findElsewhere({ mode, url: address }: Request): Promise<Response | undefined> {
  if (mode !== 'navigate') return undefined;
  const url = new URL(address);
  for (const pathname of otherAddresses(url.pathname, FORWARDS)) {
    const kept = await findKept(BASE_URL, url.origin + pathname);
    // The browser carries the anchor over by itself.
    if (kept) return Response.redirect(url.origin + pathname + url.search);
  }
  return undefined;
}

const keeping: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request.url)),
  // A redirected answer may not stand in for a page; an error must not be kept; and a page that is asked for its text
  // alone, ahead of a click, may never be read.
  cacheWillUpdate: ({ request, response }) =>
    response.status === 200 && !response.redirected && !isTextAlone(request)
      ? seal(response)
      : Promise.resolve(null),
  // A server that is down is as good as none while there is something to show; otherwise its own words say what is wrong.
  fetchDidSucceed: ({ response, state }) => {
    if (response.status < 500) return Promise.resolve(response);
    if (state) state.refusal = response;
    return Promise.reject(new Error(`status ${response.status}`));
  },
  handlerDidError: async ({ request, state }) => {
    const refusal: unknown = state?.refusal;
    return (await findElsewhere(request)) ?? (refusal instanceof Response ? refusal : undefined);
  },
  // Every answer is looked for in all builds and checked, wherever the strategy found it. What this build uses is kept
  // with it, since the older caches go one day.
  cachedResponseWillBeUsed: async ({ request }) => {
    const key = keyOf(request.url);
    const kept = await findKept(BASE_URL, key);
    if (kept && isHashed(BASE_URL, new URL(key).pathname))
      await keepAlso(await caches.open(cacheName), key, kept);
    return kept;
  },
};

const networkFirst = new NetworkFirst({ cacheName, networkTimeoutSeconds: PATIENCE_S, plugins: [keeping] });
const cacheFirst = new CacheFirst({ cacheName, plugins: [keeping] });

/** An address of this site: others may live on the same origin. */
const isOnSite = ({ origin, pathname }: URL): boolean =>
  origin === self.location.origin && pathname.startsWith(BASE_URL);

/** The list, its summary and the worker itself must be the server's; so must what a page asks for past all caches. */
const isOurs = (url: URL, request: Request): boolean =>
  isOnSite(url) &&
  request.cache !== 'no-store' &&
  ![SITE_FILES_NAME, SITE_SUMMARY_NAME, WORKER_NAME].includes(url.pathname.slice(BASE_URL.length));

registerRoute(({ url, request }) => isOurs(url, request) && isHashed(BASE_URL, url.pathname), cacheFirst);
registerRoute(({ url, request }) => isOurs(url, request), networkFirst);

setCatchHandler(async ({ request }) =>
  request.mode === 'navigate'
    ? new Response(offlineNotice(BASE_URL, await keptPages(BASE_URL)), {
        status: 503,
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
      })
    : Response.error(),
);

registerQuotaErrorCallback(async () => {
  const name = cacheForRoom(BASE_URL, BUILD_ID, await caches.keys());
  if (name !== undefined) await caches.delete(name);
});

async function keep(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const address of urls) {
    const url = new URL(address, self.location.href);
    if (!isOnSite(url)) continue;
    const key = keyOf(url.href);
    if (await cache.match(key)) continue;
    try {
      const response = await fetch(key, { credentials: 'same-origin' });
      if (response.status === 200 && !response.redirected) await cache.put(key, await seal(response));
    } catch (error) {
      console.warn(`[offline] ${key} was not kept:`, error);
    }
  }
}

// The new worker need not wait for the tabs of the former build: their files are found by their hashes in any cache.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(cachesToDrop(BASE_URL, names).map((name) => caches.delete(name)))),
  ),
);
self.addEventListener('message', (event) => {
  if (isKeepMessage(event.data)) event.waitUntil(keep(event.data.urls));
});
