/**
 * The embedded index as files, made to be few bytes after the compression any host does (gzip, brotli) of `.json`:
 * - `index.json`: titles of all pages, and all terms;
 * - `<build>/terms-<n>.json`: where the terms of one part of the alphabet stand, fetched when a query has one of them;
 * - `<build>/names-<n>.json`: the headings of some pages, fetched when one of them is a hit.
 *   So a query needs no more of both on a larger site. On a small site all of them are inside `index.json`, which saves
 *   round trips;
 * - `<build>/rare-<n>.json`: rare terms of one part of the alphabet with where they stand, fetched for a word that the others
 *   do not have;
 * - `<build>/<n>.json`: piece n of the text, fetched when a result shows it.
 *
 * `index.json` is always asked for anew (hosts answer "not modified"); it names the build its texts belong to, so
 * a reader never gets the texts of another build.
 */
import { isFields } from '../../fields';
import { SearchError, type HeadingLevel } from '../types';
import type { TextBlock } from '../sitePage';
import type { BuiltIndex } from './buildIndex';
import {
  firstSections,
  headingOf,
  questionPlaces,
  type HeadingName,
  type IndexHeading,
  type IndexPage,
  type IndexQuestion,
  type Places,
  type Postings,
  type SearchIndex,
} from './indexData';
import type { RareTerms } from './lexicon';
import { findRareTerms } from './rareTerms';
import { placesOf, termsOf } from './terms';

/** The folder of the files, below the base URL. */
export const INDEX_FOLDER = 'search-index/';
/** The file that is read before the first result. */
export const INDEX_FILE = 'index.json';

/**
 * Changes with the shape of the files, and with the words that a text is made of (`words.ts`), because terms of names are
 * made anew from them: a script never reads an index of another shape.
 */
export const INDEX_FORMAT = 12;

/** As long as all lists together take no more characters, they are sent with the index, and all headings. */
const WHOLE_LIMIT = 150_000;
/** Otherwise in files of about so many. */
const LISTS_FILE_SIZE = 3_000;
const NAMES_FILE_SIZE = 3_000;

/** Path of a file of lists below {@link INDEX_FOLDER}. */
export const listsFile = (build: string, number: number): string => `${build}/terms-${number}.json`;

/** Path of a file of names of headings below {@link INDEX_FOLDER}. */
export const namesFile = (build: string, number: number): string => `${build}/names-${number}.json`;

/** Rare terms that take fewer characters are sent with the others: they are not worth a file. */
const LEAST_RARE = 8_000;
/** As long as all rare terms take no more characters, they are one file, which is fetched behind the first hits. */
const ONE_RARE_FILE = 120_000;
/** Otherwise they are in files of about so many. */
const RARE_FILE_SIZE = 16_000;

/** Path of a file of rare terms below {@link INDEX_FOLDER}. */
export const rareFile = (build: string, number: number): string => `${build}/rare-${number}.json`;

/** Path of a text file below {@link INDEX_FOLDER}. */
export const textFile = (build: string, piece: number): string => `${build}/${piece}.json`;

/** `index.json`. Short names and flat lists: it is the first thing a search waits for. */
interface IndexFile {
  format: number;
  /** Names this build; a hash of all texts and names. */
  build: string;
  /** Values that repeat from page to page: sections, languages, tags, versions. */
  shared: string[];
  /**
   * One row a page: path without the base, title, numbers of its section, language, tag and version in `shared`, those of
   * its sections that have no text of their own, and the sections before which its text is cut.
   */
  pages: PageRow[];
  /** The level of each heading, a digit each, and a space between pages. */
  levels: string;
  /** The names of all headings, or `null` when they are in files of their own. */
  names: NameColumns | null;
  /** Of headings in files of their own how many words each has, a letter each; {@link OF_LIST} for one above a list. */
  headingWords: string;
  /** The first page of each file of names. */
  nameParts: number[];
  questions: QuestionColumns;
  /**
   * Those that no name has that is sent here, sorted; each is written as one letter for how much it shares with the one
   * before, then the rest.
   */
  terms: string;
  /** The lists of all terms, or `null` when they are in files of their own. */
  lists: ListsFile | null;
  /** The number of the first term of each file of lists. */
  parts: number[];
  /** Of each file of rare terms the first one, and its number. */
  rare: RareRow[];
}

