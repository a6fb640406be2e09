import { describe, expect, it } from 'vitest';
import { parseRadioReply } from './radio';
import type { RadioReply } from './radio';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

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
    ['Success: 0x0$$$', { kind: 'pollTime', milliseconds: 48 }],
    ['Success: 0x$$$$', { kind: 'pollTime', milliseconds: 36 }],
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
