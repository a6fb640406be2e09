/** The page's side of the service worker. */
import { type KeepMessage, WORKER_NAME } from './keptCaches';

/** True where the browser can keep pages: a secure address, and not every private window. */
export const canKeepPages = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/**
 * Registers the worker, or asks the server for a newer one. Resolves once one is active.
 *
 * @throws {Error} when the browser or the server refuses
 */
export async function startWorker(baseUrl: string): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(baseUrl + WORKER_NAME, { scope: baseUrl, updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  // Where there was a worker, `register` asks for nothing. No answer is no news: the page may be without a network.
  if (navigator.serviceWorker.controller) void registration.update().catch(() => undefined);
  return registration;
}

/** The addresses of everything that the open page consists of; its own last, so that a kept page is a whole one. */
function addressesOfPage(): string[] {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    // The texts of other pages, fetched ahead.
    .filter((name) => !name.endsWith('/'));
  return [...loaded, window.location.href].filter((url) => url.startsWith(`${window.location.origin}/`));
}

/** Has the worker keep the page that is open. */
export function keepThisPage({ active }: ServiceWorkerRegistration): void {
  active?.postMessage({ kind: 'keep', urls: addressesOfPage() } satisfies KeepMessage);
}
