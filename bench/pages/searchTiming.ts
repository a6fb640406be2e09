/** What a first search costs on a slow phone: from the tap on the button to the first result, and later queries. */
import type { Browser, CDPSession } from '@playwright/test';
import { timeQuery } from '../timeQuery';
import { openPhone, SLOW_4G, slowDown } from './timing';

/** Times are ms. */
export interface SearchTiming {
  /** From the tap to the dialog with its field, ready to be typed into. */
  ready: number;
  /** From the first key to the first result, nothing of the index there before the tap. */
  first: number;
  /** From the key to its results, when the index is there: one for each later query. */
  later: readonly number[];
  /** Until the first result: files, and their bytes as they came. */
  requests: number;
  bytes: number;
}

/** A worker has its own network line: it is slowed as soon as the worker starts, before it fetches anything. */
async function slowWorkers(session: CDPSession): Promise<void> {
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const commands = [
      { method: 'Network.enable', params: {} },
      { method: 'Network.emulateNetworkConditions', params: SLOW_4G },
      { method: 'Runtime.runIfWaitingForDebugger', params: {} },
    ];
    commands.forEach(({ method, params }, id) => {
      void session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id: id + 1, method, params }),
      });
    });
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
}

/** Opens a page on a slow phone, lets it settle, and searches. */
export async function timeSearch(
  browser: Browser,
  url: string,
  [first, ...later]: readonly [string, ...string[]],
): Promise<SearchTiming> {
  const page = await openPhone(browser);
  try {
    const session = await slowDown(page);
    await slowWorkers(session);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(
        request.sizes().then(
          ({ responseBodySize }) => responseBodySize,
          () => 0,
        ),
      );
    });
    const ready = await page.locator('.DocSearch-Button').evaluate(
      (button: HTMLElement) =>
        new Promise<number>((resolve) => {
          const started = performance.now();
          const observer = new MutationObserver(() => {
            if (!document.querySelector('.DocSearch-Input')) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
          });
          observer.observe(document.body, { childList: true, subtree: true });
          button.click();
        }),
    );
    const firstResult = await timeQuery(page, first, 'painted');
    const untilThen = await Promise.all([...sizes]);
    const times: number[] = [];
    for (const query of later) times.push(await timeQuery(page, query, 'painted'));
    return {
      ready,
      first: firstResult,
      later: times,
      requests: untilThen.length,
      bytes: untilThen.reduce((sum, size) => sum + size, 0),
    };
  } finally {
    await page.context().close();
  }
}
