/** The Cyton board: its numbers, gains, sample rates, pins and packet layout, each with its source. */
import {
  ads1299,
  brainflowCyton,
  chipkitPins,
  cytonBom,
  cytonChangelog,
  cytonDefinitions,
  cytonFirmware,
  cytonLayout,
  cytonSchematic,
  cytonSdFirmware,
  lis3dh,
} from './cytonSources';
import { cytonCorners, outlineMm } from './outline';
import type { ByteField, Pin, Source, SpecRow } from './types';

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

/** Width and depth of the board. */
export const cytonOutline: Pick<SpecRow, 'value' | 'unit' | 'source'> = {
  value: outlineMm(cytonCorners, 0.0254),
  unit: 'mm',
  source: cytonLayout('Board Outline'),
};

/** The connector of the battery. */
export const cytonBatteryConnector: Pick<SpecRow, 'value' | 'source'> = {
  value: 'JST PH, 2 poles, 2 mm',
  source: cytonBom('B1: S2B-PH-SM4-TB'),
};

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

/** What the default channel settings mean for the sign of a signal. */
export const polarityNote =
  'With the default settings SRB2 is connected to the positive side of every channel, and the electrode to the negative side. ' +
  'The converter subtracts N from P, so a channel reads reference minus electrode: a voltage that makes the electrode more positive makes the reading more negative. ' +
  'Neither the firmware nor BrainFlow turns the sign back.';

