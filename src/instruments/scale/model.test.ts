import { describe, expect, it } from 'vitest';
import { randomSource } from '@site/src/protocol/randomForTests';
import {
  countsAsHex,
  fullScaleMicrovolts,
  headroom,
  hoursOf,
  megabytesOf,
  microvoltsOfCount,
  readCounts,
  secondsOf,
  storedForms,
} from './model';

describe('readCounts', () => {
  it.each([
    ['447', 447],
    ['-447', -447],
    ['−447', -447],
    ['8,388,607', 8388607],
    ['100 000', 100000],
    ['-8\u00a0388\u00a0608', -8388608],
    ['00 01 BF', 447],
    ['0xFFFE41', -447],
    ['7FFFFF', 8388607],
    ['800000', 800000],
    ['0x800000', -8388608],
  ])('reads %s', (text, counts) => {
    expect(readCounts(text)).toEqual({ ok: true, value: counts });
  });

  it.each([
    ['', 'Write counts'],
    ['8388608', 'beyond 24 bit'],
    ['1.5', 'neither a whole number nor six hexadecimal digits'],
    ['GG', 'neither'],
    ['1,2345', 'neither'],
  ])('says what is wrong with %j', (text, complaint) => {
    const read = readCounts(text);
    expect(read.ok ? '' : read.error).toContain(complaint);
  });

  it('answers 10,000 random texts, and reads back what it writes', () => {
    const random = randomSource(3);
    for (let round = 0; round < 10_000; round += 1) {
      const counts = random.whole(-(2 ** 23), 2 ** 23 - 1);
      const hex = readCounts(`0x${countsAsHex(counts)}`);
      expect(hex.ok && hex.value).toBe(counts);
      readCounts(
        Array.from({ length: random.whole(0, 12) }, () => String.fromCharCode(random.whole(32, 255))).join(
          '',
        ),
      );
    }
  }, 60_000);
});

it('scales as the boards do', () => {
  expect(microvoltsOfCount(24)).toBeCloseTo(0.02235, 5);
  expect(fullScaleMicrovolts(24)).toBe(187500);
  expect(microvoltsOfCount('ganglion')).toBeCloseTo(0.00187, 5);
  expect(fullScaleMicrovolts('ganglion') / 1000).toBeCloseTo(15.69, 2);
});

it('tells the room beside an offset, and the gain that takes it', () => {
  expect(headroom(24, 40, 0.2)).toMatchObject({ fullScaleMillivolts: 187.5, highestGain: 24 });
  expect(headroom(24, -200, 0.2).leftMillivolts).toBeCloseTo(-12.7, 9);
  expect(headroom(24, -200, 0.2).highestGain).toBe(12);
  expect(headroom(24, 5000, 0).highestGain).toBeNull();
});

it('turns minutes into megabytes and back, and capacity into hours', () => {
  const [card] = storedForms(16, 250);
  // A line of 115 bytes 250 times a second, and 15 bytes of acceleration 25 times.
  expect(card?.bytesPerSecond).toBe(250 * 115 + 25 * 15);
  expect(secondsOf(card?.bytesPerSecond ?? 0, megabytesOf(card?.bytesPerSecond ?? 0, 3600))).toBeCloseTo(
    3600,
    9,
  );
  expect(hoursOf(500, 62)).toBeCloseTo(8.06, 2);
});
