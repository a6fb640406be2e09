/** Characters for a board, or a whole log of a terminal, taken apart and explained. */
import {
  boardModeCommands,
  channelOffCommands,
  channelSettingFields,
  cytonCommands,
  leadOffFields,
  sampleRateCommands,
  type SettingField,
} from '@site/src/data/cytonCommands';
import { ganglionCommands, ganglionSdCommands } from '@site/src/data/ganglionCommands';
import { RADIO_CHANNEL_MAX } from '@site/src/data/radio';
import { radioCommands } from '@site/src/data/radioCommands';
import type { Command } from '@site/src/data/types';
import { hexByte } from '@site/src/protocol/hexByte';
import { parseChannelSettings, parseLeadOff } from '@site/src/protocol/cytonSettings';
import { numberOf } from '../words';
import { explainAnswer, type Target } from './answers';
import {
  writesOfChannelOff,
  writesOfChannelSettings,
  writesOfLeadOff,
  writesOfSampleRate,
  writesOfTestSignal,
  type RegisterWrite,
} from './registers';

/** One character of a longer command. */
export interface ExplainedCharacter {
  character: string;
  name: string;
  meaning: string;
}

/** A stretch of the text, and what it is. */
export interface Explained {
  /** Line of the text, from 1. */
  line: number;
  text: string;
  kind: 'command' | 'answer' | 'mistake';
  /** What the board does, what the answer says, or what is wrong. */
  meaning: string;
  characters?: readonly ExplainedCharacter[];
  reply?: string;
  note?: string;
  since?: string;
  writes?: readonly RegisterWrite[];
}

type Piece = Omit<Explained, 'line'>;

const fromCommand = (
  text: string,
  { effect, reply, note, since }: Command,
  writes: readonly RegisterWrite[] = [],
): Piece => ({
  text,
  kind: 'command',
  meaning: effect,
  ...(reply === undefined ? {} : { reply }),
  ...(note === undefined ? {} : { note }),
  ...(since === undefined ? {} : { since }),
  ...(writes.length > 0 ? { writes } : {}),
});

const mistake = (text: string, meaning: string, reply?: string): Piece => ({
  text,
  kind: 'mistake',
  meaning,
  ...(reply === undefined ? {} : { reply }),
});

const namesOf = (command: string, fields: readonly SettingField[]): ExplainedCharacter[] =>
  fields.map(({ position, name, values }) => {
    const character = command[position] ?? '';
    return { character, name, meaning: values.find((value) => value.character === character)?.meaning ?? '' };
  });

/** What the firmware makes of characters that it does not expect (`getChannelCommandForAsciiChar`, `getNumberForAsciiChar`). */
const UNKNOWN_SETTING =
  'an unknown channel for channel 1, an unknown gain for gain 24, and what is no digit for 0.';
const UNKNOWN_LEAD_OFF = 'an unknown channel for channel 1, and anything but 1 behind it for 0.';

/** `x…X` and `z…Z`, which end at their latch or where their length is reached. A space is a character like any other. */
function explainLatched(rest: string, latch: 'X' | 'Z'): Piece {
  const fields = latch === 'X' ? channelSettingFields : leadOffFields;
  const sent = rest.length > fields.length ? rest.slice(0, fields.length) : rest.trimEnd();
  const end = sent.indexOf(latch);
  const text = end >= 0 ? sent.slice(0, end + 1) : sent;
  const start = latch === 'X' ? 'x (' : 'z (';
  const command = cytonCommands.find(({ send }) => send.startsWith(start));
  if (text.length < fields.length) {
    const characters = numberOf(text.length, 'character');
    return mistake(
      text,
      end >= 0
        ? `${characters} up to ${latch}, expected ${fields.length}. Nothing is set.`
        : `${characters}, expected ${fields.length}. The board waits for the rest, and gives up after one second.`,
      end >= 0
        ? 'Failure: too few chars$$$'
        : cytonCommands.find(({ send }) => send.includes('unfinished'))?.reply,
    );
  }
  if (!text.endsWith(latch)) {
    const last = `character ${fields.length} is “${text.at(-1) ?? ''}”, expected ${latch}. Nothing is set`;
    return mistake(
      text,
      text.includes(' ')
        ? `each space counts as a character, so ${last}, and the board takes what follows as further commands.`
        : `${last}.`,
      cytonCommands.find(({ send }) => send.startsWith(`${latch.toLowerCase()} … without`))?.reply,
    );
  }
  const read = latch === 'X' ? parseChannelSettings(text) : parseLeadOff(text);
  if (!read.ok) {
    return mistake(
      text,
      `${read.error} The board does not say so: it takes ${latch === 'X' ? UNKNOWN_SETTING : UNKNOWN_LEAD_OFF}`,
      command?.reply,
    );
  }
  const writes = 'gain' in read.value ? writesOfChannelSettings(read.value) : writesOfLeadOff(read.value);
  return {
    ...fromCommand(text, command ?? { send: '', effect: '', source: { title: '' } }, writes),
    meaning:
      latch === 'X'
        ? `Sets channel ${read.value.channel}`
        : `Sets the impedance test current of channel ${read.value.channel}`,
    characters: namesOf(text, fields),
  };
}

