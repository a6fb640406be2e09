/** Matches → hits in order. Everything that decides who comes first is here; its numbers are in `weights.json`. */
import { MAX_HITS_OF_PAGE } from '../constants';
import { BLOG_SECTION, DEPRECATED_SECTION } from '../sitePage';
import type { IndexPage } from './indexData';
import { bestAnywhere, bestIn, type Sections, type WordMatch } from './matchSections';
import type { ParsedQuery } from './query';
import { subjectCount } from './terms';
import type { Weights } from './weights';

/** What the next hit of the same page keeps of its score, so that one page never floods a result. */
const NEXT_HIT_OF_PAGE = 0.7;
/** Lists at the end of pages: they name what a page is about without saying it, so anything that says it comes first. */
const LIST_FACTOR = 0.6;
/** Sections that answer less than this share of what their page's best one does are not shown beside it. */
const LEAST_OF_PAGE = 0.75;
/** Pages that answer less than this share of the words are not shown when others answer all. */
const LEAST_COVERAGE = 0.3;
/** A page is asked for as a whole when its title and its other names have this share of the query. */
const CALLED = 0.9;
/** And its title this share: names alone are words of many sections, and a task in such words has its section. */
const CALLED_BY_TITLE = 0.3;
/** A likeness of 1, as it comes out of sums. */
const WHOLE = 0.999;

/** A section that answers, and how well. */
export interface RankedHit {
  page: number;
  /** Counted in its page. */
  section: number;
  /** Its names hold all words that say something: then they are what was found, and its text need not be looked at. */
  isNamed: boolean;
  score: number;
}

/** A query and where its words were found; all lists have an entry a word. */
interface Matched {
  found: readonly WordMatch[];
  /** How much each word says, and that of all together. */
  said: readonly number[];
  total: number;
  /** What a word is at best: less than 1 for one that had to be corrected or is only begun, which is meant all the same. */
  most: readonly number[];
  /** Whether a word says something, rather than being part of every question. */
  counts: (word: number) => boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How much each word says: much when few pages have it, little when it is part of every question. 0 to 1. */
export function wordWeights(
  { words }: ParsedQuery,
  found: readonly WordMatch[],
  pageCount: number,
  weights: Weights,
): number[] {
  const hasSubject = words.some(({ isCommon }) => !isCommon);
  return words.map(({ isCommon }, index) => {
    const having = Math.max(1, found[index]?.pageCount ?? 0);
    const rarity = Math.log(1 + pageCount / having) / Math.log(1 + pageCount);
    const said = weights.rarityBase + (1 - weights.rarityBase) * rarity;
    return isCommon && hasSubject ? weights.common * said : said;
  });
}

/** The more there is, the more it counts, by less and less: 0 to 1. */
const saturate = (value: number, half: number): number => value / (value + half);

/** All that is the same for each query, made once. */
export class Ranker {
  private readonly titleWords: readonly number[];
  private readonly headingWords: readonly number[];

  constructor(
    private readonly pages: readonly IndexPage[],
    private readonly sections: Sections,
    private readonly weights: Weights,
  ) {
    this.titleWords = pages.map(({ title }) => subjectCount(title));
    this.headingWords = pages.flatMap(({ headings, title }) => [
      subjectCount(title),
      ...headings.map(({ words }) => words),
    ]);
  }

  /** What the kind of a page does to its score. */
  private factorOf({ section }: IndexPage): number {
    if (section === DEPRECATED_SECTION) return this.weights.retired;
    return section === BLOG_SECTION ? this.weights.post : 1;
  }

  /** How much a name is the query, no more and no less: 0 to 1. */
  private likeness(matched: number, total: number, matchedWords: number, words: number): number {
    if (matched === 0) return 0;
    return (matched / total) * Math.min(1, matchedWords / words) ** this.weights.nameLength;
  }

