/** Matches → hits in order. Everything that decides who comes first is here. */
import { PAGE_RANK } from '../format';
import type { IndexPage } from './indexData';
import type { WordMatch } from './matchPages';
import type { QueryWord } from './query';

/** What a word is worth by the field that has it. A title outweighs a heading, and a heading any amount of text. */
const FIELD_WEIGHT = {
  title: 16,
  keywords: 6,
  heading: 7,
  /** Beside any other hit of the page: its keywords say that it is about the word. */
  byKeyword: 3,
  /** The title of a page whose text is shown. */
  overText: 7,
  /** A heading above the one that is shown, or the title of its page. */
  above: 5,
  section: 2,
  text: 3,
} as const;

/** Of one page; further places of it come under its other hits at most this many times. */
export const MAX_HITS_OF_PAGE = 3;
/** What the next hit of the same page keeps of its score, so that one page never floods a result. */
const NEXT_HIT_OF_PAGE = 0.7;
/** What pages of the lowest rank, retired things, keep of their score. */
const LOWEST_RANK = 0.75;
/** A question's shaping words hardly count. */
const COMMON_WORD_WEIGHT = 0.05;
/** Pages that answer less than this share of the words are not shown when others answer all. */
const LEAST_COVERAGE = 0.3;

/** Where a hit is: the title of its page, one of its headings, or its text (found when it is loaded). */
export type HitPlace = { kind: 'title' } | { kind: 'heading'; heading: number } | { kind: 'text' };

/** A place that answers, and how well. */
export interface RankedHit {
  page: number;
  place: HitPlace;
  score: number;
}

/** A word of the query with the pages that have it. */
export interface FoundWord {
  word: QueryWord;
  pages: ReadonlyMap<number, WordMatch>;
}

/** How much a word says: much when few pages have it, little when it is part of every question. 0 to 1. */
export function wordWeights(found: readonly FoundWord[], pageCount: number): number[] {
  const hasSubject = found.some(({ word }) => !word.isCommon);
  return found.map(({ word, pages }) => {
    if (word.isCommon && hasSubject) return COMMON_WORD_WEIGHT;
    const rarity = Math.log(1 + pageCount / Math.max(1, pages.size)) / Math.log(1 + pageCount);
    return 0.35 + 0.65 * rarity;
  });
}

/** The heading and the headings above it, nearest first. */
function withAncestors(page: IndexPage, heading: number): number[] {
  const path = [heading];
  let level = page.headings[heading]?.level ?? 'lvl2';
  for (let before = heading - 1; before >= 0; before -= 1) {
    const other = page.headings[before]?.level ?? 'lvl2';
    if (other < level) {
      path.push(before);
      level = other;
    }
  }
  return path;
}

const wordCount = (text: string): number => text.split(/[\s–—:,()]+/).filter(Boolean).length;

/** What a name keeps when few of its words are asked for, and what it gains when it is all that is asked. */
const LONG_NAME = 0.7;
const WHOLE_NAME = 1.3;

/**
 * A short name that is matched whole says more than a long one that has the words among others. Most of all when
 * it is the query, no more and no less.
 */
function fullness(qualities: readonly number[], name: string): number {
  const matched = qualities.filter((quality) => quality > 0).length;
  const count = Math.max(1, wordCount(name));
  if (matched === qualities.length && matched >= count && qualities.every((quality) => quality === 1))
    return WHOLE_NAME;
  return LONG_NAME + (1 - LONG_NAME) * Math.min(1, matched / count);
}

