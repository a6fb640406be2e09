import { describe, expect, it } from 'vitest';
import { encodeRadioCommand, parseRadioReply } from './radio';
import type { RadioReply } from './radio';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('encodeRadioCommand', () => {
  it.each([
    [{ kind: 'getChannel' }, [0xf0, 0x00]],
    [{ kind: 'setChannel', channel: 25 }, [0xf0, 0x01, 25]],
    [{ kind: 'setHostChannel', channel: 0 }, [0xf0, 0x02, 0]],
    [{ kind: 'getPollTime' }, [0xf0, 0x03]],
    [{ kind: 'setPollTime', milliseconds: 80 }, [0xf0, 0x04, 80]],
    [{ kind: 'setBaudRate', baudRate: 115200 }, [0xf0, 0x05]],
    [{ kind: 'setBaudRate', baudRate: 230400 }, [0xf0, 0x06]],
    [{ kind: 'setBaudRate', baudRate: 921600 }, [0xf0, 0x0a]],
    [{ kind: 'getSystemStatus' }, [0xf0, 0x07]],
  ] as const)('writes %o', (command, bytes) => {
    const encoded = encodeRadioCommand(command);
    expect(encoded.ok && [...encoded.value]).toEqual(bytes);
  });

  it('refuses what the firmware would refuse', () => {
    expect(encodeRadioCommand({ kind: 'setChannel', channel: 26 })).toEqual({
      ok: false,
      error: 'Radio channel 26: expected 0 to 25.',
    });
    expect(encodeRadioCommand({ kind: 'setPollTime', milliseconds: 256 })).toEqual({
      ok: false,
      error: 'Poll time 256 ms: expected 0 to 255.',
    });
  });
});

describe('parseRadioReply', () => {
  it.each<[string, RadioReply]>([
    [
      'Success: Host and Device on Channel number: 20\x14$$$',
      { kind: 'channel', scope: 'hostAndDevice', channel: 20 },
    ],
    ['Failure: Host on Channel number: 7\x07$$$', { kind: 'channel', scope: 'hostOnly', channel: 7 }],
    [
      'Success: Host override - Channel number: 0\x00$$$',
      { kind: 'channel', scope: 'hostOverride', channel: 0 },
    ],
    ['Success: Poll time: 480$$$', { kind: 'pollTime', milliseconds: 48 }],
    ['Success: Poll time: 36$$$$', { kind: 'pollTime', milliseconds: 36 }],
    ['Success: Poll time: 10\n$$$', { kind: 'pollTime', milliseconds: 10 }],
    ['Success: Switch your baud rate to 230400$$$', { kind: 'baudRate', baudRate: 230400 }],
    ['Success: System is Up$$$', { kind: 'systemStatus', isUp: true }],
    ['Failure: System is Down$$$', { kind: 'systemStatus', isUp: false }],
    ['Failure: Verify channel number is less than 25$$$', { kind: 'channelOutOfRange' }],
    [
      'Failure: Communications timeout - Device failed to poll Host$$$',
      { kind: 'linkLost', during: 'anyCommand' },
    ],
    [
      'Failure: Channel Change RequestCommunications timeout - Device failed to poll Host$$$',
      { kind: 'linkLost', during: 'channelChange' },
    ],
    [
      'Failure: Poll Time Change RequestCommunications timeout - Device failed to poll Host$$$',
      { kind: 'linkLost', during: 'pollTimeChange' },
    ],
    ['Failure: Input too large!$$$', { kind: 'inputTooLarge' }],
  ])('reads %j', (text, reply) => {
    expect(parseRadioReply(bytesOf(text))).toEqual({ ok: true, value: reply });
  });

  it('reads every poll time', () => {
    for (let milliseconds = 0; milliseconds <= 255; milliseconds += 1) {
      const bytes = bytesOf(`Success: Poll time: ${milliseconds}${String.fromCharCode(milliseconds)}$$$`);
      expect(parseRadioReply(bytes)).toEqual({ ok: true, value: { kind: 'pollTime', milliseconds } });
    }
  });

  it.each([
    ['Success: System is Up', 'does not end with $$$'],
    ['v3.1.5$$$', 'not an answer of the dongle'],
    ['Success: Host and Device on Channel number: 20\x15$$$', 'the digits say 20, the raw byte says 21'],
    ['Hello Channel number: 20\x14$$$', 'not an answer of the dongle'],
  ])('refuses %j', (text, message) => {
    const reply = parseRadioReply(bytesOf(text));
    expect(reply.ok ? '' : reply.error).toContain(message);
  });
});
