/** Pages → the embedded index. Runs in the build. */
import type { SitePage, TextBlock } from '../sitePage';
import { COMMON_WORDS } from './commonWords';
import {
  lengthOfStep,
  lengthStep,
  NOWHERE,
  type IndexSource,
  type Places,
  type Postings,
  type SearchIndex,
} from './indexData';
import { subjectCount, termsOf, type Terms } from './terms';

/** An index before it is written to files. */
export interface BuiltIndex {
  index: SearchIndex;
  /** For each term of `index.terms`. */
  postings: Postings;
  /** Every piece of text, in the order of `index.pages`. */
  texts: TextBlock[][];
}

/** A piece of text is not made longer than this, in characters, unless one section is. */
const PIECE_SIZE = 16_000;

/**
 * A word that stands in a larger share of all texts tells none of them apart, and its list would be long. It still
 * counts in names.
 */
const COMMONEST = 0.0124;
/** On a small site a word is never so common; one that only shapes sentences is, sooner, and in questions too. */
const MOST_LISTED = 21;
const MOST_LISTED_OF_COMMON = { texts: 24, questions: 60 };

/** Where a page names what it rests on and what comes next. */
const LISTS = new Set(['Sources', 'Next']);

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

/** Leaves out of a list of sections those lists of sources and pages whose page says the word elsewhere. */
function dropListed(pages: readonly SitePage[]): (sections: readonly number[]) => number[] {
  const places = pages.flatMap(({ headings }, page) => [
    { page, isList: false },
    ...headings.map(({ text }) => ({ page, isList: LISTS.has(text) })),
  ]);
  return (sections) => {
    const said = new Set(sections.filter((at) => !places[at]?.isList).map((at) => places[at]?.page));
    return sections.filter((at) => !places[at]?.isList || !said.has(places[at].page));
  };
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
  const postings = terms.map((): { [Kind in keyof Places]: number[] } => ({
    texts: [],
    questions: [],
    keywords: [],
  }));
  /** Notes for every term of some texts, once, that it stands there. */
  const note = (kind: keyof Places, place: number, texts: readonly Terms[]): void => {
    const having = new Set(
      texts.flatMap(({ terms: single, pairs }) => [
        ...single,
        ...pairs.filter((pair) => vocabulary.has(pair)),
      ]),
    );
    for (const term of having) postings[numberOf.get(term) ?? -1]?.[kind].push(place);
  };
  sitePages
    .flatMap(({ questions }) => questions)
    .forEach(({ text }, question) => note('questions', question, [termsOf(text)]));
  sitePages.forEach(({ keywords }, page) => note('keywords', page, keywords.map(termsOf)));
  const withoutRepeats = dropListed(sitePages);
  let section = 0;
  const lengths = pages.map(({ sections }) =>
    sections.map((blocks) => {
      note('texts', section, blocks);
      section += 1;
      return lengthOfStep(
        lengthStep(blocks.reduce((length, { terms: single }) => length + single.length, 0)),
      );
    }),
  );
  const most = Math.max(MOST_LISTED, COMMONEST * section);
  const isCommon = (term: number): boolean => COMMON_WORDS.has(terms[term] ?? '');
  const isTold = (term: number, count: number): boolean =>
    count <= (isCommon(term) ? MOST_LISTED_OF_COMMON.texts : most);
  return {
    index: {
      pages: pages.map(({ page: { blocks: _blocks, keywords: _keywords, ...page }, pieces }, number) => ({
        ...page,
        questions: page.questions.map(({ heading, text }) => ({ heading, words: subjectCount(text) })),
        lengths: lengths[number] ?? [],
        pieces: pieces.map((blocks, at) => (at === 0 ? 0 : (blocks[0]?.heading ?? 0))),
      })),
      terms,
    },
    postings: postings.map((places, term) => ({
      ...places,
      questions:
        isCommon(term) && places.questions.length > MOST_LISTED_OF_COMMON.questions ? [] : places.questions,
      texts: isTold(term, places.texts.length) ? withoutRepeats(places.texts) : [],
    })),
    texts: pages.flatMap(({ pieces }) => pieces),
  };
}

/** A source that has everything at hand. */
export const sourceOf = ({ postings, texts }: Omit<BuiltIndex, 'index'>): IndexSource => ({
  fetchAhead: () => undefined,
  loadRare: () => Promise.resolve([]),
  loadPostings: () => Promise.resolve((term) => postings[term] ?? NOWHERE),
  loadText: (piece) => Promise.resolve(texts[piece] ?? []),
});
