/** Pages → the embedded index. Runs in the build. */
import type { SitePage, TextBlock } from '../sitePage';
import { COMMON_WORDS } from './commonWords';
import {
  headingOf,
  isListHeading,
  NOWHERE,
  type HeadingName,
  type IndexSource,
  type Postings,
  type SearchIndex,
} from './indexData';
import { subjectCount, termsOf, type Terms } from './terms';

/** An index before it is written to files. */
export interface BuiltIndex {
  index: SearchIndex;
  /** For each term of `index.terms`. */
  postings: Postings;
  /** The names of the headings of each page. */
  names: HeadingName[][];
  /** Every piece of text, in the order of `index.pages`. */
  texts: TextBlock[][];
}

/** A piece of text is not made longer than this, in characters, unless one section is. */
const PIECE_SIZE = 16_000;

/**
 * A word is listed with so many sections, or on a large site with this share of all: with all that have it, or with those
 * that speak of it most. Longer lists would tell little and be long.
 */
const MOST_LISTED = 5;
const SHARE_LISTED = 0.0025;
/** To speak of a word is to have it so often; but so many sections are listed in any case. */
const OFTEN = 3;
const LEAST_LISTED = 2;
/** A section of so many words has to have a word twice as often as one of a few to speak of it as much. */
const LONG = 100;

/** Cuts the text of a page between sections. A page without text has one empty piece. */
function cutText(sections: readonly TextBlock[][]): TextBlock[][] {
  const sizeOf = (blocks: readonly TextBlock[]): number =>
    blocks.reduce((total, block) => total + block.text.length, 0);
  const pieces: TextBlock[][] = [];
  for (const section of sections) {
    if (section.length === 0) continue;
    const piece = pieces.at(-1);
    if (piece && sizeOf(piece) + sizeOf(section) <= PIECE_SIZE) piece.push(...section);
    else pieces.push([...section]);
  }
  return pieces.length === 0 ? [[]] : pieces;
}

/** Leaves out of the sections that have a word those lists of sources and pages whose page says it elsewhere. */
function dropListed(pages: readonly SitePage[]): (told: readonly Told[]) => Told[] {
  const places = pages.flatMap(({ headings }, page) => [
    { page, isList: false },
    ...headings.map(({ text }) => ({ page, isList: isListHeading(text) })),
  ]);
  return (told) => {
    const said = new Set(
      told.filter(({ section }) => !places[section]?.isList).map(({ section }) => places[section]?.page),
    );
    return told.filter(({ section }) => !places[section]?.isList || !said.has(places[section].page));
  };
}

/** A section that has a word: how often, and how many words it has in all. */
interface Told {
  section: number;
  times: number;
  length: number;
}

/**
 * The sections that a word is listed with, in order.
 *
 * @param most sections with which it may be; with 0, as for a word that only shapes sentences, a word of more than a few has none
 */
function chooseListed(told: readonly Told[], most: number): number[] {
  const inOrder = (chosen: readonly Told[]): number[] =>
    chosen.map(({ section }) => section).sort((a, b) => a - b);
  if (told.length <= Math.max(most, LEAST_LISTED)) return inOrder(told);
  if (most === 0) return [];
  const telling = ({ times, length }: Told): number => times / (LONG + length);
  const ranked = [...told].sort((a, b) => telling(b) - telling(a));
  const often = ranked.filter(({ times }) => times >= OFTEN).slice(0, most);
  const others = ranked.filter(({ times }) => times < OFTEN);
  return inOrder([...often, ...others.slice(0, Math.max(0, LEAST_LISTED - often.length))]);
}

/** The texts that name a page or a part of it. */
const namesOf = ({ title, section, keywords, questions, headings }: SitePage): string[] => [
  title,
  section,
  ...keywords,
  ...questions.map(({ text }) => text),
  ...headings.map(({ text }) => text),
];

/**
 * Builds the index of a site.
 *
 * `band pass` is indexed as `bandpass` too when that word (or `band-pass`) stands anywhere on the site.
 */
