import { describe, expect, it } from 'vitest';
import { SearchError } from '../types';
import type { TextBlock } from '../sitePage';
import { buildIndex } from './buildIndex';
import { NOWHERE, type HeadingName, type Places, type Postings, type SearchIndex } from './indexData';
import {
  INDEX_FILE,
  INDEX_FORMAT,
  listsFile,
  namesFile,
  rareFile,
  readIndexFile,
  readListsFile,
  readNamesFile,
  readRareFile,
  readTextFile,
  writeIndexFiles,
  textFile,
} from './indexFiles';

const page = (path: string, title: string): SearchIndex['pages'][number] => ({
  path,
  section: 'Docs',
  title,
  language: 'en',
  tag: 'docs-default-current',
  version: 'current',
  hasText: [true, false, true, true],
  questions: [
    { heading: 0, words: 1 },
    { heading: 2, words: 57 },
    { heading: 2, words: 2 },
  ],
  headings: [
    { level: 'lvl2', words: 2, isList: false },
    { level: 'lvl3', words: 1, isList: false },
    { level: 'lvl4', words: 1, isList: false },
  ],
  pieces: [0, 2],
});

/** The names of the headings of such a page, and the headings that have a term. */
const NAMES: HeadingName[] = [
  { text: 'How long? Very long', anchor: 'how-long-very-long' },
  { text: 'Named', anchor: 'by-hand' },
  { text: 'Not linked', anchor: null },
];
const HAVING: Readonly<Record<string, number>> = { how: 1, long: 1, very: 1, named: 2, not: 3, linked: 3 };

const namesOf = ({ pages }: SearchIndex): HeadingName[][] =>
  pages.map(({ headings }) => (headings.length === 0 ? [] : NAMES));

/** The lists with where headings have the terms, as they are read. */
function withHeadings({ pages, terms }: SearchIndex, lists: Postings): Postings {
  const firstOf = pages.flatMap(({ headings }, page) =>
    headings.length === 0 ? [] : [page * (NAMES.length + 1)],
  );
  return lists.map((places, term) => {
    const own = HAVING[terms[term] ?? ''];
    return { ...places, headings: own === undefined ? [] : firstOf.map((first) => first + own) };
  });
}

const index: SearchIndex = {
  pages: [
    page('/base/A/', 'A "quoted" \\ title'),
    { ...page('/base/B/', 'B'), questions: [], headings: [], hasText: [true], pieces: [0] },
  ],
  // Those of titles and headings, and the others.
  terms: '" + 0xc0 \\ cyton cytonboard µ 日本 quoted title a b doc how long very named not linked'
    .split(' ')
    .sort(),
};

const inTexts = (...texts: number[]): Places => ({ ...NOWHERE, texts });

const postings: Postings = index.terms.map((term, number) =>
  term === 'cyton'
    ? { ...NOWHERE, texts: [3, 57, 58, 59, 200], questions: [0, 4], keywords: [1] }
    : term === 'title'
      ? { ...NOWHERE, keywords: [0] }
      : inTexts(...(number % 3 === 0 ? [] : [1])),
);

/** `index.json` of an index without texts. */
const write = (pages: SearchIndex, lists: Postings, build: string, baseUrl: string): string =>
  writeIndexFiles(
    { index: pages, postings: lists, names: namesOf(pages), texts: [] },
    { build, baseUrl },
  ).get(INDEX_FILE) ?? '';

const written = write(index, postings, 'abc', '/base/');

const failure = (action: () => unknown): SearchError => {
  try {
    action();
  } catch (error) {
    if (error instanceof SearchError) return error;
    throw error;
  }
  throw new Error('It did not fail.');
};

