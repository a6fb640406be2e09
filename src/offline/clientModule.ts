/**
 * Keeps the pages that a reader reads. A page counts as read when it has been open for a while, so somebody who is only
 * passing by costs nothing, and the worker is never fetched while a page still loads.
 */
import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import { savesData } from '../loading/connection';

const READ_AFTER_MS = 10_000;

const loadNotice = () => import('./announceUpdates');

// The browser looks for a newer worker by itself soon after a page is loaded. A reader's first worker is no update: it
// controls only pages that are loaded after it. Some settings and extensions leave the name without the thing.
if (typeof window !== 'undefined') {
  (navigator as Partial<Navigator>).serviceWorker?.addEventListener('controllerchange', () => {
    loadNotice().then(
      ({ announceUpdate }) => announceUpdate(),
      (error: unknown) => console.warn('[offline] no notice of an update:', error),
    );
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;

async function keepWhatIsRead(): Promise<void> {
  const { canKeepPages, keepThisPage, startWorker } = await import('./registration');
  // Everything else that browsers tell of the connection is guesswork.
  if (!canKeepPages() || savesData()) return;
  try {
    // Here already when an update comes, and the server may not have this build any more.
    void loadNotice().catch(() => undefined);
    keepThisPage(await startWorker(siteConfig.baseUrl));
  } catch (error) {
    // Private windows and strict settings refuse; the site works without.
    console.warn('[offline] pages are not kept:', error);
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    clearTimeout(timer);
    timer = setTimeout(() => void keepWhatIsRead(), READ_AFTER_MS);
  },
};
export default clientModule;