type RareRow = [term: string, number: number];

/** `rare-<n>.json`: terms and their lists, as in `index.json`. */
interface RareFile {
  terms: string;
  lists: ListsFile;
}

/**
 * `terms-<n>.json`: where each of some terms stands that follow each other: a line for each of {@link KINDS}, with the gaps
 * between the numbers of the places of each term, and a space between terms. Beside the names of headings, which tell their
 * terms, the last line is left out.
 */
type ListsFile = string;

/** `names-<n>.json`: the headings of some pages. What is alike stands together, which compresses best. */
interface NameColumns {
  /** A line each. */
  texts: string;
  /** Between spaces: nothing for the slug of the text, {@link NO_ANCHOR}, or the anchor. */
  anchors: string;
}

/** The questions of all pages, a letter each, and a space between pages. */
interface QuestionColumns {
  /** How many sections after the one of the question before. */
  sections: string;
  /** How many words. */
  words: string;
}

/** Stands in no address as it is. */
const NO_ANCHOR = '"';

/** In place of a number of words: the name of a list is one word. */
const OF_LIST = 0;

type PageRow = [
  path: string,
  title: string,
  section: number,
  language: number,
  tag: number,
  version: number,
  withoutText: number[],
  cuts: number[],
];

/** What the worker holds after reading `index.json`. */
export interface ReadIndex {
  index: SearchIndex;
  build: string;
  /** The lists of all terms, or `null` when they are in files. */
  postings: Postings | null;
  /** The number of the first term of each file of lists. */
  parts: readonly number[];
  /** The names of the headings of each page, or `null` when they are in files. */
  names: readonly HeadingName[][] | null;
  /** The first page of each file of names. */
  nameParts: readonly number[];
  /** Of each file of rare terms the first one, and its number; the rare terms come after all others. */
  rare: readonly RareRow[];
}

// One character a number: from `#` on, without the backslash that JSON would double, below the surrogates.
const FIRST = 0x23;
const BACKSLASH = 0x5c;
const LARGEST = 0xd000;

