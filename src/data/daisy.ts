/** The Daisy module: eight more channels, and how they share the dongle with the board's own. */
import { INPUT_SERIES_KILOOHMS } from './cyton';
import { brainflowDaisy, cytonFirmware, cytonSchematic, daisyBom, daisyLayout } from './cytonSources';
import type { Pin, Source, SpecRow } from './types';

/** Channels of board and Daisy together. */
export const CYTON_DAISY_CHANNELS = 16;

/** The Daisy at a glance. */
export const daisySpecs: readonly SpecRow[] = [
  {
    name: 'Channels added',
    value: 8,
    condition: '9 to 16',
    source: cytonFirmware('initialize_ads, numChannels'),
  },
  { name: 'Analog front end', value: 'ADS1299', source: daisyBom('U1') },
  {
    name: 'Conversion rate',
    value: 250,
    unit: 'Hz',
    condition: 'both converters, on one clock',
    source: cytonFirmware('initialize_ads, CONFIG1'),
  },
  {
    name: 'Packets over the dongle',
    value: 250,
    unit: '1/s',
    condition: 'board and Daisy in turn',
    source: cytonFirmware('ADS_writeChannelDataAvgDaisy'),
  },
  {
    name: 'Samples of 16 channels over the dongle',
    value: 125,
    unit: 'Hz',
    condition: 'each the mean of two conversions',
    source: cytonFirmware('updateBoardData and updateDaisyData'),
  },
  {
    name: 'Samples of 16 channels on the SD card',
    value: 250,
    unit: 'Hz',
    condition: 'every conversion, not averaged',
    source: {
      title: 'Cyton firmware 3.1.5, DefaultBoard/SD_Card_Stuff.ino',
      where: 'writeDataToSDcard',
      url: 'https://github.com/OpenBCI/OpenBCI_Cyton_Library/blob/v3.1.5/examples/DefaultBoard/SD_Card_Stuff.ino',
    },
  },
  {
    name: 'Packet with Daisy channels',
    value: 'even sample number',
    source: cytonFirmware('ADS_writeChannelDataAvgDaisy'),
  },
  {
    name: 'Packet with board channels',
    value: 'odd sample number',
    source: cytonFirmware('ADS_writeChannelDataAvgDaisy'),
  },
  {
    name: 'Series resistor at each input',
    value: INPUT_SERIES_KILOOHMS,
    unit: 'kΩ',
    source: daisyBom('R1, R2, R3, R4, R6'),
  },
  {
    name: 'Board outline',
    value: '61.4 × 39.7',
    unit: 'mm',
    condition: '2.416 × 1.563 in',
    source: daisyLayout('Board Outline'),
  },
  {
    name: 'Supply',
    value: 'from the Cyton: 3.3 V through J1, ±2.5 V through the columns AVSS and AVDD',
    source: {
      title: 'OpenBCI Docs (archive), Daisy Module Assembly',
      where: 'Overview, Attaching Headers',
      url: 'https://github.com/openbci-archive/Docs/blob/master/Deprecated%20Docs/02-OpenBCI_Daisy_Module.md',
    },
  },
];

/** How the two halves of a 16-channel sample fit together. */
export const daisyPairingNotes: readonly { note: string; source: Source }[] = [
  {
    note: 'An odd packet holds channels 1 to 8, an even packet channels 9 to 16. The first packet of a stream, number 0, is a Daisy packet; its averages use a conversion from before the stream and are best dropped.',
    source: cytonFirmware('ADS_writeChannelDataAvgDaisy and startADS'),
  },
  {
    note: 'The packet with number n averages the conversions n − 1 and n.',
    source: cytonFirmware('updateBoardData and updateDaisyData, meanBoardChannelDataInt'),
  },
  {
    note: 'BrainFlow keeps an even packet, adds the odd packet that follows and hands over one sample of 16 channels; its sample number is that of the even packet.',
    source: brainflowDaisy('read_thread'),
  },
];

/** The electrode header of the Daisy has the same order as the Cyton's; its columns are channels 9 to 16. */
export const daisyElectrodePins: readonly Pin[] = [
  ...[8, 7, 6, 5, 4, 3, 2, 1].flatMap((column): Pin[] => [
    {
      label: `${column}N`,
      type: 'electrode',
      function: `Channel ${column + 8}, negative input`,
      source: cytonFirmware('writeChannelSettings, channels 9 to 16 on the Daisy'),
    },
    {
      label: `${column}P`,
      type: 'electrode',
      function: `Channel ${column + 8}, positive input`,
      source: cytonFirmware('writeChannelSettings, channels 9 to 16 on the Daisy'),
    },
  ]),
  {
    label: 'SRB2',
    type: 'electrode',
    function: 'Reference of channels 9 to 16; apart from the Cyton’s SRB2 until you join the two with a wire',
    source: cytonSchematic('J1 and J2: neither carries a reference'),
  },
];
