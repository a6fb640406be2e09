import { describe, expect, it } from 'vitest';
import { RADIO_COMMAND_KEY } from '../../data/radio';
import { BadLine, type LineFaults } from '../simulator/badLine';
import { makeHead, type Body } from '../simulator/body';
import { SimulatedCyton, type CytonBoardParts } from '../simulator/cytonBoard';
import { SimulatedDongle } from '../simulator/dongle';
import { bytesOfText } from '../textBytes';
import { roundsLost, type Row } from './cytonRows';
import { CytonSession } from './cytonSession';

const still: Body = { next: () => 0, kiloohms: (channel) => 5 * channel };

interface Bench {
  session: CytonSession;
  dongle: SimulatedDongle;
  rows: Row[];
  /** Lets time pass, in pieces of 16 ms as a USB driver hands them over. */
  run: (seconds: number) => void;
}

function makeBench(
  parts: Partial<CytonBoardParts> & { channel?: number; boardChannel?: number } = {},
  faults: LineFaults = {},
): Bench {
  const dongle = new SimulatedDongle({
    board: new SimulatedCyton({ hasDaisy: false, body: still, ...parts }),
    ...parts,
  });
  const line = new BadLine(faults);
  const rows: Row[] = [];
  const session = new CytonSession((bytes) => dongle.receive(bytes), {
    onChange: () => undefined,
    onRow: (row) => rows.push(row),
  });
  let nowMs = 0;
  const run = (seconds: number): void => {
    for (const endMs = nowMs + seconds * 1000; nowMs < endMs;) {
      nowMs += 16;
      for (const piece of line.pass(dongle.advance(16))) session.receive(piece, nowMs);
      session.tick(nowMs);
    }
  };
  return { session, dongle, rows, run };
}

function connected(...options: Parameters<typeof makeBench>): Bench {
  const bench = makeBench(...options);
  bench.session.connect();
  bench.run(5);
  expect(bench.session.state).toMatchObject({ phase: 'ready', busy: null });
  return bench;
}

describe('connecting', () => {
  it('finds board, version, radio channel and Daisy, whatever ran before', () => {
    const bench = makeBench({ hasDaisy: true });
    bench.dongle.receive(bytesOfText('~5'));
    bench.dongle.receive(bytesOfText('b'));
    bench.run(1);
    bench.session.connect();
    bench.run(8);
    expect(bench.session.state).toMatchObject({
      phase: 'ready',
      firmware: 'v3.1.5',
      radioChannel: 20,
      hasDaisy: true,
    });
    expect(bench.session.state.settings).toHaveLength(16);
    expect(bench.session.state.message?.text).toBe(
      'Cyton with Daisy, firmware v3.1.5, radio channel 20: ready.',
    );
  });

  it('says that no board is heard, finds it on another channel, and moves both', () => {
    const { session, run } = makeBench({ channel: 20, boardChannel: 4 });
    session.connect();
    run(2);
    expect(session.state.phase).toBe('noBoard');
    expect(session.state.message?.text).toContain('hears no board on radio channel 20');
    session.search();
    run(8);
    expect(session.state).toMatchObject({ phase: 'ready', radioChannel: 4 });
    session.moveTo(20);
    run(1);
    expect(session.state).toMatchObject({ radioChannel: 20, message: { tone: 'good' } });
  });

  it('returns to the old channel when no channel has a board', () => {
    const { session, dongle, run } = makeBench();
    dongle.isBoardOn = false;
    run(0.1);
    session.connect();
    run(2);
    session.search();
    run(20);
    expect(session.state).toMatchObject({ phase: 'noBoard', busy: null, radioChannel: 20 });
    expect(session.state.message?.text).toContain('back on channel 20');
  });

  it.each([
    ['a port that says nothing', () => [], /nothing answers.*GPIO6/],
    ['a port of something else', () => [bytesOfText('ok\r\n')], /\d+ bytes came from this port/],
    ['a port that never stops', (n: number) => [Uint8Array.of(n % 256, 0xa0)], /keeps sending/],
  ] as const)('says what to do at %s', (_, say, wanted) => {
    const session = new CytonSession(() => undefined, { onChange: () => undefined, onRow: () => undefined });
    session.connect();
    for (let step = 1; step < 400; step += 1) {
      const isAsked = wanted.source.startsWith('keeps') || step % 40 === 0;
      if (isAsked) for (const bytes of say(step)) session.receive(bytes, step * 16);
      session.tick(step * 16);
    }
    expect(session.state.phase).toBe('closed');
    expect(session.state.message?.text).toMatch(wanted);
  });

  it('does not reset a board without end that does not go to 250 Hz', () => {
    const { session, dongle, run } = makeBench();
    const receive = dongle.receive.bind(dongle);
    let resets = 0;
    dongle.receive = (bytes) => {
      if (bytes[0] === 0x76) resets += 1;
      // It stays as it is, whatever it is asked to go to.
      receive(bytes[0] === 0x7e && bytes[1] === 0x36 ? bytesOfText('~5') : bytes);
    };
    receive(bytesOfText('~5'));
    session.connect();
    run(30);
    expect(resets).toBe(2);
    expect(session.state).toMatchObject({ phase: 'closed', busy: null, message: { tone: 'bad' } });
    expect(session.state.message?.text).toMatch(
      /^The board was set to 250 Hz and answers “.*500Hz.*”\. Disconnect/,
    );
  });

  it('connects over a line that cuts and joins pieces anywhere', () => {
    expect(connected({}, { isCutAnywhere: true }).session.state.firmware).toBe('v3.1.5');
  });
});

