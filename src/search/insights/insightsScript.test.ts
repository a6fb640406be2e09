import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInsightsScript, INSIGHTS_SCRIPT_URL } from './insightsScript';

type InsightsWindow = Parameters<typeof createInsightsScript>[1];

interface FakeScript {
  src: string;
  async: boolean;
  fail: () => void;
}

/** A window that keeps the scripts put into its head. */
function fakeWindow(): { window: InsightsWindow; scripts: FakeScript[] } {
  const scripts: FakeScript[] = [];
  const document = {
    createElement: () => {
      const script = {
        src: '',
        async: false,
        fail: () => undefined,
        addEventListener: (_type: string, listener: () => undefined) => void (script.fail = listener),
      };
      return script;
    },
    head: { append: (script: FakeScript) => void scripts.push(script) },
  };
  // Only what the loader touches stands in for the document.
  return { window: { document: document as unknown as Document }, scripts };
}

const EVENT = { eventName: 'Items Viewed', index: 'docs', objectIDs: ['a'], queryID: 'q' };

describe('the script for click analytics', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is loaded by the first event only, once', () => {
    const { window, scripts } = fakeWindow();
    const sender = createInsightsScript({ appId: 'APP', apiKey: 'key' }, window);
    expect(scripts).toEqual([]);
    expect(window.aa).toBeUndefined();
    sender.viewedObjectIDs(EVENT);
    sender.viewedObjectIDs(EVENT);
    expect(scripts).toMatchObject([{ src: INSIGHTS_SCRIPT_URL, async: true }]);
  });

  it('finds the events in the queue it looks for, after the credentials', () => {
    const { window } = fakeWindow();
    const sender = createInsightsScript({ appId: 'APP', apiKey: 'key' }, window);
    sender.viewedObjectIDs(EVENT, EVENT);
    sender.clickedObjectIDsAfterSearch({ ...EVENT, positions: [1] });
    expect(window.AlgoliaAnalyticsObject).toBe('aa');
    expect(window.aa?.queue).toEqual([
      ['init', { appId: 'APP', apiKey: 'key', partial: true, useCookie: false }],
      ['viewedObjectIDs', EVENT, EVENT],
      ['clickedObjectIDsAfterSearch', { ...EVENT, positions: [1] }],
    ]);
  });

  it('receives later events through the queue it has taken over', () => {
    const { window } = fakeWindow();
    const sender = createInsightsScript({ appId: 'APP', apiKey: 'key' }, window);
    sender.viewedObjectIDs(EVENT);
    const received: unknown[] = [];
    if (window.aa) window.aa.queue.push = (...calls) => received.push(...calls);
    sender.viewedObjectIDs(EVENT);
    expect(received).toEqual([['viewedObjectIDs', EVENT]]);
  });

  it('says so when it does not load', () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { window, scripts } = fakeWindow();
    createInsightsScript({ appId: 'APP', apiKey: 'key' }, window).viewedObjectIDs(EVENT);
    scripts[0]?.fail();
    expect(consoleError).toHaveBeenCalledOnce();
    expect(consoleError.mock.calls[0]?.[0]).toMatch(/^\[search\] /);
  });
});
