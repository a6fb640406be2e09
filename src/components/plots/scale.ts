/** An axis: its ends and the values that are written beside it, all in the axis' unit. */
export interface Axis {
  from: number;
  to: number;
  ticks: readonly number[];
}

/** Steps that people read well: 1, 2, 2.5 or 5 times a power of ten. */
function findStep(span: number, steps: number): number {
  const rough = span / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  return factor * power;
}

/**
 * An axis over a range, widened to whole steps unless it is `fixed`, and in any case where both ends are the same.
 *
 * @throws {RangeError} where there is no range
 */
export function makeAxis(minimum: number, maximum: number, steps = 4, fixed = false): Axis {
  const span = maximum - minimum;
  if (span === 0) {
    // One more is no other number where numbers are far apart.
    const room = Math.max(1, Math.abs(minimum) * 1e-9);
    return makeAxis(minimum - room, maximum + room, steps);
  }
  if (!(span > 0 && span < Infinity)) {
    throw new RangeError(`makeAxis: from ${minimum} to ${maximum}; give two numbers, the smaller one first.`);
  }
  const step = findStep(span, steps);
  const from = fixed ? minimum : Math.floor(minimum / step + 1e-9) * step;
  const to = fixed ? maximum : Math.ceil(maximum / step - 1e-9) * step;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  );
  return { from, to, ticks };
}

/** Where a value lies on an axis, in percent of its length. */
export const toPercent = (axis: Axis, value: number): number =>
  (100 * (value - axis.from)) / (axis.to - axis.from);

/** A point in the units of its axes. */
export interface Point {
  x: number;
  y: number;
}

const plotUnits = { width: 1000, height: 200 };

/**
 * SVG path of points in a box of 1000 x 200 units, y upwards. Where many points share a column, only its
 * lowest and highest one are drawn, which looks the same and keeps the page small: a column is as wide as a
 * point of a phone's screen, and two of a desktop's.
 *
 * @param columns that the box is parted into where there are more points than two a column
 * @param step to which a thinned signal is placed, in units of height: 2 are 1.3 px of a plot, which nobody sees where a signal
 * is this dense
 */
export function makePath(
  points: readonly Point[],
  xAxis: Axis,
  yAxis: Axis,
  columns = 333,
  step = 2,
): string {
  const placed = points.map(({ x, y }) => ({
    x: Math.round((toPercent(xAxis, x) / 100) * plotUnits.width),
    y: Math.round((1 - toPercent(yAxis, y) / 100) * plotUnits.height),
  }));
  const kept = placed.length > 2 * columns ? thin(placed, columns, step) : placed;
  return makeSteps(kept);
}

/**
 * SVG path through points, as steps from one to the next: these are short numbers, which halves what a drawing weighs.
 *
 * @param decimals how finely the points are placed, in the drawing's units; what is rounded off does not add up
 */
export function makeSteps(points: readonly Point[], decimals = 0): string {
  const finely = 10 ** decimals;
  const write = (value: number): string => String(value / finely).replace(/^(-?)0\./, '$1.');
  const placed = points.map(({ x, y }) => ({ x: Math.round(x * finely), y: Math.round(y * finely) }));
  return placed
    .map(({ x, y }, i) => {
      const before = placed[i - 1];
      if (!before) return `M${write(x)} ${write(y)}l`;
      const dy = write(y - before.y);
      return `${write(x - before.x)}${dy.startsWith('-') ? dy : ` ${dy}`} `;
    })
    .join('')
    .trimEnd();
}

/** The lowest and the highest point of each column, both at its middle, the one nearer to the last first. */
function thin(points: readonly Point[], columns: number, step: number): Point[] {
  const groups: Point[][] = Array.from({ length: columns }, () => []);
  points.forEach((point, i) => groups[Math.floor((i * columns) / points.length)]?.push(point));
  const kept: Point[] = [];
  groups.forEach((group, i) => {
    const heights = group.map(({ y }) => step * Math.round(y / step));
    const ends = [Math.min(...heights), Math.max(...heights)] as const;
    const last = (kept.at(-1) ?? group[0])?.y ?? 0;
    const x = Math.round(((i + 0.5) * plotUnits.width) / columns);
    const [nearer, farther] =
      Math.abs(ends[0] - last) <= Math.abs(ends[1] - last) ? ends : [ends[1], ends[0]];
    kept.push({ x, y: nearer });
    if (farther !== nearer) kept.push({ x, y: farther });
  });
  return kept;
}

/** A value as a reader wants it: three significant digits, a true minus sign, thin spaces in thousands. */
export function formatValue(value: number): string {
  const rounded = Number(value.toPrecision(3));
  const [whole = '0', fraction] = Math.abs(rounded).toString().split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u202f') : whole;
  return `${rounded < 0 ? '\u2212' : ''}${grouped}${fraction ? `.${fraction}` : ''}`;
}
