/** What a reader gives the inspector: a text, a file, or an address that somebody shared; and how it becomes packets. */
import { cytonGains, type CytonGain } from '@site/src/data/cytonChoices';
import { GANGLION_PACKET_BYTES } from '@site/src/data/ganglion';
import {
  formatBase64Url,
  parseBase64Url,
  parseTidyBytes,
  tidyBytesText,
  type BytesNotation,
} from '@site/src/protocol/bytesText';
import { failure, success, type Result } from '@site/src/protocol/result';
import { isMeantFor } from '../settings';
import { boardNames, type Board } from './examples';
import { cutGanglionPackets } from './ganglionModel';

/** The name of the inspector in an address. */
export const FRAGMENT = 'inspect';

/** Addresses get too long for messages and for some programs beyond this. */
const LONGEST_SHARED_BYTES = 1400;

/** Files beyond this are cut: a minute of packets shows whatever is wrong with a stream. */
export const MOST_BYTES = 4_000_000;

/** Bytes as they came in. */
export interface Pieces {
  /** Everything, in order. */
  bytes: Uint8Array;
  /** The notifications of a Ganglion; one piece for a Cyton, whose stream has no borders. */
  pieces: readonly Uint8Array[];
  notation: BytesNotation | 'file';
  /** Lines of a log without bytes. */
  leftOut?: number;
}

const join = (pieces: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
};

/** Bytes without borders as a board has sent them. */
const cutStream = (bytes: Uint8Array, board: Board): readonly Uint8Array[] =>
  board.startsWith('ganglion') ? cutGanglionPackets(bytes) : [bytes];

const UTF_16_MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

/** The text of a file that has nothing else in it; `null` for any other. Shells of Windows write UTF-16. */
function textOfFile(bytes: Uint8Array): string | null {
  for (const [encoding, mark] of Object.entries(UTF_16_MARKS))
    if (bytes[0] === mark[0] && bytes[1] === mark[1]) return new TextDecoder(encoding).decode(bytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** How recordings of the GUI and files of the card begin. */
const RECORDING = /^(?:%(?:OpenBCI|OBCI|STOP AT|START AT)|[0-9a-f]{2}(?:,[0-9a-f]{6}){8,16}(?:,|\s))/i;

/** Bytes that are written out: so many next to each other are no answer of a board. */
const WRITTEN_OUT = /(?<!\w)(?:(?:0x|\\x)?[0-9a-f]{2}[\s,;:-]+){8}/i;

/** A file as it is; or the bytes that it has written out, as a terminal saves them. */
export function piecesOfFile(bytes: Uint8Array, board: Board): Result<Pieces> {
  if (bytes.length === 0) {
    return failure('The file is empty: it has 0 bytes, so nothing was written to it. Choose another file.');
  }
  const text = textOfFile(bytes);
  if (text !== null && RECORDING.test(text)) {
    return failure(
      'This is a recording, and not the bytes of packets. Open it in the file viewer, on the page about GUI recordings.',
    );
  }
  const read = text === null ? null : piecesOfText(text, board);
  if (read && (read.ok || WRITTEN_OUT.test(text ?? ''))) return read;
  return success({
    bytes,
    pieces: cutStream(bytes, board),
    notation: 'file',
  });
}

/** A line of notifications: several packets of samples, or one of anything. */
const cutIntoPackets = (bytes: Uint8Array): readonly Uint8Array[] =>
  bytes.length % GANGLION_PACKET_BYTES === 0 ? cutGanglionPackets(bytes) : [bytes];

/**
 * A text that was pasted.
 *
 * For a Ganglion every line is a notification; a line that holds several packets of samples, and a text in a notation that does not
 * keep to lines, is cut every 20 bytes.
 */
export function piecesOfText(pasted: string, board: Board): Result<Pieces> {
  const text = tidyBytesText(pasted);
  const isGanglion = board.startsWith('ganglion');
  const whole = parseTidyBytes(
    text,
    isGanglion ? 'packets, such as 64 00 … 00' : 'bytes, such as A0 2B 00 … C0',
  );
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (!isGanglion || lines.length < 2 || (whole.ok && whole.value.notation.startsWith('dump'))) {
    if (!whole.ok) return whole;
    const { bytes, notation, leftOut = 0 } = whole.value;
    return success({ bytes, pieces: cutStream(bytes, board), notation, leftOut });
  }
  if (whole.ok && whole.value.lines) {
    return success({ ...whole.value, pieces: whole.value.lines.flatMap(cutIntoPackets) });
  }
  const pieces: Uint8Array[] = [];
  let notation: BytesNotation = 'hexadecimal';
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = parseTidyBytes(line);
    if (!read.ok && whole.ok) {
      // One list on several lines, with a bracket or a comment on lines of their own.
      const { bytes, notation } = whole.value;
      return success({ bytes, pieces: cutStream(bytes, board), notation });
    }
    if (!read.ok) return failure(read.error.replace(/^Line 1/, `Line ${index + 1}`));
    notation = read.value.notation;
    const { bytes } = read.value;
    pieces.push(...cutIntoPackets(bytes));
  }
  return success({ bytes: join(pieces), pieces, notation });
}

/** What an address carries. */
export interface Shared {
  board: Board;
  gain: CytonGain;
  pieces: readonly Uint8Array[];
}

/** The fragment of an address that shows the same; `null` when there are too many bytes for one. */
export function writeFragment({ board, gain, pieces }: Shared): string | null {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length === 0 || length > LONGEST_SHARED_BYTES) return null;
  return `#${FRAGMENT}=${[board, gain, ...pieces.map(formatBase64Url)].join('.')}`;
}

/** Reads `writeFragment`; `null` for anything else. */
export function readFragment(fragment: string): Shared | null {
  if (!isMeantFor(FRAGMENT, fragment)) return null;
  const [board = '', gain, ...texts] = fragment.slice(FRAGMENT.length + 2).split('.');
  const known = cytonGains.find((entry) => String(entry.gain) === gain)?.gain;
  const pieces = texts.map(parseBase64Url);
  if (!Object.hasOwn(boardNames, board) || known === undefined) return null;
  if (pieces.length === 0 || !pieces.every((piece) => piece !== null)) return null;
  return { board: board as Board, gain: known, pieces };
}
