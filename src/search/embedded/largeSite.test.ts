/** That an index whose lists and headings are in files, as on a large site, answers as one that has them at hand. */
import { expect, it } from 'vitest';
import { buildIndex, sourceOf } from './buildIndex';
import { createEngine } from './engine';
import { INDEX_FILE, readIndexFile, writeIndexFiles } from './indexFiles';
import { sourceFrom } from './loadIndex';
import { readDocuments } from './testing';

it('answers as if all lists and headings were at hand, and fetches the names of hits alone', async () => {
  const built = buildIndex(readDocuments());
  const files = writeIndexFiles(built, { build: 'b', baseUrl: '/', wholeUpTo: 0 });
  const read = readIndexFile(files.get(INDEX_FILE) ?? '', '/');
  expect(read).toMatchObject({ postings: null, names: null });
  const asked = new Set<string>();
  const fromFiles = createEngine(
    read.index,
    sourceFrom(read, (name) => {
      asked.add(name);
      return Promise.resolve(files.get(name) ?? '');
    }),
  );
  const { index, ...rest } = built;
  const atHand = createEngine(index, sourceOf(rest));
  const filesOfNames = (): string[] => [...asked].filter((name) => name.includes('/names-'));
  const all = [...files.keys()].filter((name) => name.includes('/names-')).length;
  const first = await fromFiles.search({ query: 'packet format', hitsPerPage: 3 });
  expect(first.hits).toHaveLength(3);
  expect(filesOfNames().length).toBeLessThanOrEqual(3);
  expect(filesOfNames().length).toBeLessThan(all / 3);

  const headings = built.names.flat().filter(({ text }) => /^[A-Z][a-z ]{12,60}$/.test(text));
  const queries = headings.filter((_, at) => at % 5 === 0).map(({ text }) => text);
  expect(queries.length).toBeGreaterThan(25);
  for (const query of [...queries, '"marker in the data"', 'sources']) {
    const { hits, count } = await fromFiles.search({ query });
    const whole = await atHand.search({ query });
    expect(count).toBeGreaterThan(0);
    expect({ count, hits }).toEqual({ count: whole.count, hits: whole.hits });
  }
});
