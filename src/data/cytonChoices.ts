/** What a Cyton can be set to: gains and sample rates, each with its source. */
import { cytonDefinitions, cytonFirmware } from './cytonSources';
import type { Source } from './types';

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
