import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeIndexFiles, writeTextFile } from './indexFiles';
import { loadEngine } from './loadIndex';

const address = { folder: 'https://example.org/base/search-index/', baseUrl: '/base/' };
const { json: indexFile } = writeIndexFiles(
  {
    build: 'b1',
    index: {
      pages: [
        {
          path: '/base/A/',
          section: 'Docs',
          title: 'A page',
          language: 'en',
          tag: 'default',
          version: 'current',
          pageRank: 10,
          textLength: 1,
          keywords: [],
          headings: [],
          pieces: [0],
        },
      ],
      terms: ['deep'],
    },
    postings: [[{ piece: 0, frequency: 1 }]],
  },
  '/base/',
);

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
      'b1/0.json': writeTextFile([{ heading: 0, text: 'deep text' }]),
    });
    const engine = await loadEngine(address);
    expect(asked).toEqual(['index.json no-cache']);
    const { hits } = await engine.search({ query: 'deep' });
    expect(hits).toMatchObject([{ url: '/base/A/', content: 'deep text' }]);
    await engine.search({ query: 'deep' });
    expect(asked).toEqual(['index.json no-cache', 'b1/0.json default']);
  });

  it('asks for the lists of those terms alone that a query has, once the site is large', async () => {
    const terms = Array.from({ length: 2000 }, (_, number) => `word${String(number).padStart(4, '0')}`);
    const postings = terms.map(() => Array.from({ length: 40 }, (_, piece) => ({ piece, frequency: 1 })));
    const { json, lists } = writeIndexFiles({ build: 'b2', index: { pages: [], terms }, postings }, '/');
    expect(lists.length).toBeGreaterThan(3);
    const files = Object.fromEntries(lists.map((list, number) => [`b2/terms-${number}.json`, list]));
    const asked = serve({ ...files, 'index.json': json });
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
    await expect(engine.search({ query: 'deep' })).rejects.toMatchObject({ kind: 'api', status: 503 });
    files['b1/0.json'] = writeTextFile([{ heading: 0, text: 'deep text' }]);
    await expect(engine.search({ query: 'deep' })).resolves.toMatchObject({ nbHits: 1 });
  });
});
