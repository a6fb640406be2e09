/** The Cyton board at a glance, and how its channels are set after power-up, each with its source. */
import {
  ADS1299_NOISE,
  ADS1299_REFERENCE_VOLTS,
  CYTON_BATTERY_VOLTS,
  CYTON_CHANNELS,
  CYTON_DAISY_MILLIAMPERES,
  INPUT_SERIES_KILOOHMS,
  LEAD_OFF,
} from './cyton';
import {
  ads1299,
  brainflowCyton,
  cytonBom,
  cytonDefinitions,
  cytonFirmware,
  cytonLayout,
  cytonSchematic,
  cytonSdFirmware,
  lis3dh,
} from './cytonSources';
import { cytonCorners, outlineMm } from './outline';
import type { SpecRow } from './types';

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
    name: 'Sampling of the channels',
    value: 'all eight at the same time',
    condition:
      'a converter for each; with a Daisy all sixteen, but over the dongle the two halves of a row are 4 ms apart',
    source: ads1299('Features: simultaneous-sampling converters'),
  },
  {
    name: 'Battery',
    value: `${CYTON_BATTERY_VOLTS.least} to ${CYTON_BATTERY_VOLTS.most}`,
    unit: 'V DC',
    condition: 'battery only; never a mains supply',
    source: CYTON_BATTERY_VOLTS.source,
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
    condition: 'DC, of the converter; with the capacitor at the input 16 MΩ at 10 Hz, 3.2 MΩ at 50 Hz',
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
