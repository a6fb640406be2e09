import { describe, expect, it } from 'vitest';
import { SearchError } from '../types';
import type { Postings, SearchIndex, TextBlock } from './indexData';
import {
  INDEX_FORMAT,
  readIndexFile,
  readListsFile,
  readTextFile,
  writeIndexFiles,
  writeTextFile,
} from './indexFiles';

const page = (path: string, title: string): SearchIndex['pages'][number] => ({
  path,
  section: 'Docs',
  title,
  language: 'en',
  tag: 'docs-default-current',
  version: 'current',
  pageRank: 10,
  textLength: 1234,
  keywords: ['one word', 'two'],
  headings: [
    { level: 'lvl2', text: 'How long? Very long', anchor: 'how-long-very-long' },
    { level: 'lvl3', text: 'Named', anchor: 'by-hand' },
    { level: 'lvl4', text: 'Not linked', anchor: null },
  ],
  pieces: [0, 2],
});

const index: SearchIndex = {
  pages: [
    page('/base/A/', 'A "quoted" \\ title'),
    { ...page('/base/B/', 'B'), pageRank: 0, keywords: [], headings: [], pieces: [0] },
  ],
  terms: ['"', '+', '0xc0', '\\', 'cyton', 'cytonboard', 'µ', '日本'],
};

const postings: Postings = [
  [{ piece: 0, frequency: 1 }],
  [],
  [
    { piece: 0, frequency: 8 },
    { piece: 1, frequency: 2 },
  ],
  [{ piece: 1, frequency: 1 }],
  [],
  [{ piece: 0, frequency: 3 }],
  [{ piece: 1, frequency: 1 }],
  [],
];

const written = writeIndexFiles({ index, postings, build: 'abc' }, '/base/').json;

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
    expect(readIndexFile(written, '/base/')).toEqual({ index, postings, build: 'abc', parts: [] });
  });

  it('reads back an index of many pages and gaps of any size', () => {
    const many: SearchIndex = {
      pages: Array.from({ length: 700 }, (_, number) => page(`/base/${number}/`, `Page ${number}`)),
      terms: ['a', 'b'],
    };
    const lists: Postings = [
      [0, 1, 57, 58, 59, 200, 699].map((number) => ({ piece: number, frequency: 1 })),
      [],
    ];
    const { json } = writeIndexFiles({ index: many, postings: lists, build: 'b' }, '/base/');
    expect(readIndexFile(json, '/base/')).toMatchObject({ index: many, postings: lists });
  });

  it('leaves the lists of a large site to files that follow the alphabet', () => {
    const terms = Array.from({ length: 3000 }, (_, number) => `term${String(number).padStart(4, '0')}`);
    const lists: Postings = terms.map((_, number) =>
      Array.from({ length: 1 + (number % 60) }, (_unused, piece) => ({
        piece,
        frequency: 1 + (number % 8),
      })),
    );
    const files = writeIndexFiles({ index: { pages: [], terms }, postings: lists, build: 'l' }, '/');
    const read = readIndexFile(files.json, '/');
    expect(read.postings).toBeNull();
    expect(files.lists.length).toBe(read.parts.length);
    expect(Math.max(...files.lists.map(({ length }) => length))).toBeLessThan(30_000);
    const back = files.lists.flatMap((json, part) =>
      readListsFile(json, (read.parts[part + 1] ?? terms.length) - (read.parts[part] ?? 0), 'terms.json'),
    );
    expect(back).toEqual(lists);
    expect(failure(() => readListsFile(files.lists[0] ?? '', 1, 'terms.json')).message).toContain(
      'terms.json',
    );
    expect(failure(() => readListsFile('{}', 1, 'terms.json')).kind).toBe('index');
  });

  it('reads back an empty index', () => {
    const none = { index: { pages: [], terms: [] }, postings: [], build: 'e' };
    expect(readIndexFile(writeIndexFiles(none, '/').json, '/').index.terms).toEqual([]);
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

  it('is refused when its parts do not belong together', () => {
    const file: unknown = JSON.parse(written);
    const wrong = JSON.stringify({ ...(file as object), lists: { gaps: '#', frequencies: '1' } });
    expect(failure(() => readIndexFile(wrong, '/')).message).toContain('hold together');
  });
});

describe('text files', () => {
  const blocks: TextBlock[] = [
    { heading: 0, text: 'Intro' },
    { heading: 0, text: 'More' },
    { heading: 2, text: '"Deep" \\ text' },
  ];

  it('read back what was written', () => {
    expect(readTextFile(writeTextFile(blocks), 'x')).toEqual(blocks);
    expect(readTextFile(writeTextFile([]), 'x')).toEqual([]);
  });

  it.each(['', '{', '{}', '[1]'])('are refused when they are %j', (json) => {
    expect(failure(() => readTextFile(json, 'x.json')).message).toContain('x.json');
  });
});
