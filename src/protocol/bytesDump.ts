/**
 * Dumps: lines of an offset, bytes, and perhaps the same bytes as text.
 *
 * Wireshark, HxD, `hexdump`, `xxd`, `od`, PowerShell and debuggers all write them differently. What they have in common is that each
 * offset is the one before plus the bytes between: where that holds, it says how many bytes a line has, whatever its text looks like.
 */

/** The bytes of a dump, and whether they were written as words with the low byte first. */
export interface Dump {
  bytes: Uint8Array;
  isWords: boolean;
}

interface DumpLine {
  offset: string;
  hasColon: boolean;
  /** Blanks between the offset and the bytes. */
  gap: number;
  /** Empty for an offset alone, with which `hexdump` and `od` end. */
  rest: string;
  /** Lines like the one before were left out above it: `hexdump` writes an asterisk for them. */
  isAfterRepeats: boolean;
}

const LINE = /^\s*(?:0x)?([0-9a-f]{3,16})h?(?:\s?<[^<>]*>)?(:)?(?:(\s+)(\S.*))?$/i;
/** Numbers of the columns, rules and titles above a dump. */
const HEAD = /^(?:[a-z][a-z ()]{0,20})?0?0 +0?1 +0?2 +0?3 |^[\s-]*$|^(?:offset|label:)\s/i;
const BYTES = /(?:0x)?((?:[0-9a-f]{2}){1,8})(?![0-9a-z])/iy;
const GAP = /(?:,\s?|[ \t]{1,3}|-)(?=\S)/y;

const MOST_BYTES_OF_LINE = 64;
const USUAL_BYTES_OF_LINE = 16;
/** A dump that says that more bytes were repeated is damaged. */
const MOST_REPEATED = 2 ** 22;

/** The first bytes of a line, at most so many; `null` where more bytes than that follow. */
function bytesOf({ rest }: DumpLine, most: number, isWords: boolean): number[] | null {
  const bytes: number[] = [];
  let at = 0;
  while (bytes.length < most) {
    BYTES.lastIndex = at;
    const digits = BYTES.exec(rest)?.[1];
    if (digits === undefined) return bytes;
    const pairs = (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
    bytes.push(...(isWords ? pairs.reverse() : pairs));
    at = BYTES.lastIndex;
    GAP.lastIndex = at;
    if (bytes.length >= most || !GAP.test(rest)) break;
    at = GAP.lastIndex;
  }
  const behind = rest.slice(at);
  // What follows is the text of these bytes, which has one letter for each.
  if (/^[\s,]?[0-9a-f]{2}(?![0-9a-z])/i.test(behind) && behind.trim().length > most + 2) return null;
  return bytes.slice(0, most);
}

/** True where a line shows without its neighbours that it begins with an offset. */
const isSurelyOffset = ({ offset, hasColon, gap, rest }: DumpLine): boolean =>
  (hasColon && offset.length >= 4) ||
  (gap > 1 && (offset.length >= 7 || (offset.length >= 4 && /^0+$/.test(offset)))) ||
  rest === '';

/** Reads with offsets in a base; `null` where they do not fit to the bytes between them. */
function readWithOffsets(lines: readonly DumpLine[], base: number, isWords: boolean): number[] | null {
  const bytes: number[] = [];
  let last: number[] = [];
  let fitting = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const at = parseInt(line.offset, base);
    const step = next ? parseInt(next.offset, base) - at : 0;
    // The end of one dump, and perhaps the beginning of another.
    const isLast = step <= 0;
    if (line.rest === '') {
      if (!isLast) return null;
      continue;
    }
    const isBeforeRepeats = next?.isAfterRepeats === true;
    if (!isLast && !isBeforeRepeats && step > MOST_BYTES_OF_LINE) return null;
    const most = isLast || isBeforeRepeats ? last.length || USUAL_BYTES_OF_LINE : step;
    const found = bytesOf(line, most, isWords);
    if (!found || found.length === 0) return null;
    if (!isLast && !isBeforeRepeats && found.length !== step) return null;
    if (!isLast) fitting += 1;
    bytes.push(...found);
    if (isBeforeRepeats) {
      if (isLast || step % found.length !== 0 || step > MOST_REPEATED) return null;
      for (let filled = found.length; filled < step; filled += found.length) bytes.push(...found);
    }
    last = isLast ? [] : found;
    if (isLast && index > 0 && next === undefined) break;
  }
  return fitting > 0 ? bytes : null;
}

/** Reads `null` for a text that is no dump. */
export function readDump(text: string): Dump | null {
  const lines: DumpLine[] = [];
  let isAfterRepeats = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '*') {
      isAfterRepeats = true;
      continue;
    }
    if (HEAD.test(line.trimStart())) continue;
    const found = LINE.exec(line.trimEnd());
    if (!found) return null;
    const [, offset = '', colon, gap = '', rest = ''] = found;
    lines.push({ offset, hasColon: colon !== undefined, gap: gap.length, rest, isAfterRepeats });
    isAfterRepeats = false;
  }
  const [first] = lines;
  if (!first || first.rest === '') return null;
  // `hexdump` and `od -x` without more options: the words of a computer that keeps the low byte first.
  const isWords =
    !first.hasColon &&
    first.gap === 1 &&
    lines.every(({ rest }) => /^(?:[0-9a-f]{4}(?:\s+|$))*$/i.test(rest));
  for (const base of [16, 10, 8]) {
    if (base < 16 && !lines.every(({ offset }) => (base === 10 ? /^\d+$/ : /^[0-7]+$/).test(offset)))
      continue;
    const bytes = readWithOffsets(lines, base, isWords);
    if (bytes) return { bytes: Uint8Array.from(bytes), isWords };
  }
  // Lines that were picked out of a dump.
  if (!lines.every(isSurelyOffset)) return null;
  const bytes: number[] = [];
  for (const line of lines) {
    const found = line.rest === '' ? [] : bytesOf(line, USUAL_BYTES_OF_LINE, isWords);
    if (!found || (line.rest !== '' && found.length === 0)) return null;
    bytes.push(...found);
  }
  return { bytes: Uint8Array.from(bytes), isWords };
}