  /** How well a page answers, whatever its sections say; `null` for one that has nothing of the query. */
  private pageAsWhole(
    number: number,
    { found, said, total, most, counts }: Matched,
  ): { score: number; coverage: number; share: number; titleLikeness: number; isCalled: boolean } | null {
    const w = this.weights;
    let score = 0;
    let covered = 0;
    let had = 0;
    let titleMatched = 0;
    let titleMatchedWords = 0;
    let keywordMatched = 0;
    let calledMatched = 0;
    for (let word = 0; word < found.length; word += 1) {
      const match = found[word];
      const weight = said[word] ?? 0;
      if (!match) continue;
      const title = match.title[number] ?? 0;
      const keywords = match.keywords[number] ?? 0;
      const value =
        w.pageTitle * title + w.pageKeywords * keywords + w.pageText * (match.pageText[number] ?? 0);
      score += weight * saturate(value, w.pageSaturation);
      const best = bestIn(match, number);
      covered += weight * best;
      if (best > 0) had += weight;
      titleMatched += weight * title;
      if (title > 0 && counts(word)) titleMatchedWords += 1;
      keywordMatched += weight * keywords;
      calledMatched += weight * Math.min(1, Math.max(title, keywords) / (most[word] || 1));
    }
    const coverage = covered / total;
    if (coverage === 0) return null;
    const titleLikeness = this.likeness(titleMatched, total, titleMatchedWords, this.titleWords[number] ?? 1);
    return {
      score: score / total + w.titleLikeness * titleLikeness + (w.keywordLikeness * keywordMatched) / total,
      coverage,
      share: had / total,
      titleLikeness,
      isCalled: titleMatched >= CALLED_BY_TITLE * total && calledMatched >= CALLED * total,
    };
  }

  /** How much the query is one of the questions of users that a section answers, and whether it is one in so many words. */
  private askedness(
    section: number,
    { found, said, total, counts }: Matched,
  ): { likeness: number; isAsked: boolean } {
    const { questions, questionsOf } = this.sections;
    let likeness = 0;
    // A question of users in so many words is about this section; one word may be of any question.
    let isAsked = false;
    for (const one of questionsOf.get(section) ?? []) {
      let matched = 0;
      let matchedWords = 0;
      for (let word = 0; word < found.length; word += 1) {
        const quality = found[word]?.question[one] ?? 0;
        matched += (said[word] ?? 0) * quality;
        if (quality > 0 && counts(word)) matchedWords += 1;
      }
      const asked = questions[one]?.words ?? 1;
      const asksIt = this.likeness(matched, total, matchedWords, asked);
      likeness = Math.max(likeness, asksIt);
      if (asked > 1 && asksIt >= WHOLE) isAsked = true;
    }
    return { likeness, isAsked };
  }

