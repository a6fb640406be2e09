import { describe, expect, it } from 'vitest';
import { cytonCommands } from '@site/src/data/cytonCommands';
import { ganglionCommands } from '@site/src/data/ganglionCommands';
import { radioCommands } from '@site/src/data/radioCommands';
import { randomSource } from '@site/src/protocol/randomForTests';
import { explainAnswer } from './answers';
import {
  commandGroups,
  composeFields,
  composeRadio,
  groupThatMakes,
  radioLimit,
  readByte,
  readChosen,
} from './compose';
import { explain, MOST_EXPLAINED } from './explain';
import type { RegisterWrite } from './registers';

const inBits = ({ bits }: RegisterWrite): string => bits.map((bit) => bit ?? '.').join('');
const kinds = (text: string, target: 'cyton' | 'ganglion' = 'cyton'): string[] =>
  explain(text, target).map(({ kind, text: found }) => `${kind} ${found}`);

describe('explain', () => {
  it('counts one character as one', () => {
    expect(explain('x', 'cyton')[0]?.meaning).toMatch(/^1 character, expected 9/);
  });

  it.each([
    ['commands', 'b'.repeat(1_000)],
    ['answers', 'Failure: System is Down$$$\n'.repeat(1_000)],
    ['prose', 'The quick brown fox jumps over\n'.repeat(1_000)],
  ])('stops after as many %s as are shown', (_name, text) => {
    expect(explain(text, 'cyton')).toHaveLength(MOST_EXPLAINED);
    expect(explain(text, 'cyton', MOST_EXPLAINED + 1)).toHaveLength(MOST_EXPLAINED + 1);
  });

  it.each([
    ['characters', 'b'.repeat(300_000)],
    ['spaces', `${' '.repeat(300_000)}b`],
  ])(
    'takes a time that grows with the length of %s, and not with its square',
    { timeout: 5_000 },
    (_name, text) => {
      expect(explain(text, 'cyton')[0]).toMatchObject({ kind: 'command', text: 'b' });
    },
  );

  it('takes channel settings apart, with the bits that the firmware writes', () => {
    const [piece] = explain('x3020110X', 'cyton');
    expect(piece).toMatchObject({
      kind: 'command',
      meaning: 'Sets channel 3',
      reply: 'Success: Channel set for …$$$',
    });
    expect(piece?.characters?.[3]).toEqual({ character: '2', name: 'GAIN_SET', meaning: 'Gain 4' });
    expect(piece?.writes?.map((write) => `${write.name} ${write.address} ${inBits(write)}`)).toEqual([
      'CH3SET 7 00101000',
      'BIAS_SENSP 13 .....1..',
      'BIAS_SENSN 14 .....1..',
      'MISC1 21 00000000',
    ]);
  });

  it.each(['`é', '`€', '`😀'])('says that the marker of %s is more than one byte', (text) => {
    expect(explain(text, 'cyton')).toMatchObject([
      { kind: 'mistake', text, meaning: expect.stringContaining('several bytes') as string },
    ]);
  });

  it('counts spaces inside a sequence, as the board does, and reads the rest as commands', () => {
    expect(kinds('x 1 0 6 0 1 1 0 X').slice(0, 4)).toEqual([
      'mistake x 1 0 6 0',
      'command 1',
      'command 1',
      'command 0',
    ]);
    expect(explain('z 4 1 0 Z', 'cyton')[0]).toMatchObject({
      text: 'z 4 1',
      reply: 'Failure: Err: 5th char not Z$$$',
    });
    expect(kinds('x 1060110X')).toEqual(['mistake x 1060110', 'mistake X']);
    expect(explain('z 1 Z', 'cyton')[0]?.meaning).toContain('anything but 1 behind it for 0');
    expect(explain('x 1 0 X', 'cyton')[0]?.reply).toBe('Failure: too few chars$$$');
    expect(explain('~ 6', 'cyton')[0]).toMatchObject({
      text: '~ ',
      reply: 'Failure: invalid sample value$$$',
    });
    expect(explain('~ ', 'cyton')[0]?.reply).toContain('Timeout');
    expect(explain('~', 'ganglion')[0]).toMatchObject({ kind: 'mistake', text: '~' });
    expect(explain('~', 'ganglion')[0]?.reply).toBeUndefined();
  });

  it('knows the default of the registers: CHnSET is 0x68', () => {
    const [piece] = explain('x1060110X', 'cyton');
    expect(piece?.writes?.slice(0, 1).map((write) => parseInt(inBits(write), 2))).toEqual([0x68]);
  });

  it('writes to the Daisy for channels 9 to 16', () => {
    expect(explain('zQ01Z', 'cyton')[0]?.writes?.map(({ chip, name }) => `${chip} ${name}`)).toEqual([
      'Daisy LOFF_SENSP',
      'Daisy LOFF_SENSN',
    ]);
  });

  it('writes rate and test signal', () => {
    expect(explain('~6', 'cyton')[0]?.writes?.map(inBits)).toEqual(['10010110', '10110110']);
    expect(explain('[', 'cyton')[0]?.writes?.map(inBits)).toEqual(['11010100', '.....101']);
    expect(explain('0', 'cyton')[0]?.writes?.map(inBits)).toEqual(['11010...', '.....001']);
    expect(explain('1', 'cyton')[0]?.writes?.map(inBits)).toEqual([
      '1...0...',
      '.......0',
      '.......0',
      '.......0',
      '.......0',
    ]);
  });

  it.each([
    ['x306000X', 'Failure: too few chars$$$'],
    ['x30600000', 'Failure: Err: 9th char not X$$$'],
    ['z1011', 'Failure: Err: 5th char not Z$$$'],
    ['x3060', 'Timeout processing multi byte message'],
    ['~8', 'Failure: sample value out of bounds$$$'],
    ['~x', 'Failure: invalid sample value$$$'],
    ['/7', 'Failure: board mode value out of bounds.$$$'],
    ['0xF0 0x01 0x1A', 'Verify channel number'],
  ])('names a mistake and the answer to it: %s', (text, reply) => {
    const [piece] = explain(text, 'cyton');
    expect(piece?.kind).toBe('mistake');
    expect(piece?.reply).toContain(reply);
  });

  it('tells what the board makes of characters that it does not know', () => {
    expect(explain('xA060110X', 'cyton')[0]?.meaning).toContain('an unknown channel for channel 1');
    expect(explain('M', 'cyton')[0]).toMatchObject({
      kind: 'mistake',
      meaning: 'not a command of the Cyton: the board ignores it',
    });
  });

  it('reads several commands in a row, and a log with what came back', () => {
    expect(kinds('s v x1060110Xz101Z b')).toEqual([
      'command s',
      'command v',
      'command x1060110X',
      'command z101Z',
      'command b',
    ]);
    expect(
      kinds(
        '> ~5\n< Success: Sample rate is 500Hz$$$\n[12:00:01] TX: /4\nRX: Success: marker$$$\nOn Board ADS1299 Device ID: 0x3E',
      ),
    ).toEqual([
      'command ~5',
      'answer Success: Sample rate is 500Hz$$$',
      'command /4',
      'answer Success: marker$$$',
      'answer On Board ADS1299 Device ID: 0x3E',
    ]);
    expect(kinds('Failure: Host on Channel number: 20\u0014$$$')[0]).toMatch(/^answer/);
    expect(explainAnswer('Success: System is Up$$$', 'cyton')).toBe('the dongle: the board answers');
    expect(explainAnswer('Failure: Host on Channel number: 20\u0014$$$', 'cyton')).toBe(
      'the dongle: no link: the dongle alone is on channel 20',
    );
    expect(kinds('accelerometer enabled', 'ganglion')).toEqual(['answer accelerometer enabled']);
  });

  it('reads the monitor of the Arduino IDE as what came in', () => {
    const log = [
      'OpenBCI V3 8-16 channel',
      'On Board ADS1299 Device ID: 0x3E',
      'Firmware: v3.1.2',
      '$$$',
      'Success: Channel set for 3$$$',
    ].map((line, second) => `12:00:0${second}.000 -> ${line}`);
    expect(explain(log.join('\n'), 'cyton').map(({ kind }) => kind)).toEqual(log.map(() => 'answer'));
    expect(kinds(log.join('\n')).at(-1)).toBe('answer Success: Channel set for 3$$$');
  });

  it.each([
    "ser.write(b'x3040000X')",
    'Serial.print("x3040000X");',
    'board.config_board("x3040000X")',
    'send x3040000X',
    '>> x3040000X',
  ])('finds the characters in %s', (line) => {
    expect(kinds(line)).toEqual(['command x3040000X']);
  });

  it('takes a sentence for no command, but a row of channel letters for commands', () => {
    expect(kinds('set channel 3 to gain 8')).toEqual(['answer set channel 3 to gain 8']);
    expect(kinds('channel 3 gain 8')).toEqual(['answer channel 3 gain 8']);
    expect(kinds('QWE rty')).toHaveLength(6);
  });

  it('reads commands for the dongle as text and as bytes', () => {
    expect(explain('0xF0 0x01 0x0B', 'cyton')[0]).toMatchObject({ kind: 'command', text: '0xF0 0x01 0x0B' });
    expect(explain('\\xF0\\x07', 'cyton')[0]?.meaning).toContain('Asks whether the board answers');
    expect(explain('\u00f0\u0001\u000b', 'cyton')[0]?.meaning).toContain('(11)');
    expect(kinds('F0 07')).toEqual(['command 0xF0 0x07']);
    expect(kinds('F0 01 0b')).toEqual(['command 0xF0 0x01 0x0b']);
    expect(kinds('F0')).toHaveLength(2);
  });
});

