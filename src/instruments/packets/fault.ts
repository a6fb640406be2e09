/** Something wrong in a recording. */
export interface Fault {
  /** Of the first byte that shows it, from 0. */
  offset: number;
  kind:
    'lost' | 'misaligned' | 'stop' | 'text' | 'unpaired' | 'short' | 'cut' | 'unknown' | 'length' | 'level';
  message: string;
}
