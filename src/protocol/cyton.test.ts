import { describe, expect, it } from 'vitest';
import { cytonGains } from '../data/cytonChoices';
import { cytonStopBytes } from '../data/cytonPackets';
import { randomSource } from './randomForTests';
import {
  accelerometerG,
  analogVolts,
  auxLayoutOf,
  countsToMicrovolts,
  decodePacket,
  digitalPins,
  digitalPinsToValues,
  encodePacket,
  hasNewAcceleration,
  isClipped,
  lostPackets,
  markerCharacter,
  microvoltsPerCount,
  microvoltsToCounts,
} from './cyton';
import type { CytonAux, CytonPacket, Triple } from './cyton';

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.trim().split(/\s+/), (byte) => parseInt(byte, 16));

const CHANNELS = '00 00 01 FF FF FF 7F FF FF 80 00 00 00 00 00 12 34 56 FE DC BA 00 C0 A0';
const COUNTS = [1, -1, 8388607, -8388608, 0, 1193046, -74566, 49312];

const decoded = (bytes: Uint8Array): CytonPacket => {
  const result = decodePacket(bytes);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

describe('a packet written by hand', () => {
  it('gives sample number, signed channels and acceleration', () => {
    expect(decoded(bytesOf(`A0 01 ${CHANNELS} 1F 40 E0 C0 00 00 C0`))).toEqual({
      sampleNumber: 1,
      stopByte: 0xc0,
      counts: COUNTS,
      aux: { kind: 'accelerometer', counts: [8000, -8000, 0] },
    });
  });

  it('carries channel 7, not channel 6, in bytes 20 to 22', () => {
    const bytes = bytesOf(`A0 00 ${'00 '.repeat(30)} C0`);
    bytes[22] = 5;
    expect(decoded(bytes).counts).toEqual([0, 0, 0, 0, 0, 0, 5, 0]);
  });

  it('gives three raw values for 0xC1', () => {
    expect(decoded(bytesOf(`A0 FF ${CHANNELS} 03 FF 00 00 FF FE C1`)).aux).toEqual({
      kind: 'raw',
      values: [1023, 0, -2],
    });
  });

  it.each([0xc2, 0xcb])('leaves the user bytes of stop byte %i as they are', (stop) => {
    const aux = decoded(bytesOf(`A0 00 ${CHANNELS} 01 02 03 04 05 FF ${stop.toString(16)}`)).aux;
    expect(aux).toEqual({ kind: 'user', bytes: [1, 2, 3, 4, 5, 255] });
  });

  it.each([
    ['0xC3', 'C3', '11', 'x'],
    ['0xC4', 'C4', '12', 'y'],
    ['0xC4', 'C4', '13', 'z'],
    ['0xC4', 'C4', '14', null],
  ])('gives one axis and the time for %s (%s, sample 0x%s)', (_name, stop, number, axis) => {
    // 0x11 is 17, whose last decimal digit is 7: X.
    expect(decoded(bytesOf(`A0 ${number} ${CHANNELS} 07 D0 FF FF FF FF ${stop}`)).aux).toEqual({
      kind: 'accelerometerTime',
      axis,
      count: 2000,
      timeMs: 4294967295,
    });
  });

  it.each(['C5', 'C6'])('gives one raw value and the time for 0x%s', (stop) => {
    expect(decoded(bytesOf(`A0 00 ${CHANNELS} 00 31 00 01 51 80 ${stop}`)).aux).toEqual({
      kind: 'rawTime',
      value: 49,
      timeMs: 86400,
    });
  });

  it('is read from the middle of a larger buffer', () => {
    const buffer = new Uint8Array(40);
    buffer.set(bytesOf(`A0 01 ${CHANNELS} 1F 40 E0 C0 00 00 C0`), 5);
    expect(decoded(buffer.subarray(5, 38)).counts).toEqual(COUNTS);
  });
});

describe('a packet that cannot be read', () => {
  it.each([
    ['too short', bytesOf('A0 00'), 'Packet: 2 bytes, expected 33.'],
    [
      'wrong start',
      bytesOf(`A1 00 ${CHANNELS} 00 00 00 00 00 00 C0`),
      'byte 0: 0xA1 is not the start byte 0xA0',
    ],
    ['wrong stop', bytesOf(`A0 00 ${CHANNELS} 00 00 00 00 00 00 D0`), 'byte 32: 0xD0 is not a stop byte'],
  ])('says why: %s', (_name, bytes, message) => {
    const result = decodePacket(bytes);
    expect(result.ok ? '' : result.error).toContain(message);
  });

  it('takes the board’s own start byte when asked', () => {
    expect(decodePacket(bytesOf(`41 00 ${CHANNELS} 00 00 00 00 00 00 C0`), 0x41).ok).toBe(true);
  });
});

describe('encodePacket', () => {
  const random = randomSource(1299);
  const word = (): number => random.whole(-0x8000, 0x7fff);
  const auxFor = (stopByte: number, sampleNumber: number): CytonAux => {
    const words: Triple = [word(), word(), word()];
    const timeMs = random.whole(0, 0xffffffff);
    switch (auxLayoutOf(stopByte)) {
      case 'accelerometer':
        return { kind: 'accelerometer', counts: words };
      case 'raw':
        return { kind: 'raw', values: words };
      case 'user':
        return { kind: 'user', bytes: Array.from({ length: 6 }, () => random.whole(0, 255)) };
      case 'accelerometerTime': {
        const axes = { 7: 'x', 8: 'y', 9: 'z' } as const;
        const digit = sampleNumber % 10;
        const axis = digit === 7 || digit === 8 || digit === 9 ? axes[digit] : null;
        return { kind: 'accelerometerTime', axis, count: words[0], timeMs };
      }
      case 'rawTime':
        return { kind: 'rawTime', value: words[0], timeMs };
    }
  };

  it('is undone by decodePacket for 2000 generated packets of all sixteen types', () => {
    for (let index = 0; index < 2000; index += 1) {
      const stopByte = 0xc0 + (index % 16);
      const sampleNumber = random.whole(0, 255);
      const packet: CytonPacket = {
        sampleNumber,
        stopByte,
        counts: Array.from({ length: 8 }, () => random.whole(-(2 ** 23), 2 ** 23 - 1)),
        aux: auxFor(stopByte, sampleNumber),
      };
      const encoded = encodePacket(packet);
      expect(encoded.ok && decodePacket(encoded.value)).toEqual({ ok: true, value: packet });
    }
  });

  const good: CytonPacket = {
    sampleNumber: 0,
    stopByte: 0xc0,
    counts: COUNTS,
    aux: { kind: 'accelerometer', counts: [0, 0, 0] },
  };
  it.each<[string, Partial<CytonPacket>, string]>([
    ['sample number', { sampleNumber: 256 }, 'Sample number 256: expected 0 to 255.'],
    ['stop byte', { stopByte: 0xb0 }, 'Stop byte 0xB0: expected 0xC0 to 0xCF.'],
    ['channel count', { counts: [1] }, '1 channels: a packet holds 8.'],
    [
      'channel value',
      { counts: [0, 0, 0, 8388608, 0, 0, 0, 0] },
      'Channel 4: 8388608 is not a whole number within 24 bits.',
    ],
    ['layout', { stopByte: 0xc4 }, 'Stop byte 0xC4 announces accelerometerTime, not accelerometer.'],
    [
      'auxiliary',
      { aux: { kind: 'accelerometer', counts: [0, 40000, 0] } },
      'must be whole and within 16 bits',
    ],
    ['user bytes', { stopByte: 0xc2, aux: { kind: 'user', bytes: [1, 2] } }, 'user data must be 6 bytes'],
    [
      'time',
      { stopByte: 0xc6, aux: { kind: 'rawTime', value: 0, timeMs: -1 } },
      'time -1 must be whole and within 32 bits',
    ],
  ])('refuses a bad %s with its reason', (_name, change, message) => {
    const result = encodePacket({ ...good, ...change });
    expect(result.ok ? '' : result.error).toContain(message);
  });
});

describe('scale factors', () => {
  it('gives 0.02235 µV a count at gain 24', () => {
    expect(microvoltsPerCount(24)).toBeCloseTo(0.0223517444553, 12);
  });

  it('gives ±187.5 mV at the converter’s limit at gain 24', () => {
    expect(countsToMicrovolts(8388607, 24)).toBeCloseTo(187500, 6);
  });

  it('returns to the same count at every gain', () => {
    const random = randomSource(24);
    for (const { gain } of cytonGains) {
      for (let index = 0; index < 100; index += 1) {
        const counts = random.whole(-(2 ** 23), 2 ** 23 - 1);
        expect(microvoltsToCounts(countsToMicrovolts(counts, gain), gain)).toBe(counts);
      }
    }
  });

  it('clips like the converter', () => {
    expect(microvoltsToCounts(1e9, 24)).toBe(8388607);
    expect(microvoltsToCounts(-1e9, 24)).toBe(-8388608);
    expect([8388607, -8388608, 8388606].map(isClipped)).toEqual([true, true, false]);
  });

  it('gives 1 g for 8000 accelerometer counts', () => {
    expect(accelerometerG([8000, -8000, 16])).toEqual([1, -1, 0.002]);
  });

  it('tells a fresh acceleration from none', () => {
    expect(hasNewAcceleration([0, 0, 0])).toBe(false);
    expect(hasNewAcceleration([0, 16, 0])).toBe(true);
  });

  it('gives half the supply for the middle of an analog pin', () => {
    expect(analogVolts(512)).toBeCloseTo(1.65, 12);
  });
});

describe('pins and markers', () => {
  it('reads D11, D12, D13, D17 and D18 from their bytes', () => {
    expect(digitalPins([0x0100, 0x0001, 0x0001])).toEqual({
      D11: true,
      D12: false,
      D13: false,
      D17: true,
      D18: true,
    });
  });

  it('returns every combination of pins', () => {
    for (let bits = 0; bits < 32; bits += 1) {
      const on = (bit: number): boolean => (bits & (1 << bit)) !== 0;
      const pins = { D11: on(0), D12: on(1), D13: on(2), D17: on(3), D18: on(4) };
      expect(digitalPins(digitalPinsToValues(pins))).toEqual(pins);
    }
  });

  it('reads a marker as its character', () => {
    expect(markerCharacter([49, 0, 0])).toBe('1');
    expect(markerCharacter([0, 0, 0])).toBeNull();
  });
});

describe('lostPackets', () => {
  it.each([
    [0, 1, 0],
    [255, 0, 0],
    [254, 1, 2],
    [10, 20, 9],
    [5, 5, 255],
  ])('from %i to %i: %i', (previous, next, lost) => {
    expect(lostPackets(previous, next)).toBe(lost);
  });
});

describe('stop bytes', () => {
  it('pairs 0xC3 with 0xC4 and 0xC5 with 0xC6', () => {
    expect(cytonStopBytes.filter(({ isTimeSet }) => isTimeSet).map(({ byte }) => byte)).toEqual([0xc3, 0xc5]);
    expect([0xc3, 0xc4, 0xc5, 0xc6].map(auxLayoutOf)).toEqual([
      'accelerometerTime',
      'accelerometerTime',
      'rawTime',
      'rawTime',
    ]);
  });
});
