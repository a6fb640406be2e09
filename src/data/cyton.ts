/** The Cyton board in numbers: channels, packets, gains and sample rates, each with its source. */
import { cytonDefinitions, cytonFirmware } from './cytonSources';
import type { Source } from './types';

/** Channels of the board alone. */
export const CYTON_CHANNELS = 8;

/** Length of every packet that the dongle hands to the computer, in bytes. */
export const CYTON_PACKET_BYTES = 33;

/** Where the fields of a packet begin, counted from 0, and how long those are that repeat or change their meaning. In bytes. */
export const CYTON_LAYOUT = {
  counter: 1,
  channels: 2,
  channelBytes: 3,
  aux: 26,
  auxBytes: 6,
  /** In packets with a time stamp. */
  time: 28,
  timeBytes: 4,
  stop: 32,
} as const;

/** First byte of a packet on the dongle's serial port. The board itself sends `A` (0x41) to its radio instead. */
export const CYTON_START_BYTE = 0xa0;

/** What the battery may have, in volts. Pages say it in words too: `checks/contestedFacts.ts` names the places. */
export const CYTON_BATTERY_VOLTS = { least: 3, most: 6 } as const;

/** Reference voltage of the converter, in volts. */
export const ADS1299_REFERENCE_VOLTS = 4.5;

/** g per count of an accelerometer value: 2 mg per 12-bit step, left-justified in 16 bits (÷ 16). */
export const ACCELEROMETER_G_PER_COUNT = 0.002 / 16;

/** Size and frequency of the impedance test's current after power-up or `v`; the chip keeps the size to ±20 % only. */
export const LEAD_OFF = { nanoamperes: 6, frequencyHz: 31.25 } as const;

/** Resistor in series with each input. */
export const INPUT_SERIES_KILOOHMS = 2.2;

/** Noise of the converter as its datasheet's first page gives it. */
export const ADS1299_NOISE = { peakToPeakMicrovolts: 1, bandwidthHz: 70 } as const;

/** Current of a Cyton with Daisy that streams without a card, in milliamperes: one measurement of 2015. */
export const CYTON_DAISY_MILLIAMPERES = 62;

/** Gains that the ADS1299 can be set to. */
export type CytonGain = 1 | 2 | 4 | 6 | 8 | 12 | 24;

/** A gain, and how it is asked for. */
export interface GainSetting {
  gain: CytonGain;
  /** The third character inside `x…X`. */
  code: '0' | '1' | '2' | '3' | '4' | '5' | '6';
  source: Source;
}

const gain = (value: CytonGain, code: GainSetting['code']): GainSetting => ({
  gain: value,
  code,
  source: cytonDefinitions(`OPENBCI_CHANNEL_CMD_GAIN_${value}`),
});

/** The seven gains of the amplifier. There is no other: 5, 16 and 32 do not exist. */
export const cytonGains: readonly GainSetting[] = [
  gain(1, '0'),
  gain(2, '1'),
  gain(4, '2'),
  gain(6, '3'),
  gain(8, '4'),
  gain(12, '5'),
  gain(24, '6'),
];

/** A rate, and how it is asked for. */
export interface SampleRate {
  rateHz: 250 | 500 | 1000 | 2000 | 4000 | 8000 | 16000;
  /** The character after `~`. */
  code: '0' | '1' | '2' | '3' | '4' | '5' | '6';
  /** Whether samples of this rate reach the computer through the USB dongle. */
  overDongle: boolean;
  source: Source;
}

const rate = (rateHz: SampleRate['rateHz'], code: SampleRate['code']): SampleRate => ({
  rateHz,
  code,
  overDongle: rateHz === 250,
  source: cytonFirmware(`getSampleRate, SAMPLE_RATE_${rateHz}`),
});

/** The rates of the `~` command. Only 250 Hz reaches the computer through the dongle. */
export const cytonSampleRates: readonly SampleRate[] = [
  rate(250, '6'),
  rate(500, '5'),
  rate(1000, '4'),
  rate(2000, '3'),
  rate(4000, '2'),
  rate(8000, '1'),
  rate(16000, '0'),
];
