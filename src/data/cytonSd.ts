/** The Cyton's SD card files: sizes, names and layout. */
import { cytonSdFirmware, cytonSketch } from './cytonSources';
import type { Source, SpecRow } from './types';

/** Bytes of one block of the card. */
export const SD_BLOCK_BYTES = 512;

/** A size of file that can be opened. */
export interface SdDuration {
  /** The opening command. */
  command: 'a' | 'A' | 'S' | 'F' | 'G' | 'H' | 'J' | 'K' | 'L';
  label: string;
  /** Blocks in firmware 3.1.4 and later. They are halved after a `c` until the next `C`. */
  blocks: number;
  /** Blocks in firmware 2.0.1 to 3.1.2. */
  blocksUpTo312: number;
}

/** File sizes. A 16-channel file of firmware 3.1.4 holds its label's time; an 8-channel file holds nearly twice that unless `c` was sent. */
export const sdDurations: readonly SdDuration[] = [
  { command: 'a', label: 'test file', blocks: 512, blocksUpTo312: 512 },
  { command: 'A', label: '5 min', blocks: 16890, blocksUpTo312: 11000 },
  { command: 'S', label: '15 min', blocks: 50670, blocksUpTo312: 33000 },
  { command: 'F', label: '30 min', blocks: 101340, blocksUpTo312: 66000 },
  { command: 'G', label: '1 h', blocks: 202680, blocksUpTo312: 131000 },
  { command: 'H', label: '2 h', blocks: 405360, blocksUpTo312: 261000 },
  { command: 'J', label: '4 h', blocks: 810720, blocksUpTo312: 521000 },
  { command: 'K', label: '12 h', blocks: 2432160, blocksUpTo312: 1561000 },
  { command: 'L', label: '24 h', blocks: 4864320, blocksUpTo312: 3122000 },
];

/** Where the numbers of blocks come from. */
export const sdDurationSource: Source = cytonSdFirmware('BLOCK_5MIN to BLOCK_24HR, BLOCK_DIV');

/** Card, file and line at a glance. */
export const sdSpecs: readonly SpecRow[] = [
  { name: 'File system', value: 'FAT16 or FAT32', source: cytonSdFirmware('setupSDcard') },
  {
    name: 'File name',
    value: 'OBCI_01.TXT to OBCI_FF.TXT',
    condition:
      'hexadecimal count, kept by the board and not by the card, even without power; after FF comes 01, and a file of the same name is overwritten',
    source: cytonSdFirmware('incrementFileCounter'),
  },
  {
    name: 'Line, 8 channels',
    value: 59,
    unit: 'byte',
    condition: '74 with accelerometer',
    source: cytonSdFirmware('writeDataToSDcard'),
  },
  {
    name: 'Line, 16 channels',
    value: 115,
    unit: 'byte',
    condition: '130 with accelerometer',
    source: cytonSdFirmware('writeDataToSDcard'),
  },
  { name: 'Sample number', value: 2, unit: 'hex digits', source: cytonSdFirmware('writeDataToSDcard') },
  {
    name: 'Channel value',
    value: 6,
    unit: 'hex digits',
    condition: '24-bit two’s complement',
    source: cytonSdFirmware('writeDataToSDcard'),
  },
  {
    name: 'Accelerometer or auxiliary value',
    value: 4,
    unit: 'hex digits',
    condition: '16-bit two’s complement',
    source: cytonSdFirmware('writeDataToSDcard'),
  },
  {
    name: 'Accelerometer rate',
    value: 25,
    unit: 'Hz',
    condition: 'on the lines that have a new value',
    source: cytonSketch('loop, addAccelToSD'),
  },
  {
    name: 'Slow write',
    value: 2000,
    unit: 'µs',
    condition: 'longer ones are counted as overruns; the first 20 are listed',
    source: cytonSdFirmware('MICROS_PER_BLOCK and OVER_DIM'),
  },
];

/** What surprises in the files. */
export const sdNotes: readonly { note: string; source: Source }[] = [
  {
    note: 'The stamps are the wrong way round: `b` writes `%STOP AT` and `s` writes `%START AT`, each followed by a line with the milliseconds since the board was switched on or reset (8 hex digits). This holds for firmware 2.0.1 to 3.1.5; in files of firmware 1, `b` writes `%START AT`.',
    source: cytonSdFirmware('sdProcessChar and stampSD'),
  },
  {
    note: 'A file has its full size from the moment it is opened. After an early `j` the rest holds whatever the card gives for erased blocks, and up to 511 bytes of the last, unfinished block are lost.',
    source: cytonSdFirmware('setupSDcard, createContiguous; closeSDfile'),
  },
  { note: 'The footer is written only when the file is full.', source: cytonSdFirmware('writeCache') },
  {
    note: '`%Total time mS` counts from power-up for the first file and means nothing for later ones: the firmware never notes when a file was opened.',
    source: cytonSdFirmware('writeCache, t'),
  },
  {
    note: 'From firmware 3.1.4 on, the footer has `%SamplingFreq`.',
    source: cytonSdFirmware('writeFooter'),
  },
  {
    note: 'At rates above 250 Hz a file fills up proportionally sooner.',
    source: cytonSdFirmware('setupSDcard'),
  },
];
