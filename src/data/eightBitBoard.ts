/** The 8-bit board (marked V3-8): its numbers and pins, from schematic, layout picture and firmware. */
import type { Pin, Source, SpecRow } from './types';

const schematic = (where: string): Source => ({
  title: '8-bit board, schematic OpenBCI_V3_8bit',
  where,
  url: 'https://github.com/openbci-archive/Docs/blob/master/assets/images/OBCI_V3_8bit-Schematic.pdf',
});

const layout = (where: string): Source => ({
  title: '8-bit board, layout and photos',
  where,
  url: 'https://github.com/openbci-archive/Docs/blob/master/assets/images/OBCI_8bit_layerTop.jpg',
});

const firmware = (where: string): Source => ({
  title: 'OpenBCI_8bit firmware, 2015',
  where,
  url: 'https://github.com/OpenBCI/OpenBCI_8bit',
});

const oldPage = (where: string): Source => ({
  title: 'OpenBCI/Documentation, 03-8bitBoard.md',
  where,
  url: 'https://github.com/OpenBCI/Documentation/blob/master/website/docs/Deprecated/03-8bitBoard.md',
});

/** The board at a glance. */
export const eightBitSpecs: readonly SpecRow[] = [
  {
    name: 'Supply',
    value: '6 to 12',
    unit: 'V DC',
    condition: 'battery only; printed beside the socket',
    source: layout('underside'),
  },
  {
    name: 'Microcontroller',
    value: 'ATmega328P',
    condition: '5 V, Arduino UNO bootloader',
    source: schematic('U8'),
  },
  { name: 'Converter', value: 'ADS1299', condition: '8 channels, 24 bit', source: schematic('U6') },
  {
    name: 'Sample rate',
    value: 250,
    unit: 'Hz',
    condition: 'fixed',
    source: firmware('ADS1299 after reset; no command changes it'),
  },
  {
    name: 'Gain after start',
    value: 24,
    condition: 'settable with `x…X`',
    source: firmware('ADS1299.cpp, initialize'),
  },
  {
    name: 'Accelerometer',
    value: 'LIS3DH, ±4 g',
    condition: '25 Hz while streaming',
    source: firmware('OpenBCI_8.cpp, SCALE_4G; RATE_25HZ'),
  },
  {
    name: 'Radio',
    value: 'RFD22301 (RFduino)',
    condition: 'firmware 1, channel in the sketch',
    source: schematic('BLE1'),
  },
  { name: 'Serial line', value: 115200, unit: 'baud', source: firmware('setup') },
  { name: 'Voltages', value: '5, 3.3, +2.5, −2.5', unit: 'V', source: schematic('Power supply') },
  {
    name: 'Level shifter',
    value: 'SN74LVCC3245A',
    condition: 'ATmega at 5 V, everything else at 3.3 V',
    source: schematic('U7'),
  },
  {
    name: 'Outline',
    value: '61.2 × 61.2',
    unit: 'mm',
    condition: 'octagon, edges 25.4 mm',
    source: oldPage('8-bit Board Specs'),
  },
  {
    name: 'Distance of the holes',
    value: '55.0 × 20.3',
    unit: 'mm',
    condition: '2.166 × 0.8 in',
    source: oldPage('8-bit Board Specs'),
  },
];

/** Pins beside the electrode header, as printed. */
export const eightBitPins: readonly Pin[] = [
  {
    label: 'A0, A1, A2, A3',
    type: 'analog',
    function: 'Free, analog or digital 14 to 17',
    note: '0 to 5 V',
    source: schematic('J3'),
  },
  {
    label: 'A4, A5',
    type: 'analog',
    function: 'Free, analog or digital 18 and 19',
    note: '0 to 5 V',
    source: schematic('J4'),
  },
  {
    label: 'A6, A7',
    type: 'analog',
    function: 'Free, analog input only',
    note: '0 to 5 V',
    source: schematic('J4'),
  },
  {
    label: '5V',
    type: 'power',
    function: 'Supply of the ATmega',
    note: 'for a few mA',
    source: schematic('J4'),
  },
  {
    label: 'RST (right)',
    type: 'control',
    function: 'Resets the ATmega when pulled low',
    source: schematic('J4, ARDUINO_RESET'),
  },
  { label: 'DVDD, GND', type: 'power', function: '3.3 V and ground', source: schematic('J1') },
  {
    label: 'MISO, MOSI, SCK (left)',
    type: 'bus',
    function: 'SPI bus of converter, accelerometer and SD card',
    note: '3.3 V',
    source: schematic('J1'),
  },
  {
    label: 'CS2',
    type: 'bus',
    function: 'Select of a second converter, ATmega pin 7',
    note: '3.3 V',
    source: schematic('J1, CS2'),
  },
  { label: 'CLK', type: 'bus', function: 'Clock of the ADS1299', note: '3.3 V', source: schematic('J1') },
  {
    label: 'RST (left)',
    type: 'control',
    function: 'Reset of the ADS1299',
    note: '3.3 V',
    source: schematic('J1, RESET'),
  },
  {
    label: 'RFTX, RFRX, RFRST',
    type: 'control',
    function: 'Programming the radio',
    note: '3.3 V',
    source: schematic('BLE1, RF_TXD, RF_RXD, RF_RESET'),
  },
  {
    label: 'MISO, MOSI, SCLK (bottom)',
    type: 'control',
    function: 'Writing a bootloader into the ATmega, with 5V and RST',
    note: '5 V',
    source: layout('beside RFTX'),
  },
  {
    label: 'BIAS_INV, AGND',
    type: 'bias',
    function: 'Inverting input of the bias amplifier',
    source: schematic('J2'),
  },
];

/** What each of the ATmega's own pins drives: for sketches of your own. */
export const eightBitInternalPins: readonly Pin[] = [
  { label: '10', type: 'bus', function: 'Select of the ADS1299', source: firmware('Definitions.h, ADS_SS') },
  { label: '9', type: 'control', function: 'Reset of the ADS1299', source: firmware('ADS_RST') },
  { label: '8', type: 'digital', function: 'Data ready of the ADS1299', source: firmware('ADS_DRDY') },
  { label: '7', type: 'bus', function: 'Select on the Daisy bus', source: firmware('DAISY_SS') },
  {
    label: '6',
    type: 'bus',
    function: 'Select of the SD card',
    note: 'a comment in the sketch says 7; library and schematic say 6',
    source: firmware('SD_SS'),
  },
  { label: '5', type: 'bus', function: 'Select of the accelerometer', source: firmware('LIS3DH_SS') },
  { label: '4', type: 'digital', function: 'SD card present', source: schematic('U8, CD') },
  {
    label: '3',
    type: 'digital',
    function: 'Data ready of the accelerometer',
    source: firmware('LIS3DH_DRDY'),
  },
  { label: '0, 1', type: 'bus', function: 'Serial line to the radio', source: schematic('U8, RXD, TXD') },
];
