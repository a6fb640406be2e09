/** Corners of the Cyton in its layout files: thousandths of an inch from the lower left corner, seen from above. */
export const cytonOutline = [
  [2419.5, 1712.5],
  [1712.5, 2419.5],
  [711.5, 2419.5],
  [3.5, 1711.5],
  [3.5, 712.5],
  [710.5, 5.5],
  [1711.5, 5.5],
  [2419.5, 713.5],
] as const;
