/** That an index whose lists and headings are in files, as on a large site, answers as one that is sent whole. */
import { expect, it } from 'vitest';
import { buildIndex, type BuiltIndex } from './buildIndex';
import { createEngine } from './engine';
import { INDEX_FILE, readIndexFile, writeIndexFiles } from './indexFiles';
import { sourceFrom } from './loadIndex';
import { readDocuments } from './testing';

/** An engine over the files of an index, and the names of those that it asked for. */
function engineFrom(built: BuiltIndex, wholeUpTo: number) {
  const files = writeIndexFiles(built, { build: 'b', baseUrl: '/', wholeUpTo });
  const read = readIndexFile(files.get(INDEX_FILE) ?? '', '/');
  const asked = new Set<string>();
  const source = sourceFrom(read, (name) => {
    asked.add(name);
    return Promise.resolve(files.get(name) ?? '');
  });
  return { read, engine: createEngine(read.index, source), all: [...files.keys()], asked };
}

const isOfNames = (name: string): boolean => name.includes('/names-');

it('answers as if all lists and headings were sent, and fetches the names of hits alone', async () => {
  const built = buildIndex(readDocuments());
  const { read, engine, all, asked } = engineFrom(built, 0);
  const whole = engineFrom(built, Infinity);
  expect(read).toMatchObject({ postings: null, names: null });
  expect(whole.read.names).toEqual(built.names);

  expect((await engine.search({ query: 'packet format', hitsPerPage: 3 })).hits).toHaveLength(3);
  expect([...asked].filter(isOfNames).length).toBeLessThanOrEqual(3);
  expect(all.filter(isOfNames).length).toBeGreaterThan(9);

  const headings = built.names.flat().filter(({ text }) => /^[A-Z][a-z ]{12,60}$/.test(text));
  const queries = headings.filter((_, at) => at % 9 === 0).map(({ text }) => text);
  expect(queries.length).toBeGreaterThan(14);
  for (const query of [...queries, '"marker in the data"', 'sources']) {
    const { hits, count } = await engine.search({ query });
    expect(count).toBeGreaterThan(0);
    expect({ count, hits }).toEqual(
      await whole.engine.search({ query }).then(({ hits, count }) => ({ hits, count })),
    );
  }
});
