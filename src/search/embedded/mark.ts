/** Marks the words of a query in a text, as parts. */
import { remember } from '../remember';
import type { TextPart } from '../types';
import { fold, joinedNeighbours, tokenise, type Token } from '../words';

/** Knows which terms answer which word of the query. */
export interface TermAnswers {
  /** The words of the query that a term answers, by their place in the query, with quality; empty for most. */
  of: (term: string) => readonly { word: number; quality: number }[];
  /** All terms that answer a word, each with what `of` says of it. */
  terms: ReadonlyMap<string, readonly { word: number; quality: number }[]>;
  /** The words as typed and folded. */
  words: readonly string[];
}

interface Range {
  start: number;
  end: number;
  words: ReadonlySet<number>;
}

/** A text with the places of the words of a query in it. */
export interface MarkedText {
  text: string;
  /** In order, without overlaps. */
  ranges: readonly Range[];
}

/** With every key the same titles, headings and passages are marked again. */
const tokensOf = remember(tokenise, 1000);

/** The part of a word to mark: as far as it was typed when it is a beginning, otherwise all of it. */
function endOfMark(text: string, token: Token, typed: readonly string[]): number {
  const folded = fold(text.slice(token.start, token.end));
  if (folded.length !== token.end - token.start) return token.end;
  const begun = typed.filter((word) => folded.startsWith(word)).map((word) => word.length);
  const length = Math.max(0, ...begun);
  // A plural or another form of the word is marked whole.
  return length === 0 || folded.length - length <= 2 ? token.end : token.start + length;
}

/** Finds the words of a query in a text. */
export function mark(text: string, answers: TermAnswers): MarkedText {
  const tokens = tokensOf(text);
  const pairs = joinedNeighbours(tokens);
  const wordsOf = (terms: readonly string[]): Set<number> =>
    new Set(terms.flatMap(answers.of).map(({ word }) => word));
  const ranges: Range[] = [];
  tokens.forEach((token, index) => {
    const words = wordsOf([token.term, ...token.parts]);
    const pair = pairs[index];
    const asPair = pair && words.size === 0 ? wordsOf([pair.term]) : new Set<number>();
    if (words.size > 0) {
      const typed = [...words].map((word) => answers.words[word] ?? '');
      ranges.push({ start: token.start, end: endOfMark(text, token, typed), words });
    } else if (pair && asPair.size > 0) {
      ranges.push({ start: pair.start, end: pair.end, words: asPair });
    }
  });
  return { text, ranges: ranges.filter((range, index) => range.start >= (ranges[index - 1]?.end ?? 0)) };
}

/** The text from one place to another, taken apart at its marks. */
function partsOf({ text, ranges }: MarkedText, from = 0, to = text.length): TextPart[] {
  const parts: TextPart[] = [];
  const add = (start: number, end: number, isMatch: boolean): void => {
    if (end > start) parts.push({ text: text.slice(start, end), isMatch });
  };
  let at = from;
  for (const { start, end } of ranges) {
    if (start < from || end > to) continue;
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, to, false);
  return parts;
}

/** The whole text, marked. */
export const highlight = (marked: MarkedText): TextPart[] => partsOf(marked);

/** The words between spaces, each with the numbers of the query's words that are marked in it. */
function wordsOf({ text, ranges }: MarkedText): { start: number; end: number; marked: readonly number[] }[] {
  let next = 0;
  return [...text.matchAll(/\S+/g)].map(({ index: start, 0: word }) => {
    const end = start + word.length;
    while ((ranges[next]?.end ?? Infinity) <= start) next += 1;
    const marked: number[] = [];
    for (let at = next; (ranges[at]?.start ?? Infinity) < end; at += 1)
      marked.push(...(ranges[at]?.words ?? []));
    return { start, end, marked };
  });
}

/** Where the `size` neighbours begin that have most different words of the query in them; of equal ones the first. */
function bestWindow(words: readonly { marked: readonly number[] }[], size: number): number {
  const counts = new Map<number, number>();
  let different = 0;
  let marked = 0;
  function count(at: number, step: 1 | -1): void {
    const numbers = words[at]?.marked ?? [];
    if (numbers.length > 0) marked += step;
    for (const number of numbers) {
      const before = counts.get(number) ?? 0;
      counts.set(number, before + step);
      if (step === 1 && before === 0) different += 1;
      if (step === -1 && before === 1) different -= 1;
    }
  }
  for (let at = 0; at < Math.min(size, words.length); at += 1) count(at, 1);
  let best = 0;
  let bestScore = -1;
  for (let first = 0; first <= Math.max(0, words.length - size); first += 1) {
    // A match reads best with a few words before it.
    const lead = words[first + Math.min(2, size - 1)]?.marked.length ? 0.1 : 0;
    const score = different * 10 + Math.min(marked, 5) + lead;
    if (score > bestScore) {
      bestScore = score;
      best = first;
    }
    count(first, -1);
    count(first + size, 1);
  }
  return best;
}

/** Stands where a snippet leaves text out. */
const ELLIPSIS: TextPart = { text: '…', isMatch: false };

/** The `size` words of the text that have most words of the query in them, marked, with dots where text is left out. */
export function snippet(marked: MarkedText, size: number): TextPart[] {
  const words = wordsOf(marked);
  if (words.length === 0) return [];
  const best = bestWindow(words, size);
  const last = Math.min(words.length, best + size) - 1;
  const parts = partsOf(marked, words[best]?.start, words[last]?.end);
  return [...(best > 0 ? [ELLIPSIS] : []), ...parts, ...(last < words.length - 1 ? [ELLIPSIS] : [])];
}
