/** Answers of boards and dongle, recognised by the texts that the tables of commands hold. */
import { cytonCommands, SD_FAILURE_REPLY } from '@site/src/data/cytonCommands';
import { ganglionCommands } from '@site/src/data/ganglionCommands';
import { radioCommands, radioMessages } from '@site/src/data/radioCommands';
import type { Command } from '@site/src/data/types';
import { parseRadioReply, type RadioReply } from '@site/src/protocol/radio';
import { bytesOfText } from '@site/src/protocol/textBytes';

/** What commands are sent to. */
export type Target = 'cyton' | 'ganglion';

interface KnownAnswer {
  pattern: RegExp;
  /** What was sent, and what it did. */
  meaning: string;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line of an answer as the tables write it: `…` varies, `\x14` is any byte. */
const patternOf = (line: string): RegExp =>
  new RegExp(
    `^${escape(line)
      .replaceAll('…', '.*')
      .replace(/\\\\x[0-9a-f]{2}/g, '.')}$`,
  );

const linesOf = (reply: string): string[] =>
  reply
    .replaceAll('$$$', '')
    .split(/\\r\\n|\\n/)
    .map((line) => line.trim())
    .filter((line) => line.replaceAll('…', '').length > 3);

/** Answers that a note quotes, for the cases in which something else comes. */
const quotedIn = ({ note = '' }: Command): string[] =>
  Array.from(note.matchAll(/`([^`]+)`/g), ([, quoted = '']) => quoted).filter(
    (quoted) => quoted.includes('$$$') || quoted.includes('\\n'),
  );

function collect(commands: readonly Command[]): KnownAnswer[] {
  return commands.flatMap((command) => {
    const meaning = `${command.send}: ${command.effect}`;
    return [...(command.reply ? [command.reply] : []), ...quotedIn(command)].flatMap((reply) =>
      linesOf(reply).map((line) => ({ pattern: patternOf(line), meaning })),
    );
  });
}

const known: Readonly<Record<Target, readonly KnownAnswer[]>> = {
  cyton: [
    ...collect([...radioCommands, ...radioMessages, ...cytonCommands]),
    ...linesOf(SD_FAILURE_REPLY).map((line) => ({
      pattern: patternOf(line),
      meaning: 'no card, or one that cannot be read',
    })),
  ],
  ganglion: collect(ganglionCommands),
};

const SCOPES = {
  hostAndDevice: 'both radios are on channel',
  hostOnly: 'no link: the dongle alone is on channel',
  hostOverride: 'the dongle alone was moved to channel',
} as const;

const LINK_LOST = {
  anyCommand: '',
  channelChange: ' while the channel changed',
  pollTimeChange: ' while the poll time changed',
} as const;

/** An answer of the dongle in words, with its number. */
function describeRadioReply(reply: RadioReply): string {
  switch (reply.kind) {
    case 'channel':
      return `${SCOPES[reply.scope]} ${reply.channel}`;
    case 'pollTime':
      return `the board polls the dongle every ${reply.milliseconds} ms`;
    case 'baudRate':
      return `the dongle’s serial port changes to ${reply.baudRate} baud after this answer`;
    case 'systemStatus':
      return reply.isUp ? 'the board answers' : 'no link: the board does not answer';
    case 'channelOutOfRange':
      return 'the channel is above 25';
    case 'linkLost':
      return `the link was lost${LINK_LOST[reply.during]}; the command is dropped`;
    case 'inputTooLarge':
      return 'the message was too long; the rest is dropped';
  }
}

/** What a line says that a board wrote; `null` when no table knows it. */
export function explainAnswer(line: string, target: Target): string | null {
  const radio = target === 'cyton' ? parseRadioReply(bytesOfText(line.trimStart())) : null;
  if (radio?.ok) return `the dongle: ${describeRadioReply(radio.value)}`;
  const text = line.replaceAll('$$$', '').trim();
  if (text === '') return null;
  return known[target].find(({ pattern }) => pattern.test(text))?.meaning ?? null;
}
