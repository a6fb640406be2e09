/** The registers of the ADS1299 as the Cyton's firmware 3.1.5 sets them, and which command writes which bits. */
import { cytonDefinitions, cytonFirmware } from './cytonSources';
import type { Source } from './types';

/** One register of the converter, or a row of equal ones. */
export interface Register {
  /** As the firmware and the answer to `?` write it. */
  name: string;
  /** Address, or the first and the last one of a row. */
  address: number | readonly [number, number];
  /** After power-up, without a Daisy. */
  afterReset?: number;
  bits: string;
  writtenBy: string;
  source: Source;
}

/** In the order of their addresses. */
export const cytonRegisters: readonly Register[] = [
  {
    name: 'ID',
    address: 0x00,
    afterReset: 0x3e,
    bits: 'The chip’s name; cannot be written',
    writtenBy: 'nothing; `v` and `?` show it',
    source: cytonDefinitions('ID_REG'),
  },
  {
    name: 'CONFIG1',
    address: 0x01,
    afterReset: 0x96,
    bits: 'Bits 2 to 0: rate (110 = 250 Hz, the digit of `~`). Bit 5: clock for a Daisy; with one the Cyton has 0xB6, and the Daisy itself 0x96',
    writtenBy: '`~`, `v`, `C`',
    source: cytonFirmware('initialize_ads, CONFIG1'),
  },
  {
    name: 'CONFIG2',
    address: 0x02,
    afterReset: 0xc0,
    bits: 'Bit 4: test signal made inside the chip. Bit 2: doubled. Bits 1 and 0: 00 slow, 01 fast, 11 constant',
    writtenBy: '`0`, `-`, `=`, `p`, `[`, `]`; `v` and `~` return it to 0xC0',
    source: cytonFirmware('configureInternalTestSignal'),
  },
  {
    name: 'CONFIG3',
    address: 0x03,
    afterReset: 0xec,
    bits: 'Bit 7: reference on. Bit 4: BIAS_MEAS, 0. Bit 3: bias reference from inside. Bit 2: bias amplifier on',
    writtenBy: '`v`, `~`; no command changes single bits',
    source: cytonFirmware('initialize_ads, CONFIG3'),
  },
  {
    name: 'LOFF',
    address: 0x04,
    afterReset: 0x02,
    bits: 'Bits 3 and 2: test current, 00 = 6 nA. Bits 1 and 0: its frequency, 10 = 31.2 Hz, 00 = constant',
    writtenBy: '`v`; `~` returns it to 0x00',
    source: cytonFirmware('boardReset, configureLeadOffDetection'),
  },
  {
    name: 'CH1SET to CH8SET',
    address: [0x05, 0x0c],
    afterReset: 0x68,
    bits: 'Bit 7: POWER_DOWN. Bits 6 to 4: GAIN_SET (0 to 6). Bit 3: SRB2_SET. Bits 2 to 0: INPUT_TYPE_SET',
    writtenBy: '`x…X`, `d`, `v`, `~`, channel on and off, test signals',
    source: cytonFirmware('writeChannelSettings'),
  },
  {
    name: 'BIAS_SENSP',
    address: 0x0d,
    afterReset: 0xff,
    bits: 'Bit n − 1: P input of channel n counts into the bias (BIAS_SET)',
    writtenBy: '`x…X`, `d`, `v`, `~`, channel on and off, test signals',
    source: cytonFirmware('writeChannelSettings'),
  },
  {
    name: 'BIAS_SENSN',
    address: 0x0e,
    afterReset: 0xff,
    bits: 'Bit n − 1: N input of channel n; always the same as BIAS_SENSP',
    writtenBy: '`x…X`, `d`, `v`, `~`, channel on and off, test signals',
    source: cytonFirmware('writeChannelSettings'),
  },
  {
    name: 'LOFF_SENSP',
    address: 0x0f,
    afterReset: 0x00,
    bits: 'Bit n − 1: test current at the P input of channel n (PCHAN)',
    writtenBy: '`z…Z`; `d`, `v`, `~` and channel off clear it',
    source: cytonFirmware('changeChannelLeadOffDetect, setChannelsToDefault, resetADS'),
  },
  {
    name: 'LOFF_SENSN',
    address: 0x10,
    afterReset: 0x00,
    bits: 'Bit n − 1: test current at the N input of channel n (NCHAN)',
    writtenBy: '`z…Z`; `d`, `v`, `~` and channel off clear it',
    source: cytonFirmware('changeChannelLeadOffDetect, setChannelsToDefault, resetADS'),
  },
  {
    name: 'MISC1',
    address: 0x15,
    afterReset: 0x00,
    bits: 'Bit 5: SRB1 connected to all N inputs (SRB1_SET)',
    writtenBy: '`x…X`, `d`, `v`, `~`, channel on; on a Daisy also test signals',
    source: cytonFirmware('writeChannelSettings, MISC1'),
  },
];

/** CONFIG1 without its rate: on the board with a Daisy, and on a Daisy or a board alone. */
export const CONFIG1_WITH_DAISY = 0b1011_0000;
export const CONFIG1_ALONE = 0b1001_0000;

/** CONFIG2 without the size and the speed of the test signal. */
export const CONFIG2_TEST_SIGNAL = 0b1101_0000;

/**
 * By command: the input type that goes to every channel, and size and speed of the test signal in CONFIG2; `null` leaves
 * both as they are, but turns the signal on as well (`configureInternalTestSignal`).
 */
export const testSignalBits: Readonly<Record<string, { input: number; config2: number | null }>> = {
  '0': { input: 1, config2: null },
  '-': { input: 5, config2: 0b000 },
  '=': { input: 5, config2: 0b001 },
  p: { input: 5, config2: 0b111 },
  '[': { input: 5, config2: 0b100 },
  ']': { input: 5, config2: 0b101 },
};