describe('index.json', () => {
  it('reads back what was written', () => {
    expect(readIndexFile(written, '/base/')).toEqual({
      index,
      postings: withHeadings(index, postings),
      build: 'abc',
      parts: [],
      names: namesOf(index),
      nameParts: [],
      rare: [],
    });
  });

  it('does not list in texts the sections that a question with the term leads to', () => {
    const lists = index.terms.map((term) =>
      term === 'cyton' ? { ...NOWHERE, texts: [0, 1, 2, 3], questions: [0, 2] } : NOWHERE,
    );
    const read = readIndexFile(write(index, lists, 'd', '/base/'), '/base/');
    expect(read.postings?.[index.terms.indexOf('cyton')]).toEqual({
      ...NOWHERE,
      texts: [1, 3],
      questions: [0, 2],
    });
  });

  it('reads back an index of many pages and gaps of any size', () => {
    const many: SearchIndex = {
      pages: Array.from({ length: 700 }, (_, number) => page(`/base/${number}/`, `Page ${number}`)),
      terms: [...index.terms, 'page', ...Array.from({ length: 700 }, (_, number) => String(number))].sort(),
    };
    const lists: Postings = many.terms.map((term) =>
      term === 'a' ? inTexts(0, 1, 57, 58, 59, 200, 699, 2900) : NOWHERE,
    );
    const json = write(many, lists, 'b', '/base/');
    expect(readIndexFile(json, '/base/')).toMatchObject({ index: many, postings: withHeadings(many, lists) });
  });

  // 0xd000 is the largest number that one character holds.
  it.each([0xcfff, 0xd000, 0xd001, 2 * 0xd000, 5 * 0xd000 + 7])(
    'reads back places on a large site that are %i apart',
    (gap) => {
      const far: Places = { ...NOWHERE, questions: [gap, gap + 1, 2 * gap + 2] };
      const lists: Postings = index.terms.map((term) => (term === 'cyton' ? far : NOWHERE));
      expect(readIndexFile(write(index, lists, 'c', '/base/'), '/base/').postings).toEqual(
        withHeadings(index, lists),
      );
    },
  );

  it('keeps the questions of a long page that are not in the order of its headings', () => {
    const built = buildIndex([
      {
        ...{ path: '/base/A/', section: 'Docs', title: 'A', language: 'en', tag: 'docs', version: 'current' },
        keywords: [],
        questions: [
          { heading: 60, text: 'zebra' },
          { heading: 1, text: 'kangaroo' },
        ],
        headings: Array.from({ length: 60 }, () => ({ level: 'lvl2' as const, text: 'Named', anchor: null })),
        blocks: [],
      },
    ]);
    const json = writeIndexFiles(built, { build: 'q', baseUrl: '/base/' }).get(INDEX_FILE) ?? '';
    const { index: read, postings: lists } = readIndexFile(json, '/base/');
    const sectionAsked = (term: string): (number | undefined)[] | undefined =>
      lists?.[read.terms.indexOf(term)]?.questions.map((at) => read.pages[0]?.questions[at]?.heading);
    expect(sectionAsked('zebra')).toEqual([60]);
    expect(sectionAsked('kangaroo')).toEqual([1]);
  });

  it('is not written from questions out of order, which it could not hold', () => {
    const disordered = page('/base/A/', 'A');
    const questions = [
      { heading: 60, words: 1 },
      { heading: 1, words: 1 },
    ];
    expect(() => write({ pages: [{ ...disordered, questions }], terms: [] }, [], 'q', '/base/')).toThrow(
      RangeError,
    );
  });

  it('leaves the lists of a large site to files that follow the alphabet', () => {
    const terms = Array.from({ length: 3000 }, (_, number) => `term${String(number).padStart(4, '0')}`);
    const lists: Postings = terms.map((_, number) =>
      inTexts(...Array.from({ length: 61 + (number % 120) }, (_unused, section) => section)),
    );
    const files = writeIndexFiles(
      { index: { pages: [], terms }, postings: lists, names: [], texts: [] },
      { build: 'l', baseUrl: '/' },
    );
    const read = readIndexFile(files.get(INDEX_FILE) ?? '', '/');
    const listFiles = read.parts.map((_, part) => files.get(listsFile('l', part)) ?? '');
    expect(read.postings).toBeNull();
    expect(files.size).toBe(1 + read.parts.length);
    expect(Math.max(...listFiles.map(({ length }) => length))).toBeLessThan(30_000);
    const back = listFiles.flatMap((json, part) =>
      readListsFile(json, (read.parts[part + 1] ?? terms.length) - (read.parts[part] ?? 0), 'terms.json'),
    );
    expect(back).toEqual(lists);
    expect(failure(() => readListsFile(listFiles[0] ?? '', 1, 'terms.json')).message).toContain('terms.json');
    expect(failure(() => readListsFile('{}', 1, 'terms.json')).kind).toBe('index');
  });

  it('leaves the names of headings on a large site to files of some pages', () => {
    const many = Array.from({ length: 400 }, (_, number) => ({
      ...page(`/${number}/`, `Page ${number}`),
      headings: [
        { level: 'lvl2' as const, words: 3, isList: false },
        { level: 'lvl3' as const, words: 1, isList: true },
      ],
    }));
    const names = many.map((_, number): HeadingName[] => [
      { text: `Zebras of heading ${number}`, anchor: number % 2 === 0 ? null : `a${number}` },
      { text: 'Sources', anchor: 'sources' },
    ]);
    const numbers = many.map((_, number) => String(number));
    const words = Array.from({ length: 2000 }, (_, number) => `term${String(number).padStart(4, '0')}`);
    const terms = ['doc', 'page', 'zebra', 'heading', 'source', ...numbers, ...words].sort();
    const texts = Array.from({ length: 90 }, (_, section) => 4 * section + 1);
    const lists: Postings = terms.map((term) => ({
      ...NOWHERE,
      headings: term === 'source' ? many.map((_, number) => 3 * number + 2) : [],
      texts: words.includes(term) ? texts : [],
    }));
    const files = writeIndexFiles(
      { index: { pages: many, terms }, postings: lists, names, texts: [] },
      { build: 'n', baseUrl: '/' },
    );
    const read = readIndexFile(files.get(INDEX_FILE) ?? '', '/');
    expect(read.names).toBeNull();
    expect(read.index.pages.map(({ headings }) => headings)).toEqual(many.map(({ headings }) => headings));
    expect(read.nameParts.length).toBeGreaterThan(3);
    const back = read.nameParts.flatMap((first, part) =>
      readNamesFile(
        files.get(namesFile('n', part)) ?? '',
        read.index.pages.slice(first, read.nameParts[part + 1]),
        'names.json',
      ),
    );
    expect(back).toEqual(names);
    const term = read.index.terms.indexOf('source');
    const part = read.parts.findLastIndex((first) => first <= term);
    const first = read.parts[part] ?? 0;
    const count = (read.parts[part + 1] ?? read.index.terms.length) - first;
    const places = readListsFile(files.get(listsFile('n', part)) ?? '', count, 'terms.json');
    expect(places[term - first]).toEqual(lists[terms.indexOf('source')]);
  });

  it.each(['', '{', '[]', '{"texts":"a"}'])('has no names of headings in a file that is %j', (json) => {
    expect(failure(() => readNamesFile(json, [], 'names-0.json')).message).toContain('names-0.json');
  });

  it('reads back an empty index', () => {
    const none = write({ pages: [], terms: [] }, [], 'e', '/');
    expect(readIndexFile(none, '/').index.terms).toEqual([]);
  });

  it('can be served below another base URL', () => {
    expect(readIndexFile(written, '/docs/').index.pages[0]?.path).toBe('/docs/A/');
  });

  it('is refused at every length it may be cut to', () => {
    for (let length = 0; length < written.length; length += 1) {
      expect(failure(() => readIndexFile(written.slice(0, length), '/')).kind).toBe('index');
    }
  });

  it('is refused when it is of another format, and says so', () => {
    const other = written.replace(`"format":${INDEX_FORMAT}`, '"format":999');
    expect(failure(() => readIndexFile(other, '/')).message).toContain('different builds');
  });

  it.each(['<!doctype html>', '[]', 'null', '3', `{"format":${INDEX_FORMAT}}`])(
    'is refused when it is %s',
    (json) => {
      expect(failure(() => readIndexFile(json, '/')).kind).toBe('index');
    },
  );

  it('sends no term twice that a title or a heading has', () => {
    expect(written).toContain('yton');
    expect(JSON.parse(written)).toMatchObject({ terms: expect.not.stringContaining('inked') as string });
  });

  it('is refused when its parts do not belong together', () => {
    const file: unknown = JSON.parse(written);
    const wrong = JSON.stringify({ ...(file as object), lists: '#' });
    expect(failure(() => readIndexFile(wrong, '/')).message).toContain('hold together');
  });
});

