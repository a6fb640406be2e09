/** Parts and print settings that several of the retired headsets share. */

import type { Source } from './types';

/** Where print settings and bought parts can be read. */
export const headsetSources: readonly Source[] = [
  {
    title: 'OpenBCI/Ultracortex, Mark_III_Nova_REVISED/README.md',
    where: 'suggested print settings, non-printed parts',
    url: 'https://github.com/OpenBCI/Ultracortex/blob/master/Mark_III_Nova_REVISED/README.md',
  },
  {
    title: 'OpenBCI/Ultracortex, Mark_3/README.md',
    where: 'non-printed parts',
    url: 'https://github.com/OpenBCI/Ultracortex/blob/master/Mark_3/README.md',
  },
  {
    title: 'OpenBCI/Ultracortex, Mark_2/README.md',
    where: 'print settings (verified)',
    url: 'https://github.com/OpenBCI/Ultracortex/blob/master/Mark_2/README.md',
  },
];

/** How one group of parts was printed. */
export interface PrintProfile {
  /** The parts, as the table's column heading. */
  parts: string;
  /** Setting and value, in the order of the table; the same settings in each profile of one table. */
  settings: Readonly<Record<string, string>>;
}

const plaAtHalfSpeed = (supports: string, raft: string): PrintProfile['settings'] => ({
  Material: 'PLA',
  Supports: supports,
  Raft: raft,
  Infill: '20 %',
  'Layer height': '0.2 mm',
  Shells: '3',
  'Extrusion speed': '50 to 70 % of the usual',
});

/** Mark 3, Nova and Nova revised; moving parts, board holder and cover alike. */
export const mark3Print: readonly PrintProfile[] = [
  {
    parts: 'Frame',
    settings: plaAtHalfSpeed('yes', 'none; only if the supports do not stick'),
  },
  { parts: 'All other parts', settings: plaAtHalfSpeed('no', 'no') },
];

/** The stretching part of the Supernova. */
export const quadstarPrint: readonly PrintProfile[] = [
  {
    parts: 'QUADSTAR',
    settings: {
      Material: 'NinjaFlex or SemiFlex (flexible)',
      Supports: 'no',
      Raft: 'no',
      Infill: '10 %',
      'Layer height': '0.27 or 0.3 mm',
      Shells: '2',
      'Extrusion speed': '30 to 50 % of the usual',
      Nozzle: '230 to 250 °C: even, but stringy',
    },
  },
];

const makerBotAtFullInfill = (aid: string): PrintProfile['settings'] => ({
  Material: 'PLA',
  Supports: aid,
  Raft: aid,
  Infill: '100 %',
  'Layer height': '0.3 mm',
  Shells: '3',
  Nozzle: '235 °C',
  'Extrusion speed': '45 mm/s',
  'Travel speed': '150 mm/s',
});

/** Mark 2, on a MakerBot Replicator 2. */
export const mark2Print: readonly PrintProfile[] = [
  { parts: 'Frame', settings: makerBotAtFullInfill('yes') },
  { parts: 'Mounts and spacers', settings: makerBotAtFullInfill('no') },
];

/** One part to buy. */
export interface BoughtPart {
  name: string;
  /** How many, and for what. */
  count: string;
  /** Maker's number or measure by which to find the part or an equal. */
  identity: string;
}

/** What the three Mark III share beside the prints; `screwLength` in inches is what differs. */
export const mark3Hardware = (screwLength: '3/8' | '3/4'): readonly BoughtPart[] => [
  {
    name: 'Weak spring',
    count: '1 per electrode unit',
    identity: 'Century Spring U-4, rate 1.3 lb/in (0.23 N/mm)',
  },
  {
    name: 'Strong spring',
    count: '1 per comfort unit',
    identity: 'Century Spring S-845, rate 14 lb/in (2.5 N/mm)',
  },
  {
    name: 'Machine screw, stainless, pan head',
    count: '1 per electrode unit',
    identity: `thread 2-56, ${screwLength} in long; McMaster-Carr ${screwLength === '3/8' ? '91735A017' : '91772A084'}`,
  },
  {
    name: 'Hex nut, stainless',
    count: '2 per electrode unit',
    identity: 'thread 2-56, 3/16 in wide, 1/16 in high; McMaster-Carr 91841A003',
  },
  {
    name: 'Drive screw',
    count: '4 for the board holder, 1 for the board; 8 listed',
    identity: 'No. 4, 1/4 in; McMaster-Carr 90077A106',
  },
  {
    name: 'Spiked dry electrode',
    count: '1 per node in hair',
    identity: '5 mm comb, Ag/AgCl; in the first guides TDE-200 of Florida Research Instruments',
  },
  {
    name: 'Flat dry electrode',
    count: '1 per node on bare skin: Fp1, Fpz, Fp2',
    identity: 'cup electrode TDE-200A1',
  },
  { name: 'Ear clip', count: '2', identity: 'TDI-430, silver-silver chloride' },
  {
    name: 'Lead with header socket',
    count: '1 per electrode unit, 2 for the ears',
    identity: 'cut from gold cup electrodes or touch-proof adapter cables',
  },
  { name: 'Zip tie', count: 'about 10', identity: 'for the leads' },
];
