/**
 * The embedded index as data: what the builder makes, the files carry, and the engine asks.
 *
 * What is found is a section: what stands below one heading, up to the next. Section 0 of a page stands above its
 * first heading, section n below the n-th. Sections are counted through all pages.
 */
import type { PageHeading, SitePage, TextBlock } from '../sitePage';
import type { LoadRare } from './lexicon';
import { subjectCount } from './terms';

/** A question of users, which is told by its words alone: the lists of the terms say which. */
export interface IndexQuestion {
  /** The section that answers it, counted in its page. */
  heading: number;
  /** How many words of it tell what it is about. */
  words: number;
}

/** What the order of hits follows from: a heading without its name. */
export interface IndexHeading extends Pick<PageHeading, 'level'> {
  /** How many words of it tell what it is about. */
  words: number;
  /** It is above a list, of sources or of what comes next. */
  isList: boolean;
}

/** What a hit shows of a heading, and where it leads. */
export type HeadingName = Pick<PageHeading, 'text' | 'anchor'>;

/** A page without its text, and without the names that are never shown or not known before the order of hits. */
export interface IndexPage extends Omit<SitePage, 'blocks' | 'keywords' | 'questions' | 'headings'> {
  headings: readonly IndexHeading[];
  questions: readonly IndexQuestion[];
  /** Of each section whether it has text of its own. */
  hasText: readonly boolean[];
  /**
   * Its text is cut between headings into pieces, so that a long page costs a reader only the piece that answers.
   * For each the section it begins with; the first begins with 0.
   */
  pieces: readonly number[];
}

/** What the engine must hold before it can answer. */
export interface SearchIndex {
  pages: readonly IndexPage[];
  /** Every term of titles, headings, keywords, questions and texts, but the rare ones that are fetched when a query has one. Sorted by UTF-16 units, each once. */
  terms: readonly string[];
}

/** Where a term stands, each in order and counted through all pages. Titles are sent as text. */
export interface Places {
  /** The sections whose heading has it. */
  headings: readonly number[];
  /** The sections whose text has it, or speaks of it most. */
  texts: readonly number[];
  /** The questions. */
  questions: readonly number[];
  /** The pages whose keywords have it. */
  keywords: readonly number[];
}

/** For terms, by their number, where they stand. */
export type Postings = readonly Places[];

/** A term that stands in titles alone. */
export const NOWHERE: Places = { headings: [], texts: [], questions: [], keywords: [] };

/** Headings that are above lists at the end of a page: they name what it is about without saying it. */
const LISTS = new Set(['Sources', 'Next']);

/** Is it the heading of a list of sources, or of what comes next? */
export const isListHeading = (text: string): boolean => LISTS.has(text);

/** What the order of hits takes from a heading's name. */
export const headingOf = (text: string): Omit<IndexHeading, 'level'> => ({
  words: subjectCount(text),
  isList: isListHeading(text),
});

/** What the engine asks for when a query needs it. What these reject with, a search rejects with. */
export interface IndexSource {
  loadRare: LoadRare;
  /** @returns a look-up that knows at least the terms asked for */
  loadPostings(terms: readonly number[]): Promise<PostingsOf>;
  /** The names of the headings of a page, for hits. */
  loadNames(page: number): Promise<readonly HeadingName[]>;
  /** Hits stand with their texts: fetches what later queries may need, if it is little. Never fails. */
  fetchAhead(): void;
  /** A piece of text, counted through all pages. */
  loadText(piece: number): Promise<readonly TextBlock[]>;
}

/** The places of a term by its number. */
export type PostingsOf = (term: number) => Places;

/** The first section of each page, counted through all pages. */
export const firstSections = (pages: readonly IndexPage[]): number[] =>
  firstNumbers(pages, ({ headings }) => headings.length + 1);

/** A question in one row with those of all pages. */
export interface QuestionPlace {
  /** The section that it leads to, counted through all pages. */
  section: number;
  /** How many words of it tell what it is about. */
  words: number;
}

/** Where the questions of all pages lead, in the order that the lists of terms count them. */
export function questionPlaces(pages: readonly IndexPage[]): QuestionPlace[] {
  const firstOf = firstSections(pages);
  return pages.flatMap(({ questions }, page) =>
    questions.map(({ heading, words }) => ({ section: (firstOf[page] ?? 0) + heading, words })),
  );
}

/** Numbers of things of which each page has some: of its first, counted through all pages. */
export function firstNumbers(pages: readonly IndexPage[], countOf: (page: IndexPage) => number): number[] {
  let next = 0;
  return pages.map((page) => {
    const first = next;
    next += countOf(page);
    return first;
  });
}