describe('streaming', () => {
  it('gives 250 rows a second without loss, in microvolts, and stops', () => {
    const { session, rows, run } = connected();
    session.start();
    run(4);
    expect(rows.length).toBeGreaterThan(985);
    expect(session.counts).toMatchObject({ lost: 0, strayBytes: 0 });
    expect(rows.at(-1)?.acceleration[2]).toBeCloseTo(1, 6);
    expect(rows.at(-1)).toMatchObject({ stopByte: 0xc0, railed: 0 });
    expect(rows.at(-1)?.microvolts).toHaveLength(8);
    session.stop();
    run(1);
    const before = rows.length;
    run(1);
    expect(rows).toHaveLength(before);
    expect(session.state).toMatchObject({ phase: 'ready', busy: null });
  });

  it('joins the halves of a Daisy to 125 rows of 16 channels', () => {
    const { session, rows, run } = connected({ hasDaisy: true });
    session.start();
    run(4);
    expect(rows.length).toBeGreaterThan(490);
    expect(rows.every(({ microvolts, lost }) => microvolts.length === 16 && lost === 0)).toBe(true);
    // Packet 0, a mean with what was before the stream, is not part of it.
    expect(rows.slice(0, 2).map(({ number }) => number)).toEqual([2, 4]);
  });

  it('sets channels during a stream, and reads with the new gain', () => {
    const { session, rows, run } = connected({ body: { ...still, next: () => -300_000 } });
    session.start();
    run(1);
    expect(rows.at(-1)?.railed).toBe(0xff);
    const [first] = session.state.settings;
    if (first) session.setChannel({ ...first, gain: 2 });
    run(2);
    expect(session.state).toMatchObject({ phase: 'streaming', busy: null, message: { tone: 'good' } });
    expect(rows.at(-1)?.railed).toBe(0xfe);
    expect(rows.at(-1)?.microvolts[0]).toBeCloseTo(300_000, -1);
    session.setTestSignal('=');
    run(2);
    const [, second] = rows
      .slice(-250)
      .map(({ microvolts }) => microvolts[1] ?? 0)
      .sort((a, b) => a - b);
    expect(second).toBeCloseTo(-1875, -1);
    session.resetChannels();
    run(2);
    expect(session.state.testSignal).toBeNull();
    expect(session.state.settings.every(({ gain, input }) => gain === 24 && input === 0)).toBe(true);
  });

  it('notes SRB1 for all channels of a chip, and for none of the other', () => {
    const { session, run } = connected({ hasDaisy: true });
    const third = session.state.settings[2];
    if (third) session.setChannel({ ...third, usesSrb1: true });
    run(2);
    expect(session.state.settings.map(({ usesSrb1 }) => usesSrb1)).toEqual(
      Array.from({ length: 16 }, (_, index) => index < 8),
    );
  });

  it('stops the board when it is left', () => {
    const { session, dongle, run } = connected();
    session.start();
    run(1);
    session.disconnect();
    dongle.advance(100);
    expect(dongle.advance(1000)).toHaveLength(0);
  });

  it('reads the registers between two stretches of a stream', () => {
    const { session, rows, run } = connected();
    session.start();
    run(1);
    session.readRegisters();
    run(2);
    expect(session.state.registers).toContain('CONFIG1, 01, 96, 1, 0, 0, 1, 0, 1, 1, 0');
    expect(session.state.phase).toBe('streaming');
    const before = rows.length;
    run(1);
    expect(rows.length).toBeGreaterThan(before + 200);
  });
});

