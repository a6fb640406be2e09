/**
 * The shapes in which facts are kept. A fact lives once, below `src/data/`, with its source;
 * pages render it with the components of `src/components/`.
 */

/** Where a fact can be checked. */
export interface Source {
  /** What the source is called, as its maker calls it. */
  title: string;
  /** The section, table, file or symbol inside it. */
  where?: string;
  /** An address that a reader can open. */
  url?: string;
}

/** A message of a program, and what to do about it. */
export interface ProgramMessage {
  /** As it appears; `…` stands for what changes. */
  text: string;
  /** What it means and what to do; backticks mark code. */
  meaning: string;
  /** The section that says more. */
  more?: { label: string; to: string };
  source: Source;
}

/** One measured or specified value. `value` is text when it is a range or a list. */
export interface SpecRow {
  name: string;
  /** The symbol in formulas and datasheets, such as `f_s`. */
  symbol?: string;
  value: number | string;
  /** SI unit; absent for counts and words. */
  unit?: string;
  /** What must hold for the value: gain, supply, firmware. */
  condition?: string;
  source: Source;
}

/** What a pin does: power, ground, electrode input, digital, analog, or a bus. */
export type PinType = 'power' | 'ground' | 'electrode' | 'bias' | 'digital' | 'analog' | 'bus' | 'control';

/** A pin of a connector. */
export interface Pin {
  /** As printed on the board. */
  label: string;
  type: PinType;
  /** What it is for, in one line. */
  function: string;
  /** Voltage range, microcontroller pin, or other limits. */
  note?: string;
  source: Source;
}

/** One command that a board understands. */
export interface Command {
  /** The characters to send, such as `b` or `x1060110X`. */
  send: string;
  /** What the board does. */
  effect: string;
  /** What it answers, to the letter; absent when it says nothing. */
  reply?: string;
  /** The first firmware that knows it, such as `3.0.0`. */
  since?: string;
  note?: string;
  source: Source;
}

/** One field of a packet, counted from its first byte. */
export interface ByteField {
  /** Offset of the first byte, from 0. */
  offset: number;
  /** Number of bytes. */
  length: number;
  name: string;
  /** How the bytes make a value, such as `24-bit signed, big-endian`. */
  encoding?: string;
  meaning: string;
  /** What kind of content it is; decides the colour in figures. */
  kind: 'header' | 'counter' | 'channel' | 'aux' | 'time' | 'footer' | 'payload';
}

/** One wire between two devices. */
export interface Wire {
  /** The pin on the left device, as printed on it. */
  from: string;
  /** The pin on the right device, as printed on it. */
  to: string;
  /** What the wire carries. */
  purpose: string;
  /** The colour in words, where the part's own cable has one. */
  colour?: string;
  /** Colour of the drawn line: a custom property of `src/css/tokens.css`. */
  stroke?: string;
}
