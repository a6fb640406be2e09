/** The shapes of the boards, from their layout files. A file of its own, since drawings need it without the boards' tables. */

import { cytonLayout } from './cytonSources';
import { ganglionLayout } from './ganglionSources';

/** A corner, in the units of the layout file. */
export type BoardCorner = readonly [x: number, y: number];

/** Width × depth of a board in millimetres, to a tenth. */
export function outlineMm(corners: readonly BoardCorner[], millimetresPerUnit: number): string {
  const extent = (axis: 0 | 1): string => {
    const places = corners.map((corner) => corner[axis]);
    return ((Math.max(...places) - Math.min(...places)) * millimetresPerUnit).toFixed(1);
  };
  return `${extent(0)} × ${extent(1)}`;
}

/** Corners of the Cyton in its layout files: thousandths of an inch from the lower left corner, seen from above. */
export const cytonCorners: readonly BoardCorner[] = [
  [2419.5, 1712.5],
  [1712.5, 2419.5],
  [711.5, 2419.5],
  [3.5, 1711.5],
  [3.5, 712.5],
  [710.5, 5.5],
  [1711.5, 5.5],
  [2419.5, 713.5],
];

/** Corners of the Ganglion in its layout file, in millimetres on its sheet. */
export const ganglionCorners: readonly BoardCorner[] = [
  [95.53, 61.52],
  [120.93, 61.52],
  [138.84, 79.43],
  [138.84, 104.83],
  [120.93, 122.73],
  [95.53, 122.73],
  [77.62, 104.83],
  [77.62, 79.43],
];

/** The layout files, the Cyton's first. */
export const outlineSources = [
  /* @__PURE__ */ cytonLayout('Board Outline'),
  /* @__PURE__ */ ganglionLayout('Ganglion_01-Edge.Cuts.gbr'),
];