function charOf(number: number): string {
  if (number < 0) throw new RangeError(`Search index: ${number} stands before what it is counted from.`);
  if (number > LARGEST)
    throw new RangeError(`Search index: ${number} sections or letters in a row are too many for its format.`);
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

type Kinds = readonly (keyof Places)[];

/** The order in which the places of a term are written, where the names of headings are sent with them. */
const UNNAMED = ['texts', 'questions', 'keywords'] as const satisfies Kinds;
/** And where they are not. */
const KINDS = [...UNNAMED, 'headings'] as const satisfies Kinds;

/** A gap that no character holds takes several: {@link LARGEST} says that the next one is added. */
const writeGap = (gap: number): string =>
  gap < LARGEST ? charOf(gap) : charOf(LARGEST) + writeGap(gap - LARGEST);

const writeGaps = (places: readonly number[]): string =>
  places.map((place, at) => writeGap(place - (places[at - 1] ?? -1) - 1)).join('');

function readGaps(gaps: string): number[] {
  const places: number[] = [];
  let place = -1;
  for (let at = 0; at < gaps.length; at += 1) {
    const gap = numberOf(gaps, at);
    if (gap === LARGEST) place += LARGEST;
    else places.push((place += gap + 1));
  }
  return places;
}

const writeLists = (postings: Postings, kinds: Kinds): ListsFile =>
  kinds.map((kind) => postings.map((places) => writeGaps(places[kind])).join(' ')).join('\n');

/** @param count how many terms the lists are for */
function readLists(text: ListsFile, count: number, name: string): Places[] {
  const lines = text.split('\n').map((line) => line.split(' '));
  const [texts = [], questions = [], keywords = [], headings] = lines;
  for (const lists of [texts, questions, keywords, ...lines.slice(UNNAMED.length)])
    if (lists.length !== Math.max(1, count))
      throw new SearchError(
        'index',
        `${name} does not hold together: ${lists.length} lists for ${count} terms.`,
      );
  return texts.map((list, term) => ({
    texts: readGaps(list),
    questions: readGaps(questions[term] ?? ''),
    keywords: readGaps(keywords[term] ?? ''),
    headings: readGaps(headings?.[term] ?? ''),
  }));
}

const writeLevels = (pages: readonly IndexPage[]): string =>
  pages.map(({ headings }) => headings.map(({ level }) => level.slice(3)).join('')).join(' ');

const writeWords = (pages: readonly IndexPage[]): string =>
  pages
    .flatMap(({ headings }) => headings.map(({ words, isList }) => charOf(isList ? OF_LIST : words)))
    .join('');

/** The headings of each page. */
function readHeadings(
  levels: string,
  headingAt: (at: number) => Omit<IndexHeading, 'level'>,
): IndexHeading[][] {
  let at = 0;
  return levels.split(' ').map((page) =>
    Array.from(page, (level) => {
      const heading = headingAt(at);
      at += 1;
      return { level: HEADING_LEVELS[Number(level)] ?? 'lvl6', ...heading };
    }),
  );
}

function readWords(column: string, at: number): Omit<IndexHeading, 'level'> {
  const words = numberOf(column, at);
  return words === OF_LIST ? { words: 1, isList: true } : { words, isList: false };
}

function writeNames(names: readonly HeadingName[]): NameColumns {
  return {
    texts: names.map(({ text }) => text).join('\n'),
    anchors: names.map(({ text, anchor }) => (anchor === slug(text) ? '' : (anchor ?? NO_ANCHOR))).join(' '),
  };
}

function readNames({ texts, anchors }: NameColumns): HeadingName[] {
  const anchorOf = anchors.split(' ');
  return texts.split('\n').map((text, at) => {
    const anchor = anchorOf[at];
    return { text, anchor: anchor === NO_ANCHOR ? null : anchor || slug(text) };
  });
}

/** Deals what stands in one row out to pages, by how many headings each has. */
function byPage<Item>(row: readonly Item[], pages: readonly Pick<IndexPage, 'headings'>[]): Item[][] {
  let at = 0;
  return pages.map(({ headings }) => row.slice(at, (at += headings.length)));
}

function writeQuestions(pages: readonly IndexPage[]): QuestionColumns {
  const column = (numbersOf: (questions: readonly IndexQuestion[]) => number[]): string =>
    pages.map(({ questions }) => numbersOf(questions).map(charOf).join('')).join(' ');
  return {
    sections: column((questions) =>
      questions.map(({ heading }, at) => heading - (questions[at - 1]?.heading ?? 0)),
    ),
    words: column((questions) => questions.map(({ words }) => words)),
  };
}

/** The questions of each page. */
function readQuestions({ sections, words }: QuestionColumns): IndexQuestion[][] {
  const wordsOf = words.split(' ');
  return sections.split(' ').map((page, number) => {
    let heading = 0;
    return Array.from({ length: page.length }, (_, at) => {
      heading += numberOf(page, at);
      return { heading, words: numberOf(wordsOf[number] ?? '', at) };
    });
  });
}

/** The terms of what is sent as text. */
const termsOfNames = (
  pages: readonly Pick<IndexPage, 'title' | 'section'>[],
  names: readonly HeadingName[],
): Set<string> =>
  new Set(
    [...pages.flatMap(({ title, section }) => [title, section]), ...names.map(({ text }) => text)].flatMap(
      (text) => termsOf(text).terms,
    ),
  );

/** Where a row of things of these sizes is cut into files of about one size. */
function cutsOf(sizes: readonly number[], fileSize: number): number[] {
  const cuts: number[] = [];
  let filled = Infinity;
  sizes.forEach((size, at) => {
    if (filled + size > fileSize) {
      cuts.push(at);
      filled = 0;
    }
    filled += size;
  });
  return cuts;
}

/** About as many characters as the places of each term take. */
const listSizes = (postings: Postings, kinds: Kinds): number[] =>
  postings.map((places) => kinds.reduce((size, kind) => size + places[kind].length, 1));

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

interface TermLists {
  terms: readonly string[];
  postings: Postings;
}

/** Takes the rare terms from the others, where they are worth a file. */
function partRare(all: TermLists, named: ReadonlySet<string>): { likely: TermLists; rare: TermLists } {
  const numbers = findRareTerms(all.terms, all.postings, named);
  const only = (isWanted: (at: number) => boolean): TermLists => ({
    terms: all.terms.filter((_, at) => isWanted(at)),
    postings: all.postings.filter((_, at) => isWanted(at)),
  });
  const rare = only((at) => numbers.has(at));
  return total(rareSizes(rare)) < LEAST_RARE
    ? { likely: all, rare: { terms: [], postings: [] } }
    : { likely: only((at) => !numbers.has(at)), rare };
}

/**
 * Leaves out of the lists of texts the sections that a question with the term leads to. Who reads the lists takes them to
 * have it in their text, which most have (`SectionMatcher`).
 */
function withoutAsked(postings: Postings, pages: readonly IndexPage[]): Places[] {
  const all = questionPlaces(pages);
  return postings.map((places) => {
    const asked = new Set(places.questions.map((question) => all[question]?.section));
    return { ...places, texts: places.texts.filter((section) => !asked.has(section)) };
  });
}

const rareSizes = ({ terms, postings }: TermLists): number[] =>
  listSizes(postings, UNNAMED).map((size, at) => size + (terms[at]?.length ?? 0));

/** The anchor a heading gets from its text alone, in the manner of GitHub; most headings have it. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');

/**
 * All files of an index, by their path below {@link INDEX_FOLDER}.
 *
 * @param build names this build
 * @param baseUrl left out of the paths of pages
 * @param wholeUpTo the characters that all lists may take to be sent with the index
 */
export function writeIndexFiles(
  { index, postings: allPostings, names, texts }: BuiltIndex,
  { build, baseUrl, wholeUpTo = WHOLE_LIMIT }: { build: string; baseUrl: string; wholeUpTo?: number },
): Map<string, string> {
  const { likely, rare } = partRare(
    { terms: index.terms, postings: withoutAsked(allPostings, index.pages) },
    termsOfNames(index.pages, names.flat()),
  );
  const { terms, postings } = likely;
  const isWhole = total(listSizes(postings, UNNAMED)) <= wholeUpTo;
  const parts = isWhole ? [] : cutsOf(listSizes(postings, KINDS), LISTS_FILE_SIZE);
  const nameSizes = names.map((page) => total(page.map(({ text }) => text.length + 1)));
  const nameParts = isWhole ? [] : cutsOf(nameSizes, NAMES_FILE_SIZE);
  const sent = termsOfNames(index.pages, isWhole ? names.flat() : []);
  const sizesOfRare = rareSizes(rare);
  const rareCuts = cutsOf(sizesOfRare, total(sizesOfRare) <= ONE_RARE_FILE ? ONE_RARE_FILE : RARE_FILE_SIZE);
  const shared: string[] = [];
  const share = (text: string): number => {
    if (!shared.includes(text)) shared.push(text);
    return shared.indexOf(text);
  };
  const file: IndexFile = {
    format: INDEX_FORMAT,
    build,
    pages: index.pages.map((page): PageRow => [
      page.path.slice(baseUrl.length),
      page.title,
      share(page.section),
      share(page.language),
      share(page.tag),
      share(page.version),
      page.hasText.flatMap((hasText, section) => (hasText ? [] : section)),
      page.pieces.slice(1),
    ]),
    levels: writeLevels(index.pages),
    names: isWhole ? writeNames(names.flat()) : null,
    headingWords: isWhole ? '' : writeWords(index.pages),
    nameParts,
    questions: writeQuestions(index.pages),
    shared,
    terms: writeTerms(terms.filter((term) => !sent.has(term))),
    lists: isWhole ? writeLists(postings, UNNAMED) : null,
    parts,
    rare: rareCuts.map((first): RareRow => [rare.terms[first] ?? '', first]),
  };
  const rareFileFrom = (first: number, end: number | undefined): RareFile => ({
    terms: writeTerms(rare.terms.slice(first, end)),
    lists: writeLists(rare.postings.slice(first, end), UNNAMED),
  });
  return new Map([
    [INDEX_FILE, JSON.stringify(file)],
    ...parts.map((first, part): [string, string] => [
      listsFile(build, part),
      JSON.stringify(writeLists(postings.slice(first, parts[part + 1]), KINDS)),
    ]),
    ...nameParts.map((first, part): [string, string] => [
      namesFile(build, part),
      JSON.stringify(writeNames(names.slice(first, nameParts[part + 1]).flat())),
    ]),
    ...rareCuts.map((first, part): [string, string] => [
      rareFile(build, part),
      JSON.stringify(rareFileFrom(first, rareCuts[part + 1])),
    ]),
    ...texts.map((blocks, piece): [string, string] => [textFile(build, piece), writeTextFile(blocks)]),
  ]);
}

const HEADING_LEVELS: Readonly<Record<number, HeadingLevel>> = {
  2: 'lvl2',
  3: 'lvl3',
  4: 'lvl4',
  5: 'lvl5',
  6: 'lvl6',
};

function readPage(
  row: PageRow,
  headings: IndexPage['headings'],
  questions: IndexPage['questions'],
  shared: readonly string[],
  baseUrl: string,
): IndexPage {
  const [path, title, section, language, tag, version, withoutText, cuts] = row;
  return {
    path: baseUrl + path,
    title,
    section: shared[section] ?? '',
    language: shared[language] ?? '',
    tag: shared[tag] ?? '',
    version: shared[version] ?? '',
    questions,
    hasText: Array.from({ length: headings.length + 1 }, (_, number) => !withoutText.includes(number)),
    headings,
    pieces: [0, ...cuts],
  };
}

const isNameColumns = (value: unknown): value is NameColumns =>
  isFields(value) && typeof value.texts === 'string' && typeof value.anchors === 'string';

const isListsFile = (value: unknown): value is ListsFile => typeof value === 'string';

/** Shape alone is checked: what is inside comes from the same build as this script, or has another `format`. */
const isIndexFile = (value: unknown): value is IndexFile =>
  isFields(value) &&
  typeof value.build === 'string' &&
  Array.isArray(value.shared) &&
  Array.isArray(value.pages) &&
  typeof value.levels === 'string' &&
  (value.names === null || isNameColumns(value.names)) &&
  typeof value.headingWords === 'string' &&
  Array.isArray(value.nameParts) &&
  isFields(value.questions) &&
  Array.isArray(value.parts) &&
  Array.isArray(value.rare) &&
  typeof value.terms === 'string' &&
  (value.lists === null || isListsFile(value.lists));

function parse(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new SearchError('index', `${name} is not JSON: it is missing on the host or was cut short.`, {
      cause,
    });
  }
}

