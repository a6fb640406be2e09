import { describe, expect, it } from 'vitest';
import { formatBase64Url, formatHexText, parseBase64Url, parseBytesText } from './bytesText';
import { randomSource } from './randomForTests';

const BYTES = Uint8Array.from([0xa0, 0x2b, 0x00, 0x41, 0xff, 0x0a, 0x7f, 0x80, 0xc0]);
const list = (write: (byte: number) => string, between: string): string =>
  Array.from(BYTES, write).join(between);
const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

const NOTATIONS: readonly [name: string, text: string][] = [
  ['spaces', list(hex, ' ')],
  ['capitals without a space', list(hex, '').toUpperCase()],
  ['0x and commas', list((byte) => `0x${hex(byte)}`, ', ')],
  ['0x without a leading zero', list((byte) => `0x${byte.toString(16)}`, ', ')],
  ['C array', `uint8_t packet[9] = { ${list((byte) => `0x${hex(byte)}`, ',\n')} };`],
  ['\\x', list((byte) => `\\x${hex(byte)}`, '')],
  ['Python bytes', String.raw`b'\xa0+\x00A\xff\n\x7f\x80\xc0'`],
  ['Python bytearray', String.raw`data = bytearray(b"\xa0+\x00A\xff\n\x7f\x80\xc0")`],
  ['Python fromhex', `bytes.fromhex("${list(hex, ' ')}")`],
  ['decimal list', `[${list(String, ', ')}]`],
  ['typed array of a console', `Uint8Array(9) [${list(String, ', ')}]`],
  ['signed decimals', list((byte) => String(byte > 127 ? byte - 256 : byte), ', ')],
  ['Node buffer', `<Buffer ${list(hex, ' ')}>`],
  ['dashes', list(hex, '-')],
  ['colons', list(hex, ':')],
  ['base64', 'oCsAQf8Kf4DA'],
  ['hexdump -C', '00000000  a0 2b 00 41 ff 0a 7f 80  c0                       |.+.A.....|\n00000009\n'],
  ['xxd', '00000000: a02b 0041 ff0a 7f80 c0                   .+.A.....\n'],
  ['lines', list(hex, '\n')],
  ['C array of any name', `const uint8_t p1[] = {${list((byte) => `0x${hex(byte)}`, ', ')}};`],
  ['NumPy array', `array([${list(String, ', ')}], dtype=uint8)`],
  ['a line of a log', `Received: ${list(hex, ' ')}`],
];

describe('parseBytesText', () => {
  it.each(NOTATIONS)('reads %s', (_name, text) => {
    const read = parseBytesText(text);
    expect(read.ok ? [...read.value.bytes] : read.error).toEqual([...BYTES]);
  });

  it.each([
    ['', 'Nothing to read yet: paste bytes, such as A0 2B 00.'],
    ['A0\n01 GG', 'Line 2: “G” in “GG” is not a hexadecimal digit.'],
    ['Serial is ready', 'Line 1: “S” in “Serial” is not a hexadecimal digit.'],
    ['A0 2', 'Line 1: “2” has 1 digits. A byte has two, so one is missing: write 0A, not A.'],
    ['160, 43, 0, 300', 'Line 1: 300 is not a byte: decimal numbers go from 0 to 255.'],
    ['[ ]', 'No bytes in this text'],
    [String.raw`b'\xa0\xg1'`, 'is not a byte. Write \\x and two digits'],
  ])('says what is wrong with %j', (text, complaint) => {
    const read = parseBytesText(text);
    expect(read.ok ? '' : read.error).toContain(complaint);
  });

  it('takes the bytes out of a log, and counts the lines of text between them', () => {
    const line = list(hex, ' ');
    for (const head of ['12:01:02.100 -> ', '[12:01:02] RX: ', 'Received: ', '<< ', '12:01 got_bytes = ']) {
      const read = parseBytesText(`${head}${line}\nSerial is ready\nConnecting\n${head}a0 01\r\n`);
      expect([head, read.ok && [...read.value.bytes]]).toEqual([head, [...BYTES, 0xa0, 0x01]]);
      expect(read).toMatchObject({ value: { notation: 'log', leftOut: 2 } });
      expect(read.ok && read.value.lines?.map(({ length }) => length)).toEqual([9, 2]);
    }
    // What is meant as bytes is not left out as a text.
    expect(parseBytesText(`Received: ${line}\nReceived: ${line} GG`)).toMatchObject({
      error: expect.stringMatching(/^Line 2: “G” in “GG”/) as string,
    });
  });

  it('names a character outside the first 65,536 as a whole', () => {
    expect(parseBytesText('A0 💥')).toMatchObject({
      error: expect.stringContaining('“💥” in “💥”') as string,
    });
  });

  it('reads more digits without a space than a function takes arguments', () => {
    const read = parseBytesText('A02B'.repeat(300_000));
    expect(read.ok && read.value.bytes.length).toBe(600_000);
  });

  it.each([
    ['blanks between two words', `a${' '.repeat(50_000)}b`],
    ['blanks between two bytes', `A0${' '.repeat(50_000)}A1 zz`],
    ['blanks before a word', `${'\t'.repeat(50_000)}q`],
    ['a bracket that never closes', '[:'.repeat(50_000)],
  ])('is not held up by %s', (_name, text) => {
    const start = performance.now();
    expect(parseBytesText(text).ok).toBe(false);
    // A few milliseconds where the time grows with the length, seconds where it grows with its square.
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('reads back what it writes, and answers anything at all', () => {
    const random = randomSource(31);
    const pieces = [
      '0x',
      '\\x',
      ' ',
      ',',
      '\n',
      'b"',
      "'",
      'A0',
      'ff',
      '12',
      '255',
      '-',
      '=',
      'z',
      '|',
      'é',
      '\u0000',
      '00000010  ',
    ];
    for (let round = 0; round < 10_000; round += 1) {
      const bytes = Uint8Array.from({ length: random.whole(1, 40) }, () => random.whole(0, 255));
      const back = parseBytesText(formatHexText(bytes));
      expect(back.ok && [...back.value.bytes]).toEqual([...bytes]);
      expect(parseBase64Url(formatBase64Url(bytes))).toEqual(bytes);
      const noise = Array.from(
        { length: random.whole(0, 30) },
        () => pieces[random.whole(0, pieces.length - 1)],
      ).join('');
      const read = parseBytesText(noise);
      if (!read.ok) expect(read.error).not.toBe('');
    }
  }, 60_000);
});
