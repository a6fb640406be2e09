/**
 * A montage that a reader makes: which position of the head goes to which channel of a board, and where reference and ground are.
 * A channel measures against the one reference of all, or between its own two pins where it is wired as a pair. Pairs are
 * differences between channels of the first kind, computed after the recording.
 */
import {
  electrodes,
  faceElectrodes,
  findElectrode,
  type Electrode,
  type FaceElectrode,
} from '@site/src/data/electrodes';
import { channelPin, eegPins, pairPins, type Montage, type MontageSite } from '@site/src/data/montages';
import type { BoardName } from '@site/src/data/products';
import { isMeantFor } from '../settings';

/** The name of the editor in an address. */
const FRAGMENT = 'montage';

/**
 * Every position that can have an electrode. The nasion is where one measures from: MNE's `standard_1005` has it as a landmark and
 * not as a channel (`mne/channels/_standard_montage_utils.py`, `fid_names`).
 */
export const positions: readonly Electrode[] = [
  ...electrodes.filter(({ name }) => name !== 'Nz'),
  ...faceElectrodes,
];

/** What an electrode of the face measures and where it goes; none for the head. */
export const findOnFace = (site: string | null): FaceElectrode | undefined =>
  faceElectrodes.find(({ name }) => name === site);

/**
 * What an electrode is for: a channel, counted from 1, the reference, or bias (Cyton) or driven ground (Ganglion). A channel with a
 * minus before it is the minus side of one that is wired as a pair.
 */
export type Use = number | 'reference' | 'ground';

/** A bipolar channel: what is measured at the anode minus what is measured at the cathode. Both are positions. */
export interface Pair {
  readonly anode: string;
  readonly cathode: string;
}

/** A board, and for each of its inputs the position of its electrode; `null` where there is none. */
export interface Wiring {
  readonly board: BoardName;
  readonly channels: readonly (string | null)[];
  /** The channels that are wired as a pair, and where the electrode of their minus side is. */
  readonly minus: Readonly<Partial<Record<number, string | null>>>;
  readonly reference: string | null;
  readonly ground: string | null;
  readonly pairs: readonly Pair[];
}

/** More than any chain in use has. */
export const MOST_PAIRS = 32;

/** A board without electrodes. */
export const emptyWiring = (board: BoardName): Wiring => ({
  board,
  channels: eegPins[board].channels.map(() => null),
  minus: {},
  reference: null,
  ground: null,
  pairs: [],
});

/** Whether a channel, counted from 1, measures between two pins of its own. */
export const isWiredPair = ({ minus }: Wiring, channel: number): boolean => minus[channel] !== undefined;

/** Wires a channel as a pair, or against the reference again; its plus side keeps its electrode. */
export function wirePair(wiring: Wiring, channel: number, isPair: boolean): Wiring {
  const { [channel]: site = null, ...others } = wiring.minus;
  return { ...wiring, minus: isPair ? { ...others, [channel]: site } : others };
}

/** Every use that a board has, channels first. */
const usesOf = (wiring: Wiring): readonly Use[] => [
  ...wiring.channels.flatMap((_, index) =>
    isWiredPair(wiring, index + 1) ? [index + 1, -(index + 1)] : [index + 1],
  ),
  'reference',
  'ground',
];

/** Where the electrode of a use is. */
export function siteOf(wiring: Wiring, use: Use): string | null {
  if (typeof use !== 'number') return wiring[use];
  return (use < 0 ? wiring.minus[-use] : wiring.channels[use - 1]) ?? null;
}

/** What the electrode at a position is for. */
export const findUse = (wiring: Wiring, site: string): Use | null =>
  usesOf(wiring).find((use) => siteOf(wiring, use) === site) ?? null;

function set(wiring: Wiring, use: Use, site: string | null): Wiring {
  if (typeof use !== 'number') return { ...wiring, [use]: site };
  if (use < 0) return { ...wiring, minus: { ...wiring.minus, [-use]: site } };
  return { ...wiring, channels: wiring.channels.map((old, index) => (index === use - 1 ? site : old)) };
}

/** Puts the electrode of a use at a position, which loses what it had; `null` takes the electrode off. */
export function assign(wiring: Wiring, use: Use, site: string | null): Wiring {
  const before = site === null ? null : findUse(wiring, site);
  return set(before === null ? wiring : set(wiring, before, null), use, site);
}

/** The first use after this one that has no electrode yet, round to the front; channel 1 where all have theirs. */
export function nextFree(wiring: Wiring, after: Use): Use {
  const uses = usesOf(wiring);
  const start = uses.indexOf(after) + 1;
  return [...uses.slice(start), ...uses.slice(0, start)].find((use) => siteOf(wiring, use) === null) ?? 1;
}

