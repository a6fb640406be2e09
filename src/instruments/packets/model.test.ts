import { describe, expect, it } from 'vitest';
import { CYTON_PACKET_BYTES } from '@site/src/data/cyton';
import { parseBytesText } from '@site/src/protocol/bytesText';
import { encodePacket } from '@site/src/protocol/cyton';
import { randomSource } from '@site/src/protocol/randomForTests';
import { cytonFields } from './cytonFields';
import { inspectCyton, startsAtBoard } from './cytonModel';
import { examples, firmwareOf, type Board } from './examples';
import { ganglionFields } from './ganglionFields';
import { guessFirmware, inspectGanglion } from './ganglionModel';
import { piecesOfFile, piecesOfText, readFragment, writeFragment } from './source';

const packet = (sampleNumber: number, startByte = 0xa0): Uint8Array => {
  const encoded = encodePacket(
    {
      sampleNumber,
      stopByte: 0xc0,
      counts: [1, 2, 3, 4, 5, 6, 7, 8],
      aux: { kind: 'accelerometer', counts: [0, 0, 0] },
    },
    startByte,
  );
  if (!encoded.ok) throw new Error(encoded.error);
  return encoded.value;
};
const join = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const told = (bytes: Uint8Array, hasDaisy = false): string[] =>
  inspectCyton(bytes, hasDaisy).faults.map(({ offset, message }) => `${offset}: ${message}`);

describe('cytonFields', () => {
  it.each([
    [[650, 0, 511], '650, 0, 511. As analog 2.095 V, 0.000 V, 1.647 V'],
    [
      [256, 1, 0],
      '256, 1, 0. As analog 0.825 V, 0.003 V, 0.000 V; digital pins D11 1, D12 0, D13 0, D17 1, D18 0',
    ],
    [[53, 0, 0], '53, 0, 0. As analog 0.171 V, 0.000 V, 0.000 V; marker “5”'],
    [[-1, 1024, 2], '−1, 1024, 2'],
  ] as const)('says what the values %j of a 0xC1 packet can be', (values, said) => {
    const encoded = encodePacket({
      sampleNumber: 1,
      stopByte: 0xc1,
      counts: [0, 0, 0, 0, 0, 0, 0, 0],
      aux: { kind: 'raw', values },
    });
    if (!encoded.ok) throw new Error(encoded.error);
    const [placed] = inspectCyton(encoded.value, false).packets;
    if (!placed) throw new Error('no packet');
    const fields = cytonFields(placed.bytes, placed.packet, () => 24, false);
    expect(fields.find(({ name }) => name === 'Aux 1')?.value).toBe(said);
  });
});