describe('faults', () => {
  it('counts what a bad line loses, and goes on', () => {
    const { session, rows, run } = connected();
    const line = new BadLine({ isCutAnywhere: true, lost: 0.0005, added: 0.0005 });
    session.start();
    const receive = session.receive.bind(session);
    session.receive = (bytes, nowMs) => line.pass(bytes).forEach((piece) => receive(piece, nowMs));
    run(20);
    expect(session.counts.lost).toBeGreaterThan(20);
    expect(session.counts.strayBytes).toBeGreaterThan(300);
    // Every packet of the 20 s is a row, lost, or on its way.
    expect(rows.length + session.counts.lost).toBeGreaterThan(4970);
    expect(rows.length + session.counts.lost).toBeLessThan(5020);
    expect(session.state.phase).toBe('streaming');
  });

  it('says so when the board falls silent, and how much was lost when it comes back', () => {
    const { session, dongle, rows, run } = connected();
    session.start();
    run(2);
    dongle.isInReach = false;
    run(10);
    expect(session.state.message?.text).toContain('No samples have come');
    dongle.isInReach = true;
    run(1);
    expect(session.state.message?.text).toContain('Samples are arriving again.');
    // 10 s, and what the radios need to meet again.
    expect(session.counts.lost).toBeGreaterThan(2500);
    expect(session.counts.lost).toBeLessThan(2600);
    expect(session.counts.lost).toBe(rows.reduce((sum, { lost }) => sum + lost, 0));
  });

  it('takes what a busy computer hands over late for late, not for lost', () => {
    const { session, dongle, run } = connected();
    session.start();
    run(2);
    const late = dongle.advance(3000);
    session.tick(10_000);
    session.receive(late, 10_000);
    session.tick(10_016);
    for (let nowMs = 10_032; nowMs < 12_000; nowMs += 16) session.receive(dongle.advance(16), nowMs);
    expect(session.counts.lost).toBe(0);
  });

  it('keeps what came before the dongle is pulled, and asks nothing more', () => {
    const { session, rows, run } = connected();
    session.start();
    run(2);
    const before = rows.length;
    session.lineLost('The dongle was pulled out.');
    run(1);
    expect(rows).toHaveLength(before);
    expect(session.state).toMatchObject({ phase: 'closed', busy: null });
    expect(session.state.message?.text).toMatch(
      /^The dongle was pulled out\. Everything that came before is kept/,
    );
  });

  it('says that a command was dropped when the board is gone', () => {
    const { session, dongle, run } = connected();
    dongle.isBoardOn = false;
    run(0.1);
    session.readRegisters();
    run(2);
    expect(session.state.message?.text).toContain('The dongle has lost the board');
  });

  it('goes on when the dongle does not answer once, and does not take it for another device', () => {
    const { session, dongle, rows, run } = connected();
    session.start();
    run(1);
    const receive = dongle.receive.bind(dongle);
    dongle.receive = (bytes) => (bytes[0] === RADIO_COMMAND_KEY ? undefined : receive(bytes));
    session.moveTo(5);
    run(3);
    expect(session.state).toMatchObject({ phase: 'ready', busy: null, message: { tone: 'bad' } });
    expect(session.state.message?.text).toBe(
      'The dongle did not answer in time (Moving both radios to channel 5). Stop, disconnect and connect again.',
    );
    const before = rows.length;
    session.start();
    run(1);
    expect(rows.length).toBeGreaterThan(before + 200);
  });

  it('survives 200 streams of random bytes without an exception, a hang or a pile', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { session, run } = makeBench({}, { added: 0.3, lost: 0.3, isCutAnywhere: true, seed });
      session.connect();
      run(2);
      session.start();
      run(0.5);
      expect(session.state.message?.text ?? '').not.toContain('undefined');
    }
  });
});

describe('impedance', () => {
  it.each([false, true])('measures each electrode and brings the settings back (Daisy: %s)', (hasDaisy) => {
    const { session, run } = connected({ hasDaisy, body: { ...makeHead(), kiloohms: (n) => 5 * n } });
    const before = session.state.settings;
    session.measureImpedance(hasDaisy ? [2, 12] : [2, 7]);
    run(16);
    expect(session.state.busy).toBeNull();
    expect(session.state.kiloohms[2]).toBeCloseTo(10, 0);
    expect(session.state.kiloohms[hasDaisy ? 12 : 7]).toBeCloseTo(hasDaisy ? 60 : 35, 0);
    expect(session.state.settings).toEqual(before);
    expect(session.state).toMatchObject({ phase: 'ready', message: { tone: 'good' } });
    session.readRegisters();
    run(3);
    expect(session.state.registers).toContain('LOFF_SENSN, 10, 00, ');
  });

  it('says so when no current flows, as less than the resistor in series shows', () => {
    const { session, run } = connected({ body: { ...still, kiloohms: () => -2.2 } });
    session.measureImpedance([1]);
    run(8);
    expect(session.state.kiloohms).toEqual({});
    expect(session.state.message?.text).toMatch(/^Impedance of channel 1: no test current/);
  });

  it('says so when samples keep getting lost', () => {
    const { session, dongle, run } = connected();
    session.measureImpedance([1]);
    for (let round = 0; round < 10; round += 1) {
      run(1.6);
      dongle.isInReach = false;
      run(0.1);
      dongle.isInReach = true;
    }
    run(3);
    expect(session.state.message?.text).toContain('Impedance of channel 1: samples were lost');
    expect(session.state).toMatchObject({ phase: 'ready', busy: null });
  });
});

it('counts whole rounds of the counter that a silence hides', () => {
  expect(roundsLost(10_000, 100, 40)).toBe(256 * 9);
  expect(roundsLost(1028, 1, 0)).toBe(256);
  expect(roundsLost(2000, 500, 0)).toBe(0);
});
