/** The pins of the Cyton, and those that a Daisy takes, each with its source. */
import { chipkitPins, cytonDefinitions, cytonSchematic } from './cytonSources';
import type { Pin } from './types';

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
      'Reference connected to the positive side of each channel that asks for it',
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
    note: 'Also PGD, with the blue LED behind 1 kΩ; the firmware drives it until `/2` or `/3`',
    source: chipkitPins('A5 = 11; schematic PIC32 pin 4'),
  },
  {
    label: 'D12',
    type: 'analog',
    function: 'Digital, or analog A6',
    note: 'Also PGC, connected to the radio’s GPIO5; the firmware drives it until `/1`, `/2` or `/3`',
    source: chipkitPins('A6 = 12; schematic PIC32 pin 5'),
  },
  {
    label: 'D13',
    type: 'analog',
    function: 'Digital, or analog A7',
    note: 'Chip select of a WiFi Shield: the firmware drives it, even without one, from 3 s after the start, `v` or `;` until the mode changes to `/2` or `/3`',
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
    note: 'Reset of the WiFi Shield; the firmware drives it until `/3`, even without one',
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
    function: 'Reset of the microcontroller (MCLR), connected to the RST button',
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