/** The board at a glance. */
export const cytonSpecs: readonly SpecRow[] = [
  {
    name: 'Channels',
    value: CYTON_CHANNELS,
    condition: '16 with the Daisy module',
    source: cytonDefinitions('OPENBCI_NUMBER_OF_CHANNELS_DEFAULT'),
  },
  { name: 'Analog front end', value: 'ADS1299', source: cytonBom('U6') },
  { name: 'Resolution', value: 24, unit: 'bit', source: ads1299('7.5 Electrical Characteristics') },
  {
    name: 'Sample rate',
    symbol: 'f_s',
    value: 250,
    unit: 'Hz',
    condition: 'default, and the only rate over the dongle',
    source: cytonFirmware('processChar, OPENBCI_STREAM_START'),
  },
  {
    name: 'Battery',
    value: '3 to 6',
    unit: 'V DC',
    condition: 'battery only; never a mains supply',
    source: {
      title: 'OpenBCI documentation, Cyton board specs',
      where: 'Power',
      url: 'https://docs.openbci.com/Cyton/CytonSpecs/',
    },
  },
  {
    name: 'Current from the battery',
    value: CYTON_DAISY_MILLIAMPERES,
    unit: 'mA',
    condition: 'Cyton with Daisy, streaming, no card; one measurement, 2015',
    source: {
      title: 'OpenBCI community, Estimating OpenBCI battery life',
      url: 'https://openbci.com/community/estimating-openbci-battery-life/',
    },
  },
  {
    name: 'Gain',
    symbol: 'G',
    value: '1, 2, 4, 6, 8, 12 or 24',
    condition: 'default 24, set for each channel',
    source: cytonFirmware('initialize_ads, defaultChannelSettings'),
  },
  {
    name: 'Reference voltage',
    symbol: 'V_REF',
    value: ADS1299_REFERENCE_VOLTS,
    unit: 'V',
    condition: 'internal reference',
    source: ads1299('9.3.1.3.4 Reference'),
  },
  {
    name: 'Voltage of one count (LSB)',
    value: 0.02235,
    unit: 'µV',
    condition: 'gain 24; 4.5 V ÷ gain ÷ (2²³ − 1)',
    source: brainflowCyton('read_thread, eeg_scale'),
  },
  {
    name: 'Full-scale input, differential',
    value: '±187.5',
    unit: 'mV',
    condition: 'gain 24; ±4.5 V ÷ gain',
    source: ads1299('9.3.1.3.2 Input Differential Dynamic Range'),
  },
  {
    name: 'Input-referred noise',
    value: ADS1299_NOISE.peakToPeakMicrovolts,
    unit: 'µV peak to peak',
    condition: `${ADS1299_NOISE.bandwidthHz} Hz bandwidth, of the converter alone`,
    source: ads1299('Features'),
  },
  {
    name: 'Common-mode rejection (CMRR)',
    value: 110,
    unit: 'dB',
    condition: 'of the converter alone; unequal electrodes lower it',
    source: ads1299('Features'),
  },
  {
    name: 'Bandwidth, −3 dB',
    value: '0 to 65',
    unit: 'Hz',
    condition: 'at 250 Hz; the low-pass inside the converter',
    source: ads1299('8.1 Noise Measurements, −3-dB bandwidth'),
  },
  {
    name: 'Delay of the converter',
    value: 6,
    unit: 'ms',
    condition: '1.5 samples at 250 Hz: the middle of its sinc³ filter',
    source: ads1299('9.3.2.1.1 Sinc Filter Stage'),
  },
  {
    name: 'Accuracy of the sample rate',
    value: '±0.5',
    unit: '%',
    condition: '25 °C; ±2.5 % from −40 to 85 °C; oscillator inside the converter',
    source: ads1299('7.5 Electrical Characteristics, Clock'),
  },
  {
    name: 'Input impedance',
    value: 1,
    unit: 'GΩ',
    condition: 'DC, of the converter; with the capacitor at the input 16 MΩ at 10 Hz, 3 MΩ at 50 Hz',
    source: ads1299('7.5 Electrical Characteristics, DC input impedance'),
  },
  {
    name: 'Series resistor at each input',
    value: INPUT_SERIES_KILOOHMS,
    unit: 'kΩ',
    source: cytonBom('R1, R2, R3, R4, R6: CAY16-2201F4LF'),
  },
  {
    name: 'Capacitor at each input',
    value: 1,
    unit: 'nF',
    source: cytonBom('C3, C9, C11, C26, C34: CKCL44X7R1H102M085AA'),
  },
  { name: 'Discharge protection', value: 'TPD4E1B06', source: cytonBom('D2 to D7') },
  {
    name: 'Resistor in series with BIAS',
    value: 1,
    unit: 'MΩ',
    condition: '1 nF across it, and 2.2 kΩ after it; at 0 Hz at most 2.5 µA reach the body',
    source: cytonSchematic('R5, C16, R6'),
  },
  {
    name: 'Lead-off test current',
    value: LEAD_OFF.nanoamperes,
    unit: 'nA',
    condition: 'at 31.2 Hz, after power-up or `v`',
    source: cytonFirmware('boardReset, configureLeadOffDetection'),
  },
  {
    name: 'Test signal amplitude',
    value: '±1.875 or ±3.75',
    unit: 'mV',
    condition: 'V_REF ÷ 2400, once or twice',
    source: ads1299('CONFIG2 register, CAL_AMP'),
  },
  {
    name: 'Test signal frequency',
    value: '0.977 or 1.953',
    unit: 'Hz',
    condition: 'f_CLK ÷ 2²¹ or 2²⁰ with f_CLK = 2.048 MHz',
    source: ads1299('CONFIG2 register, CAL_FREQ'),
  },
  { name: 'Microcontroller', value: 'PIC32MX250F128B', source: cytonBom('U7') },
  { name: 'Crystal', value: 8, unit: 'MHz', source: cytonBom('X1') },
  { name: 'Accelerometer', value: 'LIS3DH, 3 axes', source: cytonBom('U1') },
  {
    name: 'Accelerometer range',
    value: '±4',
    unit: 'g',
    condition: 'high-resolution mode, 12 bit',
    source: cytonFirmware('initialize_accel, SCALE_4G'),
  },
  {
    name: 'Accelerometer rate',
    value: 25,
    unit: 'Hz',
    source: cytonFirmware('processChar, enable_accel(RATE_25HZ)'),
  },
  {
    name: 'Acceleration of one count',
    value: 0.000125,
    unit: 'g',
    condition: '2 mg per digit ÷ 16',
    source: lis3dh('Mechanical characteristics, So at ±4 g, high-resolution mode'),
  },
  { name: 'Radio', value: 'RFD22301 (RFduino), 2.4 GHz', source: cytonBom('BLE1') },
  { name: 'Memory card', value: 'microSD, FAT16 or FAT32', source: cytonSdFirmware('setupSDcard') },
  { name: 'Analog supply', value: '+2.5 and −2.5', unit: 'V', source: cytonBom('U4 TLV70025, VR1 TPS72325') },
  { name: 'Digital supply', symbol: 'DVDD', value: 3.3, unit: 'V', source: cytonBom('U5: MCP1754T-3302E') },
  { name: 'Battery connector', ...cytonBatteryConnector },
  {
    name: 'Board outline',
    ...cytonOutline,
    condition: 'octagon, 2.416 × 2.414 in',
  },
];