/** The same electrodes on another board, as far as it has channels for them, and the pairs between these. */
export function changeBoard(wiring: Wiring, board: BoardName): Wiring {
  const channels = eegPins[board].channels.map((_, index) => wiring.channels[index] ?? null);
  const minus = Object.fromEntries(
    Object.entries(wiring.minus).filter(([channel]) => Number(channel) <= channels.length),
  );
  const pairs = wiring.pairs.filter(({ anode, cathode }) =>
    [anode, cathode].every((site) => channels.includes(site) || !wiring.channels.includes(site)),
  );
  return { ...wiring, board, channels, minus, pairs };
}

/** A montage of the pages as the start of one's own. */
export const fromMontage = (board: BoardName, montage: Montage, pairs: readonly Pair[] = []): Wiring =>
  montage.reduce<Wiring>(
    (wiring, { site, role, channel, side }) => {
      if (role !== 'channel') return assign(wiring, role === 'reference' ? 'reference' : 'ground', site);
      if (channel === undefined) return wiring;
      return side === undefined
        ? assign(wiring, channel, site)
        : assign(wirePair(wiring, channel, true), side === 'plus' ? channel : -channel, site);
    },
    { ...emptyWiring(board), pairs },
  );

/** The electrode of a use as montages have it; without its position where it has none. */
function describe(wiring: Wiring, use: Use): Omit<MontageSite, 'site'> {
  if (typeof use === 'number') {
    const channel = Math.abs(use);
    if (!isWiredPair(wiring, channel))
      return { role: 'channel', channel, pin: channelPin(wiring.board, channel) };
    const side = use < 0 ? 'minus' : 'plus';
    return { role: 'channel', channel, side, pin: pairPins(wiring.board, channel)[side] };
  }
  const pins = eegPins[wiring.board];
  return use === 'reference'
    ? { role: 'reference', pin: pins.reference }
    : { role: pins.groundRole, pin: pins.ground };
}

/** A line of the wiring table. */
export interface WiringRow extends Omit<MontageSite, 'site'> {
  use: Use;
  site: string | null;
}

/** Every input of the board, with and without an electrode. */
export const rowsOf = (wiring: Wiring): WiringRow[] =>
  usesOf(wiring).map((use) => ({ ...describe(wiring, use), use, site: siteOf(wiring, use) }));

/** Positions that a channel records against the reference, in the order of the channels. */
export const recordedSites = (wiring: Wiring): string[] =>
  wiring.channels.filter((site, index) => !isWiredPair(wiring, index + 1)).filter((site) => site !== null);

/** A channel that is wired as a pair, and has both of its electrodes. */
export interface WiredPair extends Pair {
  readonly channel: number;
}

/** The channels that are wired as pairs and have both electrodes, in order. */
export const wiredPairs = (wiring: Wiring): WiredPair[] =>
  wiring.channels.flatMap((anode, index): WiredPair[] => {
    const cathode = wiring.minus[index + 1] ?? null;
    return anode !== null && cathode !== null ? [{ channel: index + 1, anode, cathode }] : [];
  });

/** What is wrong with channels that are wired as pairs: an electrode on one side alone. */
const findWiringFaults = (wiring: Wiring): string[] =>
  wiring.channels.flatMap((plus, index) => {
    const channel = index + 1;
    const minus = wiring.minus[channel];
    if (minus === undefined || (plus === null) === (minus === null)) return [];
    const pins = pairPins(wiring.board, channel);
    return `Channel ${channel} is wired as a pair and has one electrode only: nothing is on ${minus === null ? pins.minus : pins.plus}.`;
  });

/** What is wrong with a pair, in words; `null` where nothing is. */
function findPairFault(wiring: Wiring, index: number): string | null {
  const pair = wiring.pairs[index];
  if (!pair) return null;
  const { anode, cathode } = pair;
  const name = `Pair ${index + 1}, ${nameOfPair(pair)}`;
  if (anode === cathode) {
    return `${name}, has the same electrode on both sides, so it is always zero. Choose another position for one side.`;
  }
  const recorded = recordedSites(wiring);
  const missing = [anode, cathode].filter((site) => !recorded.includes(site));
  if (missing.length === 1) {
    return `${name}, has one electrode only: no channel records ${missing[0]}. Give ${missing[0]} to a channel, or choose another position.`;
  }
  if (missing.length === 2) return `${name}, has no electrode: no channel records ${anode} or ${cathode}.`;
  const first = wiring.pairs.findIndex((other) => other.anode === anode && other.cathode === cathode);
  return first < index ? `${name}, repeats pair ${first + 1}.` : null;
}

/** What is wrong with each pair that cannot be computed. */
export const findPairFaults = (wiring: Wiring): string[] =>
  wiring.pairs.map((_, index) => findPairFault(wiring, index)).filter((fault) => fault !== null);

/** A pair's name in tables and in MNE. */
export const nameOfPair = ({ anode, cathode }: Pair): string => `${anode}-${cathode}`;

/** The pairs that can be computed. */
export const goodPairs = (wiring: Wiring): Pair[] =>
  wiring.pairs.filter((_, index) => findPairFault(wiring, index) === null);

