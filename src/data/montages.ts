/**
 * Montages: which position of the head goes to which input of which board, by which wire.
 * Drawn by the HeadMap component, listed by MontageTable.
 */

import type { BoardName } from './products';
import type { Source } from './types';

/** Where pins, positions and wirings of the montages can be checked; each montage names its own besides. */
export const montageSources: readonly Source[] = [
  {
    title: 'OpenBCI GUI 6.0.0-beta.1, CytonElectrodeStatus.pde',
    where: 'enum CytonElectrodeLocations: channels and positions',
    url: 'https://github.com/OpenBCI/OpenBCI_GUI/blob/master/OpenBCI_GUI/CytonElectrodeStatus.pde',
  },
  {
    title: 'OpenBCI/Ultracortex, Mark_IV/DevKit',
    where: 'M4 Frame_18mm_Medium/M4H6_Medium Node Array.stl: 35 nodes',
    url: 'https://github.com/OpenBCI/Ultracortex/tree/master/Mark_IV/DevKit',
  },
  {
    title: 'OpenBCI/Ultracortex, Mark_3/image_assets',
    where: '1020_picked.JPG: the 21 nodes of the older frames; 1020.jpg: their channels',
    url: 'https://github.com/OpenBCI/Ultracortex/tree/master/Mark_3/image_assets',
  },
  {
    title: 'OpenBCI documentation, Ultracortex Mark IV',
    where: 'wires and pins',
    url: 'https://github.com/OpenBCI/Documentation/blob/master/website/docs/AddOns/Headwear/01-Ultracortex-Mark-IV.md',
  },
  {
    title: 'OpenBCI documentation, headband kit',
    where: 'places, pins',
    url: 'https://github.com/OpenBCI/Documentation/blob/master/website/docs/AddOns/Headwear/03-Headband_Tutorial.md',
  },
];

/** The pins of one board, as they are printed on it. */
export interface EegPins {
  /** In the order of the channels. */
  channels: readonly string[];
  reference: string;
  ground: string;
  /** What the board calls the electrode that holds the body in its range. */
  groundRole: 'bias' | 'ground';
}

/** The N inputs: the row nearest the board. */
const negative = (board: 'Cyton' | 'Daisy'): string[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${board} N${number}P, bottom`);

const cytonGround = { ground: 'Cyton BIAS, bottom', groundRole: 'bias' } as const;

/**
 * The pins for EEG against one reference. Why these and not the other row: the EEG set-up page.
 *
 * Source: `montageSources`, the headwear guides.
 */
export const eegPins: Readonly<Record<BoardName, EegPins>> = {
  Ganglion: {
    channels: [1, 2, 3, 4].map((number) => `+${number}, top`),
    reference: 'REF, top',
    ground: 'D_G, top',
    groundRole: 'ground',
  },
  Cyton: { channels: negative('Cyton'), reference: 'Cyton SRB, bottom (SRB2)', ...cytonGround },
  'Cyton with Daisy': {
    channels: [...negative('Cyton'), ...negative('Daisy')],
    reference: 'Y cable to Cyton SRB and Daisy SRB, both bottom',
    ...cytonGround,
  },
};

/** The pin of a channel, counted from 1. Throws where the board has no such channel. */
export function channelPin(board: BoardName, channel: number): string {
  const pin = eegPins[board].channels[channel - 1];
  if (pin === undefined) {
    throw new RangeError(`channel ${channel}: a ${board} has 1 to ${eegPins[board].channels.length}.`);
  }
  return pin;
}

/** The two pins of a channel that measures the difference between them: plus minus minus. */
export interface PairPins {
  plus: string;
  minus: string;
}

/**
 * Where the electrodes of a channel go that is wired as a pair. On a Cyton and a Daisy the channel's SRB2 is off then, on a Ganglion
 * its switch is up. Throws where the board has no such channel.
 *
 * Source: the inputs of `/Cyton/CytonSpecs/#inputs` and the switches in `ganglionPins`.
 */
export function pairPins(board: BoardName, channel: number): PairPins {
  const single = channelPin(board, channel);
  return board === 'Ganglion'
    ? { plus: single, minus: `−${channel}, bottom` }
    : { plus: single.replace('bottom', 'top'), minus: single };
}

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
  /** Which side of the channel it is on, where that is wired as a pair. */
  side?: 'plus' | 'minus';
  /** As printed on the board, such as `N1P` or `SRB2 (bottom row)`. */
  pin?: string;
  wire?: WireColour;
  note?: string;
  /** Place on the map for positions outside the standard; see `Electrode.x` and `y`. */
  at?: { x: number; y: number };
}