/** The default of every channel after power-up, `v`, `d` or a change of rate: `060110` between channel and latch. */
export const cytonChannelDefaults: readonly SpecRow[] = [
  { name: 'Power', value: 'on (0)', source: cytonFirmware('getDefaultChannelSettingForSetting, POWER_DOWN') },
  { name: 'Gain', value: '24 (6)', source: cytonFirmware('getDefaultChannelSettingForSetting, GAIN_SET') },
  {
    name: 'Input',
    value: 'normal electrode (0)',
    source: cytonFirmware('getDefaultChannelSettingForSetting, INPUT_TYPE_SET'),
  },
  {
    name: 'Bias',
    value: 'included (1)',
    source: cytonFirmware('getDefaultChannelSettingForSetting, BIAS_SET'),
  },
  {
    name: 'SRB2',
    value: 'connected (1)',
    source: cytonFirmware('getDefaultChannelSettingForSetting, SRB2_SET'),
  },
  {
    name: 'SRB1',
    value: 'disconnected (0)',
    source: cytonFirmware('getDefaultChannelSettingForSetting, SRB1_SET'),
  },
];

const electrode = (label: string, type: Pin['type'], what: string, header: string): Pin => ({
  label,
  type,
  function: what,
  source: cytonSchematic(`PL1 pin ${header}`),
});

/** The 2 × 13 header at the board's edge, printed N1P to N8P in columns. N inputs and SRB2 share one row, P inputs and SRB1 the other. */
export const cytonElectrodePins: readonly Pin[] = [
  {
    ...electrode('AVDD', 'power', 'Positive analog supply, +2.5 V', '1 and 2'),
    note: 'Supply for active electrodes',
  },
  electrode('AGND', 'ground', 'Analog ground, middle of the analog supply', '3 and 4'),
  electrode('BIAS', 'bias', 'Driven ground: the inverted common signal of the channels', '5 and 6'),
  ...[8, 7, 6, 5, 4, 3, 2, 1].flatMap((channel, index): Pin[] => [
    electrode(`${channel}N`, 'electrode', `Channel ${channel}, negative input`, `${7 + 2 * index}`),
    electrode(`${channel}P`, 'electrode', `Channel ${channel}, positive input`, `${8 + 2 * index}`),
  ]),
  {
    ...electrode(
      'SRB2',
      'electrode',
      'Reference joined to the positive side of each channel that asks for it',
      '23',
    ),
    note: 'Default reference; in the row of the N inputs',
  },
  {
    ...electrode('SRB1', 'electrode', 'Reference for the negative side of all channels at once', '24'),
    note: 'Off by default; in the row of the P inputs',
  },
  {
    ...electrode('AVSS', 'power', 'Negative analog supply, −2.5 V', '25 and 26'),
    note: 'Supply for active electrodes',
  },
];

/** Free pins of the microcontroller. Signals must stay between 0 V and 3.3 V (DVDD). */
export const cytonDigitalPins: readonly Pin[] = [
  {
    label: 'D11',
    type: 'analog',
    function: 'Digital, or analog A5',
    note: 'Also PGD; drives the blue LED through 1 kΩ',
    source: chipkitPins('A5 = 11; schematic PIC32 pin 4'),
  },
  {
    label: 'D12',
    type: 'analog',
    function: 'Digital, or analog A6',
    note: 'Also PGC, joined to the radio’s GPIO5',
    source: chipkitPins('A6 = 12; schematic PIC32 pin 5'),
  },
  {
    label: 'D13',
    type: 'analog',
    function: 'Digital, or analog A7',
    note: 'The firmware uses it as chip select of a WiFi Shield: 3 seconds after the board starts, or after the command `v` or `;`, it drives this pin, even when no shield is there',
    source: chipkitPins('A7 = 13; schematic PIC32 pin 6'),
  },
  {
    label: 'D17',
    type: 'digital',
    function: 'Digital only',
    note: 'The only pin that the firmware leaves alone. Joined to the PROG button; 470 kΩ to ground, pressed = 3.3 V',
    source: cytonSchematic('BOOT_EN, PIC32 pin 11'),
  },
  {
    label: 'D18',
    type: 'digital',
    function: 'Digital only',
    note: 'Reset of the WiFi Shield; the firmware drives it from the start until `/3`, even without one',
    source: cytonSchematic('J4 pin 3, PIC32 pin 12'),
  },
  {
    label: 'VDD',
    type: 'power',
    function: '3.3 V of the digital part',
    note: 'Printed VDD at J3; the Daisy bus J1 prints DVDD for the same 3.3 V',
    source: cytonSchematic('J3 pin 3, DVDD'),
  },
  {
    label: 'GND',
    type: 'ground',
    function: 'Ground (AGND in the schematic)',
    source: cytonSchematic('J3 pin 4'),
  },
  {
    label: 'RST',
    type: 'control',
    function: 'Reset of the microcontroller (MCLR), joined to the RST button',
    source: cytonSchematic('J4 pin 2, SW3'),
  },
];

