import { describe, expect, it } from 'vitest';
import {
  boardCommands,
  boardModeCommands,
  cytonCommands,
  sampleRateCommands,
  sdCommands,
  wifiCommands,
} from '../../data/cytonCommands';
import { radioCommands } from '../../data/radioCommands';
import type { Command } from '../../data/types';
import { countsToMicrovolts } from '../cyton';
import { isDaisyPacket } from '../daisy';
import { feedStream, newStream, parseStream, type StreamEvent } from '../cytonStream';
import { BadLine } from './badLine';
import type { Body } from './body';
import { SimulatedCyton } from './cytonBoard';
import { SimulatedDongle } from './dongle';
import { joinBytes } from './outbox';
import { bytesOfText } from '../textBytes';

/** A body without a signal, so that what the board adds can be seen. */
const still: Body = { next: () => 0, kiloohms: () => 10 };

const plugIn = (
  hasDaisy = false,
  channels: { channel?: number; boardChannel?: number } = {},
): SimulatedDongle =>
  new SimulatedDongle({ board: new SimulatedCyton({ hasDaisy, body: still }), ...channels });

const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function ask(dongle: SimulatedDongle, message: string | readonly number[], waitMs = 1000): string {
  dongle.receive(typeof message === 'string' ? bytesOfText(message) : Uint8Array.from(message));
  return textOf(dongle.advance(waitMs));
}

const written = (reply = ''): string =>
  reply
    .replaceAll('\\r\\n', '\r\n')
    .replaceAll('\\n', '\n')
    .replace(/\\x([0-9a-f]{2})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));

const replyOf = (commands: readonly { send: string; reply?: string }[], send: string): string =>
  written(commands.find((command) => command.send === send)?.reply);

const packetsOf = (bytes: Uint8Array): Extract<StreamEvent, { kind: 'packet' }>[] =>
  parseStream(bytes).filter((event) => event.kind === 'packet');