describe('inspectCyton', () => {
  it('finds nothing wrong with a good stream', () => {
    const bytes = join(packet(254), packet(255), packet(0), packet(1));
    expect(inspectCyton(bytes, true)).toMatchObject({ faults: [] });
    expect(inspectCyton(bytes, false).packets.map(({ offset }) => offset)).toEqual([0, 33, 66, 99]);
  });

  it('names lost packets, and a number that comes twice', () => {
    expect(told(join(packet(254), packet(1)))).toEqual(['33: 2 packets lost: 254 is followed by 1']);
    expect(told(join(packet(9), packet(9)))[0]).toContain('sample number 9 comes twice');
  });

  it('names a wrong stop byte at its own offset', () => {
    const wrong = packet(2);
    wrong[32] = 0xd0;
    expect(told(join(packet(1), wrong, packet(3)))).toEqual([
      '65: wrong stop byte 0xD0: expected 0xC0 to 0xCF. The packet from offset 33 is left out.',
      '66: 1 packet lost: 1 is followed by 3',
    ]);
  });

  it('tells text, short packets, stray bytes and a cut end apart', () => {
    const text = [...'Success: Sample rate is 250Hz$$$'].map((character) => character.charCodeAt(0));
    expect(told(join(packet(1), text, packet(2)))).toEqual([
      '33: text between packets: “Success: Sample rate is 250Hz$$$”',
    ]);
    expect(told(join(packet(1), packet(2).subarray(0, 29), packet(3)))[0]).toBe(
      '33: a packet of 29 bytes: 4 are missing, and the next packet begins early',
    );
    expect(told(join([1, 2, 3, 0x80], packet(1)))).toEqual([
      '0: misaligned: 4 bytes that belong to no packet',
    ]);
    expect(told(join(packet(1), packet(2).subarray(0, 20)))).toEqual([
      '33: cut off: 20 of 33 bytes of a packet',
    ]);
  });

  it('names halves of a Daisy pair that do not join, but not the newest one', () => {
    expect(told(join(packet(2), packet(3), packet(4), packet(6), packet(7), packet(8)), true)).toEqual([
      '66: Daisy packet 4 has no board packet 5 after it',
      '99: 1 packet lost: 4 is followed by 6',
    ]);
    expect(told(join(packet(3), packet(4), packet(5)), true)).toEqual([
      '0: board packet 3 has no Daisy packet 2 before it',
    ]);
  });

  it('knows the bytes of the board’s own serial port', () => {
    const bytes = join(packet(1, 0x41), packet(2, 0x41));
    expect(startsAtBoard(bytes)).toBe(true);
    expect(startsAtBoard(packet(1))).toBe(false);
    expect(inspectCyton(bytes, false, 0x41).packets).toHaveLength(2);
  });
});

describe('fields', () => {
  it('cover every byte of a Cyton’s packet once, with the channels of its board', () => {
    const [placed] = inspectCyton(packet(2), true).packets;
    if (!placed) throw new Error('no packet');
    const fields = cytonFields(placed.bytes, placed.packet, (channel) => (channel === 9 ? 1 : 24), true);
    expect(
      fields
        .map(({ hex }) => hex)
        .join(' ')
        .split(' '),
    ).toHaveLength(CYTON_PACKET_BYTES);
    expect(fields.find(({ name }) => name === 'Channel 9')?.value).toBe('1 count = 0.536 µV');
    expect(fields.find(({ name }) => name === 'Channel 10')?.value).toBe('2 counts = 0.045 µV');
  });

  it('name every run of bits of a Ganglion’s packet', () => {
    const read = piecesOfText('2B 00 14 BF FA D0 0D 0B FC BD 00 29 BF F5 90 82 8B DF 5D C2', 'ganglion3');
    if (!read.ok) throw new Error(read.error);
    const [placed] = inspectGanglion(read.value.pieces, 3).packets;
    if (!placed) throw new Error('no packet');
    const fields = ganglionFields(placed, 3);
    expect(fields).toHaveLength(10);
    expect(fields[1]).toMatchObject({
      place: '1.7–3.6',
      name: 'Channel 1, sample 1',
      value: '5248 counts = 9.81 µV',
    });
    expect(fields.at(-1)?.value).toBe('Z: −62 counts = −0.992 g');
  });
});