interface PageView {
  number: number;
  page: IndexPage;
  /** One for each word of the query. */
  matches: readonly (WordMatch | undefined)[];
  weights: readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What every hit of the page gets: its text and section. */
const background = (match: WordMatch): number =>
  FIELD_WEIGHT.text * match.text + FIELD_WEIGHT.section * match.section;

const bestHeading = (match: WordMatch): number => Math.max(0, ...match.headings.values());

/** Sums over the words of the query, each by its weight. */
const weigh = ({ matches, weights }: PageView, worth: (match: WordMatch) => number): number =>
  sum(matches.map((match, index) => (match ? (weights[index] ?? 0) * worth(match) : 0)));

function scoreTitle(view: PageView): number {
  const full = fullness(
    view.matches.map((match) => match?.title ?? 0),
    view.page.title,
  );
  return weigh(view, (match) => {
    const name = Math.max(FIELD_WEIGHT.title * match.title * full, FIELD_WEIGHT.keywords * match.keywords);
    return name + bestHeading(match) + background(match);
  });
}

function scoreHeading(view: PageView, heading: number): number {
  const [, ...above] = withAncestors(view.page, heading);
  const full = fullness(
    view.matches.map((match) => match?.headings.get(heading) ?? 0),
    view.page.headings[heading]?.text ?? '',
  );
  return weigh(view, (match) => {
    const own = FIELD_WEIGHT.heading * (match.headings.get(heading) ?? 0) * full;
    const over =
      FIELD_WEIGHT.above * Math.max(match.title, ...above.map((one) => match.headings.get(one) ?? 0));
    return Math.max(own, over) + FIELD_WEIGHT.byKeyword * match.keywords + background(match);
  });
}

/** Words that no name holds together: what counts is the text, and the one heading that has most of them. */
function scoreText(view: PageView): number {
  const headings = new Set(view.matches.flatMap((match) => [...(match?.headings.keys() ?? [])]));
  const under = (path: readonly number[]): number =>
    weigh(view, (match) =>
      Math.max(
        FIELD_WEIGHT.overText * match.title,
        FIELD_WEIGHT.keywords * match.keywords,
        FIELD_WEIGHT.above * Math.max(0, ...path.map((one) => match.headings.get(one) ?? 0)),
      ),
    );
  const names = [[], ...[...headings].map((heading) => withAncestors(view.page, heading))].map(under);
  return Math.max(...names) + weigh(view, background);
}

/** The places of a page that name every word the page has; its text when no name does. */
function hitsOfPage(view: PageView): RankedHit[] {
  const { number, page, matches, weights } = view;
  const present = matches.filter((match) => match !== undefined);
  const needed = matches
    .filter((match, index) => (weights[index] ?? 0) > COMMON_WORD_WEIGHT)
    .filter((match) => match !== undefined);
  const words = needed.length > 0 ? needed : present;
  const hits: RankedHit[] = [];
  const title: RankedHit = { page: number, place: { kind: 'title' }, score: scoreTitle(view) };
  if (words.every((match) => match.title > 0)) hits.push(title);
  const headings = new Set(words.flatMap((match) => [...match.headings.keys()]));
  for (const heading of headings) {
    const path = withAncestors(page, heading);
    if (words.every((match) => match.title > 0 || path.some((one) => match.headings.has(one)))) {
      hits.push({ page: number, place: { kind: 'heading', heading }, score: scoreHeading(view, heading) });
    }
  }
  // A keyword names the whole page; a heading with the word leads nearer to the answer.
  if (hits.length === 0 && words.every((match) => Math.max(match.title, match.keywords) > 0))
    hits.push(title);
  if (hits.length === 0) hits.push({ page: number, place: { kind: 'text' }, score: scoreText(view) });
  return hits
    .sort((a, b) => b.score - a.score || placeOrder(a) - placeOrder(b))
    .slice(0, MAX_HITS_OF_PAGE)
    .map((hit, index) => ({ ...hit, score: hit.score * NEXT_HIT_OF_PAGE ** index }));
}

const rankFactor = ({ pageRank }: IndexPage): number =>
  LOWEST_RANK + ((1 - LOWEST_RANK) * pageRank) / PAGE_RANK.current;

const placeOrder = ({ place }: RankedHit): number => (place.kind === 'heading' ? place.heading : -1);

/**
 * All hits of a query, best first. Pages that have more of its words come first; pages that have few of them are
 * left out when some page has all. Equal hits keep the order of the pages.
 */
export function rankHits(
  pages: readonly IndexPage[],
  found: readonly FoundWord[],
  isWanted: (page: IndexPage) => boolean,
): RankedHit[] {
  const weights = wordWeights(found, pages.length);
  const total = sum(weights);
  if (total === 0) return [];
  const numbers = new Set(found.flatMap(({ pages: having }) => [...having.keys()]));
  const scored = [...numbers].flatMap((number) => {
    const page = pages[number];
    if (!page || !isWanted(page)) return [];
    const matches = found.map(({ pages: having }) => having.get(number));
    const coverage = sum(matches.map((match, index) => (match ? (weights[index] ?? 0) : 0))) / total;
    return [{ coverage, view: { number, page, matches, weights } }];
  });
  const best = Math.max(0, ...scored.map(({ coverage }) => coverage));
  return scored
    .filter(({ coverage }) => coverage >= LEAST_COVERAGE * best)
    .flatMap(({ coverage, view }) => {
      const factor = coverage ** 1.5 * rankFactor(view.page);
      return hitsOfPage(view).map((hit) => ({ ...hit, score: hit.score * factor }));
    })
    .sort((a, b) => b.score - a.score || a.page - b.page || placeOrder(a) - placeOrder(b));
}