describe('the simulated Cyton', () => {
  it('answers as the tables of the pages say', () => {
    const dongle = plugIn(true);
    expect(ask(dongle, 'v')).toBe(replyOf(boardCommands, 'v'));
    expect(ask(plugIn(), 'v')).toBe(replyOf(boardCommands, 'v').replace(/On Daisy.*\n/, ''));
    expect(ask(dongle, 'V')).toBe('v3.1.5$$$');
    for (const { send, reply } of [...sampleRateCommands.slice(0, 7), ...boardModeCommands.slice(0, 5)]) {
      expect([send, ask(dongle, send)]).toEqual([send, reply]);
    }
    expect(ask(dongle, '~~')).toBe('Success: Sample rate is 16000Hz$$$');
    expect(ask(dongle, 'x1060110X')).toBe('Success: Channel set for 1$$$');
    expect(ask(dongle, 'xI060110XzQ01Z')).toBe(
      'Success: Channel set for 16$$$Success: Lead off set for 9$$$',
    );
    expect(ask(dongle, 'x106X')).toBe('Failure: too few chars$$$');
    expect(ask(dongle, 'x10601100')).toBe('Failure: Err: 9th char not X$$$');
    expect(ask(dongle, 'x10', 1500)).toMatch(/^Timeout processing multi byte message/);
    expect(ask(dongle, 'd')).toBe('updating channel settings to default$$$');
    expect(ask(dongle, 'c')).toBe('daisy removed$$$');
    expect(ask(dongle, 'C')).toBe('daisy attached16$$$');
    expect(ask(plugIn(), 'C')).toBe('no daisy to attach!8$$$');
  });

  it('answers every command that the tables give an answer, but for the card and the shield', () => {
    const isLeftOut = (command: Command) => sdCommands.includes(command) || wifiCommands.includes(command);
    // Longer entries describe a sequence in words.
    const silent = cytonCommands
      .filter((command) => command.reply !== undefined && command.send.length === 1 && !isLeftOut(command))
      .filter(({ send }) => ask(plugIn(true), send) === '')
      .map(({ send }) => send);
    expect(silent, 'teach these to `obey` of cytonBoard.ts').toEqual([]);
  });

  it('lists the registers that the commands have written', () => {
    const dongle = plugIn();
    ask(dongle, 'v');
    ask(dongle, 'x3021000Xz301Z');
    const list = ask(dongle, '?');
    expect(list).toMatch(/^\nBoard ADS Registers\nADS_ID, 00, 3E, 0, 0, 1, 1, 1, 1, 1, 0\nCONFIG1, 01, 96, /);
    expect(list).toContain('LOFF, 04, 02, ');
    expect(list).toContain('CH3SET, 07, 21, 0, 0, 1, 0, 0, 0, 0, 1\n');
    expect(list).toContain('LOFF_SENSN, 10, 04, ');
    expect(list).toContain('BIAS_SENSP, 0D, FB, ');
    expect(list).toMatch(/LIS3DH Registers\n0x07 00\n[^]*0x0F 33\n[^]*\$\$\$$/);
    expect(list).not.toContain('Daisy');
  });

  it('streams 250 packets a second, numbered from 0, and is silent after s', () => {
    const dongle = plugIn();
    dongle.receive(bytesOfText('b'));
    const packets = packetsOf(dongle.advance(2000));
    expect(packets).toHaveLength(500);
    expect(packets.map(({ packet }) => packet.sampleNumber).slice(254, 258)).toEqual([254, 255, 0, 1]);
    expect(packets.every(({ lost }) => lost === 0)).toBe(true);
    // The accelerometer has something new in one packet of ten.
    expect(packets.filter(({ packet: { aux } }) => 'counts' in aux && aux.counts[2] !== 0)).toHaveLength(50);
    dongle.receive(bytesOfText('s'));
    dongle.advance(10);
    expect(dongle.advance(1000)).toHaveLength(0);
  });

  it('makes the test signal with its size, and the impedance current', () => {
    const dongle = plugIn();
    ask(dongle, '-');
    dongle.receive(bytesOfText('b'));
    const values = packetsOf(dongle.advance(3000)).map(({ packet }) => packet.counts[7] ?? 0);
    expect(countsToMicrovolts(Math.max(...values), 24)).toBeCloseTo(1875, -1);
    expect(countsToMicrovolts(Math.min(...values), 24)).toBeCloseTo(-1875, -1);

    const other = plugIn();
    ask(other, 'v');
    ask(other, 'x1000010Xz101Z');
    other.receive(bytesOfText('b'));
    const wave = packetsOf(other.advance(1000)).map(({ packet }) =>
      countsToMicrovolts(packet.counts[0] ?? 0, 1),
    );
    expect(Math.max(...wave)).toBeGreaterThan(70);
    expect(Math.max(...wave)).toBeLessThan(80);
  });

  it('leaves a Daisy asleep after c and C until v', () => {
    const dongle = plugIn(true);
    const largestOfDaisy = (): number => {
      dongle.receive(bytesOfText('b'));
      const counts = packetsOf(dongle.advance(1000))
        .filter(({ packet }) => isDaisyPacket(packet.sampleNumber))
        .flatMap(({ packet }) => packet.counts);
      ask(dongle, 's');
      return Math.max(...counts.map(Math.abs));
    };
    ask(dongle, '-');
    expect(largestOfDaisy()).toBeGreaterThan(1000);
    ask(dongle, 'c');
    ask(dongle, '-');
    ask(dongle, 'C');
    const list = ask(dongle, '?');
    expect(list).toMatch(
      /Daisy ADS Registers\n.*\nCONFIG1, 01, 96, .*\nCONFIG2, 02, C0, .*\nCONFIG3, 03, 60, /,
    );
    expect(list).toMatch(/Daisy[^]*CH8SET, 0C, 61, /);
    ask(dongle, '-');
    expect(largestOfDaisy()).toBe(0);
    ask(dongle, 'v');
    ask(dongle, '-');
    expect(largestOfDaisy()).toBeGreaterThan(1000);
  });

  it('finds a Daisy again that was sent away when the rate changes', () => {
    const dongle = plugIn(true);
    ask(dongle, 'c');
    ask(dongle, '~6');
    expect(ask(dongle, 'C')).toBe('16$$$');
  });

  it('turns a channel on again with a test signal, unless x…X has turned it off', () => {
    const dongle = plugIn();
    const settingsOf = (channel: number): string =>
      new RegExp(`CH${channel}SET, .., (..)`).exec(ask(dongle, '?'))?.[1] ?? '';
    ask(dongle, 'v');
    ask(dongle, '3');
    expect(settingsOf(3)).toBe('E0');
    expect(ask(dongle, '?')).toContain('BIAS_SENSP, 0D, FB, ');
    ask(dongle, 'x4161110X');
    expect(settingsOf(4)).toBe('E9');
    ask(dongle, '-');
    expect(settingsOf(3)).toBe('6D');
    expect(settingsOf(4)).toBe('ED');
    ask(dongle, '$');
    expect(settingsOf(4)).toBe('6D');
  });

  it('takes one character as a marker, and the next one as a command', () => {
    const dongle = plugIn();
    ask(dongle, 'v');
    ask(dongle, '`12');
    expect(ask(dongle, '?')).toContain('CH2SET, 06, E0, ');
  });

  it('sends markers, raw values and time stamps as the modes say', () => {
    const dongle = plugIn();
    ask(dongle, '/4');
    dongle.receive(bytesOfText('b'));
    dongle.advance(100);
    dongle.receive(bytesOfText('`7'));
    const marked = packetsOf(dongle.advance(100)).map(({ packet }) => packet.aux);
    expect(marked[0]).toEqual({ kind: 'raw', values: [55, 0, 0] });
    expect(marked[1]).toEqual({ kind: 'raw', values: [0, 0, 0] });

    const stamped = plugIn();
    ask(stamped, '<');
    stamped.receive(bytesOfText('b'));
    const stops = packetsOf(stamped.advance(1000)).map(({ packet }) => packet.stopByte);
    expect(stops.slice(0, 3)).toEqual([0xc3, 0xc4, 0xc4]);
  });
});