describe('inspectGanglion', () => {
  it('names losses, unknown IDs and wrong lengths, with their offsets', () => {
    const read = piecesOfText(
      `64${' 00'.repeat(19)}\n66${' 00'.repeat(19)}\nFF${' 00'.repeat(19)}\n64 00`,
      'ganglion3',
    );
    if (!read.ok) throw new Error(read.error);
    expect(inspectGanglion(read.value.pieces, 3).faults.map(({ offset, kind }) => [offset, kind])).toEqual([
      [20, 'lost'],
      [40, 'unknown'],
      [60, 'length'],
    ]);
  });

  it('says once from where on firmware 2 has no values', () => {
    const text = examples.find(({ board }) => board === 'ganglion2')?.text() ?? '';
    const read = piecesOfText(text, 'ganglion2');
    if (!read.ok) throw new Error(read.error);
    const { faults } = inspectGanglion(read.value.pieces, 2);
    expect(faults.map(({ kind }) => kind)).toEqual(['lost', 'level', 'lost']);
    expect(guessFirmware(read.value.pieces)).toBe(2);
  });

  it('takes each line of a log for a notification, without its time', () => {
    const packet = `64 ${'00 '.repeat(19)}`;
    const read = piecesOfText(
      `10:00:00 -> ${packet}\nconnected\n10:00:01 -> ${packet}${packet}`,
      'ganglion3',
    );
    expect(read.ok && read.value.pieces.map(({ length }) => length)).toEqual([20, 20, 20]);
    expect(read).toMatchObject({ value: { notation: 'log', leftOut: 1 } });
  });

  it('keeps to lines with numbers, and takes a list over several lines as one', () => {
    const packet = `64 ${'00 '.repeat(19)}`;
    const numbered = piecesOfText(`1: ${packet}\n2: ${packet}`, 'ganglion3');
    expect(numbered.ok && numbered.value.pieces.map(({ length }) => length)).toEqual([20, 20]);
    const half = '0x64, 0, 0, 0, 0, 0, 0, 0, 0, 0,';
    const list = piecesOfText(`uint8_t p[20] = {\n${half}\n${half}\n};`, 'ganglion3');
    expect(list.ok ? list.value.pieces.map(({ length }) => length) : list.error).toEqual([20]);
  });

  it('takes the numbers of lines away once, and not the digits behind them', () => {
    expect(piecesOfText('1: 5 A0 2B\n2: 6 A1 2C', 'cyton')).toMatchObject({
      error: expect.stringContaining('“5” has 1 digit') as string,
    });
  });

  it('names the line of a text that is no packet', () => {
    expect(piecesOfText('64 00\n\nxyz', 'ganglion3')).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^Line 3: “x” in “xyz”/),
    });
  });
});

describe('piecesOfFile', () => {
  const bytes = packet(7);
  const text = `A0 ${[...bytes.subarray(1)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')}\r\n`;
  const wide = [...`\ufeff${text}`].flatMap((letter) => [
    letter.charCodeAt(0) & 0xff,
    letter.charCodeAt(0) >> 8,
  ]);
  it.each([
    ['bytes', bytes, 'file'],
    ['digits that a terminal saved', new TextEncoder().encode(text), 'hexadecimal'],
    ['digits in UTF-16', Uint8Array.from(wide), 'hexadecimal'],
    [
      'digits in UTF-16 of the other order',
      Uint8Array.from(wide).map((_, at) => wide[at ^ 1] ?? 0),
      'hexadecimal',
    ],
    ['digits behind the mark of UTF-8', new TextEncoder().encode(`\ufeff${text}`), 'hexadecimal'],
    ['digits with hard spaces', new TextEncoder().encode(text.replaceAll(' ', '\u00a0')), 'hexadecimal'],
    ['a log with letters of its own', new TextEncoder().encode(`Gerät geöffnet\n${text}`), 'log'],
  ])('reads %s', (_name, content, notation) => {
    const read = piecesOfFile(content, 'cyton');
    expect(read.ok && [read.value.notation, ...read.value.bytes]).toEqual([notation, ...bytes]);
  });

  it('keeps the answers of a board as they are', () => {
    const answer = new TextEncoder().encode('Success: Sample rate is 250Hz$$$');
    expect(piecesOfFile(answer, 'cyton')).toMatchObject({ value: { notation: 'file', bytes: answer } });
  });

  it('names the line with a mistake among digits', () => {
    const content = new TextEncoder().encode(`${text}${text.replace('A0', 'AG')}`);
    expect(piecesOfFile(content, 'cyton')).toMatchObject({
      error: expect.stringContaining('Line 2: “G” in “AG”') as string,
    });
  });

  it.each([
    '%OpenBCI Raw EXG Data\n%Number of channels = 8\n',
    '%STOP AT\n00001000\n',
    `00${',0001BF'.repeat(8)}\n01${',0001BF'.repeat(8)}\n`,
  ])('sends a recording to the file viewer: %j', (content) => {
    expect(piecesOfFile(new TextEncoder().encode(content), 'cyton')).toMatchObject({
      error: expect.stringContaining('Open it in the file viewer') as string,
    });
  });

  it('says of an empty file that it is one', () => {
    expect(piecesOfFile(new Uint8Array(0), 'cyton')).toMatchObject({
      error: expect.stringContaining('The file is empty') as string,
    });
  });
});

