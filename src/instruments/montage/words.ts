import { eegPins } from '@site/src/data/montages';
import type { BoardName } from '@site/src/data/products';
import type { Use } from './model';

/** A use in words, such as "channel 3" and "bias". */
export const nameOf = (board: BoardName, use: Use): string => {
  if (typeof use === 'number') return use < 0 ? `minus side of channel ${-use}` : `channel ${use}`;
  return use === 'reference' ? use : eegPins[board].groundRole;
};

/** The same with a large first letter. */
export const titleOf = (board: BoardName, use: Use): string =>
  nameOf(board, use).replace(/^./, (letter) => letter.toUpperCase());
