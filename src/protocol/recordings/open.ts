/** Tells formats apart by the first bytes of a file. */
import { CYTON_PACKET_BYTES, CYTON_START_BYTE } from '../../data/cyton';
import { isStopByte } from '../cyton';
import { failure, type Result } from '../result';
import { openBdf } from './bdf';
import { firstLines, openDelimited } from './delimited';
import { quote } from './lines';
import { openSdCardText } from './sdCardText';
import type { RecordingFormat } from './types';

/** As many bytes decide: the header of a BDF file with 1024 signals, the head and some lines of every other format. */
export const HEAD_BYTES = 262_400;

const EXPECTED =
  'Expected a recording of the GUI (OpenBCI-RAW-….txt), BrainFlow’s CSV, an SD card file (OBCI_….TXT), BDF, or a CSV table with a line of names.';

const LINE_FEED = 0x0a;
const RETURN = 0x0d;

const UTF16 = 'text in UTF-16. Save it as UTF-8 or plain text';

/** Files of other kinds, by how they begin: a character a byte. */
const FOREIGN: readonly { begins: string; says: string }[] = [
  {
    begins: 'PK\u0003\u0004',
    says: 'a ZIP archive, or a spreadsheet (.xlsx). Unpack it, or save the table as CSV',
  },
  { begins: '\u001f\u008b', says: 'compressed with gzip. Unpack it first' },
  {
    begins: '0       ',
    says: 'a 16-bit EDF file. Convert it to BDF or CSV, for instance with EDFbrowser',
  },
  { begins: '{\\rtf', says: 'a document (RTF). Save it as plain text' },
  { begins: '%PDF', says: 'a PDF document' },
  { begins: '\u0089PNG', says: 'a picture (PNG)' },
  { begins: '\u00ff\u00d8\u00ff', says: 'a picture (JPEG)' },
  { begins: 'MATLAB', says: 'a MATLAB file (.mat). Write the matrix as CSV' },
  { begins: 'HDF\r\n', says: 'an HDF5 file. Write the matrix as CSV' },
  { begins: '\u0089HDF', says: 'an HDF5 file. Write the matrix as CSV' },
  { begins: 'XDF:', says: 'an XDF file of Lab Streaming Layer. Convert it to CSV, for instance with pyxdf' },
  { begins: 'Brain Vision', says: 'the header of a BrainVision recording. Convert it to BDF or CSV' },
  { begins: '\u0093NUMPY', says: 'an array of NumPy (.npy). Write it as CSV, with numpy.savetxt' },
  { begins: '\u00d4\u00c3\u00b2\u00a1', says: 'a capture of network packets (pcap)' },
  { begins: '\n\r\r\n', says: 'a capture of network packets (pcapng)' },
  { begins: '7z\u00bc\u00af', says: 'a 7-Zip archive. Unpack it first' },
  { begins: 'Rar!', says: 'a RAR archive. Unpack it first' },
  { begins: 'RIFF', says: 'a sound or a film (WAV or AVI)' },
  {
    begins: '\u00d0\u00cf\u0011\u00e0',
    says: 'a spreadsheet or a document of Office (.xls, .doc). Save the table as CSV',
  },
  { begins: '{', says: 'JSON, such as the GUI’s settings. The recording is another file' },
  { begins: '<', says: 'HTML or XML, perhaps a web page that was saved instead of the file' },
  { begins: '\u00ff\u00fe', says: UTF16 },
  { begins: '\u00fe\u00ff', says: UTF16 },
];

/**
 * Finds the format of a file.
 *
 * @param head its first bytes, `HEAD_BYTES` of them or the whole file
 * @returns the format, or what the file is instead, with the line
 */
export function openRecording(head: Uint8Array): Result<RecordingFormat> {
  if (head.length === 0) return failure(`The file is empty. ${EXPECTED}`);
  if (head.every((byte) => byte === 0x00 || byte === 0xff)) {
    return failure(
      `The file begins with ${head.length.toLocaleString('en')} erased bytes (0x00 or 0xFF): nothing was written there. A file on the card looks like this when no stream ran, or when its place on the card was erased again.`,
    );
  }
  const known = openBdf(head) ?? openSdCardText(head) ?? openDelimited(head);
  if (known) return known;
  const foreign = FOREIGN.find(({ begins }) =>
    Array.from(begins).every((character, at) => character.charCodeAt(0) === head[at]),
  );
  if (foreign) return failure(`This is ${foreign.says}. ${EXPECTED}`);
  if (isRawCyton(head)) {
    return failure(
      'These are raw packets of a Cyton, as they come from its serial port. Open the file in the packet inspector, on the page about the Cyton’s data format.',
    );
  }
  return failure(`${whyUnknown(head)} ${EXPECTED}`);
}

/** Packets as they come from the serial port: a start byte every 33 bytes, and a stop byte before it. */
function isRawCyton(head: Uint8Array): boolean {
  const start = head.indexOf(CYTON_START_BYTE);
  const places = [0, 1, 2].map((packet) => start + packet * CYTON_PACKET_BYTES);
  return (
    start >= 0 &&
    start + 3 * CYTON_PACKET_BYTES <= head.length &&
    places.every((at) => head[at] === CYTON_START_BYTE && isStopByte(head[at + CYTON_PACKET_BYTES - 1] ?? 0))
  );
}

/** Text in UTF-16 without its mark: every other byte of plain letters is 0. */
const isWide = (head: Uint8Array): boolean =>
  [0, 1].some(
    (odd) => head.length >= 8 && head.subarray(0, 8).every((byte, at) => (at % 2 === odd) === (byte === 0)),
  );

/** What is wrong with a text whose format is not known, with its line and what to do. */
function whyUnknown(head: Uint8Array): string {
  if (isWide(head)) return `This is ${UTF16}.`;
  if (head.subarray(0, 512).includes(0x00)) {
    return 'The file is not text: it has zero bytes among its first ones.';
  }
  if (!head.includes(LINE_FEED) && head.includes(RETURN)) {
    return 'Its lines end in CR alone, as those of old Macs. Save it with line ends of Unix (LF) or Windows (CR LF).';
  }
  const lines = firstLines(head);
  const saying = (at: number, says: string): string =>
    `Line ${at + 1}: ${quote(lines[at]?.text.trim() ?? '', 60)} ${says}`;
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  if (first < 0) return 'The file has blank lines only.';
  // The line of names, and the first one with values.
  const isAt = (at: number, fault: RegExp): boolean => fault.test(lines[at]?.text ?? '');
  const table = lines.findIndex(({ text }) => text.trim() !== '' && !text.startsWith('%'));
  if (isAt(table, /;.*;/)) {
    return saying(
      table,
      'has semicolons between its values. Save the table with commas between them and with decimal points.',
    );
  }
  const withCommas = [table, table + 1].find((at) => isAt(at, /(^|\t)\s*-?\d+,\d+\s*(\t|$)/));
  return withCommas !== undefined && isAt(withCommas, /\t/)
    ? saying(withCommas, 'has decimal commas. Save the table with decimal points.')
    : saying(first, 'is not the beginning of a recording that is known here.');
}