/** Goes on where the last pair ends, to the next channel with an electrode; `null` with less than two electrodes. */
export function nextPair(wiring: Wiring): Pair | null {
  const recorded = recordedSites(wiring);
  const last = wiring.pairs.at(-1)?.cathode;
  const at = Math.max(0, recorded.indexOf(last ?? ''));
  const [anode, cathode] = [recorded[at], recorded[(at + 1) % recorded.length]];
  return anode === undefined || cathode === undefined || anode === cathode ? null : { anode, cathode };
}

/** What keeps a montage from working, in words; empty where nothing does. */
export function findFaults(wiring: Wiring): string[] {
  const { groundRole } = eegPins[wiring.board];
  const needsReference = recordedSites(wiring).length > 0 || wiredPairs(wiring).length === 0;
  return [
    wiring.channels.every((site) => site === null) && 'No channel has a position yet.',
    wiring.reference === null &&
      needsReference &&
      (wiredPairs(wiring).length > 0
        ? 'The reference has no position: without it, only the channels that are wired as pairs work.'
        : 'The reference has no position: without it no channel works.'),
    wiring.ground === null && `The ${groundRole} electrode has no position: without it every channel hums.`,
    ...findWiringFaults(wiring),
  ].filter((fault) => fault !== false);
}

/** Channels without an electrode: to be turned off, since open inputs pick up noise. */
export const openChannels = ({ channels, minus }: Wiring): number[] =>
  channels.flatMap((site, index) =>
    site === null && (minus[index + 1] ?? null) === null ? [index + 1] : [],
  );

const SHARE: Readonly<Record<BoardName, string>> = {
  Cyton: 'cyton',
  'Cyton with Daisy': 'daisy',
  Ganglion: 'ganglion',
};

const isKnown = (site: string): boolean => positions.some(({ name }) => name === site);

/** Pairs in an address: `Fp1~F3-F3~C3`. */
const writePairs = (pairs: readonly Pair[]): string =>
  pairs.map(({ anode, cathode }) => `${anode}~${cathode}`).join('-');

function readPairs(text: string): Pair[] | null {
  const pairs = text.split('-').map((pair): Pair | null => {
    const [anode, cathode, ...more] = pair.split('~');
    if (anode === undefined || cathode === undefined || more.length > 0) return null;
    return isKnown(anode) && isKnown(cathode) ? { anode, cathode } : null;
  });
  return pairs.length <= MOST_PAIRS && pairs.every((pair) => pair !== null) ? pairs : null;
}

/** The fragment of an address that shows the same. */
export const writeFragment = ({ board, channels, minus, reference, ground, pairs }: Wiring): string =>
  `#${FRAGMENT}=${[
    SHARE[board],
    // A channel that is wired as a pair has both positions: `ChinZ~Chin2`.
    channels
      .map((site, index) => {
        const other = minus[index + 1];
        return other === undefined ? (site ?? '') : `${site ?? ''}~${other ?? ''}`;
      })
      .join('-'),
    reference ?? '',
    ground ?? '',
    ...(pairs.length > 0 ? [writePairs(pairs)] : []),
  ].join('.')}`;

/** Reads `writeFragment`; `null` for anything else, also where a position is unknown or has two electrodes. */
export function readFragment(fragment: string): Wiring | null {
  if (!isMeantFor(FRAGMENT, fragment)) return null;
  const [key, list, reference, ground, pairText, ...more] = fragment.slice(FRAGMENT.length + 2).split('.');
  const board = (Object.keys(SHARE) as BoardName[]).find((name) => SHARE[name] === key);
  if (!board || list === undefined || reference === undefined || ground === undefined || more.length > 0)
    return null;
  const inputs = list.split('-').map((input) => input.split('~'));
  const named = [...inputs.flat(), reference, ground].filter((site) => site !== '');
  const pairs = pairText === undefined ? [] : readPairs(pairText);
  if (inputs.length !== eegPins[board].channels.length || !named.every(isKnown)) return null;
  if (inputs.some((input) => input.length > 2)) return null;
  if (new Set(named).size !== named.length || pairs === null) return null;
  return {
    board,
    channels: inputs.map(([site]) => site || null),
    minus: Object.fromEntries(
      inputs.flatMap(([, site], index) => (site === undefined ? [] : [[index + 1, site || null]])),
    ),
    reference: reference || null,
    ground: ground || null,
    pairs,
  };
}

/** Steps of the arrow keys on the map: to the wearer's right, and to the nose. */
export const arrows: Readonly<Record<string, readonly [right: number, front: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The nearest position in a direction, those straight ahead before those aside; the same one at the edge. */
export function stepTo(
  sites: readonly Electrode[],
  from: string,
  [right, front]: readonly [number, number],
): string {
  const here = findElectrode(from);
  let nearest = { name: from, cost: Infinity };
  for (const { name, x, y } of sites) {
    const ahead = (x - here.x) * right + (y - here.y) * front;
    const aside = Math.abs((x - here.x) * front) + Math.abs((y - here.y) * right);
    const cost = ahead + 2 * aside;
    if (ahead > 1e-6 && aside <= ahead * 2 && cost < nearest.cost) nearest = { name, cost };
  }
  return nearest.name;
}
