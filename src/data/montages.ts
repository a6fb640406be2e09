/**
 * Montages: which position of the head goes to which input of which board, by which wire.
 * Drawn by the HeadMap component, listed by MontageTable.
 */

/** Insulation colours in use on electrode cables; each has a `--wire-...` colour in the style sheet. */
export type WireColour =
  'grey' | 'purple' | 'blue' | 'green' | 'yellow' | 'orange' | 'red' | 'brown' | 'black' | 'white';

/** One electrode of a montage. */
export interface MontageSite {
  /** A name of the 10-10 system, or any name where `at` says the place. */
  site: string;
  role: 'channel' | 'reference' | 'bias' | 'ground';
  /** As the software numbers it, from 1; absent where any input will do. */
  channel?: number;
  /** As printed on the board, such as `N1P` or `SRB2 (bottom row)`. */
  pin?: string;
  wire?: WireColour;
  note?: string;
  /** Place on the map for positions outside the standard; see `Electrode.x` and `y`. */
  at?: { x: number; y: number };
}

/** Electrodes in the order in which the table lists them. */
export type Montage = readonly MontageSite[];
