import { describe, expect, it } from 'vitest';
import { ganglionPacketIds } from '../data/ganglionPackets';
import {
  decodeGanglionPacket,
  encodeGanglionRaw,
  encodeGanglionSamples,
  GANGLION_MICROVOLTS_PER_COUNT,
  ganglionG,
  ganglionMicrovolts,
} from './ganglion';
import type { GanglionBits } from '../data/ganglion';
import type { Four, GanglionPacket } from './ganglion';
import { randomSource } from './randomForTests';
import type { Result } from './result';

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.trim().split(/\s+/), (byte) => parseInt(byte, 16));

const textPacket = (id: number, text: string): Uint8Array =>
  Uint8Array.from([id, ...[...text].map((character) => character.charCodeAt(0))]);

const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

const ZERO: Four = [0, 0, 0, 0];

describe('packets written by hand', () => {
  it('firmware 2, ID 0: four channels of 24 bit', () => {
    const bytes = bytesOf('00 00 00 01 FF FF FF 7F FF FF 80 00 00 41 42 43 44 45 46 47');
    expect(decodeGanglionPacket(bytes, 2)).toEqual({
      ok: true,
      value: { kind: 'raw', counts: [1, -1, 8388607, -8388608] },
    });
    expect([...valueOf(encodeGanglionRaw([1, -1, 8388607, -8388608]))]).toEqual([...bytes]);
  });

  // Channel 1 of the first sample is 18 ones: -2 with its sign in bit 0. Channel 2 is 000000000000000010: 2.
  const EIGHTEEN = `FF FF C0 00 20 ${'00 '.repeat(13)} F0`;

  it('firmware 3, 18 bit: shifted up by six, with acceleration', () => {
    expect(valueOf(decodeGanglionPacket(bytesOf(`0B ${EIGHTEEN}`), 3))).toEqual({
      kind: 'compressed',
      number: 11,
      bits: 18,
      values: [[-128, 128, 0, 0], ZERO],
      acceleration: { axis: 'x', count: -16 },
    });
  });

  it('firmware 2, 18 bit: the same bytes are differences of -2 and 2', () => {
    expect(valueOf(decodeGanglionPacket(bytesOf(`0C ${EIGHTEEN}`), 2))).toMatchObject({
      number: 12,
      values: [[-2, 2, 0, 0], ZERO],
      acceleration: { axis: 'y', count: -16 },
    });
  });

  // Nineteen ones, then 0000000000000000010, and the last value is 0000000000000000100.
  const NINETEEN = `FF FF E0 00 08 ${'00 '.repeat(13)} 04`;

  it('19 bit: IDs are counted from 100, without acceleration', () => {
    expect(valueOf(decodeGanglionPacket(bytesOf(`64 ${NINETEEN}`), 3))).toEqual({
      kind: 'compressed',
      number: 0,
      bits: 19,
      values: [
        [-64, 64, 0, 0],
        [0, 0, 0, 128],
      ],
      acceleration: null,
    });
    expect(valueOf(decodeGanglionPacket(bytesOf(`C8 ${NINETEEN}`), 2))).toMatchObject({
      number: 100,
      values: [
        [-2, 2, 0, 0],
        [0, 0, 0, 4],
      ],
    });
  });

  it.each<[string, Uint8Array, GanglionPacket]>([
    ['channel 3', textPacket(203, '42Z'), { kind: 'impedance', input: 3, kiloohms: 42 }],
    ['the reference', textPacket(205, '1200Z'), { kind: 'impedance', input: 'reference', kiloohms: 1200 }],
    ['no result', textPacket(201, 'Z'), { kind: 'impedance', input: 1, kiloohms: null }],
  ])('impedance of %s in kΩ', (_name, bytes, packet) => {
    expect(decodeGanglionPacket(bytes, 3)).toEqual({ ok: true, value: packet });
  });

  it('texts say whether more follows', () => {
    expect(valueOf(decodeGanglionPacket(textPacket(206, 'accelerometer enabl'), 2))).toEqual({
      kind: 'text',
      text: 'accelerometer enabl',
      isLast: false,
    });
    expect(valueOf(decodeGanglionPacket(textPacket(207, 'ed\n'), 3))).toMatchObject({
      text: 'ed\n',
      isLast: true,
    });
  });
});

describe('packets that cannot be read', () => {
  const twenty = (id: number): Uint8Array =>
    Uint8Array.from({ length: 20 }, (_, index) => (index === 0 ? id : 0));
  it.each<[string, Uint8Array, 2 | 3, string]>([
    ['empty', new Uint8Array(), 3, 'Packet: no bytes.'],
    ['stray ID of firmware 3', twenty(255), 3, 'Packet ID 255: firmware 3 uses 0 to 199 and 201 to 207.'],
    ['200 in firmware 3', twenty(200), 3, 'Packet ID 200: firmware 3 uses 0 to 199'],
    ['too short', Uint8Array.of(5, 1, 2), 2, 'Packet 5: 3 bytes, expected 20.'],
    ['impedance without Z', textPacket(202, '12'), 3, '"12" is not digits followed by Z'],
  ])('%s', (_name, bytes, firmware, message) => {
    const result = decodeGanglionPacket(bytes, firmware);
    expect(result.ok ? '' : result.error).toContain(message);
  });

  it('the same ID is known in firmware 2', () => {
    expect(decodeGanglionPacket(twenty(200), 2).ok).toBe(true);
  });
});

