/** Commands by name: what a reader chooses, and the characters it makes. */
import {
  boardCommands,
  boardModeCommands,
  channelOffCommands,
  channelOnCommands,
  channelSettingFields,
  leadOffFields,
  sampleRateCommands,
  sdCommands,
  streamCommands,
  testSignalCommands,
  type SettingField,
} from '@site/src/data/cytonCommands';
import {
  ganglionBoardCommands,
  ganglionChannelCommands,
  ganglionImpedanceCommands,
  ganglionSampleRateCommands,
  ganglionStreamCommands,
} from '@site/src/data/ganglionCommands';
import { RADIO_CHANNEL_MAX } from '@site/src/data/radio';
import { radioCommands } from '@site/src/data/radioCommands';
import type { Command } from '@site/src/data/types';
import { hexByte } from '@site/src/protocol/hexByte';
import type { Target } from './answers';

/** What the fields of a command set, beside the names that the firmware has for them. */
export const fieldWords: Readonly<Record<string, string>> = {
  CHANNEL: 'Channel',
  POWER_DOWN: 'Power',
  GAIN_SET: 'Gain',
  INPUT_TYPE_SET: 'Input',
  BIAS_SET: 'Bias',
  SRB2_SET: 'SRB2',
  SRB1_SET: 'SRB1',
  PCHAN: 'P side',
  NCHAN: 'N side',
};

/** A group of commands: fields that make one, or a list to choose from. */
export type CommandGroup = { name: string; target: Target } & (
  | { kind: 'fields'; fields: readonly SettingField[] }
  | { kind: 'list'; commands: readonly Command[] }
  | { kind: 'radio'; commands: readonly Command[] }
);

/** Commands that are sent as they stand; rows of the tables that tell of mistakes are left out. */
const sendable = (commands: readonly Command[]): Command[] =>
  commands.filter(({ send }) => !send.includes(' ') || send.startsWith('0xF0'));

const list = (name: string, target: Target, ...commands: readonly (readonly Command[])[]): CommandGroup => ({
  name,
  target,
  kind: 'list',
  commands: sendable(commands.flat()),
});

/** Everything that can be composed, in the order of the list. */
export const commandGroups: readonly CommandGroup[] = [
  { name: 'Channel settings', target: 'cyton', kind: 'fields', fields: channelSettingFields },
  { name: 'Impedance', target: 'cyton', kind: 'fields', fields: leadOffFields },
  list('Stream', 'cyton', streamCommands),
  list('Channels on and off', 'cyton', channelOffCommands, channelOnCommands),
  list('Sample rate', 'cyton', sampleRateCommands),
  list('Board mode', 'cyton', boardModeCommands),
  list('Test signals', 'cyton', testSignalCommands),
  list('Reset, version, registers, Daisy', 'cyton', boardCommands),
  list('SD card', 'cyton', sdCommands),
  { name: 'Radio (dongle)', target: 'cyton', kind: 'radio', commands: sendable(radioCommands) },
  list('Stream and accelerometer', 'ganglion', ganglionStreamCommands),
  list('Channels', 'ganglion', ganglionChannelCommands),
  list('Impedance test', 'ganglion', ganglionImpedanceCommands),
  list('Reset and registers', 'ganglion', ganglionBoardCommands),
  list('Rates', 'ganglion', ganglionSampleRateCommands),
];

/** The characters of a group whose fields hold these choices; the default where a choice is missing. */
export const composeFields = (
  fields: readonly SettingField[],
  chosen: readonly (string | undefined)[],
): string =>
  fields
    .map(
      ({ values }, index) =>
        chosen[index] ?? (values.find(({ isDefault }) => isDefault) ?? values[0])?.character ?? '',
    )
    .join('');

/** The bytes of a command for the dongle, as text; `value` stands where the command takes a byte. */
export const composeRadio = ({ send }: Command, value: number): string =>
  send.replace(/\(.*\)/, `0x${hexByte(Math.min(255, Math.max(0, Math.round(value) || 0)))}`);

/** The largest byte that a command for the dongle takes; `null` when it takes none. */
export const radioLimit = ({ send }: Command): number | null =>
  send.includes('(CHANNEL)') ? RADIO_CHANNEL_MAX : send.includes('(') ? 255 : null;

/** The choices with which a group makes a text, as its controls hold them; `null` where it never makes that text. */
export function readChosen(group: CommandGroup, text: string): string[] | null {
  if (group.kind === 'fields') {
    const { fields } = group;
    const isMade =
      text.length === fields.length &&
      fields.every(({ values }, index) => values.some(({ character }) => character === text[index]));
    return isMade ? [...text] : null;
  }
  const index = group.commands.findIndex((command) =>
    group.kind === 'radio' ? readByte(command, text) !== null : command.send === text,
  );
  return index < 0 ? null : [String(index)];
}

/** The byte with which a command for the dongle makes a text, 0 where it takes none; `null` where it never does. */
export function readByte(command: Command, text: string): number | null {
  const limit = radioLimit(command) ?? 0;
  const byte = limit === 0 ? 0 : Number(text.slice(-4));
  return byte <= limit && composeRadio(command, byte) === text ? byte : null;
}

/** The name of the group that makes a text. */
export const groupThatMakes = (text: string, target: Target): string | undefined =>
  commandGroups.find((group) => group.target === target && readChosen(group, text) !== null)?.name;
