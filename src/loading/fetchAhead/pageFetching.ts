/**
 * Replaces the framework's `window.docusaurus`, which its links call: `preload` when a reader points at a link,
 * `prefetch` when a link comes into view. The framework's own fetches every page of every link in view, 140 kB on some
 * pages, and compares each of these links with every route as soon as it is seen.
 */
import preloadPage from '@docusaurus/core/lib/client/preload';
import { isSparing } from '../connection';
import { fetchText, sheetsOf } from '../../sentOnce/pageText';
import { filesOfPage, isDocument } from './chunks';
import { FetchQueue } from './fetchQueue';
import { rankOfPath } from './likelihood';

/** One or two pages, and the next one, which readers of a long page see last: 60 kB a page in view are the most. */
const BUDGET_BYTES = 20_000;

// The browser notes 250 files by itself, as many as a reader of some forty pages loads; what it does not note is fetched
// again here, and is missing in the copy of a page (`offline/registration`).
if (typeof document !== 'undefined') performance.setResourceTimingBufferSize(10_000);

/** The browser's notes of how a file came. */
const timingsOf = (file: string): PerformanceResourceTiming[] =>
  performance.getEntriesByName(
    new URL(file, document.baseURI).href,
    'resource',
  ) as PerformanceResourceTiming[];

const isHere = (file: string): boolean => timingsOf(file).length > 0;

/** Fetches a script or a style sheet without using it, at the lowest priority. */
function fetchFile(file: string): Promise<number> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = file;
    link.onload = () => resolve(timingsOf(file)[0]?.encodedBodySize ?? 0);
    // What does not load now is asked for again when it is needed, and the failure is shown then.
    link.onerror = () => resolve(0);
    document.head.append(link);
  });
}

async function fetchPage(path: string): Promise<number> {
  const weights = await Promise.all([
    ...filesOfPage(path)
      .filter((file) => !isHere(file))
      .map(fetchFile),
    fetchTextAhead(path),
  ]);
  // The likeliest of all is made ready, too: a click need not wait for the browser to find and start its program.
  if (rankOfPath(path) === 0 && filesOfPage(path).every(isHere)) {
    await idle();
    void preload(path);
  }
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Only documents have their text in the server's page alone, which names their style sheets, too. */
async function fetchTextAhead(path: string): Promise<number> {
  if (!isDocument(path)) return 0;
  // What does not come now is asked for again when it is needed.
  await fetchText(path, 'low').catch(() => undefined);
  const sheets = await Promise.all(
    sheetsOf(path)
      .filter((file) => !isHere(file))
      .map(fetchFile),
  );
  return sheets.reduce((sum, weight) => sum + weight, timingsOf(path)[0]?.encodedBodySize ?? 0);
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}

const queue = new FetchQueue(
  { fetchPage, rank: rankOfPath, pageInView: () => window.location.pathname, idle },
  BUDGET_BYTES,
);
const pathOf = (target: string): string => new URL(target, window.location.href).pathname;
const loaded = new Set<string>();

/** Loads a page's code, so that a click on its link shows it at once. Never rejects: who follows the link is told. */
function preload(target: string): Promise<unknown> | false {
  const path = pathOf(target);
  if (isSparing() || loaded.has(path)) return false;
  loaded.add(path);
  // Beside the code, which alone would ask for it once it is there.
  if (isDocument(path)) fetchText(path).catch(() => undefined);
  // What did not come is asked for again when somebody points at the link once more.
  return preloadPage(path).catch(() => loaded.delete(path));
}

/** Notes that a link to a page is in view. */
function prefetch(target: string): void {
  if (!isSparing()) queue.add(pathOf(target));
}

// The keyboard's way of pointing at a link; who only tabs past it does not stay.
const FOCUS_MS = 100;
let focusTimer: ReturnType<typeof setTimeout> | undefined;
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    clearTimeout(focusTimer);
    if (!(target instanceof HTMLAnchorElement) || target.origin !== window.location.origin) return;
    focusTimer = setTimeout(() => void preload(target.href), FOCUS_MS);
  });
}

export default Object.freeze({ prefetch, preload });
