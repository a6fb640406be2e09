/** Query text → words, each with the terms it may mean and how sure that is. */
import { tokenise } from '../format';
import { MAX_QUERY_LENGTH } from '../types';
import type { Vocabulary } from './vocabulary';

/** How well a term answers a word: as written, in another form, begun, mistyped. From 0 to 1. */
const QUALITY = {
  exact: 1,
  /** `installing` for `install`. */
  form: 0.85,
  /** A word that is written as two, or two as one, or a compound found by its parts. */
  compound: 0.8,
  /** The word as typed so far is the beginning of the term, and is no term itself. */
  prefix: 0.6,
  /** The same while the word is a term itself: it comes after every exact match of that term. */
  prefixOfExact: 0.06,
  oneTypo: 0.35,
  twoTypos: 0.2,
  /** The beginning of the term, with a typo. */
  prefixWithTypo: 0.2,
} as const;

/** The best meaning of a word counts at least this much. */
const LEAST_BEST_QUALITY = 0.8;

/** Terms by number with their quality. */
export type TermMatches = ReadonlyMap<number, number>;

/** One word of a query. */
export interface QueryWord {
  /** As folded by the tokeniser. */
  text: string;
  /** Any of these is enough; all terms of one list together stand for the word. */
  alternatives: readonly (readonly TermMatches[])[];
  /** Little for words that every question has. */
  isCommon: boolean;
}

/** Words that shape a question and not its subject. */
const COMMON_WORDS = new Set(
  (
    'a an and any are as at be been but by can could did do does doing for from get gets getting had has have ' +
    'how i if im in into is it its just me my need of on one only or our out please should so some that ' +
    'the their them then there these they thi this to too up use using want was we were what when where which while ' +
    'who why will with would you your'
  ).split(' '),
);

/** The terms one folded word may mean. */
function matchWord(word: string, vocabulary: Vocabulary): Map<number, number> {
  const matches = new Map<number, number>();
  const add = (number: number, quality: number): void => {
    if (quality > (matches.get(number) ?? 0)) matches.set(number, quality);
  };
  const exact = vocabulary.find(word);
  if (exact >= 0) add(exact, QUALITY.exact);
  for (const number of vocabulary.formsOf(word)) if (number !== exact) add(number, QUALITY.form);
  const isKnown = matches.size > 0;
  if (word.length > 1 || !isKnown) {
    for (const number of vocabulary.withPrefix(word)) {
      const length = vocabulary.terms[number]?.length ?? word.length;
      // The nearer the word is to being complete, the likelier this term is meant.
      const nearness = 0.75 + (0.25 * word.length) / length;
      add(number, (exact >= 0 ? QUALITY.prefixOfExact : QUALITY.prefix) * nearness);
    }
  }
  if (!isKnown) {
    for (const { number, distance } of vocabulary.near(word)) {
      const sameStart = vocabulary.terms[number]?.[0] === word[0] ? 1 : 0.7;
      add(number, (distance === 1 ? QUALITY.oneTypo : QUALITY.twoTypos) * sameStart);
    }
    if (matches.size === 0) {
      for (const { number } of vocabulary.nearPrefix(word)) add(number, QUALITY.prefixWithTypo);
    }
  }
  return raised(matches);
}

/**
 * Qualities order the meanings of one word. Between words they must not: the mistyped word of a query counts
 * nearly as much as the others, so the best meaning of each is raised and the rest with it.
 */
function raised(matches: Map<number, number>): Map<number, number> {
  const best = Math.max(0, ...matches.values());
  if (best === 0 || best >= LEAST_BEST_QUALITY) return matches;
  return new Map([...matches].map(([number, quality]) => [number, (quality / best) * LEAST_BEST_QUALITY]));
}

const scaled = (matches: TermMatches, factor: number): TermMatches =>
  new Map([...matches].map(([number, quality]) => [number, quality * factor]));

/** The two terms that a word is made of when both are terms: `bandpass` → `band`, `pass`. */
function splitWord(word: string, vocabulary: Vocabulary): TermMatches[][] {
  const splits: TermMatches[][] = [];
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const left = vocabulary.find(word.slice(0, cut));
    const right = vocabulary.find(word.slice(cut));
    if (left >= 0 && right >= 0) {
      splits.push([new Map([[left, QUALITY.compound]]), new Map([[right, QUALITY.compound]])]);
    }
  }
  return splits;
}

const hasExact = (matches: TermMatches): boolean => [...matches.values()].includes(QUALITY.exact);

/** The words of a query, in order, each once. Words that match no term are kept: they count as not found. */
export function parseQuery(query: string, vocabulary: Vocabulary): QueryWord[] {
  const tokens = tokenise(query.slice(0, MAX_QUERY_LENGTH));
  const words = tokens.map((token): { text: string; alternatives: (readonly TermMatches[])[] } => {
    const whole = matchWord(token.term, vocabulary);
    const alternatives: (readonly TermMatches[])[] = [[whole]];
    const parts = token.parts.filter((part) => part.length > 1);
    if (!hasExact(whole)) {
      if (parts.length > 1)
        alternatives.push(parts.map((part) => scaled(matchWord(part, vocabulary), QUALITY.compound)));
      alternatives.push(...splitWord(token.term, vocabulary));
    }
    return { text: token.term, alternatives };
  });
  // Two words that the site writes as one stand for it together.
  words.slice(1).forEach((word, index) => {
    const before = words[index];
    const joined = before ? vocabulary.find(before.text + word.text) : -1;
    if (!before || joined < 0) return;
    const alternative = [new Map([[joined, QUALITY.compound]])];
    before.alternatives.push(alternative);
    word.alternatives.push(alternative);
  });
  const seen = new Set<string>();
  return words
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .map((word) => ({ ...word, isCommon: COMMON_WORDS.has(word.text) }));
}