/** How the firmware uses the microcontroller's other pins. */
export const cytonInternalPins: readonly Pin[] = [
  {
    label: 'D0',
    type: 'digital',
    function: 'Accelerometer: data ready',
    source: cytonDefinitions('LIS3DH_DRDY'),
  },
  { label: 'D1', type: 'bus', function: 'Accelerometer: chip select', source: cytonDefinitions('LIS3DH_SS') },
  { label: 'D2', type: 'bus', function: 'SD card: chip select', source: cytonDefinitions('SD_SS') },
  {
    label: 'D3',
    type: 'bus',
    function: 'Daisy converter: chip select',
    source: cytonDefinitions('DAISY_ADS'),
  },
  { label: 'D4', type: 'control', function: 'Reset of both converters', source: cytonDefinitions('ADS_RST') },
  { label: 'D5', type: 'bus', function: 'SPI data in (MISO)', source: chipkitPins('_DSPI0_MISO_PIN') },
  {
    label: 'D6',
    type: 'bus',
    function: 'Serial receive, from the radio',
    source: chipkitPins('_SER0_RX_PIN'),
  },
  { label: 'D7', type: 'bus', function: 'SPI clock', source: cytonSchematic('PIC32 pin 25, SCLK') },
  {
    label: 'D8',
    type: 'bus',
    function: 'Board converter: chip select',
    source: cytonDefinitions('BOARD_ADS'),
  },
  {
    label: 'D9',
    type: 'digital',
    function: 'Board converter: data ready',
    source: cytonDefinitions('ADS_DRDY'),
  },
  { label: 'D10', type: 'bus', function: 'SPI data out (MOSI)', source: chipkitPins('_DSPI0_MOSI_PIN') },
  {
    label: 'D14',
    type: 'bus',
    function: 'Serial transmit, to the radio',
    source: chipkitPins('_SER0_TX_PIN'),
  },
];

/** The eight pins that join board and Daisy. */
export const daisyBusPins: readonly Pin[] = [
  ['DVDD', 'power', '3.3 V'],
  ['AGND', 'ground', 'Ground'],
  ['MISO', 'bus', 'SPI data from the Daisy'],
  ['SCLK', 'bus', 'SPI clock'],
  ['RESET', 'control', 'Reset of the converter (D4)'],
  ['CLK', 'bus', 'Converter clock, 2.048 MHz, driven by the Cyton'],
  ['MOSI', 'bus', 'SPI data to the Daisy'],
  ['CS2', 'bus', 'Chip select of the Daisy’s converter (D3)'],
].map(([label, type, what], index): Pin => ({
  label: label ?? '',
  type: type === 'power' || type === 'ground' || type === 'control' ? type : 'bus',
  function: what ?? '',
  source: cytonSchematic(`J1 pin ${index + 1}`),
}));

/** The second connector between Cyton and Daisy: it joins the bias amplifiers, not the references. */
export const daisyBiasPins: readonly Pin[] = [
  { label: 'AGND', type: 'ground', function: 'Ground', source: cytonSchematic('J2 pin 1') },
  {
    label: 'BIAS_INV',
    type: 'bias',
    function:
      'Input of the bias amplifiers of both converters: the Daisy’s channels count into the bias, too',
    source: cytonSchematic('J2 pin 2'),
  },
];

