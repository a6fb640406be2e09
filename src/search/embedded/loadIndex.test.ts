import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildIndex } from './buildIndex';
import { NOWHERE } from './indexData';
import { writeIndexFiles } from './indexFiles';
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
      { index: { pages: [], terms }, postings, texts: [] },
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