describe('generated round trips', () => {
  const random = randomSource(3912);
  const four = (limit: number): Four => [
    random.whole(-limit, limit - 1),
    random.whole(-limit, limit - 1),
    random.whole(-limit, limit - 1),
    random.whole(-limit, limit - 1),
  ];
  const floorTo =
    (step: number) =>
    (value: number): number =>
      Math.floor(value / step) * step;

  it.each<[GanglionBits, number]>([
    [18, 128],
    [19, 64],
  ])('firmware 3, %i bit: counts come back in steps of %i', (bits, step) => {
    for (let index = 0; index < 500; index += 1) {
      const values = [four(2 ** 23), four(2 ** 23)] as const;
      const accelerationCount = random.whole(-128, 127);
      const number = index % 100;
      const bytes = valueOf(encodeGanglionSamples({ number, bits, values, accelerationCount }, 3));
      const packet = valueOf(decodeGanglionPacket(bytes, 3));
      expect(packet).toMatchObject({
        kind: 'compressed',
        number,
        bits,
        values: values.map((v) => v.map(floorTo(step))),
      });
    }
  });

  it.each<GanglionBits>([18, 19])('firmware 2, %i bit: differences come back as even numbers', (bits) => {
    for (let index = 0; index < 500; index += 1) {
      const values = [four(2 ** (bits - 1)), four(2 ** (bits - 1))] as const;
      const bytes = valueOf(encodeGanglionSamples({ number: 1 + (index % 100), bits, values }, 2));
      const packet = valueOf(decodeGanglionPacket(bytes, 2));
      expect(packet).toMatchObject({ values: values.map((v) => v.map(floorTo(2))) });
    }
  });

  it('firmware 2 loses the upper bits of a leap, which firmware 3 does not', () => {
    const leap: Four = [1_000_000, 0, 0, 0];
    const values = [leap, ZERO] as const;
    const second = valueOf(
      decodeGanglionPacket(valueOf(encodeGanglionSamples({ number: 1, bits: 18, values }, 2)), 2),
    );
    const third = valueOf(
      decodeGanglionPacket(valueOf(encodeGanglionSamples({ number: 1, bits: 18, values }, 3)), 3),
    );
    expect(second).toMatchObject({ values: [[1_000_000 - 3 * 2 ** 18, 0, 0, 0], ZERO] });
    expect(third).toMatchObject({ values: [[999_936, 0, 0, 0], ZERO] });
  });

  it.each([
    [{ number: 0, bits: 18, values: [ZERO, ZERO] }, 2, 'Packet number 0: firmware 2 uses 1 to 100.'],
    [{ number: 100, bits: 18, values: [ZERO, ZERO] }, 3, 'Packet number 100: firmware 3 uses 0 to 99.'],
    [{ number: 1, bits: 18, values: [[0.5, 0, 0, 0], ZERO] }, 3, 'values must be whole and within 24 bit'],
    [
      { number: 1, bits: 18, values: [ZERO, ZERO], accelerationCount: 128 },
      3,
      'Acceleration 128: expected -128 to 127.',
    ],
  ] as const)('refuses %o', (samples, firmware, message) => {
    const result = encodeGanglionSamples(samples, firmware);
    expect(result.ok ? '' : result.error).toContain(message);
  });
});

describe('scale factors', () => {
  it('gives 0.00187 µV a count', () => {
    expect(GANGLION_MICROVOLTS_PER_COUNT).toBeCloseTo(0.00186994986, 11);
  });

  it('gives ±15686 µV at the converter’s limit', () => {
    expect(ganglionMicrovolts(8388607)).toBeCloseTo(15686.2745, 3);
  });

  it('gives the steps that the specifications name', () => {
    expect(ganglionMicrovolts(64)).toBeCloseTo(0.1197, 4);
    expect(ganglionMicrovolts(128)).toBeCloseTo(0.2394, 4);
  });

  it('gives about 1 g for 62 accelerometer counts', () => {
    expect(ganglionG(62.5)).toBe(1);
  });
});

describe('the table of IDs', () => {
  it.each([2, 3] as const)('agrees with the decoder for every ID of firmware %i', (firmware) => {
    for (let id = 0; id <= 255; id += 1) {
      const isListed = ganglionPacketIds.some(
        ({ first, last, firmware: lines }) => id >= first && id <= last && lines.includes(firmware),
      );
      const bytes =
        id >= 201
          ? textPacket(id, '1Z')
          : Uint8Array.from({ length: 20 }, (_, index) => (index === 0 ? id : 0));
      expect([id, decodeGanglionPacket(bytes, firmware).ok]).toEqual([id, isListed]);
    }
  });
});
