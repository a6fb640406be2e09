import { describe, expect, it } from 'vitest';
import type { GanglionFirmwareLine } from '../data/ganglion';
import { decodeGanglionPacket, encodeGanglionRaw, encodeGanglionSamples } from './ganglion';
import type { Four, GanglionPacket } from './ganglion';
import { lostGanglionPackets, newGanglionStream, stepGanglionStream } from './ganglionStream';
import type { GanglionStep } from './ganglionStream';
import { randomSource } from './randomForTests';
import type { Result } from './result';

const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

const run = (firmware: GanglionFirmwareLine, packets: readonly GanglionPacket[]): GanglionStep[] => {
  let state = newGanglionStream(firmware);
  return packets.map((packet) => {
    const step = stepGanglionStream(state, packet);
    state = step.state;
    return step;
  });
};

const difference = (from: Four, to: Four): Four => [
  from[0] - to[0],
  from[1] - to[1],
  from[2] - to[2],
  from[3] - to[3],
];

const raw = (counts: Four): GanglionPacket => ({ kind: 'raw', counts });
const compressed = (number: number, values: readonly [Four, Four]): GanglionPacket => ({
  kind: 'compressed',
  number,
  bits: 19,
  values,
  acceleration: null,
});

describe('firmware 2', () => {
  it('subtracts differences from the sample before', () => {
    const steps = run(2, [
      raw([100, 0, 0, -100]),
      compressed(1, [
        [10, -2, 0, 0],
        [10, 0, 4, 0],
      ]),
    ]);
    expect(steps.map(({ samples }) => samples)).toEqual([
      [[100, 0, 0, -100]],
      [
        [90, 2, 0, -100],
        [80, 2, -4, -100],
      ],
    ]);
  });

  it('gives nothing before the first uncompressed packet', () => {
    const [step] = run(2, [
      compressed(1, [
        [2, 0, 0, 0],
        [0, 0, 0, 0],
      ]),
    ]);
    expect(step).toMatchObject({ samples: [], isLevelKnown: false });
  });

  it('gives nothing after a lost packet until the next uncompressed one', () => {
    const zero: Four = [0, 0, 0, 0];
    const steps = run(2, [
      raw(zero),
      compressed(1, [zero, zero]),
      compressed(3, [zero, zero]),
      compressed(4, [zero, zero]),
      raw([5, 5, 5, 5]),
      compressed(1, [zero, zero]),
    ]);
    expect(steps.map(({ samples, lost, isLevelKnown }) => [samples.length, lost, isLevelKnown])).toEqual([
      [1, 0, true],
      [2, 0, true],
      [0, 1, false],
      [0, 0, false],
      [1, 96, true],
      [2, 0, true],
    ]);
  });

  it('follows a generated signal within the rounding of one round', () => {
    const random = randomSource(200);
    const walk: Four[] = [[0, 0, 0, 0]];
    for (let index = 0; index < 200; index += 1) {
      const [a, b, c, d] = walk[index] ?? [0, 0, 0, 0];
      const next = (value: number): number => value + random.whole(-2000, 2000);
      walk.push([next(a), next(b), next(c), next(d)]);
    }
    const at = (index: number): Four => walk[index] ?? [0, 0, 0, 0];
    const packets = [valueOf(decodeGanglionPacket(valueOf(encodeGanglionRaw(at(0))), 2))];
    for (let number = 1; number <= 100; number += 1) {
      const odd = 2 * number - 1;
      const values = [difference(at(odd - 1), at(odd)), difference(at(odd), at(odd + 1))] as const;
      const bytes = valueOf(encodeGanglionSamples({ number, bits: 19, values }, 2));
      packets.push(valueOf(decodeGanglionPacket(bytes, 2)));
    }
    const samples = run(2, packets).flatMap((step) => step.samples);
    expect(samples).toHaveLength(201);
    // Bit 0 of each difference is lost to its sign, so a sample drifts by at most one count for each step.
    samples.forEach((sample, index) => {
      sample.forEach((value, channel) => {
        const drift = value - (at(index)[channel] ?? 0);
        expect(drift).toBeGreaterThanOrEqual(0);
        expect(drift).toBeLessThanOrEqual(index);
      });
    });
  });
});

describe('firmware 3', () => {
  const zero: Four = [0, 0, 0, 0];
  it('gives two samples a packet, also after a loss', () => {
    const steps = run(3, [
      compressed(98, [[64, 0, 0, 0], zero]),
      compressed(99, [zero, zero]),
      compressed(0, [zero, zero]),
      compressed(4, [[128, 0, 0, 0], zero]),
    ]);
    expect(steps.map(({ samples, lost, isLevelKnown }) => [samples.length, lost, isLevelKnown])).toEqual([
      [2, 0, true],
      [2, 0, true],
      [2, 0, true],
      [2, 3, true],
    ]);
    expect(steps[3]?.samples[0]).toEqual([128, 0, 0, 0]);
  });

  it('leaves the count alone for text and impedance', () => {
    const steps = run(3, [
      compressed(1, [zero, zero]),
      { kind: 'text', text: 'stop running\n', isLast: true },
      { kind: 'impedance', input: 1, kiloohms: 10 },
      compressed(2, [zero, zero]),
    ]);
    expect(steps.map(({ samples, lost }) => [samples.length, lost])).toEqual([
      [2, 0],
      [0, 0],
      [0, 0],
      [2, 0],
    ]);
  });
});

describe('lostGanglionPackets', () => {
  it.each<[number, number, GanglionFirmwareLine, number]>([
    [100, 0, 2, 0],
    [99, 0, 2, 1],
    [99, 0, 3, 0],
    [99, 2, 3, 2],
    [5, 5, 3, 99],
  ])('from %i to %i in firmware %i: %i', (previous, next, firmware, lost) => {
    expect(lostGanglionPackets(previous, next, firmware)).toBe(lost);
  });
});
