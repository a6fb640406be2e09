/**
 * Electrode positions on the head: the 10-20 system (21 scalp positions) and the 10-10 system that fills it.
 *
 * The standards measure shares of arcs on the head: nasion to inion and ear to ear through the vertex (Cz),
 * and the ring through Fpz, T7, Oz and T8, each split into steps of 10 percent. On a sphere whose nasion,
 * inion and ear points lie 90° from Cz, 10 percent of such an arc is 18°. From that follow all directions:
 * the midline and the line between the ears in steps of 18°, the ring 72° from Cz in steps of 18°, the rows
 * between ring and midline by equal division of the arc through both ends and the midline. Real heads
 * differ: measure yours (see the EEG setup page).
 *
 * Sources: H. H. Jasper, "The ten-twenty electrode system of the International Federation",
 * Electroencephalogr. Clin. Neurophysiol. 10 (1958) 371-375; American Clinical Neurophysiology Society,
 * Guideline 2: standard electrode position nomenclature (2016); R. Oostenveld and P. Praamstra, "The five
 * percent electrode system", Clin. Neurophysiol. 112 (2001) 713-719, for the spherical construction.
 */
import type { Source } from './types';

/** The systems that the positions follow. */
export const electrodeSources: readonly Source[] = [
  {
    title: 'Jasper 1958, The ten-twenty electrode system of the International Federation',
    where: 'Electroencephalogr. Clin. Neurophysiol. 10, 371-375',
  },
  {
    title: 'Oostenveld and Praamstra 2001, The five percent electrode system',
    where: 'Clin. Neurophysiol. 112, 713-719',
    url: 'https://doi.org/10.1016/S1388-2457(00)00527-7',
  },
];

/** Where the electrodes of the face are named. */
export const sleepSource: Source = {
  title: 'Silber et al. 2007, The visual scoring of sleep in adults',
  where: 'J. Clin. Sleep Med. 3, 121-131: derivations of EEG, eyes and chin',
};

/** Where the electrodes of the chin are placed. */
export const chinSource: Source = {
  title: 'Cleveland Family Study, polysomnography manual',
  where: '17.8.3.10, EMG placements',
  url: 'https://github.com/nsrr/cfs-documentation/blob/master/pages/manuals/polysomnography/17-08-03-10-determine-emg.md',
};

/** A direction from the centre of the head. */
interface Direction {
  /** Angle from Cz in degrees: 0 at the vertex, 90 at the height of nasion, inion and ears. */
  inclinationDeg: number;
  /** Angle from the nose in degrees, positive to the wearer's right. */
  azimuthDeg: number;
}

/** One position of the standard. */
export interface Electrode extends Direction {
  name: string;
  /** The smallest system that has it; ears are reference points of both, and the face belongs to sleep studies. */
  system: '10-20' | '10-10' | 'ear' | 'face';
  /** Older name of the same place. */
  formerly?: string;
  /**
   * Place on a flat map seen from above, nose up (azimuthal equidistant projection): x to the wearer's
   * right, y to the nose, 1 = 90° from Cz.
   */
  x: number;
  y: number;
}

type Vector = readonly [right: number, front: number, up: number];

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

function toVector({ inclinationDeg, azimuthDeg }: Direction): Vector {
  const inclination = toRadians(inclinationDeg);
  const azimuth = toRadians(azimuthDeg);
  return [
    Math.sin(inclination) * Math.sin(azimuth),
    Math.sin(inclination) * Math.cos(azimuth),
    Math.cos(inclination),
  ];
}

function toDirection([right, front, up]: Vector): Direction {
  return {
    inclinationDeg: toDegrees(Math.acos(Math.max(-1, Math.min(1, up)))),
    azimuthDeg: toDegrees(Math.atan2(right, front)),
  };
}

const dot = (p: Vector, q: Vector): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const combine = (p: Vector, a: number, q: Vector, b: number): Vector => [
  a * p[0] + b * q[0],
  a * p[1] + b * q[1],
  a * p[2] + b * q[2],
];

