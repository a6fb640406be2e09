/** The Cyton board in numbers that calculations need: channels, packets, voltages, currents. */

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
export const CYTON_BATTERY_VOLTS = {
  least: 3,
  most: 6,
  source: {
    title: 'OpenBCI documentation, Cyton board specs',
    where: 'Power',
    url: 'https://github.com/OpenBCI/Documentation/blob/master/website/docs/Cyton/02-Cyton.md',
  },
} as const;

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
