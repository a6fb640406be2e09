/** The montages of the pages that have one reference for all channels, by board and name: where a montage of one's own can start. */
import {
  firstEegCyton,
  firstEegGanglion,
  headbandCyton,
  headbandGanglion,
  guiPositions,
  markIvCyton,
  markIvDaisy,
  markIvGanglion,
  p300Cyton,
  ssvepCyton,
  type Montage,
} from '@site/src/data/montages';
import type { BoardName } from '@site/src/data/products';

export interface NamedMontage {
  board: BoardName;
  name: string;
  montage: Montage;
}

/** The GUI's layout first; the electrodes of a Mark IV have it with Cyton and Daisy. */
export const namedMontages: readonly NamedMontage[] = [
  { board: 'Cyton', name: 'GUI layout, Mark IV', montage: markIvCyton },
  { board: 'Cyton', name: 'P300', montage: p300Cyton },
  { board: 'Cyton', name: 'SSVEP', montage: ssvepCyton },
  { board: 'Cyton', name: 'Headband', montage: headbandCyton },
  { board: 'Cyton', name: 'First EEG', montage: firstEegCyton },
  { board: 'Cyton with Daisy', name: 'GUI layout, Mark IV', montage: markIvDaisy },
  {
    board: 'Ganglion',
    name: 'GUI layout',
    montage: [
      ...guiPositions
        .slice(0, 4)
        .map((site, index) => ({ site, role: 'channel' as const, channel: index + 1 })),
      { site: 'A1', role: 'reference' },
      { site: 'A2', role: 'ground' },
    ],
  },
  { board: 'Ganglion', name: 'Mark IV', montage: markIvGanglion },
  { board: 'Ganglion', name: 'Headband', montage: headbandGanglion },
  { board: 'Ganglion', name: 'First EEG', montage: firstEegGanglion },
];