/** Two characters: `~6`, `/4`, a marker. A Ganglion has no time limit between them. */
function explainPair(rest: string, commands: readonly Command[], target: Target): Piece {
  // A character may take two places, as emoji do.
  const [first = '', second = ''] = rest;
  const text = first + second;
  if (second === '' || rest.trimEnd() === first) {
    if (target === 'ganglion')
      return mistake(
        first,
        `a character must follow ${first}: the board waits for it, however late it comes`,
      );
    return mistake(
      first,
      `a character must follow ${first} within one second`,
      cytonCommands.find(({ send }) => send.includes('unfinished'))?.reply,
    );
  }
  if (first === '`') {
    // Terminals send such letters as UTF-8.
    if (second.charCodeAt(0) > 0x7e)
      return mistake(
        text,
        'a letter beyond ASCII is sent as several bytes: the first becomes the marker, and the board takes the others as further commands. Use a character from ! to ~',
      );
    const marker = cytonCommands.find(({ send }) => send.startsWith('`'));
    return marker
      ? {
          ...fromCommand(text, marker),
          meaning: `In marker mode, puts ${second.charCodeAt(0)}, the code of “${second}”, into the next packet`,
        }
      : mistake(text, 'unknown');
  }
  const exact = commands.find(({ send }) => send === text);
  if (exact)
    return fromCommand(
      text,
      exact,
      first === '~' && /\d/.test(second) ? writesOfSampleRate(Number(second)) : [],
    );
  const failure = commands.find(({ send }) => (/\d/.test(second) ? / (or|to) / : /any other/).test(send));
  return mistake(text, failure?.effect ?? 'Nothing is set', failure?.reply);
}

/** Two or three bytes without a prefix that are all there is: nobody types a file, a test signal and channels with spaces. */
const BARE_RADIO = /^F0(?: +[0-9A-F]{2}){1,2}$/i;

/** Bytes for the dongle, written as characters, as `0xF0 0x07` or, alone on a line, as `F0 07`. */
function explainRadio(rest: string): Piece | null {
  const written =
    /^(?:0x|\\x)F0(?:[\s,]*(?:0x|\\x)([0-9a-f]{1,2}))?(?:[\s,]*(?:(?:0x|\\x)([0-9a-f]{1,2})|(\d{1,3})\b))?/i.exec(
      rest,
    );
  const isRaw = rest.startsWith('\u00f0');
  if (!written && !isRaw) return null;
  const code = isRaw ? rest.charCodeAt(1) : parseInt(written?.[1] ?? '', 16);
  if (Number.isNaN(code))
    return mistake(written?.[0] ?? rest[0] ?? '', 'a code must follow 0xF0, such as 0x07');
  const known = radioCommands.find(({ send }) => send.startsWith(`0xF0 0x${hexByte(code)}`));
  const takesByte = known?.send.includes('(') ?? false;
  const value = isRaw
    ? rest.charCodeAt(2)
    : written?.[2]
      ? parseInt(written[2], 16)
      : Number(written?.[3] ?? NaN);
  const text = isRaw
    ? rest.slice(0, takesByte ? 3 : 2)
    : takesByte
      ? (written?.[0] ?? '')
      : (/^\S+[\s,]*\S+/.exec(written?.[0] ?? '')?.[0] ?? '');
  if (!known) return mistake(text, `the dongle does not know the code 0x${hexByte(code)}`);
  if (takesByte && Number.isNaN(value)) return mistake(text, `a byte must follow: ${known.send}`);
  if (takesByte && known.send.includes('CHANNEL') && value > RADIO_CHANNEL_MAX) {
    return mistake(text, `channel ${value}: expected 0 to ${RADIO_CHANNEL_MAX}`, known.note);
  }
  return { ...fromCommand(text, known), meaning: takesByte ? `${known.effect} (${value})` : known.effect };
}

