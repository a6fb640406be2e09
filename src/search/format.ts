/**
 * What is searched: the shape of a record, its weights, and how text becomes words. The builder of the embedded
 * index, its engine and the publisher of the hosted index share this file, so that they never disagree.
 */
import { remember } from './remember';
import type { Hierarchy, HitType } from './types';

/** One searchable piece of a page in the layout of DocSearch: its title, a heading, or a block of text. */
export interface SearchRecord {
  objectID: string;
  /** Absolute URL with the anchor of the nearest heading. */
  url: string;
  url_without_anchor: string;
  /** The id of the nearest heading; `null` above the first one. */
  anchor: string | null;
  type: HitType;
  hierarchy: Hierarchy;
  /** Plain text of a block (`type` is `content`), otherwise `null`. */
  content: string | null;
  /** The page's other names, from its front matter: they find the page and are never shown. */
  keywords: readonly string[];
  language: string;
  docusaurus_tag: string;
  version: string;
  weight: RecordWeight;
}

/** What the hosted index sorts equal matches by, greatest first (`position`: smallest first). */
export interface RecordWeight {
  /** {@link PAGE_RANK} of the page. */
  pageRank: number;
  /** {@link LEVEL_WEIGHT} of the record. */
  level: number;
  /** Place of the record in its page, from 0. */
  position: number;
}

/** Retired things rank below what a reader can buy and use today, and posts below the pages they talk about. */
export const PAGE_RANK = { current: 10, post: 6, deprecated: 0 } as const;

/** A page's title comes before its headings, and those before its text. */
export const LEVEL_WEIGHT: Readonly<Record<HitType, number>> = {
  lvl1: 100,
  lvl2: 90,
  lvl3: 80,
  lvl4: 70,
  lvl5: 60,
  lvl6: 50,
  content: 0,
};

/** The section of blog posts. */
export const BLOG_SECTION = 'Blog';

/** The section of the sidebar whose pages are about retired things. */
export const DEPRECATED_SECTION = 'Deprecated';

/** A word of a text. */
export interface Token {
  /** What is indexed: folded to lower case without accents, connectors inside words removed, in the singular. */
  term: string;
  /** The terms of its parts when it is a compound (`low-pass`, `ADS1299`, `getBoardMode`). */
  parts: readonly string[];
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/**
 * Longer runs (addresses, keys), and paths of more pieces, are indexed by their parts only. A name such as
 * `BOARD_NOT_READY_ERROR` is no path: readers copy it into the box as a whole.
 */
const LONGEST_TERM = 32;
const MOST_PIECES = 3;

/*
 * A word: letters and digits, with single connectors inside (`ttyUSB0`, `24-bit`, `1.0.8`, `and/or`, `C++`);
 * or an ASCII sign that stands alone, since boards take single signs as commands.
 */
const WORD = /[\p{L}\p{N}]+(?:[-_./:'’@\\]+[\p{L}\p{N}]+)*(?:\+\+|#)?|(?<!\S)[!-/:-@[-`{-~](?!\S)/gu;

const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[µμ]/g, 'u'],
  [/[Ωω]/g, 'ohm'],
  [/\p{M}/gu, ''],
  [/ß/g, 'ss'],
  [/[’‘]/g, "'"],
];

/** Lower case, without accents, compatibility forms resolved (`ﬁ`, `²`), micro as `u` and ohm in letters. */
export function fold(text: string): string {
  let folded = text.normalize('NFKD').toLowerCase();
  for (const [pattern, replacement] of FOLDS) folded = folded.replace(pattern, replacement);
  return folded;
}

/**
 * The singular of a folded English word, by its ending alone: `batteries` → `battery`, `switches` → `switch`,
 * `boards` → `board`. Words with digits, of three letters or less, in `-ss`, `-us`, `-is`, and short ones like `bias` stay.
 */
export function singular(word: string): string {
  if (word.length <= 3 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is|^\w\was)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Connectors fall away inside words but stay between digits: `low-pass` → `lowpass`, but `10-20`, `1.0.8`. */
const join = (folded: string): string => folded.replace(/(?<!\d)[-_./:@\\]+|[-_./:@\\]+(?!\d)/g, '');

/** `board's` is `board`, `don't` is `dont`. */
const withoutApostrophes = (word: string): string => word.replace(/['’]s$/i, '').replace(/['’]/g, '');

/** A number or a version; the digits behind its points mean nothing by themselves. */
const DECIMAL = /^v?(\d+(?:\.\d+)+)$/i;

const piecesOf = (word: string): string[] => word.split(/[-_./:@\\]+/);

const stepsOf = (word: string): string[] => word.split(/[./:@\\]+/);

/** Where a compound comes apart: connectors, lower to upper case, letters to digits and back. */
function partsOf(word: string): string[] {
  const [, decimal] = DECIMAL.exec(word) ?? [];
  if (decimal !== undefined) return [decimal];
  const pieces = piecesOf(word);
  const parts = pieces.flatMap((piece) =>
    /^0x[\da-f]+$/i.test(piece)
      ? [piece]
      : [piece, ...piece.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)],
  );
  return [...new Set(parts.map((part) => singular(fold(part))))].filter((part) => part.length > 1);
}

/** What a word is indexed as; `null` for an overlong one without parts. */
type WordTerms = Pick<Token, 'term' | 'parts'> | null;

function readWord(whole: string): WordTerms {
  if (/^[!-/:-@[-`{-~]$/.test(whole)) return { term: whole, parts: [] };
  const word = withoutApostrophes(whole);
  const joined = singular(join(fold(word)));
  const parts = partsOf(word).filter((part) => part !== joined);
  const isPath = stepsOf(word).length > MOST_PIECES && !DECIMAL.test(word);
  const term = isPath || joined.length > LONGEST_TERM ? parts[0] : joined;
  if (!term) return null;
  return { term, parts: parts.filter((part) => part !== term && part.length <= LONGEST_TERM) };
}

/** Texts repeat their words, and reading one takes several regular expressions. */
const readWordOnce = remember(readWord, 30_000);

/** The words of a text in order. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const [whole] = match;
    const terms = readWordOnce(whole);
    if (terms) tokens.push({ ...terms, start: match.index, end: match.index + whole.length });
  }
  return tokens;
}
