/** Commands for the dongle (0xF0 …) and its answers. */
import { RADIO_CHANNEL_MAX, RADIO_CHANNEL_MIN, RADIO_COMMAND_KEY } from '../data/radio';
import { isWholeBetween } from './integers';
import { failure, success } from './result';
import type { Result } from './result';

/** What the dongle itself can be asked. */
export type RadioCommand =
  | { kind: 'getChannel' }
  | { kind: 'setChannel'; channel: number }
  | { kind: 'setHostChannel'; channel: number }
  | { kind: 'getPollTime' }
  | { kind: 'setPollTime'; milliseconds: number }
  | { kind: 'setBaudRate'; baudRate: 115200 | 230400 | 921600 }
  | { kind: 'getSystemStatus' };

const BAUD_CODES = { 115200: 0x05, 230400: 0x06, 921600: 0x0a } as const;

const channelCommand = (code: number, channel: number): Result<Uint8Array> =>
  isWholeBetween(channel, RADIO_CHANNEL_MIN, RADIO_CHANNEL_MAX)
    ? success(Uint8Array.of(RADIO_COMMAND_KEY, code, channel))
    : failure(`Radio channel ${channel}: expected ${RADIO_CHANNEL_MIN} to ${RADIO_CHANNEL_MAX}.`);

/** The bytes of a command for the dongle. */
export function encodeRadioCommand(command: RadioCommand): Result<Uint8Array> {
  switch (command.kind) {
    case 'getChannel':
      return success(Uint8Array.of(RADIO_COMMAND_KEY, 0x00));
    case 'setChannel':
      return channelCommand(0x01, command.channel);
    case 'setHostChannel':
      return channelCommand(0x02, command.channel);
    case 'getPollTime':
      return success(Uint8Array.of(RADIO_COMMAND_KEY, 0x03));
    case 'setPollTime':
      return isWholeBetween(command.milliseconds, 0, 255)
        ? success(Uint8Array.of(RADIO_COMMAND_KEY, 0x04, command.milliseconds))
        : failure(`Poll time ${command.milliseconds} ms: expected 0 to 255.`);
    case 'setBaudRate':
      return success(Uint8Array.of(RADIO_COMMAND_KEY, BAUD_CODES[command.baudRate]));
    case 'getSystemStatus':
      return success(Uint8Array.of(RADIO_COMMAND_KEY, 0x07));
  }
}

/** What an answer of the dongle means. */
export type RadioReply =
  | {
      kind: 'channel';
      /** Both radios answered, only the dongle is on it, or the dongle was moved alone. */
      scope: 'hostAndDevice' | 'hostOnly' | 'hostOverride';
      channel: number;
    }
  | { kind: 'pollTime'; milliseconds: number }
  | { kind: 'baudRate'; baudRate: number }
  | { kind: 'systemStatus'; isUp: boolean }
  | { kind: 'channelOutOfRange' }
  | { kind: 'linkLost'; during: 'anyCommand' | 'channelChange' | 'pollTimeChange' }
  | { kind: 'inputTooLarge' };

const LINK_LOST = 'Communications timeout - Device failed to poll Host';

/** Answers without a number. */
const FIXED_REPLIES: Readonly<Record<string, RadioReply>> = {
  'Success: System is Up': { kind: 'systemStatus', isUp: true },
  'Failure: System is Down': { kind: 'systemStatus', isUp: false },
  'Failure: Verify channel number is less than 25': { kind: 'channelOutOfRange' },
  [`Failure: ${LINK_LOST}`]: { kind: 'linkLost', during: 'anyCommand' },
  [`Failure: Channel Change Request${LINK_LOST}`]: { kind: 'linkLost', during: 'channelChange' },
  [`Failure: Poll Time Change Request${LINK_LOST}`]: { kind: 'linkLost', during: 'pollTimeChange' },
  'Failure: Input too large!': { kind: 'inputTooLarge' },
};

const SCOPES = {
  'Success: Host and Device on ': 'hostAndDevice',
  'Failure: Host on ': 'hostOnly',
  'Success: Host override - ': 'hostOverride',
} as const;

/**
 * Reads one answer of the dongle, with its `$$$`.
 *
 * A channel or poll time comes as digits and again as one raw byte, which may be any byte, `$` included.
 */
export function parseRadioReply(bytes: Uint8Array): Result<RadioReply> {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (!text.endsWith('$$$')) return failure(`"${text}": does not end with $$$.`);
  const body = text.slice(0, -3);
  const fixed = Object.entries(FIXED_REPLIES).find(([reply]) => reply === body);
  if (fixed) return success(fixed[1]);

  const baud = /^Success: Switch your baud rate to (\d+)$/.exec(body);
  if (baud) return success({ kind: 'baudRate', baudRate: Number(baud[1]) });

  // The raw byte after the digits may itself be a digit (48 ms is "0"), so it is cut off first.
  const raw = body.charCodeAt(body.length - 1);
  const numbered = /^(.*?)(Channel number|Poll time): (\d+)$/.exec(body.slice(0, -1));
  if (!numbered) return failure(`"${text}": not an answer of the dongle.`);
  const [, prefix, name, digits] = numbered;
  const value = Number(digits);
  if (value !== raw) return failure(`"${text}": the digits say ${value}, the raw byte says ${raw}.`);
  if (name === 'Poll time') {
    return prefix === 'Success: '
      ? success({ kind: 'pollTime', milliseconds: value })
      : failure(`"${text}": not an answer of the dongle.`);
  }
  const scope = Object.entries(SCOPES).find(([start]) => start === prefix)?.[1];
  return scope
    ? success({ kind: 'channel', scope, channel: value })
    : failure(`"${text}": not an answer of the dongle.`);
}