describe('the simulated dongle', () => {
  it('answers as the table of the pages says', () => {
    const dongle = plugIn();
    expect(ask(dongle, [0xf0, 0x00])).toBe(replyOf(radioCommands, '0xF0 0x00'));
    expect(ask(dongle, [0xf0, 0x03])).toBe(replyOf(radioCommands, '0xF0 0x03'));
    expect(ask(dongle, [0xf0, 0x07])).toBe(replyOf(radioCommands, '0xF0 0x07'));
    expect(ask(dongle, [0xf0, 0x01, 26])).toContain('Verify channel number');
    expect(ask(dongle, [0xf0, 0x01, 11])).toBe('Success: Host and Device on Channel number: 11\u000b$$$');
    expect(ask(dongle, 'v')).toContain('OpenBCI V3');
  });

  it('hears no board on another channel, and finds it by moving alone', () => {
    const dongle = plugIn(false, { channel: 20, boardChannel: 5 });
    expect(ask(dongle, [0xf0, 0x07])).toBe('Failure: System is Down$$$');
    expect(ask(dongle, [0xf0, 0x00])).toBe('Failure: Host on Channel number: 20\u0014$$$');
    expect(ask(dongle, 'v')).toBe('Failure: Communications timeout - Device failed to poll Host$$$');
    expect(ask(dongle, [0xf0, 0x02, 5])).toBe('Success: Host override - Channel number: 5\u0005$$$');
    expect(ask(dongle, [0xf0, 0x07])).toBe('Success: System is Up$$$');
  });

  it('loses what the board says out of reach; the numbers go on', () => {
    const dongle = plugIn();
    dongle.receive(bytesOfText('b'));
    let stream = newStream();
    ({ state: stream } = feedStream(stream, dongle.advance(400)));
    dongle.isInReach = false;
    dongle.advance(200);
    dongle.isInReach = true;
    ({ state: stream } = feedStream(stream, dongle.advance(150)));
    const [first] = feedStream(stream, dongle.advance(100)).events;
    // 50 packets out of reach, and some 40 until the radios have met again.
    const lost = first?.kind === 'packet' ? first.lost : 0;
    expect(lost).toBeGreaterThan(80);
    expect(lost).toBeLessThan(100);
  });
});

describe('a bad line', () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 256);

  it('cuts without losing', () => {
    const line = new BadLine({ isCutAnywhere: true });
    const pieces = [...line.pass(bytes.subarray(0, 2500)), ...line.pass(bytes.subarray(2500))];
    expect(pieces.length).toBeGreaterThan(50);
    const arrived = joinBytes(pieces);
    expect(arrived).toEqual(bytes.subarray(0, arrived.length));
    expect(arrived.length).toBeGreaterThan(4900);
  });

  it('loses and adds about as many as it is told', () => {
    const worse = joinBytes(new BadLine({ lost: 0.1 }).pass(bytes));
    const more = joinBytes(new BadLine({ added: 0.1 }).pass(bytes));
    expect(worse.length).toBeGreaterThan(4350);
    expect(worse.length).toBeLessThan(4650);
    expect(more.length).toBeGreaterThan(5350);
  });
});
