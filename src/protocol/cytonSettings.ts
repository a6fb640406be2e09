/** Channel and lead-off settings of the Cyton: `x…X` and `z…Z`, to values and back. */
import { cytonGains } from '../data/cytonChoices';
import type { CytonGain } from '../data/cytonChoices';
import { CHANNEL_CHARACTERS, channelSettingFields } from '../data/cytonCommands';
import { isWholeBetween } from './integers';
import { failure, success } from './result';
import type { Result } from './result';

/** What `x…X` sets. */
export interface ChannelSettings {
  /** 1 to 16. */
  channel: number;
  isOn: boolean;
  gain: CytonGain;
  /** 0 to 7: the input types in `channelSettingFields`. */
  input: number;
  isInBias: boolean;
  usesSrb2: boolean;
  /** Holds for all channels of the same chip. */
  usesSrb1: boolean;
}

/** What every channel is set to after a reset and by `d` (`initialize_ads`, `defaultChannelSettings`). */
export const DEFAULT_CHANNEL_SETTINGS: Readonly<Omit<ChannelSettings, 'channel'>> = {
  isOn: true,
  gain: 24,
  input: 0,
  isInBias: true,
  usesSrb2: true,
  usesSrb1: false,
};

/** What `z…Z` sets. */
export interface LeadOffSettings {
  /** 1 to 16. */
  channel: number;
  isOnP: boolean;
  isOnN: boolean;
}

const digit = (flag: boolean): string => (flag ? '1' : '0');
const CHANNEL_COUNT = CHANNEL_CHARACTERS.length;

/** The nine characters that set a channel, such as `x1060110X`. */
export function buildChannelSettings(settings: ChannelSettings): Result<string> {
  const { channel, isOn, gain, input, isInBias, usesSrb2, usesSrb1 } = settings;
  if (!isWholeBetween(channel, 1, CHANNEL_COUNT))
    return failure(`Channel ${channel}: expected 1 to ${CHANNEL_COUNT}.`);
  const code = cytonGains.find((entry) => entry.gain === gain)?.code;
  if (code === undefined) {
    return failure(`Gain ${gain}: expected ${cytonGains.map((entry) => entry.gain).join(', ')}.`);
  }
  if (!isWholeBetween(input, 0, 7)) return failure(`Input type ${input}: expected 0 to 7.`);
  return success(
    `x${CHANNEL_CHARACTERS[channel - 1]}${digit(!isOn)}${code}${input}${digit(isInBias)}${digit(usesSrb2)}${digit(usesSrb1)}X`,
  );
}

/** Reads nine characters, more strictly than the board, which falls back to channel 1 and gain 24 without a word. */
export function parseChannelSettings(command: string): Result<ChannelSettings> {
  const last = channelSettingFields.length - 1;
  if (command.length !== channelSettingFields.length) {
    return failure(
      `"${command}": ${command.length} characters, expected ${channelSettingFields.length}, such as x1060110X.`,
    );
  }
  for (const { position, name, values } of channelSettingFields) {
    const character = command[position] ?? '';
    if (!values.some((value) => value.character === character)) {
      const expected =
        position === 0 || position === last ? values[0]?.character : values.map((v) => v.character).join(' ');
      return failure(
        `"${command}", character ${position + 1} (${name}): "${character}", expected ${expected}.`,
      );
    }
  }
  const gain = cytonGains.find((entry) => entry.code === command[3])?.gain ?? 24;
  return success({
    channel: CHANNEL_CHARACTERS.indexOf(command[1] ?? '') + 1,
    isOn: command[2] === '0',
    gain,
    input: Number(command[4]),
    isInBias: command[5] === '1',
    usesSrb2: command[6] === '1',
    usesSrb1: command[7] === '1',
  });
}

/** Reads the five characters of lead-off settings. */
export function parseLeadOff(command: string): Result<LeadOffSettings> {
  const match = /^z([1-8QWERTYUI])([01])([01])Z$/.exec(command);
  if (!match) {
    return failure(
      `"${command}": expected z, a channel (1 to 8 or QWERTYUI), two of 0 or 1, and Z, such as z101Z.`,
    );
  }
  return success({
    channel: CHANNEL_CHARACTERS.indexOf(match[1] ?? '') + 1,
    isOnP: match[2] === '1',
    isOnN: match[3] === '1',
  });
}
