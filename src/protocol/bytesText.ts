/**
 * Bytes that a person pastes, in the notations of terminals, logs and source code.
 *
 * Read are hexadecimal digits with or without `0x` or `\x` and with anything usual between them, literals and lists of common
 * languages, lists of decimal numbers, `hexdump -C` and `xxd`, base64, and logs with any of these in their lines.
 *
 * A text is read with every key, so no pattern may try the same blanks twice: its time would grow with their square.
 */
import { failure, success } from './result';
import type { Result } from './result';

/** How a text writes its bytes. */
export type BytesNotation = 'hexadecimal' | 'decimal' | 'base64' | 'literal' | 'dump' | 'log';

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

/** A line of `hexdump -C`, `xxd` or a similar tool: an offset, bytes, and perhaps the same as text. */
const DUMP_LINE =
  /^\s*(?:[0-9a-f]{4,16}:\s*|[0-9a-f]{7,16}\s{2,})((?:[0-9a-f]{2}\s{0,3}){1,16})(?:\s*\|.*\||\s{2}.*)?\s*$/i;

function readDump(text: string): Uint8Array | null {
  // `hexdump` writes an asterisk for lines that are like the one before.
  const lines = text.split('\n').filter((line) => !['', '*'].includes(line.trim()));
  const bytes: number[] = [];
  for (const [index, line] of lines.entries()) {
    // `hexdump -C` ends with an offset alone.
    if (index > 0 && index === lines.length - 1 && /^[0-9a-f]{4,16}$/i.test(line.trim())) break;
    const found = DUMP_LINE.exec(line)?.[1];
    if (found === undefined) return null;
    bytes.push(...(found.replace(/\s/g, '').match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  }
  return bytes.length > 0 ? Uint8Array.from(bytes) : null;
}

const ESCAPES: Readonly<Record<string, number>> = {
  n: 10,
  r: 13,
  t: 9,
  a: 7,
  b: 8,
  f: 12,
  v: 11,
  0: 0,
  '\\': 92,
  "'": 39,
  '"': 34,
};

/** The content of a string literal: printable characters stand for themselves. */
function readLiteral(content: string): Uint8Array | string {
  const bytes: number[] = [];
  for (let at = 0; at < content.length; at += 1) {
    const character = content[at] ?? '';
    if (character !== '\\') {
      const code = character.charCodeAt(0);
      if (code > 255) return `“${character}” is not a byte. Write it as \\x and two digits.`;
      bytes.push(code);
      continue;
    }
    const hex = /^\\x([0-9a-f]{2})/i.exec(content.slice(at, at + 4))?.[1];
    const escaped = ESCAPES[content[at + 1] ?? ''];
    if (hex !== undefined) {
      bytes.push(parseInt(hex, 16));
      at += 3;
    } else if (escaped !== undefined) {
      bytes.push(escaped);
      at += 1;
    } else return `“${content.slice(at, at + 4)}” is not a byte. Write \\x and two digits, such as \\xA0.`;
  }
  return Uint8Array.from(bytes);
}

/** What people put around bytes: names of types and functions, and their brackets. */
const WRAPPERS =
  /\bdtype\s*=\s*[\w.]+|\b(?:Uint8Array|Int8Array|bytearray|bytes\.fromhex|bytes|Buffer\.from|Buffer|new|array|const|let|var|unsigned|char|uint8_t|byte|int|data|packet|buf)\b(?:\(\d+\))?(?:\s*\[\d*\])?\s*=?/g;
/** A name that gets the bytes, with its type; the sign at the end of base64 has nothing behind it. */
const ASSIGNED = /^\s*(?:[A-Za-z_][\w:<>*]*\s+)*[A-Za-z_]\w*\s*(?:\[\w*\]\s*)?=(?=\s*[^\s=])/;
const BETWEEN = /[\s,;:|\-_[\]{}()<>'"`…]+/;

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

function readBase64(compact: string): Uint8Array | null {
  if (compact.length < 8 || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(compact) || /^[0-9a-f]+$/i.test(compact))
    return null;
  const digits = compact.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (digits.length % 4 === 1) return null;
  return Uint8Array.from(atob(digits), (character) => character.charCodeAt(0));
}

/** What programs write before the bytes of a line: a time, then an arrow or a word. */
const LOG_HEAD =
  /^\s*(?:\[[^\]:]*:[^\]]*\]|\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)?\s*(?:(?=[^:=>]*[g-z])[a-z][\w ]{0,30}[:=>]+|[-=]?>{1,3}|<{1,3}[-=]?)?\s*/i;

/** So many bytes on a line are meant as bytes, whatever else is wrong with it; a log has a line of as many. */
const LEAST_MEANT = 4;

/** A shorter word on a line of a log is a word. */
const LEAST_BASE64 = 40;

/** The lines of a log that have bytes, without what stands before these; `null` for what is no log. */
function readLog(text: string): Result<PastedBytes> | null {
  const lines: Uint8Array[] = [];
  let leftOut = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const rest = line.replace(LOG_HEAD, '');
    const read = parseOne(rest, '');
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
export function parseBytesText(text: string, wanted = 'bytes, such as A0 2B 00'): Result<PastedBytes> {
  const read = parseOne(text, wanted);
  return read.ok ? read : (readLog(text) ?? read);
}

/** Any notation but a log. */
function parseOne(text: string, wanted: string): Result<PastedBytes> {
  if (text.trim() === '') return failure(`Nothing to read yet: paste ${wanted}.`);
  const dumped = readDump(text);
  if (dumped) return success({ bytes: dumped, notation: 'dump' });

  const literal = /^\s*(?:\w+\s*=\s*)?(?:bytearray\()?b?(['"])((?:\\.|[^\\])*?)\1\)?;?\s*$/s.exec(text)?.[2];
  if (literal?.includes('\\x')) {
    const bytes = readLiteral(literal);
    return typeof bytes === 'string' ? fault(text, 0, bytes) : success({ bytes, notation: 'literal' });
  }

  const base64 = readBase64(
    text
      .split('\n')
      .map((line) => line.trim())
      .join(''),
  );
  const blank = (found: string): string => ' '.repeat(found.length);
  const plain = text.replace(ASSIGNED, blank).replace(WRAPPERS, blank);
  const tokens = plain.split(BETWEEN).filter((token) => token !== '');
  const signed = plain.split(/[\s,;[\]{}()<>]+/).filter((token) => token !== '');
  if (isDecimalList(signed)) return readDecimal(plain, signed);

  const bytes: number[] = [];
  let at = 0;
  for (const token of tokens) {
    at = plain.indexOf(token, at);
    const digits = token.replace(/0x|\\x|#|\$|h$/gi, '');
    const bad = /[^0-9a-f]/iu.exec(digits);
    if (bad) {
      if (base64) return success({ bytes: base64, notation: 'base64' });
      return fault(
        text,
        at,
        `“${bad[0]}” in “${token.slice(0, 24)}” is not a hexadecimal digit. Paste bytes as A0 2B 00, 0xA0, 0x2B, \\xA0\\x2B, 160, 43, 0 or base64.`,
      );
    }
    if (digits.length === 1 && /^0x/i.test(token)) bytes.push(parseInt(digits, 16));
    else if (digits.length % 2 === 1) {
      return fault(
        text,
        at,
        `“${token.slice(0, 24)}” has ${digits.length} digits. A byte has two, so one is missing: write 0A, not A.`,
      );
    } else for (const pair of digits.match(/../g) ?? []) bytes.push(parseInt(pair, 16));
    at += token.length;
  }
  if (bytes.length === 0) return failure(`No bytes in this text: paste ${wanted}.`);
  return success({ bytes: Uint8Array.from(bytes), notation: 'hexadecimal' });
}

/** One byte as two hexadecimal digits. */
export const hexByte = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0');

/** Bytes as text that `parseBytesText` reads back: `A0 2B 00`. */
export const formatHexText = (bytes: Uint8Array): string => Array.from(bytes, hexByte).join(' ');

/** Bytes as base64 that may stand in an address. */
export const formatBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The bytes of `formatBase64Url`; `null` for a text that is none. */
export function parseBase64Url(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
}
