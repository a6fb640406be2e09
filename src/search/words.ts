/** How text becomes words. The builder of the embedded index and its engine share it, so that they never disagree. */
import { remember } from './remember';

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
 * or up to three ASCII signs that stand alone, since boards take signs as commands (`~`, `~~`) and end answers with `$$$`.
 * A command may be a sign and a digit (`/3`). What stands behind a colon is a word of its own: programs print `add_streamer:GENERAL_ERROR:17`, pages and readers write these apart.
 */
const WORD =
  /[\p{L}\p{N}]+(?:(?!(?<=\p{L}):[\p{L}\p{N}])[-_./:'’@\\]+[\p{L}\p{N}]+)*(?:\+\+|#)?|(?<!\S)[!-/:-@[-`{-~]{1,3}(?!\S)|(?<!\S)[/~`][\da-z](?![\p{L}\p{N}])/gu;

/** A command of two signs, such as `/3`, `~6` or `` `5 ``: another one than its digit. */
export const COMMAND = /^[/~`][\da-z]$/;

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
      ? // A byte is also typed without its prefix: `f0 07`.
        [piece, piece.slice(2)]
      : [piece, ...piece.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)],
  );
  return [...new Set(parts.map((part) => singular(fold(part))))].filter((part) => part.length > 1);
}

/** What a word is indexed as; `null` for an overlong one without parts. */
type WordTerms = Pick<Token, 'term' | 'parts'> | null;

function readWord(whole: string): WordTerms {
  if (/^[!-/:-@[-`{-~]+$/.test(whole)) return { term: whole, parts: [] };
  if (COMMAND.test(whole)) return { term: whole, parts: [whole.slice(1)] };
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

/**
 * Each two neighbours as one word: what the site writes as `bandpass` a reader may write as `band pass`, and the
 * other way round. Pair n is made of words n and n + 1.
 */
export const joinedNeighbours = (tokens: readonly Token[]): Pick<Token, 'term' | 'start' | 'end'>[] =>
  tokens.slice(1).map(({ term, end }, index) => {
    const before = tokens[index];
    return { term: (before?.term ?? '') + term, start: before?.start ?? 0, end };
  });