describe('files of rare terms', () => {
  const words = Array.from({ length: 3000 }, (_, number) => `word${number * 7919}x`).sort();
  const all = ['a', 'cyton', ...words, 'x'].sort();
  const lists: Postings = all.map((term) =>
    words.includes(term)
      ? inTexts(Number(term.length) % 5)
      : inTexts(...Array.from({ length: 61 }, (_, section) => section)),
  );
  const files = writeIndexFiles(
    { index: { pages: [], terms: all }, postings: lists, names: [], texts: [] },
    { build: 'r', baseUrl: '/' },
  );
  const read = readIndexFile(files.get(INDEX_FILE) ?? '', '/');

  it('take over what a large index has few of, and read back with its lists', () => {
    expect(read.index.terms).toEqual(['a', 'cyton', 'x']);
    expect(read.postings).toEqual(['a', 'cyton', 'x'].map((term) => lists[all.indexOf(term)]));
    const [[first, number] = ['', 0]] = read.rare;
    expect([first, number]).toEqual([words[0], 3]);
    const { rare, postings: places } = readRareFile(files.get(rareFile('r', 0)) ?? '', number, 'rare');
    expect(rare).toEqual({ terms: words, first: 3 });
    expect(places).toEqual(words.map((term) => lists[all.indexOf(term)]));
  });

  it.each(['', '{', '[]', '{"terms":"#a"}', '{"terms":"#a #b","lists":"#"}'])(
    'are refused when they are %j',
    (json) => {
      expect(failure(() => readRareFile(json, 0, 'rare-0.json')).message).toContain('rare-0.json');
    },
  );
});

describe('text files', () => {
  const blocks: TextBlock[] = [
    { heading: 0, text: 'Intro' },
    { heading: 0, text: 'More' },
    { heading: 2, text: '"Deep" \\ text' },
  ];

  it('read back what was written', () => {
    const files = writeIndexFiles(
      { index, postings, names: namesOf(index), texts: [blocks, []] },
      { build: 'b', baseUrl: '/base/' },
    );
    const read = (piece: number): unknown => readTextFile(files.get(textFile('b', piece)) ?? '', 'x');
    expect(read(0)).toEqual(blocks);
    expect(read(1)).toEqual([]);
  });

  it.each(['', '{', '{}', '[1]'])('are refused when they are %j', (json) => {
    expect(failure(() => readTextFile(json, 'x.json')).message).toContain('x.json');
  });
});
