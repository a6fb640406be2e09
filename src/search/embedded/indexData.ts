/**
 * The embedded index as data: what the builder makes, the files carry, and the engine asks.
 *
 * What is found is a section: what stands below one heading, up to the next. Section 0 of a page stands above its
 * first heading, section n below the n-th. Sections are counted through all pages.
 */
import type { SitePage, TextBlock } from '../sitePage';

/** A page without its text. */
export interface IndexPage extends Omit<SitePage, 'blocks'> {
  /** Of each section the number of terms in its text, with those of compounds. */
  lengths: readonly number[];
  /**
   * Its text is cut between headings into pieces, so that a long page costs a reader only the piece that answers.
   * For each the section it begins with; the first begins with 0.
   */
  pieces: readonly number[];
}

/** What the engine must hold before it can answer. */
export interface SearchIndex {
  pages: readonly IndexPage[];
  /** Every term of titles, headings, keywords, questions and texts, sorted by UTF-16 units, each once. */
  terms: readonly string[];
}

/** For terms, by their number, the sections whose text has them, in order, counted through all pages. */
export type Postings = readonly (readonly number[])[];

/** What the engine asks for when a query needs it. What these reject with, a search rejects with. */
export interface IndexSource {
  /** @returns a look-up that knows at least the terms asked for */
  loadPostings(terms: readonly number[]): Promise<PostingsOf>;
  /** A piece of text, counted through all pages. */
  loadText(piece: number): Promise<readonly TextBlock[]>;
}

/** The postings of a term by its number. */
export type PostingsOf = (term: number) => readonly number[];

/** Numbers of things of which each page has some: of its first, counted through all pages. */
export function firstNumbers(pages: readonly IndexPage[], countOf: (page: IndexPage) => number): number[] {
  let next = 0;
  return pages.map((page) => {
    const first = next;
    next += countOf(page);
    return first;
  });
}
