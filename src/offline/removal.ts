/** The service worker of a build that does not keep pages: removes what an earlier one kept, and itself. */
import { readCacheName } from './keptCaches';

interface WorkerScope {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
}
declare const self: WorkerScope;
declare const BASE_URL: string;

async function remove(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => readCacheName(BASE_URL, name));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));