describe('the examples', () => {
  it.each(examples.map((example) => [example.name, example] as const))(
    'show what they say: %s',
    (name, { board, text }) => {
      const read = piecesOfText(text(), board);
      if (!read.ok) throw new Error(read.error);
      const firmware = firmwareOf(board);
      const { packets, faults } = firmware
        ? inspectGanglion(read.value.pieces, firmware)
        : inspectCyton(read.value.bytes, board === 'daisy');
      expect(packets.length).toBeGreaterThan(0);
      expect(faults.length > 0).toBe(!['One packet', 'A second of EEG', 'Time stamps'].includes(name));
    },
  );
});

describe('addresses', () => {
  it('bring back what they show, and refuse what is none', () => {
    const pieces = [packet(1).slice(0, 20), Uint8Array.of(201, 0x31, 0x5a)];
    const fragment = writeFragment({ board: 'ganglion3', gain: 12, pieces });
    expect(readFragment(fragment ?? '')).toEqual({ board: 'ganglion3', gain: 12, pieces });
    expect(writeFragment({ board: 'cyton', gain: 24, pieces: [new Uint8Array(5000)] })).toBeNull();
    for (const bad of [
      '',
      '#inspect=',
      '#inspect=cyton.5.AAAA',
      '#inspect=toString.24.AAAA',
      '#inspect=cyton.24.A',
      '#other',
    ]) {
      expect(readFragment(bad)).toBeNull();
    }
  });
});

it('answers 10,000 cut, shuffled and made-up captures without an exception', () => {
  const random = randomSource(77);
  const good = Array.from({ length: 12 }, (_, index) => packet(index));
  const boards: readonly Board[] = ['cyton', 'daisy', 'ganglion2', 'ganglion3'];
  for (let round = 0; round < 10_000; round += 1) {
    const parts = Array.from({ length: random.whole(0, 5) }, () => {
      const chosen = good[random.whole(0, 11)] ?? packet(0);
      const kind = random.whole(0, 3);
      if (kind === 0) return chosen;
      if (kind === 1) return chosen.subarray(random.whole(0, 32), random.whole(0, 33));
      if (kind === 2) return chosen.map((byte) => (random.whole(0, 9) === 0 ? random.whole(0, 255) : byte));
      return Uint8Array.from({ length: random.whole(0, 40) }, () => random.whole(0, 255));
    });
    const bytes = join(...parts);
    const board = boards[round % boards.length] ?? 'cyton';
    const read = piecesOfFile(bytes, board);
    const pieces = read.ok ? read.value.pieces : [];
    const firmware = firmwareOf(board);
    if (firmware) {
      for (const placed of inspectGanglion(pieces, firmware).packets) ganglionFields(placed, firmware);
    } else {
      const { packets, faults } = inspectCyton(bytes, board === 'daisy');
      for (const placed of packets) cytonFields(placed.bytes, placed.packet, () => 24, board === 'daisy');
      // Every byte is in a packet or named in a fault.
      expect(packets.length * CYTON_PACKET_BYTES === bytes.length || faults.length > 0).toBe(true);
    }
    readFragment(`#inspect=${String.fromCharCode(...bytes)}`);
    parseBytesText(String.fromCharCode(...bytes));
  }
}, 60_000);