  /**
   * All hits of a query, best first. Pages that have more of its words come first; pages that have few of them are
   * left out when some page has all. Equal hits keep the order of the pages.
   */
  rank(
    { words }: ParsedQuery,
    found: readonly WordMatch[],
    said: readonly number[],
    isWanted: (page: IndexPage) => boolean,
    { sectionsOfPage }: { sectionsOfPage: number } = { sectionsOfPage: MAX_HITS_OF_PAGE },
  ): RankedHit[] {
    const total = sum(said);
    if (total === 0) return [];
    const { firstOf, parentOf } = this.sections;
    const w = this.weights;
    const count = found.length;
    const counts = (word: number): boolean => words[word]?.isCommon !== true;
    const most = found.map((match, word) =>
      words[word]?.correction || words[word]?.isBegun ? bestAnywhere(match) : 1,
    );
    const query: Matched = { found, said, total, most, counts };
    const scored: { share: number; hits: RankedHit[] }[] = [];
    this.pages.forEach((page, number) => {
      if (!isWanted(page)) return;
      const first = firstOf[number] ?? 0;
      const sectionCount = page.headings.length + 1;

      const whole = this.pageAsWhole(number, query);
      if (!whole) return;
      const { titleLikeness } = whole;

      // Its sections.
      const above = new Float32Array(sectionCount * count);
      const hits: RankedHit[] = [];
      let bestUncalled = 0;
      for (let own = 0; own < sectionCount; own += 1) {
        const section = first + own;
        const parent = parentOf[section] ?? -1;
        let score = 0;
        let here = 0;
        let named = 0;
        let needed = 0;
        let ownMatched = 0;
        let ownMatchedWords = 0;
        let hasOwn = false;
        for (let word = 0; word < count; word += 1) {
          const match = found[word];
          if (!match) continue;
          const weight = said[word] ?? 0;
          const title = match.title[number] ?? 0;
          const heading = match.heading[section] ?? 0;
          let over = 0;
          if (parent >= 0) {
            over = Math.max(match.heading[parent] ?? 0, above[(parent - first) * count + word] ?? 0);
            above[own * count + word] = over;
          }
          const question = match.asked[section] ?? 0;
          const text = match.text[section] ?? 0;
          const keywords = match.keywords[number] ?? 0;
          const value =
            w.heading * heading +
            w.above * over +
            (own === 0 ? w.titleAsHeading : w.title) * title +
            w.keywords * keywords +
            w.question * question +
            w.text * text;
          score += weight * saturate(value, w.saturation);
          here += weight * Math.min(1, Math.max(heading, over, title, question, text));
          const isNeeded = counts(word) && Math.max(title, keywords, text, heading, over) > 0;
          if (isNeeded) needed += 1;
          if (isNeeded && Math.max(heading, over, title) > 0) named += 1;
          const name = own === 0 ? title : heading;
          ownMatched += weight * name;
          if (name > 0 && counts(word)) ownMatchedWords += 1;
          if (heading > 0 || text > 0 || question > 0 || (own === 0 && (title > 0 || keywords > 0)))
            hasOwn = true;
        }
        if (!hasOwn) continue;
        const isSectionCalled = own > 0 && ownMatchedWords >= (this.headingWords[section] ?? 1);
        const likeness =
          own === 0
            ? Number(titleLikeness === 1)
            : this.likeness(ownMatched, total, ownMatchedWords, this.headingWords[section] ?? 1);
        const { likeness: questionLikeness, isAsked } = this.askedness(section, query);
        const share = here / total;
        const isList = page.headings[own - 1]?.isList === true;
        const scoreHere =
          ((score / total) * share + w.headingLikeness * likeness + w.questionLikeness * questionLikeness) *
          (isList ? LIST_FACTOR : 1);
        if (!isSectionCalled && !isAsked) bestUncalled = Math.max(bestUncalled, scoreHere);
        hits.push({
          page: number,
          section: own,
          isNamed: ownMatched > 0 && needed > 0 && named === needed,
          score: scoreHere,
        });
      }
      const factor = whole.coverage ** w.coverage * this.factorOf(page);
      const best = Math.max(0, ...hits.map(({ score }) => score));
      // A page that is asked for by its names opens at its top, whatever is asked about it further down; but a
      // section whose whole name is in the query keeps its place, and so does one that is asked for in these very words.
      if (hits[0]) {
        if (titleLikeness === 1) hits[0].score = best;
        else if (whole.isCalled) hits[0].score = Math.max(hits[0].score, bestUncalled);
      }
      scored.push({
        share: whole.share,
        hits: hits
          .filter(({ score }) => sectionsOfPage > MAX_HITS_OF_PAGE || score >= LEAST_OF_PAGE * best)
          .sort((a, b) => b.score - a.score || a.section - b.section)
          .slice(0, sectionsOfPage)
          .map((hit, index) => ({
            ...hit,
            score: (hit.score + w.page * whole.score) * factor * NEXT_HIT_OF_PAGE ** index,
          })),
      });
    });
    const bestShare = Math.max(0, ...scored.map(({ share }) => share));
    return scored
      .filter(({ share }) => share >= LEAST_COVERAGE * bestShare)
      .flatMap(({ hits }) => hits)
      .sort((a, b) => b.score - a.score || a.page - b.page || a.section - b.section);
  }
}
