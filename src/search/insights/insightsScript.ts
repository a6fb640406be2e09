/** The analytics library of the hosted service, fetched from a public CDN the first time there is an event. */
import type { InsightsSender } from './insights';

/** Pinned, so that what runs on the page changes only with the site. */
export const INSIGHTS_SCRIPT_URL =
  'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js';

type InsightsCall = (method: string, ...payload: unknown[]) => void;

interface InsightsWindow {
  /** The library looks here for the name of the global that holds its queue. */
  AlgoliaAnalyticsObject?: string;
  aa?: InsightsCall & { queue: unknown[][] };
  document: Document;
}

/** Calls wait in `queue`; when the library starts it works through them and takes over `queue.push`. */
function loadScript(window: InsightsWindow): InsightsCall {
  const queue: unknown[][] = [];
  const call = Object.assign((...parts: unknown[]) => void queue.push(parts), { queue });
  window.AlgoliaAnalyticsObject = 'aa';
  window.aa = call;
  const script = window.document.createElement('script');
  script.async = true;
  script.src = INSIGHTS_SCRIPT_URL;
  script.addEventListener('error', () => {
    console.error('[search] The script for click analytics did not load; no events are sent.', script.src);
  });
  window.document.head.append(script);
  return call;
}

/**
 * @param window of the page; nothing is loaded before the first event
 */
export function createInsightsScript(
  credentials: { appId: string; apiKey: string },
  window: InsightsWindow,
): InsightsSender {
  let call: InsightsCall | undefined;
  const send: InsightsCall = (...event) => {
    if (!call) {
      call = loadScript(window);
      // Without cookies: a visit is known by a random name that ends with it.
      call('init', { ...credentials, partial: true, useCookie: false });
    }
    call(...event);
  };
  return {
    viewedObjectIDs: (...events) => send('viewedObjectIDs', ...events),
    clickedObjectIDsAfterSearch: (event) => send('clickedObjectIDsAfterSearch', event),
  };
}