const channelFields: readonly ByteField[] = Array.from({ length: CYTON_CHANNELS }, (_, index) => ({
  offset: CYTON_LAYOUT.channels + CYTON_LAYOUT.channelBytes * index,
  length: CYTON_LAYOUT.channelBytes,
  name: `Channel ${index + 1}`,
  encoding: '24-bit signed, big-endian',
  meaning: `Sample of channel ${index + 1} in counts (channel ${index + 9} in a Daisy packet)`,
  kind: 'channel',
}));

/** The packet on the dongle's serial port; the meaning of bytes 26 to 31 depends on the stop byte. */
export const cytonPacketFields: readonly ByteField[] = [
  {
    offset: 0,
    length: 1,
    name: 'Start',
    encoding: '0xA0',
    meaning: 'Marks the start of a packet; written by the dongle',
    kind: 'header',
  },
  {
    offset: CYTON_LAYOUT.counter,
    length: 1,
    name: 'Sample number',
    encoding: '8-bit unsigned',
    meaning: 'Counts 0 to 255, then starts again; 0 is the first packet of a stream',
    kind: 'counter',
  },
  ...channelFields,
  {
    offset: CYTON_LAYOUT.aux,
    length: CYTON_LAYOUT.auxBytes,
    name: 'Auxiliary',
    encoding: 'big-endian',
    meaning: 'Accelerometer, pins, marker or time, as the stop byte says',
    kind: 'aux',
  },
  {
    offset: CYTON_LAYOUT.stop,
    length: 1,
    name: 'Stop',
    encoding: '0xC0 to 0xCF',
    meaning: 'The low four bits are the packet type',
    kind: 'footer',
  },
];

/** What bytes 26 to 31 of a packet hold. */
export type AuxLayout = 'accelerometer' | 'raw' | 'user' | 'accelerometerTime' | 'rawTime';

/** A last byte of a packet, and what it says about the six before it. */
export interface StopByte {
  byte: number;
  /** The firmware's name of the packet type. */
  symbol: string;
  aux: AuxLayout;
  /** The first packet after the time stamp was turned on. */
  isTimeSet: boolean;
  meaning: string;
  source: Source;
}

/** Every stop byte the firmware sends. The pairs are 0xC3 with 0xC4, and 0xC5 with 0xC6. */
export const cytonStopBytes: readonly StopByte[] = [
  {
    byte: 0xc0,
    symbol: 'PACKET_TYPE_ACCEL',
    aux: 'accelerometer',
    isTimeSet: false,
    meaning: 'Accelerometer X, Y, Z; zero when the accelerometer has nothing new',
    source: cytonFirmware('sendChannelDataSerial, PACKET_TYPE_ACCEL'),
  },
  {
    byte: 0xc1,
    symbol: 'PACKET_TYPE_RAW_AUX',
    aux: 'raw',
    isTimeSet: false,
    meaning: 'Three 16-bit values of a sketch, of the analog or digital pins, or a marker',
    source: cytonFirmware('sendChannelDataSerial, PACKET_TYPE_RAW_AUX'),
  },
  {
    byte: 0xc2,
    symbol: 'PACKET_TYPE_USER_DEFINED',
    aux: 'user',
    isTimeSet: false,
    meaning: 'Six bytes whose meaning your own sketch decides',
    source: cytonFirmware('sendChannelDataSerial, default'),
  },
  {
    byte: 0xc3,
    symbol: 'PACKET_TYPE_ACCEL_TIME_SET',
    aux: 'accelerometerTime',
    isTimeSet: true,
    meaning: 'First packet after `<`: one accelerometer axis and the time stamp',
    source: cytonFirmware('sendChannelDataSerial, PACKET_TYPE_ACCEL_TIME_SET'),
  },
  {
    byte: 0xc4,
    symbol: 'PACKET_TYPE_ACCEL_TIME_SYNC',
    aux: 'accelerometerTime',
    isTimeSet: false,
    meaning: 'All later packets: one accelerometer axis and the time stamp',
    source: cytonFirmware('sendChannelDataSerial, PACKET_TYPE_ACCEL_TIME_SYNC'),
  },
  {
    byte: 0xc5,
    symbol: 'PACKET_TYPE_RAW_AUX_TIME_SET',
    aux: 'rawTime',
    isTimeSet: true,
    meaning: 'First packet after `<` without accelerometer: auxiliary value 1 and the time stamp',
    source: cytonFirmware('sendChannelDataSerial, PACKET_TYPE_RAW_AUX_TIME_SET'),
  },
  {
    byte: 0xc6,
    symbol: 'PACKET_TYPE_RAW_AUX_TIME_SYNC',
    aux: 'rawTime',
    isTimeSet: false,
    meaning: 'All later packets without accelerometer: auxiliary value 1 and the time stamp',
    source: cytonFirmware('sendChannelDataSerial, PACKET_TYPE_RAW_AUX_TIME_SYNC'),
  },
];

