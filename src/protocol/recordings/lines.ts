/** Cuts bytes into lines for the readers of text. */

const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/** No line of a recording comes near this length; what does is no recording, or damage. */
const MOST_LINE_BYTES = 65_536;

/** Erased blocks of a card read as 0x00 or 0xFF; files of a crashed computer end in 0x00. */
const isErased = (byte: number | undefined): boolean => byte === 0x00 || byte === 0xff;

/** Gets one line: its bytes from `from` to `to`, without line ends, and its number. */
export type LineTaker = (bytes: Uint8Array, from: number, to: number, line: number) => void;

/** What a text reader gives and keeps between two stretches. */
export interface LineCutter {
  cut(bytes: Uint8Array, isLast: boolean, take: LineTaker, tooLong: (line: number) => void): number;
}

/**
 * Lines end in LF or CR LF. Erased bytes are left out at both ends of a line; what stands between them is damage that
 * the reader of the line names.
 *
 * @param firstLine number of the first line that comes
 */
export function createLineCutter(firstLine: number): LineCutter {
  let line = firstLine;
  let isInLongLine = false;
  return {
    cut(bytes, isLast, take, tooLong) {
      let at = 0;
      while (at < bytes.length) {
        if (!isInLongLine) while (at < bytes.length && isErased(bytes[at])) at += 1;
        const found = bytes.indexOf(LINE_FEED, at);
        if (found < 0 && !isLast) {
          if (!isInLongLine && bytes.length - at <= MOST_LINE_BYTES) return at;
          if (!isInLongLine) tooLong(line);
          isInLongLine = true;
          return bytes.length;
        }
        const end = found < 0 ? bytes.length : found;
        if (isInLongLine) isInLongLine = false;
        else if (end - at > MOST_LINE_BYTES) tooLong(line);
        else {
          let to = end;
          while (to > at && (bytes[to - 1] === RETURN || isErased(bytes[to - 1]))) to -= 1;
          if (to > at) take(bytes, at, to, line);
        }
        at = end + 1;
        line += 1;
      }
      return Math.min(at, bytes.length);
    },
  };
}

/** A piece of a line for a message, short and printable. */
export function quote(text: string, most = 24): string {
  const printable = text.replace(/[^\x20-\x7e\u00a0-\u00ff]/g, '\u00b7');
  return printable.length > most ? `“${printable.slice(0, most)}…”` : `“${printable}”`;
}
