/** Sorted terms, and the ways to find some of them: as written, in other forms, by prefix, with typos. */
import { stem } from './stem';

/** How many typos a word may have: a short one none, since it would turn into other short words. */
export const typosAllowed = (length: number): 0 | 1 | 2 => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

// Rows of the table, kept between calls: a query with a typo compares thousands of words.
let beforeLast: number[] = [];
let last: number[] = [];
let row: number[] = [];

/**
 * The number of single-letter changes (insert, delete, replace, swap of neighbours) from one word to another,
 * or `limit + 1` as soon as it is certain to be more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let smallest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const isSwap =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwap) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < smallest) smallest = cost;
    }
    if (smallest > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** One bit a letter that a word has. Each typo changes two bits at most: most words are ruled out by that alone. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

export class Vocabulary {
  private readonly byStem = new Map<string, number[]>();
  private readonly letters: Int32Array;

  /**
   * @param terms sorted by UTF-16 units, each once
   * @param first the number of the first; the others follow it
   */
  constructor(
    private readonly terms: readonly string[],
    private readonly first = 0,
  ) {
    this.letters = Int32Array.from(terms, lettersOf);
    terms.forEach((term, at) => {
      const root = stem(term);
      const same = this.byStem.get(root);
      if (same) same.push(first + at);
      else this.byStem.set(root, [first + at]);
    });
  }

  /** The term of a number; `undefined` for one that is not of this list. */
  term(number: number): string | undefined {
    return this.terms[number - this.first];
  }

  /** Whether a word is here as it is written: itself, another form of it, or what it begins. */
  has(word: string): boolean {
    const at = this.lowerBound(word);
    return this.terms[at]?.startsWith(word) === true || this.formsOf(word).length > 0;
  }

  /** Where the first term stands that is not before `text`. */
  private lowerBound(text: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.terms[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The number of a term, or -1. */
  find(term: string): number {
    const at = this.lowerBound(term);
    return this.terms[at] === term ? this.first + at : -1;
  }

  /** The numbers of the terms that are forms of a word, itself among them. */
  formsOf(word: string): readonly number[] {
    return this.byStem.get(stem(word)) ?? [];
  }

  /** The numbers of the terms that begin with `prefix` and are longer. */
  withPrefix(prefix: string): number[] {
    const numbers: number[] = [];
    for (let at = this.lowerBound(prefix); at < this.terms.length; at += 1) {
      const term = this.terms[at] ?? '';
      if (!term.startsWith(prefix)) break;
      if (term !== prefix) numbers.push(this.first + at);
    }
    return numbers;
  }

  /**
   * The terms that a mistyped word may mean, with their distance. Terms with digits are left out: `ADS1298` is
   * another part, not a typo. So are words with another first letter when they are short.
   */
  near(word: string): { number: number; distance: number }[] {
    const limit = typosAllowed(word.length);
    if (limit === 0 || /\d/.test(word)) return [];
    const found: { number: number; distance: number }[] = [];
    const letters = lettersOf(word);
    for (let at = 0; at < this.terms.length; at += 1) {
      if (countBits(letters ^ (this.letters[at] ?? 0)) > 2 * limit) continue;
      const term = this.terms[at] ?? '';
      if (Math.abs(term.length - word.length) > limit || term === word) continue;
      const distance = editDistance(word, term, limit);
      if (distance <= limit && !/\d/.test(term)) found.push({ number: this.first + at, distance });
    }
    return found;
  }

  /**
   * The terms that begin with a mistyped word: `impedence ch` while `impedance check` is meant. Not those that only its
   * last letter is wrong for: then it is another word with the same beginning, as `complex` is beside `complement`.
   */
  nearPrefix(word: string): { number: number; distance: number }[] {
    const limit = Math.min(typosAllowed(word.length), 1);
    if (limit === 0 || /\d/.test(word)) return [];
    const found: { number: number; distance: number }[] = [];
    for (let at = 0; at < this.terms.length; at += 1) {
      const term = this.terms[at] ?? '';
      if (term.length <= word.length || !term.startsWith(word.charAt(0))) continue;
      if (term.startsWith(word.slice(0, -1))) continue;
      const distance = editDistance(word, term.slice(0, word.length), limit);
      if (distance <= limit && !/\d/.test(term)) found.push({ number: this.first + at, distance });
    }
    return found;
  }
}
