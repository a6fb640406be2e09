/** Where the words of a query stand: by section and page, in names and in text. */
import { placesOf } from './terms';
import {
  firstSections,
  questionPlaces,
  type IndexPage,
  type PostingsOf,
  type QuestionPlace,
  type SearchIndex,
} from './indexData';
import type { QueryWord, TermMatches } from './query';

/** How well one word is answered in each place: 0 to 1, in the text of a page the sum of its sections. */
export interface WordMatch {
  /** By section: its own heading, and its text. */
  heading: Float32Array;
  text: Float32Array;
  /** By page. */
  title: Float32Array;
  keywords: Float32Array;
  /** By question, and by section the best of its questions. */
  question: Float32Array;
  asked: Float32Array;
  /** By page, over its sections: all of its text, its best heading, its best question. */
  pageText: Float32Array;
  pageHeading: Float32Array;
  pageAsked: Float32Array;
  /** How many pages have it. */
  pageCount: number;
}

const FIELDS = ['heading', 'text', 'title', 'keywords', 'question'] as const;

/** The sections of an index, counted through all pages, and what is above them. */
export interface Sections {
  count: number;
  /** The first section of each page. */
  firstOf: readonly number[];
  pageOf: readonly number[];
  /** The heading above, as a section; -1 for what stands before the first heading, and below a heading of level 2. */
  parentOf: readonly number[];
  questions: readonly QuestionPlace[];
  /** The questions of each section that has some. */
  questionsOf: ReadonlyMap<number, readonly number[]>;
}

function sectionsOf(pages: readonly IndexPage[]): Sections {
  const firstOf = firstSections(pages);
  const pageOf: number[] = [];
  const parentOf: number[] = [];
  pages.forEach((page, number) => {
    const first = firstOf[number] ?? 0;
    const open: { level: string; section: number }[] = [];
    pageOf.push(number);
    parentOf.push(-1);
    page.headings.forEach(({ level }, index) => {
      while (open.length > 0 && (open.at(-1)?.level ?? '') >= level) open.pop();
      pageOf.push(number);
      parentOf.push(open.at(-1)?.section ?? -1);
      open.push({ level, section: first + index + 1 });
    });
  });
  const questions = questionPlaces(pages);
  const questionsOf = new Map<number, number[]>();
  questions.forEach(({ section }, number) => {
    questionsOf.set(section, [...(questionsOf.get(section) ?? []), number]);
  });
  return { count: pageOf.length, firstOf, pageOf, parentOf, questions, questionsOf };
}

const keepGreater = (into: Float32Array, from: Float32Array): void => {
  from.forEach((value, index) => {
    if (value > (into[index] ?? 0)) into[index] = value;
  });
};
const keepLess = (into: Float32Array, from: Float32Array): void => {
  from.forEach((value, index) => {
    if (value < (into[index] ?? 0)) into[index] = value;
  });
};

/** Answers where terms stand. Built once from an index, since titles are sent as text, not as terms. */
export class SectionMatcher {
  readonly sections: Sections;
  /** The pages whose title has a term. */
  private readonly titles: ReadonlyMap<number, readonly number[]>;

  constructor(private readonly index: SearchIndex) {
    this.sections = sectionsOf(index.pages);
    this.titles = placesOf(
      index.pages.map(({ title }) => title),
      index.terms,
    );
  }

  private empty(): WordMatch {
    const { sections, index } = this;
    return {
      heading: new Float32Array(sections.count),
      text: new Float32Array(sections.count),
      title: new Float32Array(index.pages.length),
      keywords: new Float32Array(index.pages.length),
      question: new Float32Array(sections.questions.length),
      asked: new Float32Array(sections.count),
      pageText: new Float32Array(index.pages.length),
      pageHeading: new Float32Array(index.pages.length),
      pageAsked: new Float32Array(index.pages.length),
      pageCount: 0,
    };
  }

  private matchTerms(terms: TermMatches, postingsOf: PostingsOf): WordMatch {
    const match = this.empty();
    for (const [term, quality] of terms) {
      const note = (values: Float32Array, at: number): void => {
        if (quality > (values[at] ?? 0)) values[at] = quality;
      };
      for (const at of this.titles.get(term) ?? []) note(match.title, at);
      const { headings, texts, questions, keywords } = postingsOf(term);
      for (const at of headings) note(match.heading, at);
      for (const at of texts) note(match.text, at);
      for (const at of questions) {
        note(match.question, at);
        // The lists of texts leave out where a question leads.
        note(match.text, this.sections.questions[at]?.section ?? -1);
      }
      for (const at of keywords) note(match.keywords, at);
    }
    return match;
  }

  /** Where a word stands, in any of its alternatives. */
  match(word: QueryWord, postingsOf: PostingsOf): WordMatch {
    const alternatives = word.alternatives.map((alternative) => {
      const [first = this.empty(), ...others] = alternative.map((terms) =>
        this.matchTerms(terms, postingsOf),
      );
      for (const other of others) for (const field of FIELDS) keepLess(first[field], other[field]);
      return first;
    });
    const [match = this.empty(), ...others] = alternatives;
    for (const other of others) for (const field of FIELDS) keepGreater(match[field], other[field]);
    this.sumUp(match);
    return match;
  }

  /** Fills in what follows from the rest. */
  private sumUp(match: WordMatch): void {
    const { pageOf, questions } = this.sections;
    match.question.forEach((value, number) => {
      const section = questions[number]?.section ?? 0;
      if (value > (match.asked[section] ?? 0)) match.asked[section] = value;
    });
    pageOf.forEach((page, section) => {
      match.pageText[page] = (match.pageText[page] ?? 0) + (match.text[section] ?? 0);
      match.pageHeading[page] = Math.max(match.pageHeading[page] ?? 0, match.heading[section] ?? 0);
      match.pageAsked[page] = Math.max(match.pageAsked[page] ?? 0, match.asked[section] ?? 0);
    });
    this.index.pages.forEach((_, page) => {
      if (bestIn(match, page) > 0) match.pageCount += 1;
    });
  }
}

/** How well any place has a word: less than 1 for one that had to be corrected. */
export const bestAnywhere = (match: WordMatch): number =>
  FIELDS.reduce((best, field) => match[field].reduce((a, b) => Math.max(a, b), best), 0);

/** How well a page has a word, wherever it stands: 0 to 1. */
export const bestIn = (match: WordMatch, page: number): number =>
  Math.min(
    1,
    Math.max(
      match.title[page] ?? 0,
      match.keywords[page] ?? 0,
      match.pageHeading[page] ?? 0,
      match.pageAsked[page] ?? 0,
      match.pageText[page] ?? 0,
    ),
  );