export function buildIndex(givenPages: readonly SitePage[]): BuiltIndex {
  // Authors list questions in any order; the file counts each section from the one before.
  const sitePages = givenPages.map((page) => ({
    ...page,
    questions: [...page.questions].sort((a, b) => a.heading - b.heading),
  }));
  const pages = sitePages.map((page) => {
    const sections: TextBlock[][] = Array.from({ length: page.headings.length + 1 }, () => []);
    for (const block of page.blocks) sections[block.heading]?.push(block);
    return {
      page,
      pieces: cutText(sections),
      names: namesOf(page).map(termsOf),
      sections: sections.map((blocks) => blocks.map(({ text }) => termsOf(text))),
    };
  });
  const vocabulary = new Set(
    pages.flatMap(({ names, sections }) => [...names, ...sections.flat()].flatMap(({ terms }) => terms)),
  );
  const terms = [...vocabulary].sort();
  const numberOf = new Map(terms.map((term, index) => [term, index]));
  const postings = terms.map(
    (): { headings: number[]; texts: Told[]; questions: number[]; keywords: number[] } => ({
      headings: [],
      texts: [],
      questions: [],
      keywords: [],
    }),
  );
  const isCommon = (term: number): boolean => COMMON_WORDS.has(terms[term] ?? '');
  /** How often some texts have each of their terms, by its number. */
  const count = (texts: readonly Terms[]): Map<number, number> => {
    const times = new Map<number, number>();
    const having = texts.flatMap(({ terms: single, pairs }) => [
      ...single,
      ...pairs.filter((pair) => vocabulary.has(pair)),
    ]);
    for (const term of having) {
      const number = numberOf.get(term) ?? -1;
      times.set(number, (times.get(number) ?? 0) + 1);
    }
    return times;
  };
  sitePages
    .flatMap(({ questions }) => questions)
    .forEach(({ text }, question) => {
      for (const term of count([termsOf(text)]).keys())
        if (!isCommon(term)) postings[term]?.questions.push(question);
    });
  sitePages.forEach(({ keywords }, page) => {
    for (const term of count(keywords.map(termsOf)).keys()) postings[term]?.keywords.push(page);
  });
  let section = 0;
  for (const { page, sections } of pages) {
    for (const [own, blocks] of sections.entries()) {
      const heading = page.headings[own - 1]?.text ?? '';
      for (const term of count([termsOf(heading)]).keys()) postings[term]?.headings.push(section);
      const length = blocks.reduce((total, { terms: single }) => total + single.length, 0);
      for (const [term, times] of count(blocks)) postings[term]?.texts.push({ section, times, length });
      section += 1;
    }
  }
  const withoutRepeats = dropListed(sitePages);
  const most = Math.max(MOST_LISTED, Math.round(SHARE_LISTED * section));
  return {
    index: {
      pages: pages.map(({ page: { blocks: _blocks, keywords: _keywords, ...page }, pieces, sections }) => ({
        ...page,
        headings: page.headings.map(({ level, text }) => ({ level, ...headingOf(text) })),
        questions: page.questions.map(({ heading, text }) => ({ heading, words: subjectCount(text) })),
        hasText: sections.map((blocks) => blocks.length > 0),
        pieces: pieces.map((blocks, at) => (at === 0 ? 0 : (blocks[0]?.heading ?? 0))),
      })),
      terms,
    },
    postings: postings.map(({ texts, ...places }, term) => ({
      ...places,
      texts: chooseListed(withoutRepeats(texts), isCommon(term) ? 0 : most),
    })),
    names: sitePages.map(({ headings }) => headings.map(({ text, anchor }) => ({ text, anchor }))),
    texts: pages.flatMap(({ pieces }) => pieces),
  };
}

/** A source that has everything at hand. */
export const sourceOf = ({ postings, names, texts }: Omit<BuiltIndex, 'index'>): IndexSource => ({
  fetchAhead: () => undefined,
  loadRare: () => Promise.resolve([]),
  loadPostings: () => Promise.resolve((term) => postings[term] ?? NOWHERE),
  loadNames: (page) => Promise.resolve(names[page] ?? []),
  loadText: (piece) => Promise.resolve(texts[piece] ?? []),
});