function explainCyton(rest: string): Piece {
  const radio = explainRadio(rest);
  if (radio) return radio;
  const [first = ''] = rest;
  if (first === 'x' || first === 'z') return explainLatched(rest, first === 'x' ? 'X' : 'Z');
  if (first === '~') return explainPair(rest, sampleRateCommands, 'cyton');
  if (first === '/') return explainPair(rest, boardModeCommands, 'cyton');
  if (first === '`') return explainPair(rest, [], 'cyton');
  const off = channelOffCommands.findIndex(({ send }) => send === first);
  const command = cytonCommands.find(({ send }) => send === first);
  if (!command) return mistake(first, 'not a command of the Cyton: the board ignores it');
  return fromCommand(first, command, off >= 0 ? writesOfChannelOff(off + 1) : writesOfTestSignal(first));
}

function explainGanglion(rest: string): Piece {
  const pair = rest.slice(0, 2);
  if (pair.startsWith('~')) {
    return explainPair(
      rest,
      ganglionCommands.filter(({ send }) => send.startsWith('~')),
      'ganglion',
    );
  }
  const [first = ''] = rest;
  const command = ganglionCommands.find(({ send }) => send === first);
  if (command && ganglionSdCommands.includes(command)) {
    return fromCommand(first, {
      ...command,
      note: 'Only in the sketch GanglionWithSD, and only through the serial pins. A new board ignores it.',
    });
  }
  return command
    ? fromCommand(first, command)
    : mistake(first, 'not a command of the Ganglion: the board ignores it');
}

/** The time that a terminal writes before a line. */
const TIME = String.raw`(?:\[[^\]]*\]|\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)`;

/** What terminals and programs write before a command that they send, and the call of a program that sends it. */
const SENT = new RegExp(
  String.raw`^\s*${TIME}?\s*(?:(?:(?:tx|sent|send|sending|write|out|cmd|command)\s*[:=>]+|>{1,3}(?=\s)|(?:sent|send|sending)\s(?=\s*\S))\s*|[\w.]+\(\s*(?=b?['"]))`,
  'i',
);
/** The monitor of the Arduino IDE has a time and an arrow before all that comes in. */
const RECEIVED = new RegExp(
  String.raw`^\s*(?:${TIME}?\s*(?:(?:rx|received|recv|read|in|answer|reply)\s*[:=>]+|<{1,3}(?=\s))|${TIME}\s*->)\s*`,
  'i',
);
/** A literal around the characters, and the end of a call. */
const QUOTED = /^\s*b?(['"])(.*)\1\s*\)?\s*;?\s*$/;

/** Letters that turn the Daisy's channels on and off: a word of them alone is a command for each. */
const CHANNEL_LETTERS = /^[qwertyui]+$/i;

/** Whether a line is a sentence: two words or more that are no commands. */
const isSentence = (line: string): boolean =>
  (line.match(/(?<![A-Za-z0-9])[A-Za-z]{3,}(?![A-Za-z0-9])/g) ?? []).filter(
    (word) => !CHANNEL_LETTERS.test(word),
  ).length > 1;

/** As many pieces as are shown. */
export const MOST_EXPLAINED = 300;

/**
 * Explains a text line by line: a line that a board wrote, or characters one command after the other.
 *
 * Nothing is refused: what is no command is named as a mistake, with what the board makes of it.
 *
 * @param most so many pieces are explained; the rest of the text is left out
 */
export function explain(text: string, target: Target, most: number = MOST_EXPLAINED): Explained[] {
  const found: Explained[] = [];
  for (const [index, untrimmed] of text.split('\n').entries()) {
    if (found.length >= most) break;
    // Only what ends or indents a line: control characters may be bytes for the dongle.
    const whole = untrimmed.replace(/^[ \t]+|\r$/g, '');
    const line = index + 1;
    const received = whole.replace(RECEIVED, '');
    const answer = explainAnswer(received, target);
    const isAnswer = received !== whole || received.includes('$$$') || received.trim().length > 9;
    if (answer !== null && isAnswer) {
      found.push({ line, text: received.trim(), kind: 'answer', meaning: answer });
      continue;
    }
    if (received.trim() === '' && received !== whole) continue;
    if (received !== whole || whole.includes('$$$') || isSentence(whole.replace(SENT, ''))) {
      found.push({
        line,
        text: received.trim(),
        kind: 'answer',
        meaning: 'neither a command nor a text that is known here',
      });
      continue;
    }
    let rest = whole.replace(SENT, '').replace(QUOTED, '$2');
    if (target === 'cyton' && BARE_RADIO.test(rest.trim()))
      rest = rest.trim().replace(/\b(?=[0-9A-F]{2}\b)/gi, '0x');
    while (rest.trim() !== '') {
      if (found.length >= most) return found;
      rest = rest.trimStart();
      const piece = target === 'cyton' ? explainCyton(rest) : explainGanglion(rest);
      found.push({ line, ...piece });
      rest = rest.slice(Math.max(piece.text.length, 1));
    }
  }
  return found;
}
