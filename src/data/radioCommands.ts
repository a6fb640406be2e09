/** What the dongle’s radio understands and answers, each with its source. */
import { radioFirmware, radioHostSketch } from './cytonSources';
import type { Command } from './types';

/** What ends every answer. */
export const RADIO_REPLY_END = '$$$';

const LINK_LOST = 'Communications timeout - Device failed to poll Host';

/** Answers of the dongle without a number, before their `$$$`. */
export const radioReplies = {
  systemUp: 'Success: System is Up',
  systemDown: 'Failure: System is Down',
  channelOutOfRange: 'Failure: Verify channel number is less than 25',
  linkLost: `Failure: ${LINK_LOST}`,
  linkLostInChannelChange: `Failure: Channel Change Request${LINK_LOST}`,
  linkLostInPollTimeChange: `Failure: Poll Time Change Request${LINK_LOST}`,
  inputTooLarge: 'Failure: Input too large!',
} as const;

/** Answers that a number follows, in digits and then as one raw byte. */
export const radioNumberReplies = {
  hostAndDevice: 'Success: Host and Device on Channel number: ',
  hostOnly: 'Failure: Host on Channel number: ',
  hostOverride: 'Success: Host override - Channel number: ',
  pollTime: 'Success: Poll time: ',
} as const;

/** The answer to 0xF0 0x03, which the board’s radio gives: one raw byte follows, and no digits. */
export const RADIO_POLL_TIME_REPLY = 'Success: 0x';

/** The answer that a new baud rate follows. */
export const RADIO_BAUD_REPLY = 'Success: Switch your baud rate to ';

const fixed = (name: keyof typeof radioReplies): string => radioReplies[name] + RADIO_REPLY_END;

const numbered = (name: keyof typeof radioNumberReplies, number: number): string =>
  `${radioNumberReplies[name]}${number}\\x${number.toString(16).padStart(2, '0')}${RADIO_REPLY_END}`;

const baud = (rate: number): string => `${RADIO_BAUD_REPLY}${rate}${RADIO_REPLY_END}`;

const RAW_BYTE = 'The number comes twice: in digits, then as one raw byte (\\x14 for 20).';

/** Commands for the dongle: the byte 0xF0, a code, and sometimes one byte more. All come from firmware 2.0.0 on. */
export const radioCommands: readonly Command[] = [
  {
    send: '0xF0 0x00',
    effect: 'Asks for the radio channel',
    reply: numbered('hostAndDevice', 20),
    since: '2.0.0',
    note: `${RAW_BYTE} Without a link: \`${numbered('hostOnly', 20)}\`.`,
    source: radioFirmware('printMessageToDriver, HOST_MESSAGE_CHAN_GET_SUCCESS'),
  },
  {
    send: '0xF0 0x01 (CHANNEL)',
    effect: 'Moves dongle and board to another channel together; both must be on',
    reply: numbered('hostAndDevice', 20),
    since: '2.0.0',
    note: `Above 25: \`${fixed('channelOutOfRange')}\` (25 itself works). Link lost on the way: \`${fixed('linkLostInChannelChange')}\`.`,
    source: radioFirmware('processOutboundBufferCharTriple, OPENBCI_HOST_CMD_CHANNEL_SET'),
  },
  {
    send: '0xF0 0x02 (CHANNEL)',
    effect: 'Moves only the dongle, to look for a board that is on another channel',
    reply: numbered('hostOverride', 20),
    since: '2.0.0',
    note: `The dongle stores the new channel. Above 25: \`${fixed('channelOutOfRange')}\`.`,
    source: radioFirmware('processOutboundBufferCharTriple, OPENBCI_HOST_CMD_CHANNEL_SET_OVERIDE'),
  },
  {
    send: '0xF0 0x03',
    effect: 'Asks for the poll time in milliseconds',
    reply: `${RADIO_POLL_TIME_REPLY}\\x30${RADIO_REPLY_END}`,
    since: '2.0.0',
    note: `The number is the raw byte behind \`0x\`; a terminal shows 48 (\\x30) as \`${RADIO_POLL_TIME_REPLY}0\`. Without a link: \`${fixed('linkLost')}\`.`,
    source: radioFirmware('processRadioCharDevice, ORPM_GET_POLL_TIME'),
  },
  {
    send: '0xF0 0x04 (MILLISECONDS)',
    effect: 'Sets the poll time of both radios',
    reply: numbered('pollTime', 48),
    since: '2.0.0',
    note: `In digits, then as one raw byte; a terminal shows 48 (\\x30) as \`${radioNumberReplies.pollTime}480\`. Link lost on the way: \`${fixed('linkLostInPollTimeChange')}\`.`,
    source: radioFirmware('processOutboundBufferCharTriple, OPENBCI_HOST_CMD_POLL_TIME_SET'),
  },
  {
    send: '0xF0 0x05',
    effect: 'Sets the dongle’s serial port to 115200 baud',
    reply: baud(115200),
    since: '2.0.0',
    note: 'The answer still comes at the old rate.',
    source: radioFirmware('printMessageToDriver, HOST_MESSAGE_BAUD_DEFAULT'),
  },
  {
    send: '0xF0 0x06',
    effect: 'Sets the dongle’s serial port to 230400 baud',
    reply: baud(230400),
    since: '2.0.0',
    note: 'The answer still comes at the old rate.',
    source: radioFirmware('printMessageToDriver, HOST_MESSAGE_BAUD_FAST'),
  },
  {
    send: '0xF0 0x0A',
    effect: 'Sets the dongle’s serial port to 921600 baud',
    reply: baud(921600),
    since: '2.0.0',
    note: 'The answer still comes at the old rate.',
    source: radioFirmware('printMessageToDriver, HOST_MESSAGE_BAUD_HYPER'),
  },
  {
    send: '0xF0 0x07',
    effect: 'Asks whether the board answers',
    reply: fixed('systemUp'),
    since: '2.0.0',
    note: `Otherwise \`${fixed('systemDown')}\`.`,
    source: radioFirmware('printMessageToDriver, HOST_MESSAGE_SYS_UP'),
  },
];

/** Answers of the dongle that no single command owns. */
export const radioMessages: readonly Command[] = [
  {
    send: 'any board command, 0xF0 0x01, 0xF0 0x03 or 0xF0 0x04, without a link',
    effect: 'The command is dropped',
    reply: fixed('linkLost'),
    source: radioFirmware('printValidatedCommsTimeout'),
  },
  {
    send: 'a message that is too long',
    effect: 'The rest is dropped',
    reply: fixed('inputTooLarge'),
    note: 'Comes once for each byte too many.',
    source: radioHostSketch('loop'),
  },
  {
    send: '<',
    effect: 'Passes the time-stamp command on, and tells the computer when it has',
    reply: ',',
    source: radioFirmware('processOutboundBufferForTimeSync, HOST_MESSAGE_SERIAL_ACK'),
  },
];
