/**
 * Bytes that a person pastes, in the notations of terminals, logs and source code.
 *
 * Read are hexadecimal digits with or without `0x` or `\x` and with anything usual between them, literals and lists of common
 * languages, lists of decimal and of binary numbers, dumps, base64, and logs with any of these in their lines. Numbers of lines,
 * comments and what stands around a list are passed over.
 *
 * A text is read with every key, so no pattern may try the same blanks twice: its time would grow with their square.
 */
import { readDump } from './bytesDump';
import { findLiterals, readLiteral } from './bytesLiteral';
import { hexByte } from './hexByte';
import { failure, success } from './result';
import type { Result } from './result';
import { bytesOfText, textOfBytes } from './textBytes';

/** How a text writes its bytes. */
export type BytesNotation =
  | 'hexadecimal'
  | 'decimal'
  | 'binary'
  | 'base64'
  | 'literal'
  | 'dump'
  | 'dump of words, low byte first'
  | 'log';

/** The bytes of a text, and the notation that was recognised. */
export interface PastedBytes {
  bytes: Uint8Array;
  notation: BytesNotation;
  /** Of a log, the bytes of each line that has some. */
  lines?: readonly Uint8Array[];
  /** Lines of a log without bytes. */
  leftOut?: number;
}

/** What is wrong with a token and where: lines count from 1. */
const fault = (text: string, at: number, what: string): { ok: false; error: string } =>
  failure(`Line ${text.slice(0, at).split('\n').length}: ${what}`);