/** Electrodes in the order in which the table lists them. */
export type Montage = readonly MontageSite[];

/** Colours of the ribbon in the order of the channels, on the Cyton and again on the Daisy. */
const ribbon: readonly WireColour[] = ['grey', 'purple', 'blue', 'green', 'yellow', 'orange', 'red', 'brown'];

/** Channels from 1 or 9 up on the N pins (the row nearest the board) of a Cyton or a Daisy. */
const onNegativePins = (
  board: 'Cyton' | 'Daisy',
  sites: readonly string[],
  withWires = true,
): MontageSite[] =>
  sites.map((site, index) => {
    const channel = index + (board === 'Cyton' ? 1 : 9);
    const wire = withWires && ribbon[index];
    return {
      site,
      role: 'channel',
      channel,
      pin: channelPin('Cyton with Daisy', channel),
      ...(wire && { wire }),
    };
  });

/** The two ear electrodes of a Cyton; the ears may be exchanged. */
const cytonEars = (reference: string, wire?: WireColour): MontageSite[] => [
  { site: 'A1', role: 'reference', pin: reference, ...(wire && { wire }), note: 'either ear' },
  { site: 'A2', role: 'bias', pin: eegPins.Cyton.ground, ...(wire && { wire }), note: 'the other ear' },
];

/** The two ear electrodes of a Ganglion; the ears may be exchanged. */
const ganglionEars = (reference: string, ground: string, wire?: WireColour): MontageSite[] => [
  {
    site: reference,
    role: 'reference',
    pin: eegPins.Ganglion.reference,
    ...(wire && { wire }),
    note: 'either ear',
  },
  {
    site: ground,
    role: 'ground',
    pin: eegPins.Ganglion.ground,
    ...(wire && { wire }),
    note: 'the other ear',
  },
];

/**
 * The positions that the GUI gives to channels 1 to 8 and 9 to 16, and that its Head Plot draws.
 *
 * Source: OpenBCI GUI 6.0.0-beta.1, `CytonElectrodeStatus.pde`, enum `CytonElectrodeLocations`.
 */
const guiSites = ['Fp1', 'Fp2', 'C3', 'C4', 'P7', 'P8', 'O1', 'O2'] as const;
const guiDaisySites = ['F7', 'F8', 'F3', 'F4', 'T7', 'T8', 'P3', 'P4'] as const;

/** The position at which the GUI draws channel 1, 2, 3 … of any board. */
export const guiPositions: readonly string[] = [...guiSites, ...guiDaisySites];

/** Ultracortex Mark IV with a Cyton. Source: GUI positions as above; wires as the kit's ribbons are laid out. */
export const markIvCyton: Montage = [
  ...onNegativePins('Cyton', guiSites),
  ...cytonEars(eegPins.Cyton.reference, 'black'),
];

/** Ultracortex Mark IV with Cyton and Daisy. The Y cable joins both SRB2 pins to one ear clip. */
export const markIvDaisy: Montage = [
  ...onNegativePins('Cyton', guiSites),
  ...onNegativePins('Daisy', guiDaisySites),
  ...cytonEars(eegPins['Cyton with Daisy'].reference, 'black'),
];

/**
 * The 35 nodes of the Mark IV frame.
 *
 * Source: OpenBCI/Ultracortex, `Mark_IV/DevKit/M4 Frame_18mm_Medium/M4H6_Medium Node Array.stl`: the centres of
 * its 35 separate bodies, each matched with the nearest 10-10 direction.
 */
export const markIvNodes: Montage = [
  ...'Fp1 Fpz Fp2 AF3 AFz AF4 F7 F3 Fz F4 F8 FC5 FC1 FC2 FC6 T7 C3 Cz C4 T8'.split(' '),
  ...'CP5 CP1 CP2 CP6 P7 P3 Pz P4 P8 PO3 POz PO4 O1 Oz O2'.split(' '),
].map((site): MontageSite => {
  const channel = guiPositions.indexOf(site) + 1;
  return { site, role: 'channel', ...(channel > 0 && { channel }) };
});

