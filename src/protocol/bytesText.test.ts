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
  ['binary', list((byte) => byte.toString(2).padStart(8, '0'), ' ')],
  ['binary with 0b', list((byte) => `0b${byte.toString(2)}`, ', ')],
  ['binary of Arduino', `{${list((byte) => `B${byte.toString(2).padStart(8, '0')}`, ', ')}}`],
  ['binary in halves', list((byte) => byte.toString(2).padStart(8, '0').replace(/^..../, '$& '), ' ')],
  ['Wireshark', '0000  a0 2b 00 41 ff 0a 7f 80   c0                  .+.A....   .\n'],
  ['Wireshark, two lines', '0000  a0 2b 00 41   .+.A\n0004  ff 0a 7f 80   ....\n0008  c0            .'],
  ['lines of 16 with letters behind', 'A0 2B 00 41 FF 0A 7F 80   .+.A....\nC0                        .'],
  [
    'HxD with its head',
    'Offset(h) 00 01 02 03 04 05 06 07\n\n00000000  A0 2B 00 41 FF 0A 7F 80   +.Aÿ..€\n00000008  C0                       À',
  ],
  ['od -A x -t x1', '000000 a0 2b 00 41 ff 0a 7f 80\n000008 c0\n000009'],
  ['od -t x1, octal offsets', '0000000 a0 2b 00 41 ff 0a 7f 80\n0000010 c0\n0000011'],
  ['words of hexdump', '0000000 2ba0 4100 0aff 807f\n0000008 00c0\n0000009\n'],
  ['tcpdump -X', '\t0x0000:  a02b 0041 ff0a 7f80  .+.A....\n\t0x0008:  c0                   .'],
  [
    'gdb',
    '0x20000400 <buf>:\t0xa0\t0x2b\t0x00\t0x41\n0x20000404 <buf+4>:\t0xff\t0x0a\t0x7f\t0x80\n0x20000408 <buf+8>:\t0xc0',
  ],
  ['numbered lines', '1: a0 2b 00 41\n2: ff 0a 7f 80\n3: c0'],
  ['numbered lines with bars', '08 | a0 2b 00 41\n09 | ff 0a 7f 80\n10 | c0'],
  ['numbers and blanks', '  1\ta0 2b 00 41\n  2\tff 0a 7f 80\n  3\tc0'],
  ['numbered elements', Array.from(BYTES, (byte, index) => `[${index}] = ${byte}`).join('\n')],
  ['0x only where it differs', '{0xa0, 43, 0, 65, 0xff, 10, 0x7f, 0x80, 0xc0}'],
  ['comments', '0xa0, // start\n0x2b, /* 43 */ 0x00, 0x41,\n0xff, # high\n0x0a, 0x7f, 0x80, 0xc0'],
  ['Python literals on two lines', String.raw`(b'\xa0+\x00A'` + '\n ' + String.raw`b'\xff\n\x7f\x80\xc0')`],
  [
    'a Python list of literals',
    String.raw`[b'\xa0', b'+', b'\x00', b'A', b'\xff', b'\n', b'\x7f', b'\x80', b'\xc0']`,
  ],
  ['a literal of Wireshark', String.raw`"\xa0\x2b\x00\x41"` + ' \\\n' + String.raw`"\xff\x0a\x7f\x80\xc0"`],
  ['octal escapes', String.raw`read(3, "\240+\0A\377\n\177\200\300", 33) = 9`],
  ['a Python session', '>>> ser.read(33)\n' + String.raw`b'\xa0+\x00A\xff\n\x7f\x80\xc0'`],
  ['a printed JSON buffer', JSON.stringify({ type: 'Buffer', data: [...BYTES] }, null, 2)],
  ['JSON with numbers as names', JSON.stringify({ ...[...BYTES] })],
  ['JSON with a text', JSON.stringify({ at: 1698768000.1, raw: list(hex, '') })],
  ['NumPy by its name', `np.array([${list(String, ', ')}], dtype=np.uint8)`],
  ['MATLAB', `data = uint8([${list(String, ' ')}]);`],
  ['Rust', `let packet: [u8; 9] = [${list((byte) => `0x${hex(byte)}u8`, ', ')}];`],
  ['C++ with a template', `std::array<uint8_t, 9> packet = {${list((byte) => `0x${hex(byte)}`, ', ')}};`],
  ['Node from base64', "Buffer.from('oCsAQf8Kf4DA', 'base64')"],
  ['nRF Connect', `A\t12:01:02.100\t"(0x) ${list(hex, '-').toUpperCase()}" received`],
  ['gatttool', `Notification handle = 0x0019 value: ${list(hex, ' ')} `],
  ['a time of Python', `2026-01-01 12:01:02,123 DEBUG rx: ${list(hex, ' ')}`],
  ['signs of a word processor', `\ufeff“${list(hex, '–')}”`],
  ['signs of full width', 'Ａ０，２Ｂ，００，４１，ＦＦ，０Ａ，７Ｆ，８０，Ｃ０'],
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
    ['A0 2', 'Line 1: “2” has 1 digit. A byte has two, so one is missing: write 0A, not A.'],
    ['160, 43, 0, 300', 'Line 1: 300 is not a byte: decimal numbers go from 0 to 255.'],
    ['[ ]', 'No bytes in this text'],
    [String.raw`b'\xa0\xg1'`, 'is not a byte. Write \\x and two digits'],
    ['A0 AO', 'Line 1: “O” in “AO” is the letter O and not the digit 0.'],
    ['А0 2B', 'is a letter of another alphabet'],
    ['A0 2B\n… C0', 'Line 2: “…” stands for bytes that are not there'],
    ['<Buffer a0 2b 00 ... 12 more bytes>', '“...” stands for bytes that are not there'],
    ['0b101000001', 'has 9 binary digits. A byte has eight'],
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
    for (const wrong of [`Received: ${line} GG`, `GG ${line}`, `Received: GG ${line}`]) {
      expect([wrong, parseBytesText(`Received: ${line}\n${wrong}`)]).toMatchObject([
        wrong,
        { error: expect.stringMatching(/^Line 2: “G” in “GG”/) as string },
      ]);
    }
  });

  it('repeats the lines that a dump left out as equal', () => {
    const read = parseBytesText(
      '00000000  00 01  |..|\n00000002  aa bb  |..|\n*\n00000008  cc     |.|\n00000009\n',
    );
    expect(read.ok && formatHexText(read.value.bytes)).toBe('00 01 AA BB AA BB AA BB CC');
  });

  it('takes no byte for the number of a line', () => {
    for (const text of [
      '01 A0 2B\n02 A0 2C',
      '1 43 7\n2 44 9',
      '00 10 20\n01 11 21',
      '00 | 10 | 20\n01 | 11 | 21',
    ]) {
      const read = parseBytesText(text);
      expect([text, read.ok && read.value.bytes.length]).toEqual([text, 6]);
    }
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
    ['a long word', `${'g'.repeat(100_000)}!`],
    ['quotes that never close', `"${'\\"'.repeat(50_000)}`],
    ['commas and blanks', ', '.repeat(50_000) + 'q'],
    ['dots', 'a.'.repeat(50_000)],
    ['comments that never close', '/*'.repeat(50_000)],
    ['an offset and blanks', `00000000: ${' '.repeat(50_000)}q`],
    ['a line number and blanks', `1:${' '.repeat(50_000)}q\n2: q`],
    ['dashes', '-'.repeat(50_000) + 'q'],
    ['angles', `${'0000<'.repeat(50_000)}q`],
    ['words of a log', 'get '.repeat(50_000)],
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
