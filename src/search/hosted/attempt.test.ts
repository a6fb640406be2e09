import { afterEach, expect, it, vi } from 'vitest';
import { attempt } from './attempt';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['an answer', () => Promise.resolve(new Response('{}'))],
  ['a failure', () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves no clock running and nobody listening after %s', async (_, fetch) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
  const { signal } = new AbortController();
  const listen = vi.spyOn(signal, 'addEventListener');
  const forget = vi.spyOn(signal, 'removeEventListener');
  await attempt('https://search.example/', '{}', { timeoutMs: 1_000, signal });
  expect(vi.getTimerCount()).toBe(0);
  expect(listen).toHaveBeenCalledOnce();
  expect(forget.mock.calls).toEqual(listen.mock.calls);
});
