/** Where the words of a query stand: by page, in its title, keywords, section, headings and text. */
import { tokenise } from '../format';
import { countPieces, MAX_FREQUENCY, type IndexPage, type PostingsOf, type SearchIndex } from './indexData';
import type { QueryWord, TermMatches } from './query';

/** How well one word is answered in each field of a page, from 0 to 1. */
export interface WordMatch {
  title: number;
  keywords: number;
  section: number;
  text: number;
  /** By number of the heading, only those that match. */
  headings: ReadonlyMap<number, number>;
  /** In the text, by piece of the page from 0, only those that match. */
  pieces: ReadonlyMap<number, number>;
}

interface MatchInMaking extends WordMatch {
  headings: Map<number, number>;
  pieces: Map<number, number>;
}

const keepBest = (best: Map<number, number>, at: number, quality: number): void => {
  if (quality > (best.get(at) ?? 0)) best.set(at, quality);
};

type MatchesByPage = Map<number, WordMatch>;

/** What a word in a heading counts beside one in the text, when a piece of the text is chosen. */
const HEADING_OF_PIECE = 0.6;

const TITLE = -1;
const KEYWORDS = -2;
const SECTION = -3;

/** A term in a name of a page: its title, keywords, section, or a heading by its number. */
interface NamePlace {
  page: number;
  field: number;
}

/** Numbers of the terms of a text, with those of neighbours written as one word. */
function numbersIn(text: string, numberOf: ReadonlyMap<string, number>): Set<number> {
  const tokens = tokenise(text);
  const terms = tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    return [token.term, ...token.parts, ...(next ? [token.term + next.term] : [])];
  });
  return new Set(terms.map((term) => numberOf.get(term)).filter((number) => number !== undefined));
}

/** Answers where terms stand. Built once from an index, since names are sent as text and not as terms. */
export class PageMatcher {
  private readonly names = new Map<number, NamePlace[]>();
  private readonly meanLength: number;
  private readonly pageOf: readonly number[];
  private readonly firstOf: readonly number[];

  constructor(private readonly index: SearchIndex) {
    const { pageOf, firstOf } = countPieces(index.pages);
    this.pageOf = pageOf;
    this.firstOf = firstOf;
    const numberOf = new Map(index.terms.map((term, number) => [term, number]));
    index.pages.forEach((page, number) => this.addNames(page, number, numberOf));
    const total = index.pages.reduce((sum, { textLength }) => sum + textLength, 0);
    this.meanLength = Math.max(1, total / Math.max(1, index.pages.length));
  }

  private addNames(page: IndexPage, number: number, numberOf: ReadonlyMap<string, number>): void {
    const add = (text: string, field: number): void => {
      for (const term of numbersIn(text, numberOf)) {
        const places = this.names.get(term);
        if (places) places.push({ page: number, field });
        else this.names.set(term, [{ page: number, field }]);
      }
    };
    add(page.title, TITLE);
    add(page.section, SECTION);
    for (const keyword of page.keywords) add(keyword, KEYWORDS);
    page.headings.forEach(({ text }, heading) => add(text, heading));
  }

  /** 0 to 1: more often is better, less and less so, and in a long page it says less (BM25's saturation). */
  private textWeight(page: number, frequency: number): number {
    const relativeLength = (this.index.pages[page]?.textLength ?? 0) / this.meanLength;
    return frequency / (frequency + 1.2 * (0.4 + 0.6 * relativeLength));
  }

  private matchTerms(terms: TermMatches, postingsOf: PostingsOf): MatchesByPage {
    const pages = new Map<number, MatchInMaking>();
    const of = (page: number): MatchInMaking => {
      const known = pages.get(page) ?? {
        title: 0,
        keywords: 0,
        section: 0,
        text: 0,
        headings: new Map<number, number>(),
        pieces: new Map<number, number>(),
      };
      pages.set(page, known);
      return known;
    };
    for (const [term, quality] of terms) {
      for (const { page, field } of this.names.get(term) ?? []) {
        const match = of(page);
        if (field === TITLE) match.title = Math.max(match.title, quality);
        else if (field === KEYWORDS) match.keywords = Math.max(match.keywords, quality);
        else if (field === SECTION) match.section = Math.max(match.section, quality);
        else keepBest(match.headings, field, quality);
      }
      let before = -1;
      let total = 0;
      for (const { piece, frequency } of postingsOf(term)) {
        const page = this.pageOf[piece] ?? -1;
        total = page === before ? Math.min(MAX_FREQUENCY, total + frequency) : frequency;
        before = page;
        const match = of(page);
        match.text = Math.max(match.text, quality * this.textWeight(page, total));
        keepBest(match.pieces, piece - (this.firstOf[page] ?? 0), quality);
      }
    }
    return pages;
  }

  /** The pages that have a word, in any of its alternatives. */
  match(word: QueryWord, postingsOf: PostingsOf): MatchesByPage {
    const [first, ...others] = word.alternatives.map((alternative) =>
      alternative.map((terms) => this.matchTerms(terms, postingsOf)).reduce(inBoth),
    );
    return others.reduce(inEither, first ?? new Map<number, WordMatch>());
  }

  /** The piece of a page's text, counted through all pages, that answers most of a query; of equal ones the first. */
  bestPiece(page: number, matches: readonly (WordMatch | undefined)[], weights: readonly number[]): number {
    const pieces = this.index.pages[page]?.pieces ?? [0];
    const scores = pieces.map(() => 0);
    matches.forEach((match, word) => {
      if (!match) return;
      const weight = weights[word] ?? 0;
      const named = new Map<number, number>();
      for (const [heading, quality] of match.headings) {
        // Blocks count headings from 1.
        keepBest(
          named,
          pieces.findLastIndex((first) => first <= heading + 1),
          quality,
        );
      }
      scores.forEach((score, piece) => {
        const own = (match.pieces.get(piece) ?? 0) + HEADING_OF_PIECE * (named.get(piece) ?? 0);
        scores[piece] = score + weight * own;
      });
    });
    return (this.firstOf[page] ?? 0) + scores.indexOf(Math.max(...scores));
  }
}

function inEither(a: MatchesByPage, b: MatchesByPage): MatchesByPage {
  const merged = new Map(a);
  for (const [page, match] of b) {
    const other = merged.get(page);
    merged.set(page, other ? combine(other, match, Math.max) : match);
  }
  return merged;
}

function inBoth(a: MatchesByPage, b: MatchesByPage): MatchesByPage {
  const shared: MatchesByPage = new Map();
  for (const [page, match] of b) {
    const other = a.get(page);
    if (other) shared.set(page, combine(other, match, Math.min));
  }
  return shared;
}

/** Field by field; a field that one side lacks counts as 0. */
function combine(a: WordMatch, b: WordMatch, choose: (x: number, y: number) => number): WordMatch {
  const chosenOf = (
    one: ReadonlyMap<number, number>,
    other: ReadonlyMap<number, number>,
  ): Map<number, number> => {
    const chosen = new Map<number, number>();
    for (const key of [...one.keys(), ...other.keys()]) {
      const quality = choose(one.get(key) ?? 0, other.get(key) ?? 0);
      if (quality > 0) chosen.set(key, quality);
    }
    return chosen;
  };
  return {
    title: choose(a.title, b.title),
    keywords: choose(a.keywords, b.keywords),
    section: choose(a.section, b.section),
    text: choose(a.text, b.text),
    headings: chosenOf(a.headings, b.headings),
    pieces: chosenOf(a.pieces, b.pieces),
  };
}
