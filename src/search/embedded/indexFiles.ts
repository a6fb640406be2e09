/**
 * The embedded index as files, made to be few bytes after the compression any host does (gzip, brotli) of `.json`:
 * - `index.json`: everything that decides which hits there are and their order;
 * - `<build>/<n>.json`: the text of page n, fetched when a result shows it.
 *
 * `index.json` is always asked for anew (hosts answer "not modified"); it names the build its texts belong to, so
 * a reader never gets the texts of another build.
 */
import { SearchError } from '../types';
import type { HeadingLevel, IndexPage, Posting, SearchIndex, TextBlock } from './indexData';

/** The folder of the files, below the base URL. */
export const INDEX_FOLDER = 'search-index/';
export const INDEX_FILE = 'index.json';

/** Changes with the shape of the files: a script never reads an index of another shape. */
export const INDEX_FORMAT = 1;

/** Path of a text file below {@link INDEX_FOLDER}. */
export const textFile = (build: string, page: number): string => `${build}/${page}.json`;

/** `index.json`. Short names and flat lists: it is the first thing a search waits for. */
interface IndexFile {
  format: number;
  /** Names this build; a hash of all texts and names. */
  build: string;
  /** Values that repeat from page to page: sections, languages, tags, versions. */
  shared: string[];
  /**
   * One row a page: path without the base, title, numbers of its section, language, tag and version in `shared`,
   * its rank, keywords, and its headings as rows of level, text and, when it is not the slug of the
   * text, anchor.
   */
  pages: PageRow[];
  /** Sorted; each is written as one letter for how much it shares with the one before, then the rest. */
  terms: string;
  /** For each term the gaps between the numbers of the pages that have it, a space after each term. */
  gaps: string;
  /** For each of these the frequency, as a digit. */
  frequencies: string;
}

type HeadingRow = [level: number, text: string, anchor?: string | null];
type PageRow = [
  path: string,
  title: string,
  section: number,
  language: number,
  tag: number,
  version: number,
  pageRank: number,
  keywords: string[],
  headings: HeadingRow[],
];

/** What the worker holds after reading `index.json`. */
export interface ReadIndex {
  index: SearchIndex;
  build: string;
}

// One character a number: from `#` on, without the backslash that JSON would double, below the surrogates.
const FIRST = 0x23;
const BACKSLASH = 0x5c;
const LARGEST = 0xd000;

function charOf(number: number): string {
  if (number > LARGEST)
    throw new RangeError(`Search index: ${number} pages or letters in a row are too many for its format.`);
  const code = FIRST + number;
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code);
}

function numberOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return (code > BACKSLASH ? code - 1 : code) - FIRST;
}

function writeTerms(terms: readonly string[]): string {
  let before = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < term.length && term[shared] === before[shared]) shared += 1;
      before = term;
      return `${charOf(shared)}${term.slice(shared)}`;
    })
    .join(' ');
}

function readTerms(text: string): string[] {
  if (text === '') return [];
  let before = '';
  return text.split(' ').map((entry) => {
    before = before.slice(0, numberOf(entry, 0)) + entry.slice(1);
    return before;
  });
}

function writeGaps(postings: SearchIndex['postings']): string {
  return postings
    .map((list) => list.map(({ page }, at) => charOf(page - (list[at - 1]?.page ?? -1) - 1)).join(''))
    .join(' ');
}

function readPostings(gaps: string, frequencies: string): Posting[][] {
  let at = 0;
  return gaps.split(' ').map((list) => {
    let page = -1;
    return Array.from(list, (_, index) => {
      page += numberOf(list, index) + 1;
      const frequency = Number(frequencies[at]);
      at += 1;
      return { page, frequency };
    });
  });
}

