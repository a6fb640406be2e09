/** Answers of the dongle. */
import {
  RADIO_BAUD_REPLY,
  RADIO_POLL_TIME_REPLY,
  RADIO_REPLY_END,
  radioNumberReplies,
  radioReplies,
} from '../data/radioCommands';
import { failure, success } from './result';
import type { Result } from './result';
import { textOfBytes } from './textBytes';

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

/** Answers without a number. */
const FIXED_REPLIES: ReadonlyMap<string, RadioReply> = new Map<string, RadioReply>([
  [radioReplies.systemUp, { kind: 'systemStatus', isUp: true }],
  [radioReplies.systemDown, { kind: 'systemStatus', isUp: false }],
  [radioReplies.channelOutOfRange, { kind: 'channelOutOfRange' }],
  [radioReplies.linkLost, { kind: 'linkLost', during: 'anyCommand' }],
  [radioReplies.linkLostInChannelChange, { kind: 'linkLost', during: 'channelChange' }],
  [radioReplies.linkLostInPollTimeChange, { kind: 'linkLost', during: 'pollTimeChange' }],
  [radioReplies.inputTooLarge, { kind: 'inputTooLarge' }],
]);

/**
 * Reads one answer of the dongle, with its `$$$`.
 *
 * A channel or a new poll time comes as digits and again as one raw byte, which may be any byte, `$` included. The poll
 * time that was asked for comes as the raw byte alone.
 */
export function parseRadioReply(bytes: Uint8Array): Result<RadioReply> {
  const text = textOfBytes(bytes);
  const unknown = failure(`"${text}": not an answer of the dongle.`);
  if (!text.endsWith(RADIO_REPLY_END)) {
    return failure(`"${text}": does not end with ${RADIO_REPLY_END}.`);
  }
  const body = text.slice(0, -RADIO_REPLY_END.length);
  const fixed = FIXED_REPLIES.get(body);
  if (fixed) return success(fixed);
  if (body.startsWith(RADIO_BAUD_REPLY)) {
    const rate = body.slice(RADIO_BAUD_REPLY.length);
    return /^\d+$/.test(rate) ? success({ kind: 'baudRate', baudRate: Number(rate) }) : unknown;
  }

  if (body.startsWith(RADIO_POLL_TIME_REPLY) && body.length === RADIO_POLL_TIME_REPLY.length + 1) {
    return success({ kind: 'pollTime', milliseconds: body.charCodeAt(body.length - 1) });
  }

  // The raw byte after the digits may itself be a digit (48 ms is "0"), so it is cut off first.
  const raw = body.charCodeAt(body.length - 1);
  const start = (Object.keys(radioNumberReplies) as (keyof typeof radioNumberReplies)[]).find((name) =>
    body.startsWith(radioNumberReplies[name]),
  );
  const digits = start ? body.slice(radioNumberReplies[start].length, -1) : '';
  if (!start || !/^\d+$/.test(digits)) return unknown;
  const value = Number(digits);
  if (value !== raw) return failure(`"${text}": the digits say ${value}, the raw byte says ${raw}.`);
  return success(
    start === 'pollTime'
      ? { kind: 'pollTime', milliseconds: value }
      : { kind: 'channel', scope: start, channel: value },
  );
}