/** Adds where headings have the terms, from their names. */
function withHeadings(
  postings: readonly Places[],
  terms: readonly string[],
  pages: readonly IndexPage[],
  names: readonly HeadingName[],
): Postings {
  const firstOf = firstSections(pages);
  const sections = pages.flatMap(({ headings }, page) =>
    headings.map((_, at) => (firstOf[page] ?? 0) + at + 1),
  );
  const having = placesOf(
    names.map(({ text }) => text),
    terms,
  );
  return postings.map((places, term) => ({
    ...places,
    headings: (having.get(term) ?? []).map((at) => sections[at] ?? 0),
  }));
}

/** @throws {SearchError} `index` when the file is cut short, of another format, or does not hold together */
export function readIndexFile(json: string, baseUrl: string): ReadIndex {
  const file = parse(json, INDEX_FILE);
  if (isFields(file) && file.format !== INDEX_FORMAT) {
    throw new SearchError(
      'index',
      `${INDEX_FILE} has format ${String(file.format)}, this page reads ${INDEX_FORMAT}: they are from different builds. Reload the page.`,
    );
  }
  if (!isIndexFile(file)) throw new SearchError('index', `${INDEX_FILE} is not a search index.`);
  const names = file.names && readNames(file.names);
  const headings = readHeadings(file.levels, (at) =>
    names ? headingOf(names[at]?.text ?? '') : readWords(file.headingWords, at),
  );
  const questions = readQuestions(file.questions);
  const pages = file.pages.map((row, page) =>
    readPage(row, headings[page] ?? [], questions[page] ?? [], file.shared, baseUrl),
  );
  const terms = [...termsOfNames(pages, names ?? []), ...readTerms(file.terms)].sort();
  const lists = file.lists === null ? null : readLists(file.lists, terms.length, INDEX_FILE);
  return {
    build: file.build,
    index: { pages, terms },
    postings: lists && names ? withHeadings(lists, terms, pages, names) : lists,
    parts: file.parts,
    names: names && byPage(names, pages),
    nameParts: file.nameParts,
    rare: file.rare.map(([term, number]) => [term, terms.length + number]),
  };
}