/** Signs of word processors, chats and keyboards of other scripts, each replaced by one letter, so that places stay. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u200b-\u200f\u2060\ufeff]/g, ' '],
  [/[“”„]/g, '"'],
  [/[‘’‚]/g, "'"],
  [/[‐‑‒–—−]/g, '-'],
  [/[×✕]/g, 'x'],
];
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** What is no part of any notation: signs that only look like those of code, fences of Markdown, numbers of lines. */
function tidy(text: string): string {
  let plain = text.replace(/\r\n?/g, '\n').replace(FULL_WIDTH, (sign) => {
    return String.fromCharCode(sign.charCodeAt(0) - 0xff01 + 0x21);
  });
  for (const [found, sign] of SIGNS) plain = plain.replace(found, sign);
  return plain.replace(/^```.*$/gm, '');
}

/** A number at the head of a line, and what parts it from the bytes. */
const NUMBERED = /^(?:(?:line|packet|sample|row)\s)?([#[(]?)(\d{1,7})([\]).:|]{0,2})(\s+[|=]?\s*|$)/i;

/**
 * Takes away the numbers of lines or of elements: `1: A0 2B`, `[0] = 0xA0`, `12 A0 2B`.
 *
 * They go up by one from line to line. A number with two digits and nothing but a blank behind it could be a byte, as the IDs of a
 * Ganglion are, and so could a number before other decimal numbers.
 */
function withoutNumbers(text: string): string {
  const lines = text.split('\n');
  let expected: number | null = null;
  let count = 0;
  let isBare = false;
  let isPadded = false;
  const rests: string[] = [];
  for (const line of lines) {
    if (line.trim() === '') continue;
    const found = NUMBERED.exec(line.trimStart());
    if (!found) return text;
    const [whole, before = '', digits = '', behind = '', between = ''] = found;
    const number = Number(digits);
    if (expected !== null && number !== expected) return text;
    expected = number + 1;
    const rest = line.trimStart().slice(whole.length);
    // The sign behind the number also parts the bytes.
    if (rest === '' || (/[|:]/.test(behind + between) && /[|:]\s/.test(rest))) return text;
    isBare ||= before + behind + between.trim() === '';
    isPadded ||= /^0\d/.test(digits) || (count === 0 && digits.length > 1);
    count += 1;
    rests.push(rest);
  }
  if (count < 2 || (isBare && (isPadded || !rests.some((rest) => /[a-f]/i.test(rest))))) return text;
  return lines.map((line) => line.trimStart().replace(NUMBERED, '')).join('\n');
}

/** What people put around bytes: names of types and functions, and their brackets. */
const WRAPPERS =
  /,\s*buffer: ArrayBuffer[^]*$|\bdtype\s*=\s*[\w.]+|,\s*['"](?:hex|base64|latin1|binary|utf-?8)['"](?=\s*\))|\b(?:Uint8Array|Int8Array|bytearray|bytes\.fromhex|bytes|Buffer\.from|Buffer|new|array|const|let|var|unsigned|char|uint8_t|byte|int|data|packet|buf)\b(?:\(\d+\))?(?:\s*\[\d*\])?\s*=?/g;
/** A function that gets the bytes, and a type before a list of them. */
const CALLED =
  /(?<![\w.])(?:[A-Za-z_]\w{0,30}(?:\.|::)){0,4}[A-Za-z_]{0,30}[g-zG-Z_]\w{0,30}!?(?=[([{](?!\d+[\])]))|&(?=\[)|(?<!\w)b(?=["'])/g;
/** A name that gets the bytes, with its type; the sign at the end of base64 has nothing behind it. */
const ASSIGNED = /^\s*(?:[A-Za-z_][\w:<>*]*\s+)*[A-Za-z_]\w*\s*(?:\[\w*\]\s*)?=(?=\s*[^\s=])/;
/** The same with more than a name and a size before the sign, where a bracket or a quote follows. */
const DECLARED = /^\s*[A-Za-z_][\w\s:<>*[\],;&]*=(?=\s*(?:[[{('"&]|\w+[[{(]))/;
/** Comments of C, and of Python behind a blank. */
const COMMENTS = /\/\*[^]*?\*\/|(?<![^\s,;{[])\/\/.*|(?<![^\s,;])#\s.*/g;
/** A text with blanks in place of what is around its bytes, so that places and lines stay. */
const withoutWrapping = (text: string): string =>
  [COMMENTS, DECLARED, ASSIGNED, CALLED, WRAPPERS].reduce(
    (rest, wrapping) => rest.replace(wrapping, (found) => found.replace(/[^\n]/g, ' ')),
    text,
  );
const BETWEEN = /[\s,;:|\-_[\]{}()<>'"`]+/;

const isDecimalList = (tokens: readonly string[]): boolean =>
  tokens.length > 1 &&
  tokens.every((token) => /^-?\d{1,3}$/.test(token)) &&
  (tokens.some((token) => /^-|^\d{3}$/.test(token)) || tokens.some((token) => token.length === 1));

function readDecimal(text: string, tokens: readonly string[]): Result<PastedBytes> {
  let at = 0;
  const bytes: number[] = [];
  for (const token of tokens) {
    at = text.indexOf(token, at);
    const value = Number(token);
    if (value < -128 || value > 255)
      return fault(text, at, `${token} is not a byte: decimal numbers go from 0 to 255.`);
    bytes.push(value & 0xff);
    at += token.length;
  }
  return success({ bytes: Uint8Array.from(bytes), notation: 'decimal' });
}

/** Bytes of eight binary digits each, with or without a sign before them or a gap in their middle. */
function readBinary(text: string, plain: string): Result<PastedBytes> | null {
  const tokens = plain.split(/[\s,;:|\-[\]{}()<>'"`]+/).filter((token) => token !== '');
  const marked = tokens.filter((token) => /^(?:0b|B(?=[01]{8}$))[01_]+$/i.test(token));
  if (marked.length > 0 && marked.length === tokens.length) {
    const digits = tokens.map((token) => token.replace(/^0?b|_/gi, ''));
    const long = digits.findIndex((bits) => bits.length > 8 && bits.length % 8 !== 0);
    if (long >= 0) {
      const token = tokens[long] ?? '';
      return fault(
        text,
        plain.indexOf(token),
        `“${token.slice(0, 24)}” has ${digits[long]?.length} binary digits. A byte has eight: write 0b10100000.`,
      );
    }
    return success({ bytes: bytesOfBits(digits), notation: 'binary' });
  }
  const compact = tokens.map((token) => token.replaceAll('_', ''));
  const all = compact.join('');
  // Digits that are all 0 are the same bytes in hexadecimal, but more of them.
  const isBinary =
    compact.length > 1 &&
    /^[01]+$/.test(all) &&
    all.includes('1') &&
    (compact.every(({ length }) => length === 8) ||
      (compact.length % 2 === 0 && compact.every(({ length }) => length === 4)));
  return isBinary ? success({ bytes: bytesOfBits(all.match(/.{8}/g) ?? []), notation: 'binary' }) : null;
}

const bytesOfBits = (digits: readonly string[]): Uint8Array =>
  Uint8Array.from(
    digits.flatMap((bits) => (bits.length > 8 ? (bits.match(/.{8}/g) ?? []) : [bits])),
    (bits) => parseInt(bits, 2),
  );

/** The bytes of JSON: the one list, or the one text of digits, that is in it. */
function readJson(text: string): Result<PastedBytes> | null {
  if (!/^\s*[{[]/.test(text) || !/["\d]/.test(text)) return null;
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return null;
  }
  // A list without names is read as all lists are.
  if (typeof root !== 'object' || root === null || Array.isArray(root)) return null;
  const isByte = (value: unknown): boolean =>
    typeof value === 'number' && Number.isInteger(value) && value >= -128 && value <= 255;
  const found: Result<PastedBytes>[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      const read = value.length < 8 ? null : parseOne(value, '');
      if (read?.ok) found.push(read);
    } else if (typeof value === 'object' && value !== null) {
      const values: unknown[] = Object.values(value);
      const isList = Array.isArray(value) || Object.keys(value).every((key, index) => key === String(index));
      if (isList && values.length > 0 && values.every(isByte)) {
        found.push(success({ bytes: Uint8Array.from(values as number[]), notation: 'decimal' }));
      } else if (isList && values.length > 0 && values.every((one) => typeof one === 'string')) {
        look(values.join(' '));
      } else values.forEach(look);
    }
  };
  look(root);
  return found.length === 1 && found[0] ? found[0] : null;
}

/** Bytes in literals, with nothing but their brackets and names around them. */
function readLiterals(text: string): Result<PastedBytes> | null {
  const literals = findLiterals(text);
  if (literals.length === 0) return null;
  let around = '';
  let at = 0;
  for (const literal of literals) {
    around += text.slice(at, literal.at);
    at = literal.end;
  }
  around += text.slice(at);
  return /^[\s,;:|\-+[\]{}()<>\\]*$/.test(withoutWrapping(around)) ? bytesOfLiterals(text, literals) : null;
}

function bytesOfLiterals(text: string, literals: ReturnType<typeof findLiterals>): Result<PastedBytes> {
  const bytes: number[][] = [];
  for (const literal of literals) {
    const read = readLiteral(literal);
    if (!Array.isArray(read)) return fault(text, read.at, read.what);
    bytes.push(read);
  }
  return success({ bytes: Uint8Array.from(bytes.flat()), notation: 'literal' });
}

/** A line of bytes without an offset, with the same as text behind them. */
function withoutText(line: string): string {
  const found = /^\s*[0-9a-f]{2}(?:[ \t]{1,2}[0-9a-f]{2})*(?=\s{2})/i.exec(line)?.[0];
  if (found === undefined) return line;
  const codes = (found.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => parseInt(pair, 16));
  const letters = line.slice(found.length).trimStart();
  const gap = line.length - found.length - letters.length;
  const widest = found.trimStart().includes('  ') ? 2 : 1;
  const isText =
    letters !== '' &&
    gap > widest &&
    letters.trimEnd().length <= codes.length &&
    codes.every((code, index) => {
      const letter = letters[index] ?? ' ';
      return (
        letter === String.fromCharCode(code) || ((code <= 0x20 || code >= 0x7f) && !/[0-9a-z]/i.test(letter))
      );
    });
  return isText ? found : line;
}

function readBase64(compact: string): Uint8Array | null {
  if (compact.length < 8 || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(compact) || /^[0-9a-f]+$/i.test(compact))
    return null;
  const digits = compact.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (digits.length % 4 === 1) return null;
  return bytesOfText(atob(digits));
}

/** What programs write before the bytes of a line: a time, then words, then an arrow. */
const TIME =
  /^(?:\[[^\]:]*:[^\]]*\]|\(?\d{9,}[.,]\d{1,9}\)?(?=\s)|(?:\d{4}-\d\d-\d\d[T ]|\d{4}\/\d\d\/\d\d )?\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?(?=[\s:>-]|$))[:,]?/;
const WORDS =
  /^(?=[^:=>]*[g-z])[a-z][\w ./]{0,40}(?:<-+|[:=>]+|->)|^(?:[a-z]{2,12}\.)?(?:[a-f]*[g-z][a-z]{2,}|rx|tx)(?=\s)/i;
const NUMBER = /^\d{1,6}[:.](?=\s)/;
const ARROW = /^(?:[-=]?>{1,3}|<{1,3}[-=]?)/;
const MOST_WORDS = 4;

/** A line of a log without what stands before its bytes. */
function withoutHead(line: string): string {
  let rest = line.trimStart().replace(TIME, '').trimStart();
  for (let words = 0; words < MOST_WORDS; words += 1) {
    const shorter = rest.replace(WORDS, '').trimStart();
    if (shorter === rest) break;
    // A number that a word names.
    rest = shorter.replace(/^0x[0-9a-f]{4}(?=\s+[a-z])/i, '').trimStart();
  }
  return rest.replace(NUMBER, '').trimStart().replace(ARROW, '').trimStart();
}

/** Bytes as Nordic's apps quote them. */
const QUOTED = /\(0x\)\s*([0-9a-f]{2}(?:-[0-9a-f]{2})*)(?![\w-])/i;

/** So many bytes on a line are meant as bytes, whatever else is wrong with it; a log has a line of as many. */
const LEAST_MEANT = 4;

/** A shorter word on a line of a log is a word. */
const LEAST_BASE64 = 40;

/** The bytes of a line of a log; `rest` is what `withoutHead` leaves of it. */
function readLogLine(line: string, rest: string): Result<PastedBytes> {
  const literals = findLiterals(line);
  if (literals.length > 0) return bytesOfLiterals(line, literals);
  const quoted = QUOTED.exec(line)?.[1];
  if (quoted !== undefined) return parseOne(quoted, '');
  return parseOne(withoutText(rest), '');
}

/** The lines of a log that have bytes, without what stands before these; `null` for what is no log. */
function readLog(text: string): Result<PastedBytes> | null {
  const lines: Uint8Array[] = [];
  let leftOut = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const rest = withoutHead(line);
    const read = readLogLine(line, rest);
    const isWord = read.ok && read.value.notation === 'base64' && rest.trim().length < LEAST_BASE64;
    if (read.ok && !isWord) lines.push(read.value.bytes);
    else if (!read.ok && (rest.match(/(?<!\w)(?:0x)?[0-9a-f]{2}(?!\w)/gi) ?? []).length >= LEAST_MEANT) {
      return fault(text, at, read.error.replace(/^Line 1: /, ''));
    } else if (line.trim() !== '') leftOut += 1;
    at += line.length + 1;
  }
  if (!lines.some(({ length }) => length >= LEAST_MEANT)) return null;
  const bytes = Uint8Array.from(lines.flatMap((part) => [...part]));
  return success({ bytes, notation: 'log', lines, leftOut });
}

/**
 * Reads bytes in any usual notation.
 *
 * Two-digit numbers without a letter, such as `10 20 30`, are hexadecimal; decimal lists are known by a number of one or three
 * digits, or by a minus sign (bytes of Java, −128 to 127).
 *
 * @param wanted what an empty text asks the reader to paste
 * @returns the bytes, or what is wrong with the text, in which line, and what to write instead
 */
export const parseBytesText = (text: string, wanted?: string): Result<PastedBytes> =>
  parseTidyBytes(tidyBytesText(text), wanted);

/** The same for a text of `tidyBytesText`, or for a line of one. */
export function parseTidyBytes(text: string, wanted = 'bytes, such as A0 2B 00'): Result<PastedBytes> {
  const read = parseOne(text, wanted);
  return read.ok ? read : (readLog(text) ?? read);
}

/** A text without what stands in no notation: numbers of lines, and signs that only look like those of code. */
export const tidyBytesText = (text: string): string => withoutNumbers(tidy(text));

/** Why a letter is no digit, where it looks like one. */
const whatLetter = (letter: string): string =>
  /^o$/i.test(letter)
    ? 'is the letter O and not the digit 0'
    : /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter)
      ? 'is a letter of another alphabet, which only looks like a hexadecimal digit'
      : 'is not a hexadecimal digit';

/** Any notation but a log. */
function parseOne(text: string, wanted: string): Result<PastedBytes> {
  if (text.trim() === '') return failure(`Nothing to read yet: paste ${wanted}.`);
  const dumped = readDump(text);
  if (dumped) {
    return success({
      bytes: dumped.bytes,
      notation: dumped.isWords ? 'dump of words, low byte first' : 'dump',
    });
  }
  const structured = readLiterals(text) ?? readJson(text);
  if (structured) return structured;

  const base64 = readBase64(
    text
      .split('\n')
      .map((line) => line.trim())
      .join(''),
  );
  const plain = withoutWrapping(text.split('\n').map(withoutText).join('\n'))
    .replace(/(?<!\w)0(?=[a-f][0-9a-f]h\b)/gi, ' ')
    .replace(/\b(0x[0-9a-f]{1,2})(?:u8|u)\b/gi, '$1');
  const leftOut = plain.search(/\.{3}|…/);
  if (leftOut >= 0) {
    return fault(
      text,
      leftOut,
      `“${plain[leftOut] === '…' ? '…' : '...'}” stands for bytes that are not there: the program that printed them left them out. Print and paste all of them.`,
    );
  }
  const binary = readBinary(text, plain);
  if (binary) return binary;
  const tokens = plain.split(BETWEEN).filter((token) => token !== '');
  const signed = plain.split(/[\s,;[\]{}()<>]+/).filter((token) => token !== '');
  if (isDecimalList(signed)) return readDecimal(plain, signed);

  // What a function gets; several words are no base64.
  const [word = '', ...words] = plain.split(/[\s;"'`()[\]{}]+/).filter((part) => part !== '');
  const around = (words.length === 0 ? readBase64(word) : null) ?? base64;
  // In a list of code, what has no 0x between numbers with it is decimal.
  const bare = tokens.filter((token) => !/^0x/i.test(token));
  const isMixed =
    bare.length < tokens.length &&
    plain.includes(',') &&
    bare.every((token) => /^(?:0|[1-9]\d{0,2})$/.test(token));
  const bytes: number[] = [];
  let at = 0;
  for (const token of tokens) {
    at = plain.indexOf(token, at);
    if (isMixed && !/^0x/i.test(token) && Number(token) < 256) {
      bytes.push(Number(token));
      at += token.length;
      continue;
    }
    const digits = token.replace(/0x|\\x|#|\$|h$/gi, '');
    const bad = /[^0-9a-f]/iu.exec(digits);
    if (bad) {
      if (around) return success({ bytes: around, notation: 'base64' });
      return fault(
        text,
        at,
        `“${bad[0]}” in “${token.slice(0, 24)}” ${whatLetter(bad[0])}. Paste bytes as A0 2B 00, 0xA0, 0x2B, \\xA0\\x2B, 160, 43, 0 or base64.`,
      );
    }
    if (digits.length === 1 && /^0x/i.test(token)) bytes.push(parseInt(digits, 16));
    else if (digits.length % 2 === 1) {
      return fault(
        text,
        at,
        `“${token.slice(0, 24)}” has ${digits.length} digit${digits.length === 1 ? '' : 's'}. A byte has two, so one is missing: write 0A, not A.`,
      );
    } else for (const pair of digits.match(/../g) ?? []) bytes.push(parseInt(pair, 16));
    at += token.length;
  }
  if (bytes.length === 0) return failure(`No bytes in this text: paste ${wanted}.`);
  return success({ bytes: Uint8Array.from(bytes), notation: 'hexadecimal' });
}

/** Bytes as text that `parseBytesText` reads back: `A0 2B 00`. */
export const formatHexText = (bytes: Uint8Array): string => Array.from(bytes, hexByte).join(' ');

/** Bytes as base64 that may stand in an address. */
export const formatBase64Url = (bytes: Uint8Array): string =>
  btoa(textOfBytes(bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** The bytes of `formatBase64Url`; `null` for a text that is none. */
export function parseBase64Url(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null;
  return bytesOfText(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
}