const aux = (offset: number, name: string, encoding: string, meaning: string): ByteField => ({
  offset,
  length: 2,
  name,
  encoding,
  meaning,
  kind: 'aux',
});

const timeField: ByteField = {
  offset: CYTON_LAYOUT.time,
  length: CYTON_LAYOUT.timeBytes,
  name: 'Time stamp',
  encoding: '32-bit unsigned, big-endian',
  meaning: 'Milliseconds since the board was switched on, taken when the sample was read',
  kind: 'time',
};

/** Bytes 26 to 31 for each kind of auxiliary data. Offsets count from the start of the packet. */
export const cytonAuxFields: Readonly<Record<AuxLayout, readonly ByteField[]>> = {
  accelerometer: [
    aux(26, 'X', '16-bit signed, big-endian', 'Acceleration along X in counts of 0.125 mg'),
    aux(28, 'Y', '16-bit signed, big-endian', 'Acceleration along Y in counts of 0.125 mg'),
    aux(30, 'Z', '16-bit signed, big-endian', 'Acceleration along Z in counts of 0.125 mg'),
  ],
  raw: [
    aux(
      26,
      'Aux 1',
      '16-bit signed, big-endian',
      'Analog: A5 (D11). Digital: byte 26 is D11, byte 27 is D12. Marker: its character code',
    ),
    aux(
      28,
      'Aux 2',
      '16-bit signed, big-endian',
      'Analog: A6 (D12). Digital: byte 28 is D13, byte 29 is D17',
    ),
    aux(30, 'Aux 3', '16-bit signed, big-endian', 'Analog: A7 (D13). Digital: byte 31 is D18'),
  ],
  user: [
    {
      offset: CYTON_LAYOUT.aux,
      length: CYTON_LAYOUT.auxBytes,
      name: 'User data',
      meaning: 'Whatever your sketch puts there',
      kind: 'payload',
    },
  ],
  accelerometerTime: [
    aux(
      26,
      'One axis',
      '16-bit signed, big-endian',
      'X when the sample number ends in 7, Y when in 8, Z when in 9 (decimal); zero otherwise',
    ),
    timeField,
  ],
  rawTime: [aux(26, 'Aux 1', '16-bit signed, big-endian', 'The first auxiliary value'), timeField],
};

/** Points at which readers trip, each settled from source. */
export const cytonPacketNotes: readonly { note: string; source: Source }[] = [
  {
    note: 'Counted from 0, channel 1 begins at byte 2 and each channel has three bytes, so channel 6 is in bytes 17 to 19 and channel 7 in bytes 20 to 22. Some older texts are one channel off.',
    source: cytonFirmware('ADS_writeChannelData'),
  },
  {
    note: 'The first packet of a stream has sample number 0: the counter is cleared when the converter starts and is raised after each packet.',
    source: cytonFirmware('startADS and sendChannelData'),
  },
  {
    note: 'In 0xC0 packets the accelerometer gives a new value in about one packet of ten (25 Hz in 250 Hz); the others carry zeros, which mean nothing new and not 0 g.',
    source: cytonFirmware('sendChannelData, LIS3DH_zeroAxisData'),
  },
  {
    note: 'Firmware 3.0.0 to 3.1.1 repeats the X axis in time-stamped packets; 3.1.2 corrects it.',
    source: cytonChangelog('v3.1.2'),
  },
  {
    note: 'The converter clips at its limits: +8388607 and −8388608 mean that the input left the range, not that it reached it.',
    source: ads1299('Data Format'),
  },
];
