/** The embedded index as data: what the builder makes, the files carry, and the engine asks. */
import type { HierarchyLevel } from '../types';

/** Levels of headings below the page's title. */
export type HeadingLevel = Exclude<HierarchyLevel, 'lvl0' | 'lvl1'>;

/** A heading of a page. */
export interface IndexHeading {
  level: HeadingLevel;
  text: string;
  /** The id it is linked by; `null` when it has none. */
  anchor: string | null;
}

/** A page without its text. */
export interface IndexPage {
  /** With the base URL, for example `/Cyton/CytonSpecs/`. */
  path: string;
  /** `lvl0` of its hits. */
  section: string;
  title: string;
  language: string;
  tag: string;
  version: string;
  /** One of `PAGE_RANK`. */
  pageRank: number;
  keywords: readonly string[];
  /** Of its text, in terms with those of compounds. */
  textLength: number;
  headings: readonly IndexHeading[];
  /**
   * Its text is cut between headings into pieces, so that a long page costs a reader only the piece that answers.
   * For each the heading it begins under, counted as in a block; the first begins at 0.
   */
  pieces: readonly number[];
}

/** A block of text and where it stands: 0 above the first heading, n below the n-th. */
export interface TextBlock {
  heading: number;
  text: string;
}

/** How often a term stands in a piece of text. */
export interface Posting {
  /** Counted through all pages. */
  piece: number;
  /** From 1, cut at {@link MAX_FREQUENCY}. */
  frequency: number;
}

/** More than this says nothing more about a text, and fewer different values take fewer bytes. */
export const MAX_FREQUENCY = 8;

/** What the engine must hold before it can answer. */
export interface SearchIndex {
  pages: readonly IndexPage[];
  /** Every term of titles, headings, keywords and texts, sorted by UTF-16 units, each once. */
  terms: readonly string[];
}

/** For terms, by their number, the pieces of text that have them, in order. */
export type Postings = readonly (readonly Posting[])[];

/** What the engine asks for when a query needs it. What these reject with, a search rejects with. */
export interface IndexSource {
  /** @returns a look-up that knows at least the terms asked for */
  loadPostings(terms: readonly number[]): Promise<PostingsOf>;
  /** A piece of text, counted through all pages. */
  loadText(piece: number): Promise<readonly TextBlock[]>;
}

/** The postings of a term by its number. */
export type PostingsOf = (term: number) => readonly Posting[];

/** The page that each piece of text belongs to, and the number of a page's first piece. */
export function countPieces(pages: readonly IndexPage[]): {
  pageOf: readonly number[];
  firstOf: readonly number[];
} {
  const pageOf = pages.flatMap(({ pieces }, page) => pieces.map(() => page));
  let next = 0;
  const firstOf = pages.map(({ pieces }) => {
    const first = next;
    next += pieces.length;
    return first;
  });
  return { pageOf, firstOf };
}