/**
 * The 21 nodes of the frames before the Mark IV, with the wiring that the guides of the Mark III give: channels
 * 1 to 8 on a Cyton, 9 to 16 on a Daisy, five nodes along the midline left over.
 *
 * Source: OpenBCI/Ultracortex, `Mark_3/image_assets/1020_picked.JPG` (21 places) and `1020.jpg` (channels). The
 * frame files of Mark 1, Mark 2 and both Mark III have these rings: rows of 3, 5, 5, 5 and 3.
 */
export const ultracortex21: Montage = [
  ...onNegativePins('Cyton', guiSites, false),
  ...onNegativePins('Daisy', guiDaisySites, false),
  ...['Fpz', 'Fz', 'Cz', 'Pz', 'Oz'].map((site): MontageSite => ({ site, role: 'channel', note: 'free' })),
  {
    site: 'A1',
    role: 'reference',
    pin: eegPins.Cyton.reference,
    note: 'either ear; with a Daisy also on its SRB, bottom',
  },
  { site: 'A2', role: 'bias', pin: eegPins.Cyton.ground, note: 'the other ear' },
];

/** The same 21 nodes without pins and ears, for frames whose wiring was never published. */
export const ultracortex21Nodes: Montage = ultracortex21
  .filter(({ role }) => role === 'channel')
  .map(({ site, role, channel }): MontageSite => ({ site, role, ...(channel && { channel }) }));

/** Ultracortex Mark IV with a Ganglion: four of the eight electrodes, wired as the vendor's guide has it. */
export const markIvGanglion: Montage = [
  { site: 'O1', role: 'channel', channel: 1, pin: channelPin('Ganglion', 1), wire: 'red' },
  { site: 'O2', role: 'channel', channel: 2, pin: channelPin('Ganglion', 2), wire: 'brown' },
  { site: 'Fp2', role: 'channel', channel: 3, pin: channelPin('Ganglion', 3), wire: 'purple' },
  { site: 'Fp1', role: 'channel', channel: 4, pin: channelPin('Ganglion', 4), wire: 'grey' },
  ...ganglionEars('A1', 'A2', 'black'),
];

/** EEG headband kit with a Cyton. */
export const headbandCyton: Montage = [
  ...(['Fp1', 'Fp2', 'Fpz', 'TP7', 'TP8', 'P7', 'P8', 'Oz'] as const).map((site, index): MontageSite => ({
    site,
    role: 'channel',
    channel: index + 1,
    pin: channelPin('Cyton', index + 1),
    note: index < 3 ? 'flat snap electrode' : 'comb electrode',
  })),
  { site: 'A1', role: 'reference', pin: eegPins.Cyton.reference, note: 'ear clip, either ear' },
  { site: 'A2', role: 'bias', pin: eegPins.Cyton.ground, note: 'ear clip, the other ear' },
];

/** EEG headband kit with a Ganglion. */
export const headbandGanglion: Montage = [
  { site: 'Fp1', role: 'channel', channel: 1, pin: channelPin('Ganglion', 1), note: 'flat snap electrode' },
  { site: 'Fp2', role: 'channel', channel: 2, pin: channelPin('Ganglion', 2), note: 'flat snap electrode' },
  { site: 'TP7', role: 'channel', channel: 3, pin: channelPin('Ganglion', 3), note: 'comb electrode' },
  { site: 'TP8', role: 'channel', channel: 4, pin: channelPin('Ganglion', 4), note: 'comb electrode' },
  { site: 'A2', role: 'reference', pin: eegPins.Ganglion.reference, note: 'ear clip, either ear' },
  { site: 'A1', role: 'ground', pin: eegPins.Ganglion.ground, note: 'ear clip, the other ear' },
];

/** Places where the headband has holes: flat electrodes at the front, comb electrodes in hair. */
export const headbandPlaces: Montage = [
  ...['F7', 'AF7', 'Fp1', 'Fpz', 'Fp2', 'AF8', 'F8'].map((site): MontageSite => ({
    site,
    role: 'channel',
    note: 'flat',
  })),
  ...['FT7', 'FT8', 'T7', 'T8', 'TP7', 'TP8', 'P7', 'P8', 'PO7', 'PO8', 'O1', 'O2', 'Oz'].map(
    (site): MontageSite => ({ site, role: 'channel', note: 'comb' }),
  ),
];

