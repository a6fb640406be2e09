/**
 * The numbers that decide the ranking. They are fitted, not guessed, but for `retired` and `titleLikeness`:
 * `npm run bench:search -- --fit` writes `weights.json` from the queries of users that are kept for tuning.
 */
import weights from './weights.json';

/** What each number does; all are 0 or more. */
export interface Weights {
  /** Quality of a term that is another form of the word; that of the word itself is 1. */
  form: number;
  /** Of a word that is written as two, or two as one, or a compound found by its parts. */
  compound: number;
  /** Of a term that begins with the word, while the word is no term itself. */
  prefix: number;
  /** The same while the word is a term itself: it comes after every exact match of that term. */
  prefixOfExact: number;
  /** Of a term one typo away, and two. */
  oneTypo: number;
  twoTypos: number;
  /** The best meaning of a word counts at least this much: a mistyped word is a word of the query like the others. */
  leastBest: number;
  /** Of another word for the same thing (`synonyms.ts`). */
  synonym: number;
  /** What a word counts that shapes a question and not its subject. */
  common: number;
  /** What a word counts that every page has; one that a single page has counts 1. */
  rarityBase: number;
  /** A word in a section: in its heading, the headings above, the page's title, keywords, questions, text. */
  heading: number;
  above: number;
  title: number;
  /** In the title, for what stands before the first heading. */
  titleAsHeading: number;
  keywords: number;
  question: number;
  text: number;
  /** The more there is, the more it counts, by less and less: this much counts half of all that it can. */
  saturation: number;
  /** A word in a page as a whole. */
  pageTitle: number;
  pageKeywords: number;
  pageText: number;
  pageSaturation: number;
  /** What the page as a whole counts beside its best section. */
  page: number;
  /** What a name adds that is the query, no more and no less. */
  headingLikeness: number;
  titleLikeness: number;
  questionLikeness: number;
  keywordLikeness: number;
  /** How much less a name says that has other words too. */
  nameLength: number;
  /** How steeply pages fall that have only a share of the words. */
  coverage: number;
  /** What pages about retired things keep of their score, and posts. */
  retired: number;
  post: number;
}

/** As fitted. */
export const WEIGHTS: Weights = weights;
