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
let arrive: () => void;

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
  arrive = () => {
    for (const step of current.steps.splice(0)) {
      current.index += step;
      listener({ stopImmediatePropagation: () => undefined });
    }
  };
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

it('two overlays leave no entry, whichever goes first', () => {
  const removeLower = addOverlay(() => undefined);
  const removeUpper = addOverlay(() => undefined);
  removeLower();
  arrive();
  removeUpper();
  arrive();
  expect(history.index).toBe(0);
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
