/** What is printed beside the headers, in the order of the print; the Cyton, its Daisy and the 8-bit board share the first two. */
import { cytonLayout, daisyLayout } from './cytonSources';
import type { Source } from './types';

/** Where the print can be read. */
export const boardPrintSources: readonly Source[] = [cytonLayout('silk screen'), daisyLayout('silk screen')];

/** Columns of the electrode header from left to right, header away from you; each has two pins. */
export const electrodeColumns: readonly string[] = [
  'AVSS',
  'SRB',
  'N1P',
  'N2P',
  'N3P',
  'N4P',
  'N5P',
  'N6P',
  'N7P',
  'N8P',
  'BIAS',
  'AGND',
  'AVDD',
];

/** Pins of the bus to the Daisy, from its pin 1 at the upper left. */
export const daisyBusPrint: readonly string[] = ['DVDD', 'GND', 'MISO', 'SCK', 'RST', 'CLK', 'MOSI', 'CS2'];

/** Free pins of the Cyton from the top down, and from the upper right to the lower left. `cytonDigitalPins` says what they do. */
export const cytonJ4Print: readonly string[] = ['D17', 'RST', 'D18', 'D11'];
export const cytonJ3Print: readonly string[] = ['D13', 'D12', 'VDD', 'GND'];
