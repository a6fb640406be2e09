import { describe, expect, it } from 'vitest';
import type { Body } from '../simulator/body';
import { SimulatedGanglion } from '../simulator/ganglionBoard';
import { bytesOfText } from '../textBytes';
import type { Row } from './cytonRows';
import { GanglionSession } from './ganglionSession';

const body: Body = {
  next: (channel, timeS) => 100 * channel * Math.sin(2 * Math.PI * 5 * timeS),
  kiloohms: (n) => 5 * n,
};

function makeBench() {
  const board = new SimulatedGanglion(body);
  const rows: Row[] = [];
  const session = new GanglionSession('3.0.2', (bytes) => board.receive(bytes), {
    onChange: () => undefined,
    onRow: (row) => rows.push(row),
  });
  let nowMs = 0;
  /** @param keep whether a notification arrives */
  const run = (seconds: number, keep: (index: number) => boolean = () => true): void => {
    let index = 0;
    for (const endMs = nowMs + seconds * 1000; nowMs < endMs;) {
      nowMs += 15;
      for (const notification of board.advance(15)) {
        if (keep(index)) session.receive(notification, nowMs);
        index += 1;
      }
      session.tick(nowMs);
    }
  };
  session.connect();
  run(2);
  expect(session.state).toMatchObject({ phase: 'ready', busy: null });
  return { board, session, rows, run };
}

it('connects, and shows who answers', () => {
  const { session } = makeBench();
  expect(session.state.banner).toBe(
    'OpenBCI Ganglion v3.0.2\nGanglion 1.3 (1a2b)\nLIS2DH ID: 0x33\nMCP3912 CONFIG_1: 0x0F0000',
  );
  expect(session.state.message?.text).toBe('Ganglion, firmware 3.0.2: ready.');
});

describe('streaming', () => {
  it('gives 199 of 200 samples a second in microvolts, without the stray first packet', () => {
    const { session, rows, run } = makeBench();
    session.start();
    run(10);
    expect(rows.length).toBeGreaterThan(1970);
    expect(rows.length).toBeLessThan(1995);
    // The first round ends one number early, which looks like one lost packet.
    expect(session.counts).toMatchObject({ lost: 1, strayBytes: 0 });
    const fourth = rows.map(({ microvolts }) => microvolts[3] ?? 0);
    expect(Math.max(...fourth)).toBeCloseTo(400, 0);
    session.stop();
    run(1);
    expect(session.state).toMatchObject({ phase: 'ready', busy: null });
  });

  it('obeys settings before and during a stream', () => {
    const { session, rows, run } = makeBench();
    session.setAcceleration(true);
    run(1);
    expect(session.state.message?.text).toBe('n: accelerometer enabled');
    session.setSquareWave(true);
    run(1);
    session.start();
    run(3);
    expect(rows.at(-1)?.acceleration[2]).toBeCloseTo(-1, 1);
    expect(Math.abs(rows.at(-1)?.microvolts[0] ?? 0)).toBeCloseTo(14_960, -2);
    session.setChannel(2, false);
    run(1);
    expect(rows.at(-1)?.microvolts[1]).toBe(0);
    expect(session.state.isOn).toEqual([true, false, true, true]);
    expect(session.state).toMatchObject({ phase: 'streaming', busy: null });
  });

  it('counts lost packets, and the samples with them', () => {
    const { session, rows, run } = makeBench();
    session.start();
    run(2);
    const before = rows.length;
    const lostBefore = session.counts.lost;
    run(4, (index) => index % 10 !== 3);
    expect(session.counts.lost - lostBefore).toBeGreaterThan(36);
    expect(rows.slice(before).reduce((sum, { lost }) => sum + lost, 0)).toBe(
      2 * (session.counts.lost - lostBefore),
    );
  });

  it('says so when notifications end, and when the link is gone', () => {
    const { session, run } = makeBench();
    session.start();
    run(2);
    run(3, () => false);
    expect(session.state.message?.text).toContain('No samples have come');
    session.lineLost('The Bluetooth link ended.');
    expect(session.state).toMatchObject({ phase: 'closed', busy: null });
    expect(session.state.message?.text).toMatch(
      /^The Bluetooth link ended\. Everything that came before is kept/,
    );
  });
});

it('measures the impedance of all inputs and goes on streaming', () => {
  const { session, rows, run } = makeBench();
  session.start();
  run(1);
  session.startImpedance();
  run(5);
  expect(session.state.kiloohms).toEqual({ 1: 11, 2: 16, 3: 21, 4: 26, 5: 12 });
  const before = rows.length;
  session.stopImpedance();
  run(1);
  expect(rows.length).toBeGreaterThan(before + 150);
  expect(session.state).toMatchObject({ phase: 'streaming', isMeasuring: false });
});

it('says what to do when the board does not answer', () => {
  const session = new GanglionSession('2.0.1', () => undefined, {
    onChange: () => undefined,
    onRow: () => undefined,
  });
  session.connect();
  for (let nowMs = 0; nowMs < 5000; nowMs += 50) session.tick(nowMs);
  expect(session.state.phase).toBe('closed');
  expect(session.state.message?.text).toContain('did not answer “s” in time');
});

it('survives hostile notifications', () => {
  const { session, run } = makeBench();
  session.start();
  for (let id = 0; id < 256; id += 1) {
    for (const length of [0, 1, 5, 20, 64]) {
      session.receive(
        Uint8Array.from({ length }, (_, index) => (index === 0 ? id : (index * 37) % 256)),
        id,
      );
    }
  }
  session.receive(bytesOfText('\u00c9ZZZ'), 300);
  run(1);
  expect(session.counts.strayBytes).toBeGreaterThan(0);
});
