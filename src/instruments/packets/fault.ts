/** Something wrong in a recording. */
export interface Fault {
  /** Of the first byte that shows it, from 0. */
  offset: number;
  kind:
    'lost' | 'misaligned' | 'stop' | 'text' | 'unpaired' | 'short' | 'cut' | 'unknown' | 'length' | 'level';
  message: string;
  /** The bytes that it is about, from 0: a packet, or what lies between packets; `end` is the first one after them. */
  about: { offset: number; end: number };
}