/**
 * @param first the number of its first term
 * @throws {SearchError} `index` when the file is cut short or something else
 */
export function readRareFile(
  json: string,
  first: number,
  name: string,
): { rare: RareTerms; postings: Places[] } {
  const file = parse(json, name);
  if (!isFields(file) || typeof file.terms !== 'string' || !isListsFile(file.lists))
    throw new SearchError('index', `${name} has no rare terms.`);
  const terms = readTerms(file.terms);
  return { rare: { terms, first }, postings: readLists(file.lists, terms.length, name) };
}

/**
 * @param count how many terms the file has lists for
 * @throws {SearchError} `index` when the file is cut short or something else
 */
export function readListsFile(json: string, count: number, name: string): Places[] {
  const file = parse(json, name);
  if (!isListsFile(file)) throw new SearchError('index', `${name} has no lists of terms.`);
  return readLists(file, count, name);
}

/**
 * @param pages those whose names it has
 * @throws {SearchError} `index` when the file is cut short or something else
 */
export function readNamesFile(
  json: string,
  pages: readonly Pick<IndexPage, 'headings'>[],
  name: string,
): HeadingName[][] {
  const file = parse(json, name);
  if (!isNameColumns(file)) throw new SearchError('index', `${name} has no names of headings.`);
  return byPage(readNames(file), pages);
}

/** Texts of one section follow each other: a row is the section's number and its texts. */
function writeTextFile(blocks: readonly TextBlock[]): string {
  const rows: [section: number, ...texts: string[]][] = [];
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
  if (!Array.isArray(rows)) throw new SearchError('index', `${name} is not a piece of text.`);
  return rows.flatMap((row: unknown): TextBlock[] => {
    if (!Array.isArray(row)) throw new SearchError('index', `${name} is not a piece of text.`);
    const [heading, ...texts] = row as unknown[];
    return texts.map((text) => ({ heading: Number(heading), text: String(text) }));
  });
}
