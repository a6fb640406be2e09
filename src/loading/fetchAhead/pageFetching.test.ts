import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const preloadPage = vi.fn((_: string) => Promise.resolve<unknown>([]));
vi.mock('@docusaurus/core/lib/client/preload', () => ({ default: preloadPage }));
vi.mock('./chunks', () => ({ filesOfPage: () => [], isDocument: () => false }));
vi.mock('../../sentOnce/pageText', () => ({ fetchText: vi.fn(), sheetsOf: () => [] }));

const { default: pageFetching } = await import('./pageFetching');

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'https://docs.example/' } });
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks again for a page that did not come when somebody points at its link once more, and tells nobody', async () => {
  preloadPage.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  await expect(pageFetching.preload('/a/')).resolves.toBeDefined();
  await expect(pageFetching.preload('/a/')).resolves.toEqual([]);
  expect(pageFetching.preload('/a/')).toBe(false);
  expect(preloadPage.mock.calls).toEqual([['/a/'], ['/a/']]);
});
