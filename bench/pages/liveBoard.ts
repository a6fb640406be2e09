/** How the live board keeps up: a simulated Cyton with Daisy, sixteen channels from 250 packets a second. */
import type { Browser, Page } from '@playwright/test';

const PAGE = '/GettingStarted/Boards/CytonGS/';
const COUNTED_MS = 10_000;

/** What a reader sees move. */
export interface Frames {
  /** Mean over ten seconds. */
  perSecond: number;
  /** The longest time between two pictures, in ms. */
  worstMs: number;
}

async function openBoard(page: Page, origin: string): Promise<void> {
  await page.goto(origin + PAGE, { waitUntil: 'load' });
  const board = page.getByRole('region', { name: 'Live board' });
  await board.scrollIntoViewIfNeeded();
  await board.getByRole('button', { name: 'Cyton with Daisy', exact: true }).click();
}

const ready = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Stop the stream' }).waitFor();
  await page.getByRole('img', { name: /^Live signals of 16 channels/ }).scrollIntoViewIfNeeded();
};

const newPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  // The compiler of this file names functions with its own helper, which a page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  return context.newPage();
};

/**
 * Counts pictures while the board streams.
 *
 * @param slowdown of the processor; 1 is as it is
 */
export async function countFrames(browser: Browser, origin: string, slowdown: number): Promise<Frames> {
  const page = await newPage(browser);
  try {
    await openBoard(page, origin);
    await ready(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await page.evaluate(
      (countedMs) =>
        new Promise<Frames>((resolve) => {
          let first: number | null = null;
          let last = 0;
          let frames = 0;
          let worstMs = 0;
          const note = (now: number): void => {
            if (first === null) first = now;
            else {
              frames += 1;
              worstMs = Math.max(worstMs, now - last);
            }
            last = now;
            const passedMs = now - first;
            if (passedMs < countedMs) requestAnimationFrame(note);
            else resolve({ perSecond: (1000 * frames) / passedMs, worstMs });
          };
          requestAnimationFrame(note);
        }),
      COUNTED_MS,
    );
  } finally {
    await page.context().close();
  }
}

/** Minutes of the stream after which memory is measured. */
const MEMORY_MINUTES = [1, 60] as const;

const STEP_MS = 60_000;

/** What a stream has left in memory. */
export interface Memory {
  minutes: number;
  packets: number;
  /** Of the page's heap, garbage collected. */
  bytes: number;
}

/**
 * Memory after each of `MEMORY_MINUTES`. The page's clock runs as fast as the machine can, and
 * every packet and every picture is made.
 */
export async function measureMemory(browser: Browser, origin: string): Promise<Memory[]> {
  const page = await newPage(browser);
  try {
    await page.clock.install();
    await openBoard(page, origin);
    // Until the board has answered, its clock goes on by itself.
    await ready(page);
    const session = await page.context().newCDPSession(page);
    const used: Memory[] = [];
    let minute = 0;
    for (const minutes of MEMORY_MINUTES) {
      for (; minute < minutes; minute += 1) await page.clock.runFor(STEP_MS);
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const facts = await page.getByText(/\d+ packets, \d+ lost/).textContent();
      const [, packets = ''] = /([\d,]+) packets/.exec(facts ?? '') ?? [];
      used.push({ minutes, packets: Number(packets.replaceAll(',', '')), bytes: usedSize });
    }
    return used;
  } finally {
    await page.context().close();
  }
}
