/** Sums that readers do before they record: scale, headroom, and how long a card or a battery lasts. */
import { ADS1299_REFERENCE_VOLTS, CYTON_DAISY_MILLIAMPERES } from '@site/src/data/cyton';
import { cytonGains, type CytonGain } from '@site/src/data/cytonChoices';
import {
  GANGLION_AMPLIFIER_GAIN,
  GANGLION_MILLIAMPERES,
  MCP3912_FACTOR,
  MCP3912_REFERENCE_VOLTS,
} from '@site/src/data/ganglion';
import { microvoltsPerCount } from '@site/src/protocol/cyton';
import { GANGLION_MICROVOLTS_PER_COUNT } from '@site/src/protocol/ganglion';
import { INT24_MAX, INT24_MIN } from '@site/src/protocol/integers';
import { sdBytesPerSecond } from '@site/src/protocol/sdCard';
import { failure, success, type Result } from '@site/src/protocol/result';

/** A gain of the Cyton, or the one of the Ganglion. */
export type Scale = CytonGain | 'ganglion';

/** Microvolts of one count. */
export const microvoltsOfCount = (scale: Scale): number =>
  scale === 'ganglion' ? GANGLION_MICROVOLTS_PER_COUNT : microvoltsPerCount(scale);

/** Largest difference that is measured, in microvolts to either side. */
export const fullScaleMicrovolts = (scale: Scale): number =>
  scale === 'ganglion'
    ? (MCP3912_REFERENCE_VOLTS / MCP3912_FACTOR / GANGLION_AMPLIFIER_GAIN) * 1e6
    : (ADS1299_REFERENCE_VOLTS / scale) * 1e6;

/** Digits in threes, as people write large numbers. */
const IN_THREES = /^[+-]?\d{1,3}(?:(?:,\d{3})+|(?:\s\d{3})+)$/;

/** Reads counts: decimal with or without a sign, in one piece or in threes, or six hexadecimal digits of a packet, with or without `0x` and spaces. */
export function readCounts(text: string): Result<number> {
  const plain = text.trim().replace('−', '-');
  const compact = IN_THREES.test(plain) ? plain.replace(/[,\s]/g, '') : plain;
  if (compact === '') return failure('Write counts, such as 447 or 00 01 BF.');
  if (/^[+-]?\d+$/.test(compact) && !/^0\d/.test(compact)) {
    const value = Number(compact);
    return value >= INT24_MIN && value <= INT24_MAX
      ? success(value)
      : failure(`${compact} is beyond 24 bit: counts go from ${INT24_MIN} to ${INT24_MAX}.`);
  }
  const digits = compact.replace(/0x|\s/gi, '');
  if (!/^[0-9a-f]{6}$/i.test(digits)) {
    return failure(
      `“${compact.slice(0, 20)}” is neither a whole number nor six hexadecimal digits, such as FF FE 41.`,
    );
  }
  const raw = parseInt(digits, 16);
  return success(raw > INT24_MAX ? raw - 2 ** 24 : raw);
}

/** Counts as the three bytes of a packet. */
export const countsAsHex = (counts: number): string =>
  (
    (counts < 0 ? counts + 2 ** 24 : counts).toString(16).toUpperCase().padStart(6, '0').match(/../g) ?? []
  ).join(' ');

/** What is left of the range. */
export interface Headroom {
  fullScaleMillivolts: number;
  /** Negative when the offset alone leaves the range. */
  leftMillivolts: number;
  /** The highest gain that still takes offset and signal; `null` when none does. */
  highestGain: CytonGain | null;
}

/**
 * Room for a signal beside the constant offset of an electrode, Cyton.
 *
 * @param offsetMillivolts constant voltage between electrode and reference
 * @param signalMillivolts the signal's peak, to one side
 */
export function headroom(gain: CytonGain, offsetMillivolts: number, signalMillivolts: number): Headroom {
  const needed = Math.abs(offsetMillivolts) + Math.abs(signalMillivolts);
  const fits = (candidate: CytonGain): boolean => fullScaleMicrovolts(candidate) / 1000 >= needed;
  const fullScaleMillivolts = fullScaleMicrovolts(gain) / 1000;
  return {
    fullScaleMillivolts,
    leftMillivolts: fullScaleMillivolts - needed,
    highestGain:
      cytonGains
        .map((entry) => entry.gain)
        .filter(fits)
        .at(-1) ?? null,
  };
}

/** A form in which a recording is stored. */
export interface StoredForm {
  name: string;
  bytesPerSecond: number;
}

/** Sizes of a second that follow from the layout of each form. */
export const storedForms = (channels: 8 | 16, rateHz: number): StoredForm[] => [
  { name: 'SD card of the Cyton', bytesPerSecond: sdBytesPerSecond(channels, rateHz) },
  { name: 'BDF, signals alone (24 bit)', bytesPerSecond: 3 * channels * rateHz },
  { name: '32-bit floats', bytesPerSecond: 4 * channels * rateHz },
];

/** Megabytes (10⁶ bytes) of a time. */
export const megabytesOf = (bytesPerSecond: number, seconds: number): number =>
  (bytesPerSecond * seconds) / 1e6;

/** Seconds that fit into megabytes. */
export const secondsOf = (bytesPerSecond: number, megabytes: number): number =>
  (megabytes * 1e6) / bytesPerSecond;

/** Hours that a battery lasts at best. */
export const hoursOf = (milliampereHours: number, milliamperes: number): number =>
  milliampereHours / milliamperes;

/** Currents that were measured or published, in milliamperes. */
export const currents: readonly { name: string; milliamperes: number }[] = [
  {
    name: 'Cyton with Daisy, streaming, no card (one measurement, 2015)',
    milliamperes: CYTON_DAISY_MILLIAMPERES,
  },
  { name: 'Ganglion, streaming (the vendor’s figure)', milliamperes: GANGLION_MILLIAMPERES },
];
