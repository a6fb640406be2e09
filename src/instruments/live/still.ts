/** The live plot as lines that stand still: for paper, and for readers without a script. */
import type { Traces } from './traces';

/** The height of a lane, in the picture's own units. A column is one unit wide. */
export const STILL_LANE = 40;

/**
 * One path a channel, oldest sample left: up and down through the lowest and highest value of each column.
 *
 * @param fullScaleUv what fills the upper or the lower half of a lane; more is cut off
 */
export function stillPaths(traces: Traces, fullScaleUv: number, columns: number): string[] {
  const from = Math.max(0, traces.total - traces.length);
  const count = traces.total - from;
  const yOf = (value: number): number =>
    Math.round(STILL_LANE * (0.5 - 0.48 * Math.max(-1, Math.min(1, value / fullScaleUv))));
  return Array.from({ length: traces.channels }, (_, channel) => {
    const points: number[] = [];
    for (let column = 0; column < columns; column += 1) {
      const first = from + Math.floor((column * traces.length) / columns);
      const end = from + Math.floor(((column + 1) * traces.length) / columns);
      let [low, high] = [Infinity, -Infinity];
      for (let index = first; index < Math.min(end, from + count); index += 1) {
        low = Math.min(low, traces.at(channel, index));
        high = Math.max(high, traces.at(channel, index));
      }
      if (low > high) break;
      points.push(...(column % 2 === 0 ? [yOf(low), yOf(high)] : [yOf(high), yOf(low)]));
    }
    return points.reduce((path, y, index) => {
      const dy = y - (points[index - 1] ?? y);
      return index === 0 ? `M0 ${y}l` : `${path}.5${dy < 0 ? dy : ` ${dy}`} `;
    }, '');
  });
}
