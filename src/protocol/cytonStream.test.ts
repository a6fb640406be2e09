import { describe, expect, it } from 'vitest';
import { encodePacket } from './cyton';
import { feedStream, newStream, parseStream } from './cytonStream';
import type { StreamEvent } from './cytonStream';
import { randomSource } from './randomForTests';

const packetBytes = (
  sampleNumber: number,
  counts: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0],
): Uint8Array => {
  const encoded = encodePacket({
    sampleNumber,
    stopByte: 0xc0,
    counts,
    aux: { kind: 'accelerometer', counts: [0, 0, 0] },
  });
  if (!encoded.ok) throw new Error(encoded.error);
  return encoded.value;
};

const join = (...parts: readonly ArrayLike<number>[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => Array.from(part)));

const text = (message: string): number[] => [...message].map((character) => character.charCodeAt(0));

const summary = (events: readonly StreamEvent[]): string[] =>
  events.map((event) =>
    event.kind === 'packet'
      ? `${event.packet.sampleNumber}${event.lost > 0 ? ` (lost ${event.lost})` : ''}`
      : `skipped ${event.bytes.length}`,
  );

describe('parseStream', () => {
  it('finds packets one after the other', () => {
    expect(summary(parseStream(join(packetBytes(254), packetBytes(255), packetBytes(0))))).toEqual([
      '254',
      '255',
      '0',
    ]);
  });

  it('counts packets lost over the wrap-around', () => {
    expect(summary(parseStream(join(packetBytes(253), packetBytes(1))))).toEqual(['253', '1 (lost 3)']);
  });

  it('starts in the middle of a packet', () => {
    const bytes = join(packetBytes(7).subarray(20), packetBytes(8), packetBytes(9));
    expect(summary(parseStream(bytes))).toEqual(['skipped 13', '8', '9']);
  });

  it('hands over text between packets', () => {
    const events = parseStream(join(text('Time stamp ON$$$'), packetBytes(0)));
    expect(events[0]).toEqual({ kind: 'skipped', bytes: text('Time stamp ON$$$') });
    expect(summary(events)).toEqual(['skipped 16', '0']);
  });

  it('finds the next packet after one that lost a byte', () => {
    const broken = [...packetBytes(1)];
    broken.splice(10, 1);
    expect(summary(parseStream(join(packetBytes(0), broken, packetBytes(2), packetBytes(3))))).toEqual([
      '0',
      'skipped 32',
      '2 (lost 1)',
      '3',
    ]);
  });

  it('is not misled by a start byte inside the data', () => {
    const counts = [0xa0a0a0 - 2 ** 24, 0, 0, 0, 0, 0, 0, 0];
    const bytes = join(packetBytes(4, counts).subarray(1), packetBytes(5, counts), packetBytes(6, counts));
    expect(summary(parseStream(bytes))).toEqual(['skipped 32', '5', '6']);
  });

  it('reports what is left at the end', () => {
    expect(summary(parseStream(join(packetBytes(0), packetBytes(1).subarray(0, 12))))).toEqual([
      '0',
      'skipped 12',
    ]);
  });
});

describe('feedStream', () => {
  it('gives the same packets however the bytes are cut', () => {
    const random = randomSource(33);
    const packets = Array.from({ length: 200 }, (_, index) =>
      packetBytes(
        index % 256,
        Array.from({ length: 8 }, () => random.whole(-(2 ** 23), 2 ** 23 - 1)),
      ),
    );
    const bytes = join(...packets);
    const whole = parseStream(bytes);
    expect(whole).toHaveLength(200);
    for (let round = 0; round < 20; round += 1) {
      let state = newStream();
      const events: StreamEvent[] = [];
      for (let position = 0; position < bytes.length;) {
        const end = position + random.whole(1, 70);
        const step = feedStream(state, bytes.subarray(position, end));
        state = step.state;
        events.push(...step.events);
        position = end;
      }
      expect(events).toEqual(whole);
    }
  });

  it('leaves the state it was given as it was', () => {
    const state = newStream();
    feedStream(state, packetBytes(0));
    expect(state).toEqual(newStream());
  });
});
