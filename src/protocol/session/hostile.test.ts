/** Sessions that hear nonsense: random bytes, cut and shuffled captures. */
import { describe, expect, it } from 'vitest';
import { randomSource, type RandomSource } from '../randomForTests';
import type { Body } from '../simulator/body';
import { SimulatedGanglion } from '../simulator/ganglionBoard';
import type { Row } from './cytonRows';
import { CytonSession } from './cytonSession';
import { GanglionSession } from './ganglionSession';

const ROUNDS = 10_000;
const PHASES = ['connecting', 'noBoard', 'ready', 'streaming', 'closed'];

const body: Body = {
  next: (channel, timeS) => 100 * channel * Math.sin(2 * Math.PI * 5 * timeS),
  kiloohms: (n) => 5 * n,
};

const randomBytes = (random: RandomSource, most: number): Uint8Array =>
  Uint8Array.from({ length: random.whole(0, most) }, () => random.whole(0, 255));

/** What a Ganglion sends while it is asked, streams, moves and measures. */
function capture(): Uint8Array[] {
  const board = new SimulatedGanglion(body);
  const heard: Uint8Array[] = [];
  for (const character of 'svnbzZs[b]1!sv') {
    board.receive(Uint8Array.of(character.charCodeAt(0)));
    for (let step = 0; step < 30; step += 1) heard.push(...board.advance(15));
  }
  return heard;
}

/** A notification as a bad link could hand it over: as it was, late, cut, grown, with wrong bytes, or from nowhere. */
function disturb(packets: readonly Uint8Array[], random: RandomSource): Uint8Array {
  const packet = packets[random.whole(0, packets.length - 1)] ?? new Uint8Array(0);
  switch (random.whole(0, 4)) {
    case 0:
      return randomBytes(random, 64);
    case 1:
      return packet.slice(0, random.whole(0, packet.length));
    case 2:
      return Uint8Array.from([...packet, ...randomBytes(random, 30)]);
    case 3: {
      const wrong = packet.slice();
      if (wrong.length > 0) wrong[random.whole(0, wrong.length - 1)] = random.whole(0, 255);
      return wrong;
    }
    default:
      return packet;
  }
}

describe.each(['2.0.1', '3.0.2'])('a session with a Ganglion of firmware %s', (firmware) => {
  it(`takes ${ROUNDS} random, cut, damaged and shuffled notifications while it does everything`, () => {
    const random = randomSource(Number(firmware[0]));
    const packets = capture();
    expect(packets.length).toBeGreaterThan(200);
    const rows: Row[] = [];
    const board = new SimulatedGanglion(body);
    const session = new GanglionSession(firmware, (bytes) => board.receive(bytes), {
      onChange: () => undefined,
      onRow: (row) => rows.push(row),
    });
    let nowMs = 0;
    const run = (forMs: number): void => {
      for (const endMs = nowMs + forMs; nowMs < endMs;) {
        nowMs += 15;
        for (const notification of board.advance(15)) session.receive(notification, nowMs);
        session.tick(nowMs);
      }
    };
    session.connect();
    run(3000);
    expect(session.state.phase).toBe('ready');
    const acts = [
      () => session.start(),
      () => session.stop(),
      () => session.setAcceleration(random.whole(0, 1) === 1),
      () => session.setSquareWave(random.whole(0, 1) === 1),
      () => session.setChannel(random.whole(0, 5), random.whole(0, 1) === 1),
      () => session.startImpedance(),
      () => session.stopImpedance(),
    ];
    const phases = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      run(random.whole(0, 20));
      if (random.whole(0, 40) === 0) acts[random.whole(0, acts.length - 1)]?.();
      session.receive(disturb(packets, random), nowMs);
      phases.add(session.state.phase);
    }
    expect([...phases].every((phase) => PHASES.includes(phase))).toBe(true);
    expect(phases).toContain('streaming');
    expect(rows.length).toBeGreaterThan(100);
    for (const { microvolts, acceleration, lost, number } of rows) {
      // The converter measures ±15.69 mV; the form of 19 bits has room for numbers of twice that, which no board sends.
      expect(microvolts.every((value) => Math.abs(value) < 31_400)).toBe(true);
      expect([...acceleration, number].every(Number.isFinite)).toBe(true);
      expect(lost).toBeGreaterThanOrEqual(0);
    }
    // What it was asked ends in time, whatever it heard.
    run(20_000);
    expect(session.state.busy).toBeNull();
    expect(Object.values(session.state.kiloohms).every((value) => value >= 0)).toBe(true);
    expect(JSON.stringify(session.state).length).toBeLessThan(40_000);
    expect(JSON.stringify(session.state)).not.toMatch(/undefined|NaN/);
  }, 60_000);
});

it('a Ganglion that goes on talking while it is asked who it is becomes ready all the same', () => {
  const session = new GanglionSession('3.0.2', () => undefined, {
    onChange: () => undefined,
    onRow: () => undefined,
  });
  session.connect();
  const answer = Uint8Array.from('\u00cfhello', (character) => character.charCodeAt(0));
  for (let nowMs = 0; nowMs < 8000; nowMs += 100) {
    session.receive(answer, nowMs);
    session.tick(nowMs);
  }
  expect(session.state.phase).toBe('ready');
});

it(`a session with a dongle takes ${ROUNDS} strings of random bytes`, () => {
  const random = randomSource(4);
  const rows: Row[] = [];
  const session = new CytonSession(() => undefined, {
    onChange: () => undefined,
    onRow: (row) => rows.push(row),
  });
  session.connect();
  let nowMs = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    nowMs += random.whole(0, 20);
    const bytes = randomBytes(random, 120);
    // Now and then something that could be a packet, or the end of an answer.
    if (random.whole(0, 3) === 0 && bytes.length > 34) {
      bytes[0] = 0xa0;
      bytes[32] = random.whole(0xc0, 0xcf);
    }
    if (random.whole(0, 9) === 0) bytes.fill(0x24, -3);
    session.receive(bytes, nowMs);
    session.tick(nowMs);
    if (random.whole(0, 50) === 0) session.connect();
    if (random.whole(0, 50) === 0) session.start();
  }
  expect(PHASES).toContain(session.state.phase);
  for (const { microvolts } of rows)
    expect(microvolts.every((value) => Math.abs(value) <= 4_500_001)).toBe(true);
  expect(JSON.stringify(session.state)).not.toMatch(/undefined|NaN/);
}, 60_000);
