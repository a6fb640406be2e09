/**
 * What a page asks of the main thread, in processor time as Chromium's trace counts it, times four for a phone. Unlike
 * the clock, processor time says nearly the same on a busy machine as on an idle one.
 */
import type { Browser } from '@playwright/test';

const PHONE_SLOWDOWN = 4;
const QUIET_MS = 2_500;
const TASK = /(^|::)RunTask$/;

/** As much of an event of the trace as matters here; times in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time. */
  tdur?: number;
}

/** In ms of a phone's processor. */
export interface Load {
  total: number;
  /** What tasks took beyond 50 ms each, from the first paint on. */
  blocking: number;
  script: number;
  style: number;
  layout: number;
}

const phoneMs = (events: readonly TraceEvent[]): number =>
  (PHONE_SLOWDOWN * events.reduce((sum, { tdur = 0 }) => sum + tdur, 0)) / 1000;

/** Those that lie in no other of them. Traces nest tasks. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return [...events]
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

/** Reads a trace of one page's load. */
export function readTrace(trace: readonly TraceEvent[]): Load {
  const paint = trace.findLast(({ name }) => /^firstContentfulPaint$/i.test(name));
  const parser = trace.find(({ name, pid }) => name === 'ParseHTML' && pid === paint?.pid);
  if (!paint || !parser) throw new Error('The trace has no first paint: did the page load?');
  const own = trace.filter(({ ph, pid, tid }) => ph === 'X' && pid === parser.pid && tid === parser.tid);
  const named = (...names: string[]): TraceEvent[] =>
    outermost(own.filter(({ name }) => names.includes(name)));
  const tasks = outermost(own.filter(({ name }) => TASK.test(name)));
  return {
    total: phoneMs(tasks),
    blocking: tasks
      .filter(({ ts, dur = 0 }) => ts + dur > paint.ts)
      .reduce((sum, task) => sum + Math.max(0, phoneMs([task]) - 50), 0),
    script: phoneMs(named('EvaluateScript', 'FunctionCall')),
    style: phoneMs(named('UpdateLayoutTree')),
    layout: phoneMs(named('Layout')),
  };
}

/** Loads a page in a new profile, at a phone's width, and counts. */
export async function countLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const trace: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({ value }) => trace.push(...(value as unknown as TraceEvent[])));
    await session.send('Tracing.start', {
      traceConfig: {
        includedCategories: [
          'toplevel',
          'devtools.timeline',
          'loading',
          'v8',
          'disabled-by-default-devtools.timeline',
        ],
      },
      transferMode: 'ReportEvents',
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.waitForTimeout(QUIET_MS);
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return readTrace(trace);
  } finally {
    await context.close();
  }
}
