/** The registers of the converter that a command of the Cyton writes. */
import {
  CONFIG1_ALONE,
  CONFIG1_WITH_DAISY,
  CONFIG2_TEST_SIGNAL,
  cytonRegisters,
  testSignalBits,
} from '@site/src/data/cytonRegisters';
import { cytonGains, type CytonGain } from '@site/src/data/cytonChoices';
import type { ChannelSettings, LeadOffSettings } from '@site/src/protocol/cytonSettings';

/** A bit that is written; `null` for one that keeps its value. */
export type Bit = 0 | 1 | null;

/** One write to one register. */
export interface RegisterWrite {
  chip: 'board' | 'Daisy' | 'board and Daisy';
  /** Such as `CH3SET`. */
  name: string;
  address: number;
  /** From bit 7 to bit 0. */
  bits: readonly Bit[];
  /** What the bits mean that are written. */
  meaning: string;
}

const CHANNELS_OF_CHIP = 8;
const NONE: readonly Bit[] = Array<Bit>(8).fill(null);

const toBits = (value: number): Bit[] =>
  Array.from({ length: 8 }, (_, index) => ((value >> (7 - index)) & 1) as 0 | 1);

const withBit = (place: number, value: boolean): Bit[] =>
  NONE.map((old, index) => (index === 7 - place ? (value ? 1 : 0) : old));

const chipOf = (channel: number): 'board' | 'Daisy' => (channel > CHANNELS_OF_CHIP ? 'Daisy' : 'board');
const placeOf = (channel: number): number => (channel - 1) % CHANNELS_OF_CHIP;

/** First address of a register by its name in the table, or by the first name of a row of equal ones. */
const addressOf = (name: string): number => {
  const address = cytonRegisters.find((register) => register.name.split(' ')[0] === name)?.address;
  if (address === undefined) throw new Error(`cytonRegisters has no ${name}`);
  return typeof address === 'number' ? address : address[0];
};

const write = (
  chip: RegisterWrite['chip'],
  name: string,
  bits: readonly Bit[],
  meaning: string,
  address: number = addressOf(name),
): RegisterWrite => ({ chip, name, address, bits, meaning });

const writeChannel = (channel: number, bits: readonly Bit[], meaning: string): RegisterWrite =>
  write(
    chipOf(channel),
    `CH${placeOf(channel) + 1}SET`,
    bits,
    meaning,
    addressOf('CH1SET') + placeOf(channel),
  );

const gainCode = (gain: CytonGain): number =>
  Number(cytonGains.find((entry) => entry.gain === gain)?.code ?? 6);

/** What `x…X` writes. */
export function writesOfChannelSettings(settings: ChannelSettings): RegisterWrite[] {
  const { channel, isOn, gain, input, isInBias, usesSrb2, usesSrb1 } = settings;
  const chip = chipOf(channel);
  const place = placeOf(channel);
  const value = (isOn ? 0 : 0x80) | (gainCode(gain) << 4) | (usesSrb2 ? 0x08 : 0) | input;
  const bias = isInBias ? 'the bias takes this channel’s' : 'the bias leaves out this channel’s';
  return [
    writeChannel(
      channel,
      toBits(value),
      `PD ${isOn ? 0 : 1} (${isOn ? 'on' : 'off'}), GAIN ${gainCode(gain)} (×${gain}), SRB2 ${usesSrb2 ? 1 : 0}, MUX ${input}`,
    ),
    write(chip, 'BIAS_SENSP', withBit(place, isInBias), `${bias} P input`),
    write(chip, 'BIAS_SENSN', withBit(place, isInBias), `${bias} N input`),
    write(
      chip,
      'MISC1',
      toBits(usesSrb1 ? 0x20 : 0),
      `SRB1 ${usesSrb1 ? 'connected to' : 'not connected to'} the N inputs of this chip`,
    ),
  ];
}

/** What `z…Z` writes. */
export function writesOfLeadOff({ channel, isOnP, isOnN }: LeadOffSettings): RegisterWrite[] {
  const chip = chipOf(channel);
  const place = placeOf(channel);
  const told = (isOn: boolean, side: string): string => `test current at ${side} ${isOn ? 'on' : 'off'}`;
  return [
    write(chip, 'LOFF_SENSP', withBit(place, isOnP), told(isOnP, 'P')),
    write(chip, 'LOFF_SENSN', withBit(place, isOnN), told(isOnN, 'N')),
  ];
}

/** What the character that turns a channel off writes. */
export function writesOfChannelOff(channel: number): RegisterWrite[] {
  const chip = chipOf(channel);
  const place = placeOf(channel);
  const off = NONE.map((bit, index) => (index === 0 ? 1 : index === 4 ? 0 : bit));
  return [
    writeChannel(channel, off, 'PD 1 (off), SRB2 0; gain and input stay'),
    write(chip, 'BIAS_SENSP', withBit(place, false), 'out of the bias'),
    write(chip, 'BIAS_SENSN', withBit(place, false), 'out of the bias'),
    ...writesOfLeadOff({ channel, isOnP: false, isOnN: false }),
  ];
}

/** What `~` and a digit write; the converter is reset first, so all other registers return to the firmware's defaults. */
export const writesOfSampleRate = (code: number): RegisterWrite[] => [
  write('board', 'CONFIG1', toBits(CONFIG1_ALONE | code), `DR ${code}, without a Daisy`),
  write('board', 'CONFIG1', toBits(CONFIG1_WITH_DAISY | code), `DR ${code}, CLK_EN 1: with a Daisy`),
];

/** What a test signal writes; empty for a character that is none. */
export function writesOfTestSignal(character: string): RegisterWrite[] {
  const signal = testSignalBits[character];
  if (!signal) return [];
  const mux = NONE.map((bit, index): Bit =>
    index < 5 ? bit : (((signal.input >> (7 - index)) & 1) as 0 | 1),
  );
  const channels = write(
    'board and Daisy',
    'CH1SET to CH8SET',
    mux,
    `MUX ${signal.input}; the rest as it was set`,
    addressOf('CH1SET'),
  );
  if (signal.config2 === null) {
    const kept = toBits(CONFIG2_TEST_SIGNAL).map((bit, index) => (index < 5 ? bit : null));
    return [
      write('board and Daisy', 'CONFIG2', kept, 'INT_CAL 1; CAL_AMP and CAL_FREQ stay as they are'),
      channels,
    ];
  }
  const value = CONFIG2_TEST_SIGNAL | signal.config2;
  return [
    write(
      'board and Daisy',
      'CONFIG2',
      toBits(value),
      `INT_CAL 1, CAL_AMP ${(signal.config2 >> 2) & 1}, CAL_FREQ ${signal.config2 & 3}`,
    ),
    channels,
  ];
}
