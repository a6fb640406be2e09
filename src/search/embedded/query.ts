/** Query text → words, each with the terms it may mean and how sure that is. */
import { COMMAND, joinedNeighbours, singular, tokenise, type Token } from '../words';
import { COMMON_WORDS } from './commonWords';
import { stem } from './stem';
import { synonymLists } from './synonyms';
import type { Lexicon } from './lexicon';
import type { Vocabulary } from './vocabulary';
import type { Weights } from './weights';

/** Terms by number with their quality, from 0 to 1. */
export type TermMatches = ReadonlyMap<number, number>;

/** One word of a query. */
export interface QueryWord {
  /** As folded by the tokeniser. */
  text: string;
  /** Any of these is enough; all terms of one list together stand for the word. */
  alternatives: readonly (readonly TermMatches[])[];
  /** Little for words that every question has. */
  isCommon: boolean;
  /** As typed. */
  typed: string;
  /** The term that it was taken for, when nothing was found for it as typed; otherwise `null`. */
  correction: string | null;
  /** It is no word of the site, but terms begin with it, as while it is typed. */
  isBegun: boolean;
  /** It is found nowhere, in any form or spelling. */
  isUnknown: boolean;
}

const rootOf = (word: string): string => stem(singular(word));

/** The other words of the lists that a word is in, by the root of the word. */
const synonyms = new Map<string, Set<string>>();
for (const list of synonymLists) {
  const words = list.map((word) => word.replace(/'/g, ''));
  for (const word of words) {
    const others = synonyms.get(rootOf(word)) ?? new Set();
    for (const other of words) if (rootOf(other) !== rootOf(word)) others.add(other);
    synonyms.set(rootOf(word), others);
  }
}

/** Has a word others for the same thing? */
export const hasSynonyms = (word: string): boolean => synonyms.has(rootOf(word));

type MutableMatches = Map<number, number>;

function addTo(matches: MutableMatches, number: number, quality: number): void {
  if (quality > (matches.get(number) ?? 0)) matches.set(number, quality);
}

/** Where a term stands among some terms. */
type Sources = readonly Vocabulary[];

/** Words that queries have often are found without the rare terms: none of those is one. */
const sourcesOf = (word: string, lexicon: Lexicon): Sources =>
  COMMON_WORDS.has(word) || hasSynonyms(word) ? [lexicon.likely] : lexicon.sourcesOf(word);

/** The number of a term, or -1. */
const findIn = (sources: Sources, term: string): number =>
  sources.map((vocabulary) => vocabulary.find(term)).find((number) => number >= 0) ?? -1;

/** The terms one folded word may mean, and the one that it was taken for when it had to be corrected. */
function matchWord(
  word: string,
  lexicon: Lexicon,
  weights: Weights,
  isLiteral: boolean,
): { matches: MutableMatches; correction: string | null; isBegun: boolean } {
  const sources = sourcesOf(word, lexicon);
  const matches: MutableMatches = new Map();
  const exact = findIn(sources, word);
  if (exact >= 0) addTo(matches, exact, 1);
  for (const number of sources.flatMap((vocabulary) => vocabulary.formsOf(word)))
    if (number !== exact) addTo(matches, number, weights.form);
  const isKnown = matches.size > 0;
  if (word.length > 1 || !isKnown) {
    for (const number of sources.flatMap((vocabulary) => vocabulary.withPrefix(word))) {
      // The nearer the word is to being complete, the likelier this term is meant.
      const nearness = 0.75 + (0.25 * word.length) / lexicon.term(number).length;
      addTo(matches, number, (exact >= 0 ? weights.prefixOfExact : weights.prefix) * nearness);
    }
  }
  const begun = matches.size;
  if (!isKnown && !isLiteral) {
    for (const { number, distance } of sources.flatMap((vocabulary) => vocabulary.near(word))) {
      const sameStart = lexicon.term(number).startsWith(word.charAt(0)) ? 1 : 0.7;
      addTo(matches, number, (distance === 1 ? weights.oneTypo : weights.twoTypos) * sameStart);
    }
    if (matches.size === 0) {
      for (const { number } of sources.flatMap((vocabulary) => vocabulary.nearPrefix(word)))
        addTo(matches, number, weights.twoTypos);
    }
  }
  const correction = begun === 0 && matches.size > 0 ? bestOf(matches, lexicon) : null;
  raise(matches, weights.leastBest);
  for (const other of synonyms.get(rootOf(word)) ?? []) {
    for (const number of lexicon.likely.formsOf(other)) addTo(matches, number, weights.synonym);
  }
  return { matches, correction, isBegun: !isKnown && begun > 0 };
}

/** The likeliest term; of equal ones the first of the alphabet. */
function bestOf(matches: TermMatches, lexicon: Lexicon): string | null {
  const best = Math.max(...matches.values());
  const likeliest = [...matches].filter(([, quality]) => quality === best);
  return likeliest.map(([number]) => lexicon.term(number)).sort()[0] ?? null;
}

/**
 * Qualities order the meanings of one word. Between words they must not: the mistyped word of a query counts
 * nearly as much as the others, so the best meaning of each is raised and the rest with it.
 */
function raise(matches: MutableMatches, least: number): void {
  const best = Math.max(0, ...matches.values());
  if (best === 0 || best >= least) return;
  for (const [number, quality] of matches) matches.set(number, (quality / best) * least);
}

const scaled = (matches: TermMatches, factor: number): TermMatches =>
  new Map([...matches].map(([number, quality]) => [number, quality * factor]));

/** The two terms that a word is made of when both are terms: `bandpass` → `band`, `pass`. */
function splitWord(word: string, sources: Sources, quality: number): TermMatches[][] {
  const splits: TermMatches[][] = [];
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const left = findIn(sources, word.slice(0, cut));
    const right = findIn(sources, word.slice(cut));
    if (left >= 0 && right >= 0) splits.push([new Map([[left, quality]]), new Map([[right, quality]])]);
  }
  return splits;
}

/** `1khz`, `mark4`: texts put a space between a number and its unit, or a name and its number. */
const NUMBER_AT_END = /^(\d+(?:\.\d+)*)([a-z]+)$|^([a-z]{2,})(\d)$/;

/** Commands that readers compose, folded, and the one of each kind that the site explains: it writes out few of the many. */
const COMPOSED: readonly (readonly [RegExp, string])[] = [
  [/^x[1-8qwertyui][01][0-6][0-7][01]{3}x$/, 'x1060110x'],
  [/^z[1-8qwertyui][01]{2}z$/, 'z101z'],
];

const isExact = (matches: TermMatches): boolean => [...matches.values()].includes(1);

/**
 * A query with spaces for the slashes of what is a list and no name: `TMS/tDCS`, but `dev/ttyUSB0`. Nothing moves by it.
 */
function separateLists(text: string, lexicon: Lexicon): string {
  let separated = text;
  for (const { term, start, end } of tokenise(text)) {
    const typed = text.slice(start, end);
    if (!typed.includes('/') || findIn(sourcesOf(term, lexicon), term) >= 0) continue;
    separated = separated.slice(0, start) + typed.replaceAll('/', ' ') + separated.slice(end);
  }
  return separated;
}

/** Where a name that is not on the site comes apart: signs, lower to upper case, letters to digits and back. */
const SEAM = /[-_.:@\\]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;

/** Where a word and a number of the reader's own meet: `cu.usbserial-DN0096XA`, `Ganglion-9a3c`. */
const SIGNS = /[-_.:@\\]+/g;

/**
 * A query with spaces in the names that stand nowhere, where two of their parts are words of the site: of a function or a
 * file of the reader's own (`OBCI_1D.TXT`) the rest still leads on. A part of digits alone says nothing by itself. One word
 * of the site is enough beside a number that only the reader's own board or port has (`usbserial-DN0096XA`); that number
 * stays whole, for its letters and digits are no words.
 *
 * @param lost the words of the query that no place answers
 */
export function separateNames(text: string, lost: readonly QueryWord[], lexicon: Lexicon): string {
  const lostTerms = new Set(lost.map((word) => word.text));
  const isKnown = ({ term }: Token): boolean => /\p{L}{3}/u.test(term) && lexicon.likely.has(term);
  const known = (words: string): number => tokenise(words).filter(isKnown).length;
  let separated = '';
  let done = 0;
  for (const { term, start, end } of tokenise(text)) {
    if (!lostTerms.has(term)) continue;
    const name = text.slice(start, end);
    const words = name.replace(SEAM, ' ');
    const wordAndNumber = name.replace(SIGNS, ' ');
    let apart = name;
    if (known(words) > 1) apart = words;
    else if (/\d/.test(name) && known(wordAndNumber) === 1) apart = wordAndNumber;
    separated += text.slice(done, start) + apart;
    done = end;
  }
  return separated + text.slice(done);
}

/** A query as the engine reads it. */
export interface ParsedQuery {
  /** What was read: as long as allowed, lists with spaces. */
  text: string;
  /** In order, each once; words that match no term are kept: they count as not found. */
  words: readonly QueryWord[];
  /** It is phrased as a question. */
  isQuestion: boolean;
  /** Words that must stand one after the other, as terms: what the query has in quotation marks. */
  phrases: readonly (readonly string[])[];
}

const QUESTION =
  /\?\s*$|^\s*(?:how|what|when|where|which|who|why|can|could|do|does|is|are|may|must|should|will)\s+\S/i;

/** What stands between two quotation marks, straight or curly. */
const PHRASE = /["“”„]([^"“”„]+)["“”„]/g;

/** @param isLiteral no typing error is corrected */
export function parseQuery(
  query: string,
  lexicon: Lexicon,
  weights: Weights,
  isLiteral = false,
): ParsedQuery {
  const text = separateLists(query, lexicon);
  const tokens = tokenise(text);
  const words = tokens.map((token) => {
    const { matches, correction, isBegun } = matchWord(token.term, lexicon, weights, isLiteral);
    const alternatives: (readonly TermMatches[])[] = [[matches]];
    const halves = (NUMBER_AT_END.exec(token.term) ?? []).slice(1).filter(Boolean);
    const isCommand = COMMAND.test(token.term);
    const parts =
      halves.length > 0 && token.parts.length < 2
        ? halves
        : token.parts.filter((part) => part.length > 1 || isCommand);
    if (!isExact(matches)) {
      if (parts.length > 1 || isCommand)
        alternatives.push(
          parts.map((part) => scaled(matchWord(part, lexicon, weights, isLiteral).matches, weights.compound)),
        );
      alternatives.push(...splitWord(token.term, sourcesOf(token.term, lexicon), weights.compound));
      for (const [kind, explained] of COMPOSED) {
        const example = kind.test(token.term) ? findIn(lexicon.sourcesOf(explained), explained) : -1;
        if (example >= 0) alternatives.push([new Map([[example, weights.compound]])]);
      }
    }
    return { text: token.term, typed: text.slice(token.start, token.end), alternatives, correction, isBegun };
  });
  // Two words that the site writes as one stand for it together.
  joinedNeighbours(tokens).forEach(({ term }, index) => {
    const isFound = [tokens[index], tokens[index + 1]].every(
      (token) => token && lexicon.likely.has(token.term),
    );
    const joined = findIn(isFound ? [lexicon.likely] : lexicon.sourcesOf(term), term);
    if (joined < 0) return;
    const alternative = [new Map([[joined, weights.compound]])];
    words[index]?.alternatives.push(alternative);
    words[index + 1]?.alternatives.push(alternative);
  });
  const seen = new Set<string>();
  return {
    text,
    words: words
      .filter(({ text: term }) => !seen.has(term) && seen.add(term))
      .map((word) => {
        const isFound = word.alternatives.some((terms) => terms.every((matches) => matches.size > 0));
        // Parts or halves that were found say more than a guess at the whole.
        const isWhole = word.alternatives.length === 1;
        return {
          ...word,
          correction: isWhole ? word.correction : null,
          isBegun: isWhole && word.isBegun,
          isUnknown: !isFound,
          isCommon: COMMON_WORDS.has(word.text),
        };
      }),
    isQuestion: QUESTION.test(text),
    phrases: [...text.matchAll(PHRASE)]
      .map(([, words = '']) => tokenise(words).map(({ term }) => term))
      .filter((terms) => terms.length > 1),
  };
}