/** The anchor a heading gets from its text alone, in the manner of GitHub; most headings have it. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');

/** @param baseUrl left out of the paths that are written */
export function writeIndexFile({ index, build }: ReadIndex, baseUrl: string): string {
  const shared: string[] = [];
  const share = (text: string): number => {
    if (!shared.includes(text)) shared.push(text);
    return shared.indexOf(text);
  };
  const file: IndexFile = {
    format: INDEX_FORMAT,
    build,
    pages: index.pages.map((page) => [
      page.path.slice(baseUrl.length),
      page.title,
      share(page.section),
      share(page.language),
      share(page.tag),
      share(page.version),
      page.pageRank,
      [...page.keywords],
      page.headings.map(({ level, text, anchor }): HeadingRow => {
        const number = Number(level.slice(3));
        return anchor === slug(text) ? [number, text] : [number, text, anchor];
      }),
    ]),
    shared,
    terms: writeTerms(index.terms),
    gaps: writeGaps(index.postings),
    frequencies: index.postings.flatMap((list) => list.map(({ frequency }) => frequency)).join(''),
  };
  return JSON.stringify(file);
}

const HEADING_LEVELS: Readonly<Record<number, HeadingLevel>> = {
  2: 'lvl2',
  3: 'lvl3',
  4: 'lvl4',
  5: 'lvl5',
  6: 'lvl6',
};

function readPage(row: PageRow, shared: readonly string[], baseUrl: string): IndexPage {
  const [path, title, section, language, tag, version, pageRank, keywords, headings] = row;
  return {
    path: baseUrl + path,
    title,
    section: shared[section] ?? '',
    language: shared[language] ?? '',
    tag: shared[tag] ?? '',
    version: shared[version] ?? '',
    pageRank,
    keywords,
    headings: headings.map(([level, text, anchor]) => ({
      level: HEADING_LEVELS[level] ?? 'lvl6',
      text,
      anchor: anchor === undefined ? slug(text) : anchor,
    })),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Shape alone is checked: what is inside comes from the same build as this script, or has another `format`. */
const isIndexFile = (value: unknown): value is IndexFile =>
  isRecord(value) &&
  typeof value.build === 'string' &&
  Array.isArray(value.shared) &&
  Array.isArray(value.pages) &&
  [value.terms, value.gaps, value.frequencies].every((part) => typeof part === 'string');

function parse(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new SearchError('index', `${name} is not JSON: it is missing on the host or was cut short.`, {
      cause,
    });
  }
}

/** @throws {SearchError} `index` when the file is cut short, of another format, or does not hold together */
export function readIndexFile(json: string, baseUrl: string): ReadIndex {
  const file = parse(json, INDEX_FILE);
  if (isRecord(file) && file.format !== INDEX_FORMAT) {
    throw new SearchError(
      'index',
      `${INDEX_FILE} has format ${String(file.format)}, this page reads ${INDEX_FORMAT}: they are from different builds. Reload the page.`,
    );
  }
  if (!isIndexFile(file)) throw new SearchError('index', `${INDEX_FILE} is not a search index.`);
  const terms = readTerms(file.terms);
  const postings = readPostings(file.gaps, file.frequencies);
  const known = postings.reduce((count, list) => count + list.length, 0);
  if (postings.length !== Math.max(1, terms.length) || known !== file.frequencies.length) {
    throw new SearchError(
      'index',
      `${INDEX_FILE} does not hold together: ${terms.length} terms, ${postings.length} lists.`,
    );
  }
  return {
    build: file.build,
    index: { pages: file.pages.map((row) => readPage(row, file.shared, baseUrl)), terms, postings },
  };
}

/** Blocks under one heading follow each other: a row is the heading's number and its blocks. */
export function writeTextFile(blocks: readonly TextBlock[]): string {
  const rows: [number, ...string[]][] = [];
  for (const { heading, text } of blocks) {
    const row = rows.at(-1);
    if (row?.[0] === heading) row.push(text);
    else rows.push([heading, text]);
  }
  return JSON.stringify(rows);
}

/** @throws {SearchError} `index` when the file is cut short or something else */
export function readTextFile(json: string, name: string): TextBlock[] {
  const rows = parse(json, name);
  if (!Array.isArray(rows)) throw new SearchError('index', `${name} is not the text of a page.`);
  return rows.flatMap((row: unknown): TextBlock[] => {
    if (!Array.isArray(row)) throw new SearchError('index', `${name} is not the text of a page.`);
    const [heading, ...texts] = row as unknown[];
    return texts.map((text) => ({ heading: Number(heading), text: String(text) }));
  });
}
