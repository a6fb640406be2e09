import { describe, expect, it, vi } from 'vitest';
import { answerOf, clientOf, hitOf } from '../testing';
import { SearchError, type SearchClient } from '../types';
import { resolveQuery, toItems } from './resolveQuery';

const live = new AbortController().signal;
const ask = (query: string, loadClient: () => Promise<SearchClient>, signal = live) =>
  resolveQuery(query, signal, {
    loadClient,
    scope: { language: 'en', tags: [] },
    snippetWords: 5,
    baseUrl: '/base/',
  });

describe('lines of the dropdown', () => {
  it('lead to paths of this site, each hit once, and leave out what leads nowhere', () => {
    const items = toItems(
      [
        hitOf({}, { objectID: 'a', url: 'https://elsewhere.example/docs/Cyton/CytonSpecs/#gain' }),
        hitOf({}, { objectID: 'b', url: 'javascript:alert(1)' }),
        hitOf({}, { objectID: 'a', url: '/docs/Cyton/CytonSpecs/#gain' }),
      ],
      '/base/',
    );
    expect(items.map(({ path }) => path)).toEqual(['/base/Cyton/CytonSpecs/#gain']);
  });
});

describe('a query', () => {
  it('comes to one list a section, with unique ids', async () => {
    const client = clientOf(() => answerOf([hitOf({ lvl0: 'A' }), hitOf({ lvl0: 'B' })]));
    const { lists, answer } = await ask('q', () => Promise.resolve(client));
    expect(lists.map(({ id, items }) => [id, items.length])).toEqual([
      ['hits0', 1],
      ['hits1', 1],
    ]);
    expect(answer).toMatchObject({ kind: 'answered', query: 'q', suggestions: [] });
  });

  it('is asked in the context, cut to its limit, and without corrections where the reader wants none', async () => {
    const client = clientOf(() => answerOf([hitOf()]));
    const context = {
      loadClient: () => Promise.resolve(client),
      scope: { language: 'en', tags: ['docs'] },
      snippetWords: 5,
      baseUrl: '/',
    };
    await resolveQuery('x'.repeat(70), live, { ...context, isLiteral: true });
    await resolveQuery('gain', live, context);
    const { scope, snippetWords } = context;
    expect(client.asked).toEqual([
      [{ query: 'x'.repeat(64), scope, snippetWords, isLiteral: true }],
      [{ query: 'gain', scope, snippetWords, isLiteral: false }],
    ]);
  });

  it('comes to suggestions when it finds nothing', async () => {
    const client = clientOf(({ query }) => answerOf(query === 'gain' ? [hitOf()] : []));
    const { answer } = await ask('zzz gain', () => Promise.resolve(client));
    expect(answer).toMatchObject({ kind: 'answered', suggestions: ['gain'] });
  });

  it.each(['unreachable', 'api', 'parse', 'index'] as const)(
    'comes to an answer for the failure %s',
    async (kind) => {
      const broken = { search: () => Promise.reject(new SearchError(kind, 'x')), warm: () => undefined };
      expect(await ask('q', () => Promise.resolve(broken))).toEqual({
        lists: [],
        answer: { kind: 'failed', query: 'q', error: kind },
      });
    },
  );

  it('fails as unreachable, and says so to developers, when the engine cannot be fetched', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const { answer } = await ask('q', () => Promise.reject(new Error('Loading chunk 1 failed')));
    expect(answer).toEqual({ kind: 'failed', query: 'q', error: 'unreachable' });
    expect(report).toHaveBeenCalledWith('[search]', expect.any(Error));
    report.mockRestore();
  });

  it('comes to nothing when it is aborted', async () => {
    const signal = AbortSignal.abort();
    const client = {
      search: () => Promise.reject(new DOMException('', 'AbortError')),
      warm: () => undefined,
    };
    expect(await ask('q', () => Promise.resolve(client), signal)).toEqual({ lists: [], answer: undefined });
  });
});