/**
 * The point a share of the way along the arc from the left end of a row over its midline point: the circle
 * through both ends and the middle, cut out of the sphere by a plane.
 */
function divideRow(end: Vector, middle: Vector, share: number): Vector {
  const mirrored: Vector = [-end[0], end[1], end[2]];
  const foot = combine(end, 0.5, mirrored, 0.5);
  const rise = combine(middle, 1, foot, -1);
  const height = Math.sqrt(dot(rise, rise));
  const half = Math.abs(end[0]);
  // Circle through (-half, 0), (0, height), (half, 0) in the plane of the row.
  const radius = (half * half + height * height) / (2 * height);
  const sweep = 2 * Math.atan2(height, half);
  const angle = sweep * (1 - share);
  const along = -radius * Math.sin(angle);
  const above = height - radius + radius * Math.cos(angle);
  return combine([1, 0, 0], along, combine(foot, 1, rise, above / height), 1);
}

const ringDeg = 72;
const towardsNose = 0;
const towardsNeck = 180;

/** Rows from front to back: name, midline point, azimuth of the ring's left end, which columns the row has. */
const rows = [
  { name: 'AF', inclinationDeg: 54, azimuthDeg: towardsNose, endDeg: -36, columns: [3] },
  { name: 'F', inclinationDeg: 36, azimuthDeg: towardsNose, endDeg: -54, columns: [5, 3, 1] },
  { name: 'FC', inclinationDeg: 18, azimuthDeg: towardsNose, endDeg: -72, columns: [5, 3, 1] },
  { name: 'C', inclinationDeg: 0, azimuthDeg: towardsNose, endDeg: -90, columns: [5, 3, 1] },
  { name: 'CP', inclinationDeg: 18, azimuthDeg: towardsNeck, endDeg: -108, columns: [5, 3, 1] },
  { name: 'P', inclinationDeg: 36, azimuthDeg: towardsNeck, endDeg: -126, columns: [5, 3, 1] },
  { name: 'PO', inclinationDeg: 54, azimuthDeg: towardsNeck, endDeg: -144, columns: [3] },
] as const;

/** Names at the ring's left end and one step (18°) below it. */
const sides: Record<(typeof rows)[number]['name'], { ring: string; below?: string }> = {
  AF: { ring: 'AF7' },
  F: { ring: 'F7', below: 'F9' },
  FC: { ring: 'FT7', below: 'FT9' },
  C: { ring: 'T7', below: 'T9' },
  CP: { ring: 'TP7', below: 'TP9' },
  P: { ring: 'P7', below: 'P9' },
  PO: { ring: 'PO7' },
};

const tenTwenty = new Set([
  ...['Fp1', 'Fpz', 'Fp2', 'F7', 'F3', 'Fz', 'F4', 'F8', 'T7', 'C3', 'Cz', 'C4', 'T8'],
  ...['P7', 'P3', 'Pz', 'P4', 'P8', 'O1', 'Oz', 'O2'],
]);

const formerNames: Readonly<Record<string, string>> = { T7: 'T3', T8: 'T4', P7: 'T5', P8: 'T6' };

/** The name on the right side: odd numbers are left, the next even number is its mirror. */
const mirrorName = (name: string): string => name.replace(/\d+$/, (digits) => String(Number(digits) + 1));

function makeElectrode(name: string, direction: Direction, system?: Electrode['system']): Electrode {
  const azimuth = toRadians(direction.azimuthDeg);
  const distance = direction.inclinationDeg / 90;
  return {
    name,
    ...direction,
    system: system ?? (tenTwenty.has(name) ? '10-20' : '10-10'),
    ...(formerNames[name] && { formerly: formerNames[name] }),
    x: distance * Math.sin(azimuth),
    y: distance * Math.cos(azimuth),
  };
}

function makePair(name: string, left: Direction, system?: Electrode['system']): Electrode[] {
  return [
    makeElectrode(name, left, system),
    makeElectrode(mirrorName(name), { ...left, azimuthDeg: -left.azimuthDeg }, system),
  ];
}

