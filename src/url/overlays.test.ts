import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

/** A browser's history whose steps arrive when the test says so. */
class FakeHistory {
  entries: { state: unknown; href: string }[] = [{ state: null, href: '/search/' }];
  index = 0;
  steps: number[] = [];
  get state(): unknown {
    return this.entries[this.index]?.state;
  }
  get href(): string {
    return this.entries[this.index]?.href ?? '';
  }
  pushState(state: unknown, _: string, href = this.href): void {
    this.entries.splice(this.index + 1, Infinity, { state, href });
    this.index += 1;
  }
  replaceState(state: unknown, _: string, href = this.href): void {
    this.entries[this.index] = { state, href };
  }
  go(count: number): void {
    this.steps.push(count);
  }
}

let history: FakeHistory;
let addOverlay: (onBack: () => void) => () => void;
/** @returns for each step whether the router was kept from hearing of it */
let arrive: () => boolean[];

beforeEach(async () => {
  vi.resetModules();
  const current = new FakeHistory();
  history = current;
  let listener: (event: object) => void = () => undefined;
  vi.stubGlobal('History', FakeHistory);
  vi.stubGlobal('window', {
    history,
    location: {
      get href() {
        return current.href;
      },
    },
    addEventListener: (_: string, listen: typeof listener) => (listener = listen),
  });
  ({ addOverlay } = await import('./overlays'));
  arrive = () =>
    current.steps.splice(0).map((step) => {
      current.index += step;
      let isKept = false;
      listener({ stopImmediatePropagation: () => (isKept = true) });
      return isKept;
    });
});

it('an address that changes below an overlay is the page’s when the overlay is gone', () => {
  const remove = addOverlay(() => undefined);
  history.replaceState({ key: 'a' }, '', '/search/?q=noise');
  remove();
  arrive();
  expect([history.index, history.href, history.state]).toEqual([0, '/search/?q=noise', { key: 'a' }]);
});

it('nor does Back lose it', () => {
  const remove = addOverlay(() => remove());
  history.replaceState({ key: 'a' }, '', '/search/?q=noise');
  history.go(-1);
  arrive();
  expect([history.index, history.href]).toEqual([0, '/search/?q=noise']);
});

it('one that changes while a step is under way waits for it', () => {
  addOverlay(() => undefined)();
  history.replaceState(null, '', '/search/?q=noise');
  arrive();
  expect([history.index, history.href]).toEqual([0, '/search/?q=noise']);
});

it('what opens over another takes its place and its entry, and leaves none', () => {
  const close = vi.fn(() => removeLower());
  const removeLower = addOverlay(close);
  history.replaceState({ key: 'a' }, '', '/search/?q=noise');
  const removeUpper = addOverlay(() => undefined);
  expect(close).toHaveBeenCalledOnce();
  expect([history.index, history.entries.length, history.steps]).toEqual([1, 2, []]);
  removeUpper();
  arrive();
  expect([history.index, history.href]).toEqual([0, '/search/?q=noise']);
});

it('Back takes away what opened over another, and then leaves the page to the router', () => {
  const removeLower = addOverlay(() => removeLower());
  const close = vi.fn(() => removeUpper());
  const removeUpper = addOverlay(close);
  history.go(-1);
  expect(arrive()).toEqual([true]);
  expect(close).toHaveBeenCalledOnce();
  expect([history.index, history.steps]).toEqual([0, []]);
});

it('a link that is followed from what opened over another leaves one step to the page', () => {
  const removeLower = addOverlay(() => removeLower());
  const removeUpper = addOverlay(() => undefined);
  history.pushState(null, '', '/help/');
  removeUpper();
  expect(history.entries.map(({ href }) => href)).toEqual(['/search/', '/help/']);
  expect([history.index, history.steps]).toEqual([1, []]);
});

it('Back from a step that the page below has added closes the overlay, and the router hears of it', () => {
  const close = vi.fn(() => remove());
  const remove = addOverlay(close);
  history.pushState(null, '', '/search/');
  history.replaceState(null, '', '/search/?q=noise');
  history.go(-1);
  expect(arrive()).toEqual([false]);
  expect(close).toHaveBeenCalledOnce();
  expect([history.index, history.href, history.steps]).toEqual([0, '/search/', []]);
});

it('an overlay that went with its page, and could not say so, keeps no Back from the router', () => {
  addOverlay(() => undefined);
  history.pushState(null, '', '/help/');
  history.go(-1);
  expect(arrive()).toEqual([false]);
});

it('a link that is followed from an overlay takes its place', () => {
  const remove = addOverlay(() => undefined);
  history.pushState(null, '', '/help/');
  remove();
  expect([history.index, history.href, history.steps]).toEqual([1, '/help/', []]);
});

it('a step that goes nowhere keeps no link waiting for ever', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  addOverlay(() => undefined)();
  history.pushState(null, '', '/help/');
  expect(history.href).toBe('/search/');
  vi.runAllTimers();
  expect(history.href).toBe('/help/');
});
