/**
 * Without a network the framework cannot load the next page, asks the browser to, and the page that is being read gives
 * way to the browser's error. So a click is held until the next page is there: one that was fetched ahead opens, and of
 * any other the reader is told, on the page that stays. Where a worker keeps pages, it has an answer of its own.
 */
import preload from '@docusaurus/core/lib/client/preload';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { leadsWithinSite } from '../url/leadsWithinSite';
import { opensElsewhere } from '../url/opensElsewhere';
import { hideFailure, showFailure } from './showFailure';

const isWithoutNetwork = (): boolean =>
  !navigator.onLine && !(navigator as Partial<Navigator>).serviceWorker?.controller;

/** The link by which a click leaves this page for another one of the site. */
function leavingLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && leadsWithinSite(link) && link.pathname !== location.pathname ? link : undefined;
}

let isHeld = true;

/** Lets a click pass as soon as its page is there. */
async function hold(link: HTMLAnchorElement): Promise<void> {
  try {
    await preload(link.pathname);
  } catch {
    showFailure({ what: 'The next page', error: 'There is no network.', onRetry: () => link.click() });
    return;
  }
  hideFailure();
  isHeld = false;
  link.click();
  isHeld = true;
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('online', hideFailure);
  document.addEventListener(
    'click',
    (event) => {
      const link = isHeld && isWithoutNetwork() && !opensElsewhere(event) && leavingLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      void hold(link);
    },
    { capture: true },
  );
}