/** Electrodes of the 19-channel cap: the 10-20 system without Fpz and Oz. GND and REF have places of their own. */
export const capPlaces: Montage = 'Fp1 Fp2 F7 F3 Fz F4 F8 T7 C3 Cz C4 T8 P7 P3 Pz P4 P8 O1 O2'
  .split(' ')
  .map((site): MontageSite => ({ site, role: 'channel' }));

/** A cap on Cyton and Daisy in the order that the GUI's Head Plot expects. */
export const capDaisy: Montage = [
  ...onNegativePins('Cyton', guiSites, false),
  ...onNegativePins('Daisy', guiDaisySites, false),
];

/** The first EEG: one electrode at the forehead, one at the back of the head, two ears. */
export const firstEegCyton: Montage = [
  { site: 'Fp1', role: 'channel', channel: 2, pin: channelPin('Cyton', 2), wire: 'purple' },
  { site: 'O1', role: 'channel', channel: 7, pin: channelPin('Cyton', 7), wire: 'red' },
  { site: 'A1', role: 'reference', pin: eegPins.Cyton.reference, wire: 'white', note: 'either ear' },
  { site: 'A2', role: 'bias', pin: eegPins.Cyton.ground, wire: 'black', note: 'the other ear' },
];

/** The same with a Ganglion. */
export const firstEegGanglion: Montage = [
  { site: 'Fp1', role: 'channel', channel: 2, pin: channelPin('Ganglion', 2), wire: 'purple' },
  { site: 'O1', role: 'channel', channel: 4, pin: channelPin('Ganglion', 4), wire: 'red' },
  { site: 'A1', role: 'reference', pin: eegPins.Ganglion.reference, wire: 'white', note: 'either ear' },
  { site: 'A2', role: 'ground', pin: eegPins.Ganglion.ground, wire: 'black', note: 'the other ear' },
];

/** Eight channels for a P300 speller. Source: A. Riccio et al., Front. Hum. Neurosci. 7 (2013) 732. */
export const p300Cyton: Montage = [
  ...onNegativePins('Cyton', ['Fz', 'Cz', 'Pz', 'Oz', 'P3', 'P4', 'PO7', 'PO8'], false),
  ...cytonEars(eegPins.Cyton.reference),
];

/** Eight channels for SSVEP: the back of the head, around the nine places of X. Chen et al., PNAS 112 (2015) E6058. */
export const ssvepCyton: Montage = [
  ...onNegativePins('Cyton', ['PO7', 'PO3', 'POz', 'PO4', 'PO8', 'O1', 'Oz', 'O2'], false),
  { site: 'Cz', role: 'reference', pin: eegPins.Cyton.reference, note: 'or an ear' },
  { site: 'Fpz', role: 'bias', pin: eegPins.Cyton.ground, note: 'or the other ear' },
];

/** One bipolar pair over each hand area and one over the feet. Source: R. Leeb et al., IEEE TNSRE 15 (2007) 473. */
export const motorImageryGanglion: Montage = [
  ...(
    [
      ['FC3', 'CP3', 'right hand'],
      ['FCz', 'CPz', 'feet'],
      ['FC4', 'CP4', 'left hand'],
    ] as const
  ).flatMap(([plus, minus, part], index): MontageSite[] => {
    const channel = index + 1;
    const pins = pairPins('Ganglion', channel);
    return [
      {
        site: plus,
        role: 'channel',
        channel,
        side: 'plus',
        pin: pins.plus,
        note: `${part}; switch ${channel} up`,
      },
      { site: minus, role: 'channel', channel, side: 'minus', pin: pins.minus, note: part },
    ];
  }),
  { site: 'Fpz', role: 'ground', pin: eegPins.Ganglion.ground, note: 'or an ear' },
];

/**
 * A night on eight channels: brain and eyes against the left mastoid, the chin between two of its own. The right mastoid is a channel,
 * so that C3 and the eyes can be referred to it afterwards. Source: `sleepSource`.
 */
export const sleepCyton: Montage = [
  ...onNegativePins('Cyton', ['F4', 'C4', 'O2', 'C3', 'M2', 'E1', 'E2'], false),
  { site: 'ChinZ', role: 'channel', channel: 8, side: 'plus', pin: pairPins('Cyton', 8).plus },
  { site: 'Chin2', role: 'channel', channel: 8, side: 'minus', pin: pairPins('Cyton', 8).minus },
  { site: 'M1', role: 'reference', pin: eegPins.Cyton.reference },
  { site: 'Fpz', role: 'bias', pin: eegPins.Cyton.ground },
];