describe('the composer', () => {
  it('makes the default settings, and every choice that it offers is a command', () => {
    for (const group of commandGroups) {
      if (group.kind === 'fields') {
        const text = composeFields(group.fields, []);
        expect(explain(text, group.target).map(({ kind }) => kind)).toEqual(['command']);
        continue;
      }
      expect(group.commands.length).toBeGreaterThan(0);
      for (const command of group.commands) {
        const text = group.kind === 'radio' ? composeRadio(command, 20) : command.send;
        expect([text, ...explain(text, group.target).map(({ kind }) => kind)]).toEqual([text, 'command']);
        if (group.kind === 'radio') expect(radioLimit(command) === null).toBe(!command.send.includes('('));
      }
    }
  });

  it('knows by which choices a text was made', () => {
    for (const group of commandGroups) {
      if (group.kind === 'fields') {
        expect(readChosen(group, composeFields(group.fields, []))).not.toBeNull();
        continue;
      }
      group.commands.forEach((command, index) => {
        const text = group.kind === 'radio' ? composeRadio(command, 20) : command.send;
        expect([text, readChosen(group, text)]).toEqual([text, [String(index)]]);
        if (group.kind === 'radio') expect(readByte(command, text)).toBe(radioLimit(command) ? 20 : 0);
      });
    }
    expect(groupThatMakes('x3020110X', 'cyton')).toBe('Channel settings');
    expect(groupThatMakes('z101Z', 'cyton')).toBe('Impedance');
    expect(groupThatMakes('n', 'ganglion')).toBe('Stream and accelerometer');
    expect(groupThatMakes('0xF0 0x01 0x1A', 'cyton')).toBeUndefined();
    for (const text of ['', 'x306000X', 'n\nb', 'b ']) expect(groupThatMakes(text, 'cyton')).toBeUndefined();
  });

  it('offers what the tables list', () => {
    const offered = commandGroups.flatMap((group) => (group.kind === 'fields' ? [] : group.commands));
    expect(
      offered.filter(
        (command) =>
          !cytonCommands.includes(command) &&
          !ganglionCommands.includes(command) &&
          !radioCommands.includes(command),
      ),
    ).toEqual([]);
  });
});

it('answers 10,000 random texts without an exception', () => {
  const random = randomSource(5);
  const pieces = [
    'x',
    'X',
    'z',
    'Z',
    '~',
    '/',
    '`',
    '1',
    '6',
    '0',
    'Q',
    ' ',
    '\n',
    '$$$',
    '0xF0',
    '\\xF0',
    '\u00f0',
    '> ',
    '< ',
    'Success: ',
    'é',
    '"',
  ];
  for (let round = 0; round < 10_000; round += 1) {
    const text = Array.from(
      { length: random.whole(0, 25) },
      () => pieces[random.whole(0, pieces.length - 1)],
    ).join('');
    const found = explain(text, round % 2 === 0 ? 'cyton' : 'ganglion');
    expect(found.every(({ meaning, line }) => meaning !== '' && line >= 1)).toBe(true);
  }
}, 60_000);