function makeRow(row: (typeof rows)[number]): Electrode[] {
  const { name, columns, endDeg, ...middle } = row;
  const end = toVector({ inclinationDeg: ringDeg, azimuthDeg: endDeg });
  const { ring, below } = sides[name];
  return [
    makeElectrode(`${name}z`, middle),
    ...columns.flatMap((column) =>
      // Columns 7, 5, 3, 1 and z are equal steps from the ring to the midline; AF and PO have only the middle one.
      makePair(`${name}${column}`, toDirection(divideRow(end, toVector(middle), (7 - column) / 8))),
    ),
    ...makePair(ring, { inclinationDeg: ringDeg, azimuthDeg: endDeg }),
    ...(below ? makePair(below, { inclinationDeg: 90, azimuthDeg: endDeg }) : []),
  ];
}

/** Every position, midline and ring first. */
export const electrodes: readonly Electrode[] = [
  makeElectrode('Nz', { inclinationDeg: 90, azimuthDeg: towardsNose }),
  makeElectrode('Fpz', { inclinationDeg: ringDeg, azimuthDeg: towardsNose }),
  ...makePair('Fp1', { inclinationDeg: ringDeg, azimuthDeg: -18 }),
  ...rows.flatMap(makeRow),
  ...makePair('O1', { inclinationDeg: ringDeg, azimuthDeg: -162 }),
  makeElectrode('Oz', { inclinationDeg: ringDeg, azimuthDeg: towardsNeck }),
  makeElectrode('Iz', { inclinationDeg: 90, azimuthDeg: towardsNeck }),
  // Earlobes and the bone behind them lie below the sphere's rim; drawn beside it.
  ...makePair('A1', { inclinationDeg: 101, azimuthDeg: -96 }, 'ear'),
  ...makePair('M1', { inclinationDeg: 101, azimuthDeg: -112 }, 'ear'),
];

/** An electrode of the face: what it measures, and where it goes in words. */
export interface FaceElectrode extends Electrode {
  measures: 'eog' | 'emg';
  where: string;
}

const onFace = (
  name: string,
  measures: FaceElectrode['measures'],
  where: string,
  direction: Direction,
  formerly?: string,
): FaceElectrode => ({
  ...makeElectrode(name, direction, 'face'),
  ...(formerly && { formerly }),
  measures,
  where,
});

/**
 * Electrodes of sleep studies that lie on the face; odd numbers are left. Manuals (`sleepSource`, `chinSource`) give distances and no
 * angles: the directions here are for the drawing alone, in which the face lies unfolded in front of the nose.
 */
export const faceElectrodes: readonly FaceElectrode[] = [
  onFace(
    'E1',
    'eog',
    '1 cm below the outer corner of the left eye',
    { inclinationDeg: 110, azimuthDeg: -36 },
    'LOC',
  ),
  onFace(
    'E2',
    'eog',
    '1 cm above the outer corner of the right eye',
    { inclinationDeg: 110, azimuthDeg: 36 },
    'ROC',
  ),
  onFace('ChinZ', 'emg', 'midline, on the ledge of the chin below the lower lip', {
    inclinationDeg: 128,
    azimuthDeg: towardsNose,
  }),
  onFace('Chin1', 'emg', 'under the chin, on the left of its muscle, 3 cm or more from the other', {
    inclinationDeg: 138,
    azimuthDeg: -14,
  }),
  onFace('Chin2', 'emg', 'under the chin, on the right of its muscle, 3 cm or more from the other', {
    inclinationDeg: 138,
    azimuthDeg: 14,
  }),
];

const known = [...electrodes, ...faceElectrodes];
const byName = new Map<string, Electrode>(known.map((electrode) => [electrode.name, electrode]));
for (const electrode of known) {
  if (electrode.formerly) byName.set(electrode.formerly, electrode);
}

/** The position of a name, present or former (T3 finds T7); throws where the standard has none. */
export function findElectrode(name: string): Electrode {
  const electrode = byName.get(name);
  if (!electrode) {
    throw new RangeError(
      `electrode "${name}": not in the 10-10 system; names are written like Fp1, Cz, PO4.`,
    );
  }
  return electrode;
}
