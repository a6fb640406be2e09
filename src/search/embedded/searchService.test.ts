import { describe, expect, it, vi } from 'vitest';
import { answerOf, hitOf } from '../testing';
import { SearchError, type SearchAnswer, type SearchHit } from '../types';
import type { SearchEngine } from './engine';
import { rememberSuccess } from './loadIndex';
import { createSearchService } from './searchService';

const address = { folder: 'https://example.org/search-index/', baseUrl: '/' };
const engine: SearchEngine = { search: ({ query }) => Promise.resolve(answerOf([], { query })) };

describe('createSearchService', () => {
  it('loads once, however it is asked', async () => {
    const load = vi.fn(() => Promise.resolve(engine));
    const service = createSearchService(load);
    service.warm(address);
    service.warm(address);
    const [first] = await Promise.all([
      service.search([{ query: 'a' }], address),
      service.search([{ query: 'b' }], address),
    ]);
    expect(first.map(({ query }) => query)).toEqual(['a']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('answers every request in order', async () => {
    const service = createSearchService(() => Promise.resolve(engine));
    const answers = await service.search([{ query: 'a' }, { query: 'b' }], address);
    expect(answers.map(({ query }) => query)).toEqual(['a', 'b']);
  });

  it('forgets a failed load, so that the next search really tries again', async () => {
    const load = vi
      .fn(() => Promise.resolve(engine))
      .mockRejectedValueOnce(new SearchError('unreachable', 'offline'));
    const service = createSearchService(load);
    await expect(service.search([{ query: 'a' }], address)).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(service.search([{ query: 'a' }], address)).resolves.toHaveLength(1);
  });

  it('says nothing when warming fails', async () => {
    const load = vi.fn(() => Promise.resolve(engine)).mockRejectedValueOnce(new Error('offline'));
    const service = createSearchService(load);
    service.warm(address);
    await Promise.resolve();
    await Promise.resolve();
    await expect(service.search([{ query: 'a' }], address)).resolves.toHaveLength(1);
  });

  it('loads a new index when the texts of the old one are gone from the host', async () => {
    const old: SearchEngine = {
      search: () => Promise.reject(new SearchError('api', 'gone', { status: 404 })),
    };
    const load = vi.fn(() => Promise.resolve(engine)).mockResolvedValueOnce(old);
    const service = createSearchService(load);
    await expect(service.search([{ query: 'a' }], address)).resolves.toHaveLength(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads a new index for the texts that are gone, and shows the hits without them when that fails too', async () => {
    const hit = hitOf({}, { snippet: null });
    const found = answerOf([hit], { query: 'a' });
    const gone = new SearchError('api', 'gone', { status: 404 });
    const old: SearchEngine = {
      search: () => Promise.resolve({ ...found, complete: Promise.reject(gone) }),
    };
    const fresh = answerOf([hitOf()], { query: 'a' });
    const whole: SearchEngine = {
      search: () => Promise.resolve({ ...found, complete: Promise.resolve(fresh) }),
    };
    const load = vi.fn(() => Promise.resolve(whole)).mockResolvedValueOnce(old);
    const [answer] = await createSearchService(load).search([{ query: 'a' }], address);
    expect((await answer?.complete)?.hits).toEqual(fresh.hits);
    const [stale] = await createSearchService(() => Promise.resolve(old)).search([{ query: 'a' }], address);
    expect((await stale?.complete)?.hits).toEqual([hitOf()]);
  });

  it('gives each hit its own text, and none to those that the new index does not have', async () => {
    const named = (name: string, text: string | null) =>
      hitOf({ lvl1: name }, { content: text, snippet: text === null ? null : [{ text, isMatch: false }] });
    const gone = new SearchError('api', 'gone', { status: 404 });
    const engineWith = (hits: SearchHit[], complete: Promise<SearchAnswer>): SearchEngine => ({
      search: () => Promise.resolve(answerOf(hits, { complete })),
    });
    const old = engineWith([named('A', null), named('B', null)], Promise.reject(gone));
    const now = engineWith([], Promise.resolve(answerOf([named('C', 'of C'), named('A', 'of A')])));
    const load = vi.fn(() => Promise.resolve(now)).mockResolvedValueOnce(old);
    const [answer] = await createSearchService(load).search([{ query: 'a' }], address);
    expect((await answer?.complete)?.hits).toEqual([
      named('A', 'of A'),
      { ...named('B', null), snippet: [] },
    ]);
  });

  it('gives up when the index itself is not there', async () => {
    const load = vi.fn(() => Promise.reject(new SearchError('api', 'none', { status: 404 })));
    const service = createSearchService(load);
    await expect(service.search([{ query: 'a' }], address)).rejects.toMatchObject({
      kind: 'api',
      status: 404,
    });
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('rememberSuccess', () => {
  it('keeps what succeeded and forgets what failed', async () => {
    const load = vi.fn((key: string) => Promise.resolve(key)).mockRejectedValueOnce(new Error('once'));
    const remembered = rememberSuccess(load);
    await expect(remembered('a')).rejects.toThrow('once');
    expect(await remembered('a')).toBe('a');
    expect(await remembered('a')).toBe('a');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
