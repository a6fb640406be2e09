import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildIndex } from './buildIndex';
import { NOWHERE } from './indexData';
import { readIndexFile, writeIndexFiles } from './indexFiles';
import { loadEngine } from './loadIndex';

const address = { folder: 'https://example.org/base/search-index/', baseUrl: '/base/' };
const indexFile =
  writeIndexFiles(
    buildIndex([
      {
        path: '/base/A/',
        section: 'Docs',
        title: 'A page',
        language: 'en',
        tag: 'default',
        version: 'current',
        keywords: [],
        questions: [],
        headings: [],
        blocks: [{ heading: 0, text: 'deep text' }],
      },
    ]),
    { build: 'b1', baseUrl: '/base/' },
  ).get('index.json') ?? '';

const TEXT = JSON.stringify([[0, 'deep text']]);

/** A host with these files; a number is a status. */
function serve(files: Readonly<Record<string, string | number>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { cache }: RequestInit) => {
    const name = url.slice(address.folder.length);
    asked.push(`${name} ${cache}`);
    const file = files[name] ?? 404;
    return Promise.resolve(
      typeof file === 'number' ? new Response('', { status: file }) : new Response(file),
    );
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loadEngine', () => {
  it('asks for the index anew, and for a text only when a result shows it', async () => {
    const asked = serve({
      'index.json': indexFile,
      'b1/0.json': TEXT,
    });
    const engine = await loadEngine(address);
    expect(asked).toEqual(['index.json no-cache']);
    const { complete } = await engine.search({ query: 'deep' });
    expect(await complete).toMatchObject({ hits: [{ url: '/base/A/', content: 'deep text' }] });
    await (
      await engine.search({ query: 'deep' })
    ).complete;
    expect(asked).toEqual(['index.json no-cache', 'b1/0.json default']);
  });

  it('asks for the lists of those terms alone that a query has, once the site is large', async () => {
    const terms = Array.from({ length: 2000 }, (_, number) => `word${String(number).padStart(4, '0')}`);
    const texts = Array.from({ length: 90 }, (_, section) => section);
    const postings = terms.map(() => ({ ...NOWHERE, texts }));
    const files = writeIndexFiles(
      { index: { pages: [], terms }, postings, names: [], texts: [] },
      { build: 'b2', baseUrl: '/' },
    );
    const lists = [...files.keys()].filter((name) => name.includes('terms-'));
    expect(lists.length).toBeGreaterThan(3);
    const asked = serve(Object.fromEntries(files));
    const engine = await loadEngine(address);
    await engine.search({ query: 'word0001' });
    await engine.search({ query: 'word0002' });
    await engine.search({ query: 'word1999' });
    expect(asked).toEqual([
      'index.json no-cache',
      'b2/terms-0.json default',
      `b2/terms-${lists.length - 1}.json default`,
    ]);
  });

  describe('with rare terms in a file of their own', () => {
    // Words that no typing error leads to each other, nor any ending.
    const rareWords = Array.from({ length: 1500 }, (_, number) => `q${number * 7919 + 10_000}`);
    const files = Object.fromEntries(
      writeIndexFiles(
        buildIndex([
          {
            path: '/base/A/',
            section: 'Docs',
            title: 'Cyton',
            language: 'en',
            tag: 'default',
            version: 'current',
            keywords: [],
            questions: [{ heading: 0, text: 'board' }],
            headings: [],
            blocks: [{ heading: 0, text: `${rareWords.join(' ')} wolverine and board` }],
          },
        ]),
        { build: 'b3', baseUrl: '/base/' },
      ),
    );
    const hitsOf = async (query: string) => {
      const asked = serve(files);
      const { hits, complete, ...answer } = await (await loadEngine(address)).search({ query });
      const before = asked.map((name) => name.split(' ')[0]).filter((name) => !name?.endsWith('/0.json'));
      await complete;
      return { urls: hits.map(({ url }) => url), ...answer, before };
    };

    it('does not wait for them when the others answer', async () => {
      expect(files['b3/rare-0.json']).toContain('olverine');
      expect(files['index.json']).not.toContain('olverine');
      serve({ ...files, 'b3/rare-0.json': 503 });
      const engine = await loadEngine(address);
      expect(await engine.search({ query: 'cyton' })).toMatchObject({ count: 1 });
      expect(await engine.search({ query: 'cyt' })).toMatchObject({ count: 1 });
    });

    it('waits for them before a word is corrected, since it may be a typing error of one', async () => {
      expect(await hitsOf('citon')).toMatchObject({
        corrected: 'cyton',
        before: ['index.json', 'b3/rare-0.json'],
      });
    });

    it.each([
      ['wolverine', undefined],
      ['wolveri', undefined],
      ['wolvrine', 'wolverine'],
      ['wolverines', undefined],
      [rareWords[77] ?? '', undefined],
    ])('finds %s with them', async (query, corrected) => {
      const found = await hitsOf(query);
      expect(found).toMatchObject({
        urls: ['/base/A/'],
        before: ['index.json', 'b3/rare-0.json'],
      });
      expect(found.corrected).toBe(corrected);
    });

    it('names a word that is not among them either', async () => {
      expect(await hitsOf('cyton unheard')).toMatchObject({ urls: ['/base/A/'], unknown: ['unheard'] });
    });

    it('fetches them when hits stand, for the queries that follow', async () => {
      const asked = serve(files);
      const engine = await loadEngine(address);
      await (
        await engine.search({ query: 'board' })
      ).complete;
      expect(asked.at(-1)).toBe('b3/rare-0.json default');
      await engine.search({ query: 'wolverine' });
      expect(asked.filter((name) => name.includes('rare'))).toHaveLength(1);
    });

    it('fetches them also behind hits that need no text', async () => {
      const asked = serve(files);
      const { complete } = await (await loadEngine(address)).search({ query: 'nothing' });
      await complete;
      expect(asked.at(-1)).toBe('b3/rare-0.json default');
    });

    it('fails with what fetching them fails with, and asks again', async () => {
      const gone: Record<string, string | number> = { ...files, 'b3/rare-0.json': 503 };
      serve(gone);
      const engine = await loadEngine(address);
      await expect(engine.search({ query: 'wolverine' })).rejects.toMatchObject({ kind: 'api', status: 503 });
      gone['b3/rare-0.json'] = files['b3/rare-0.json'] ?? '';
      expect((await engine.search({ query: 'wolverine' })).count).toBe(1);
    });
  });

  it('looks for a beginning in each file of rare terms that may go on with it', async () => {
    const words = Array.from({ length: 18_000 }, (_, number) => `q${String(number).padStart(5, '0')}`);
    const files = writeIndexFiles(
      {
        index: { pages: [], terms: words },
        postings: words.map(() => ({ ...NOWHERE, texts: [0] })),
        names: [],
        texts: [],
      },
      { build: 'b4', baseUrl: '/' },
    );
    const { rare } = readIndexFile(files.get('index.json') ?? '', '/');
    const second = rare[1]?.[0] ?? '';
    expect(rare).toHaveLength(9);
    serve(Object.fromEntries(files));
    const engine = await loadEngine(address);
    const { unknown } = await engine.search({ query: second.slice(0, 5) });
    expect(unknown).toBeUndefined();
    expect((await engine.search({ query: second })).unknown).toBeUndefined();
    expect((await engine.search({ query: words[0] ?? '' })).unknown).toBeUndefined();
  });

  it('says which kind of fault it was', async () => {
    serve({ 'index.json': 500 });
    await expect(loadEngine(address)).rejects.toMatchObject({ kind: 'api', status: 500 });
    serve({ 'index.json': indexFile.slice(0, 50) });
    await expect(loadEngine(address)).rejects.toMatchObject({ kind: 'index' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(loadEngine(address)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('asks again for a text that failed', async () => {
    const files: Record<string, string | number> = { 'index.json': indexFile, 'b1/0.json': 503 };
    serve(files);
    const engine = await loadEngine(address);
    const first = await engine.search({ query: 'deep' });
    expect(await first.complete).toMatchObject({ count: 1, hits: [{ snippet: [] }] });
    files['b1/0.json'] = TEXT;
    const second = await engine.search({ query: 'deep' });
    expect(await second.complete).toMatchObject({ hits: [{ content: 'deep text' }] });
  });
});
