/** The montages of the pages, and one for sleep, by board and name: where a montage of one's own can start. */
import {
  firstEegCyton,
  firstEegGanglion,
  headbandCyton,
  headbandGanglion,
  guiPositions,
  markIvCyton,
  markIvDaisy,
  markIvGanglion,
  motorImageryGanglion,
  p300Cyton,
  sleepCyton,
  ssvepCyton,
  type Montage,
} from '@site/src/data/montages';
import type { BoardName } from '@site/src/data/products';
import type { Pair } from './model';

export interface NamedMontage {
  board: BoardName;
  name: string;
  montage: Montage;
  pairs?: readonly Pair[];
}

/** Neighbours along a line from the front to the back. */
const chain = (...sites: readonly string[]): Pair[] =>
  sites.slice(1).map((cathode, index) => ({ anode: sites[index] ?? cathode, cathode }));

/**
 * The four chains of the longitudinal bipolar montage ("double banana"), without the midline, where the GUI's layout has no electrode.
 *
 * Source: American Clinical Neurophysiology Society, Guideline 3: a proposal for standard montages to be used in clinical EEG (2016), LB.
 */
const longitudinal: readonly Pair[] = [
  ...chain('Fp1', 'F7', 'T7', 'P7', 'O1'),
  ...chain('Fp1', 'F3', 'C3', 'P3', 'O1'),
  ...chain('Fp2', 'F4', 'C4', 'P4', 'O2'),
  ...chain('Fp2', 'F8', 'T8', 'P8', 'O2'),
];

/** The GUI's layout first; the electrodes of a Mark IV have it with Cyton and Daisy. */
export const namedMontages: readonly NamedMontage[] = [
  { board: 'Cyton', name: 'GUI layout, Mark IV', montage: markIvCyton },
  { board: 'Cyton', name: 'P300', montage: p300Cyton },
  { board: 'Cyton', name: 'SSVEP', montage: ssvepCyton },
  {
    board: 'Cyton',
    name: 'Sleep',
    montage: sleepCyton,
    pairs: ['F4', 'C4', 'O2'].map((anode) => ({ anode, cathode: 'M1' })),
  },
  { board: 'Cyton', name: 'Headband', montage: headbandCyton },
  { board: 'Cyton', name: 'First EEG', montage: firstEegCyton },
  { board: 'Cyton with Daisy', name: 'GUI layout, Mark IV', montage: markIvDaisy },
  {
    board: 'Cyton with Daisy',
    name: 'Longitudinal pairs',
    montage: markIvDaisy,
    pairs: longitudinal,
  },
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
  { board: 'Ganglion', name: 'Motor imagery, wired pairs', montage: motorImageryGanglion },
  { board: 'Ganglion', name: 'Mark IV', montage: markIvGanglion },
  { board: 'Ganglion', name: 'Headband', montage: headbandGanglion },
  { board: 'Ganglion', name: 'First EEG', montage: firstEegGanglion },
];
