import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FrameClock } from './frameClock';

/** A page in which the test says what is seen and when a picture is due. */
function openPage() {
  const frames = new Map<number, FrameRequestCallback>();
  let nextRequest = 1;
  let report: IntersectionObserverCallback = () => undefined;
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frames.set(nextRequest, callback);
    return nextRequest++;
  });
  vi.stubGlobal('cancelAnimationFrame', (request: number) => frames.delete(request));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        report = callback;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  return {
    /** What a browser tells at once: the newest is the last. */
    show: (...seen: boolean[]) =>
      report(
        seen.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
        {} as IntersectionObserver,
      ),
    hidePage: (isHidden: boolean) => {
      page.hidden = isHidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    draw: (nowMs: number) => {
      const due = [...frames.values()];
      frames.clear();
      for (const callback of due) callback(nowMs);
    },
    pending: () => frames.size,
  };
}

describe('the clock of a demo', () => {
  let page: ReturnType<typeof openPage>;
  const onFrame = vi.fn();
  const onHidden = vi.fn();
  const onSleep = vi.fn();
  let clock: FrameClock;
  let detach: () => void;

  beforeEach(() => {
    vi.clearAllMocks();
    page = openPage();
    clock = new FrameClock({ onFrame, onHidden, onSleep });
    detach = clock.attach({} as Element);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('goes by the newest of what a browser tells at once', () => {
    clock.start();
    page.show(true, false);
    expect(page.pending()).toBe(0);
    page.show(false, true);
    expect(page.pending()).toBe(1);
  });

  it('costs nothing before it is started, or out of sight', () => {
    page.show(true);
    expect(page.pending()).toBe(0);
    page.show(false);
    clock.start();
    expect(page.pending()).toBe(0);
    expect(onSleep).not.toHaveBeenCalled();
  });

  it('tells the seconds between pictures, and cuts a long pause short', () => {
    clock.start();
    page.show(true);
    for (const nowMs of [1000, 1016, 9000]) page.draw(nowMs);
    expect(onFrame.mock.calls.flat()).toEqual([0, 0.016, 0.05]);
    expect(page.pending()).toBe(1);
  });

  it('sleeps once when it goes out of sight, and goes on from zero', () => {
    clock.start();
    page.show(true);
    page.draw(1000);
    page.show(false);
    page.hidePage(true);
    expect(onSleep).toHaveBeenCalledTimes(1);
    expect(onHidden).toHaveBeenCalled();
    expect(page.pending()).toBe(0);
    page.hidePage(false);
    expect(page.pending()).toBe(0);
    page.show(true);
    page.draw(5000);
    expect(onFrame).toHaveBeenLastCalledWith(0);
  });

  it('ends with its element', () => {
    clock.start();
    page.show(true);
    detach();
    expect(page.pending()).toBe(0);
    page.hidePage(false);
    expect(page.pending()).toBe(0);
  });
});
