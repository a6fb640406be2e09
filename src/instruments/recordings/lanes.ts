/** Draws channels below each other on a canvas. */
import type { View } from '@site/src/protocol/recordings/recordingFile';

/** A mark across all channels. */
export interface Mark {
  /** Row of the recording. */
  row: number;
  kind: 'gap' | 'event';
}

/** How high a lane reaches: its own extent, that of the widest lane, or so many units to either side. */
export type LaneScale = 'own' | 'same' | number;

/** Lowest and highest value of each lane of a view; NaN where it has none. */
export function extentsOf(view: View, lanes: number): readonly (readonly [number, number])[] {
  const length = view.kind === 'columns' ? view.columns : view.rows;
  return Array.from({ length: lanes }, (_, lane) => {
    let low = NaN;
    let high = NaN;
    for (let at = lane * length; at < (lane + 1) * length; at += 1) {
      const bottom = (view.kind === 'columns' ? view.minimum[at] : view.values[at]) ?? NaN;
      const top = (view.kind === 'columns' ? view.maximum[at] : view.values[at]) ?? NaN;
      if (!(low <= bottom) && !Number.isNaN(bottom)) low = bottom;
      if (!(high >= top) && !Number.isNaN(top)) high = top;
    }
    return [low, high] as const;
  });
}

/** Whole powers of ten around values that are such powers, and around 1. There may be more of them than a call takes arguments. */
export function decadesOf(powers: readonly number[]): readonly [number, number] {
  let low = 0;
  let high = -Infinity;
  for (const power of powers) {
    low = Math.min(low, power);
    high = Math.max(high, power);
  }
  low = Math.floor(low);
  return [low, Math.max(low + 1, Math.ceil(high))];
}

/**
 * Where each lane begins and ends.
 *
 * @param units of the lanes: only those with the same unit share a scale
 */
export function rangesOf(
  extents: readonly (readonly [number, number])[],
  units: readonly string[],
  scale: LaneScale,
): readonly (readonly [number, number])[] {
  const spans = extents.map(([low, high]) => (high > low ? high - low : 0));
  return extents.map(([low, high], lane) => {
    const middle = Number.isNaN(low) ? 0 : (low + high) / 2;
    const shared = Math.max(...spans.filter((_, other) => units[other] === units[lane]));
    // A flat line, and a scale of nothing, have a middle only.
    const span =
      (typeof scale === 'number' ? 2 * scale : scale === 'same' ? shared : (spans[lane] ?? 0)) || 1;
    return [middle - span * 0.54, middle + span * 0.54] as const;
  });
}

/** Colours of the picture, as the style sheet has them at the moment. */
export interface LaneColours {
  line: string;
  mark: Readonly<Record<Mark['kind'], string>>;
  channels: readonly string[];
}

interface Picture {
  view: View;
  /** The rows that the view was asked for: a picture that moves is drawn from the view before, until the next is there. */
  asked: readonly [number, number];
  ranges: readonly (readonly [number, number])[];
  /** The rows from the left edge to the right. */
  shown: readonly [number, number];
  marks: readonly Mark[];
  colours: LaneColours;
}

/** Draws all lanes, each as high as the others. */
export function drawLanes(
  canvas: HTMLCanvasElement,
  { view, asked, ranges, shown: [from, to], marks, colours }: Picture,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const dot = window.devicePixelRatio;
  context.clearRect(0, 0, width, height);
  const laneHeight = height / ranges.length;
  const xOf = (row: number): number => ((row - from) / (to - from)) * width;

  context.lineWidth = dot;
  context.strokeStyle = colours.line;
  context.beginPath();
  for (let lane = 1; lane < ranges.length; lane += 1) {
    const y = Math.round(lane * laneHeight) + 0.5;
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
  for (const { row, kind } of marks) {
    if (row < from || row > to) continue;
    context.strokeStyle = colours.mark[kind];
    context.setLineDash(kind === 'event' ? [6 * dot, 4 * dot] : []);
    context.beginPath();
    context.moveTo(xOf(row), 0);
    context.lineTo(xOf(row), height);
    context.stroke();
  }
  context.setLineDash([]);

  context.lineWidth = 1.25 * dot;
  context.lineJoin = 'round';
  for (const [lane, [low, high]] of ranges.entries()) {
    const top = lane * laneHeight;
    context.save();
    context.beginPath();
    context.rect(0, top, width, laneHeight);
    context.clip();
    context.strokeStyle = colours.channels[lane] ?? colours.line;
    context.beginPath();
    const yOf = (value: number): number => top + laneHeight * (1 - (value - low) / (high - low));
    if (view.kind === 'samples') {
      for (let at = 0; at < view.rows; at += 1) {
        const value = view.values[lane * view.rows + at] ?? NaN;
        // A channel that has a value now and then is drawn from one to the next.
        if (!Number.isNaN(value)) context.lineTo(xOf(view.from + at), yOf(value));
      }
    } else {
      const rows = (asked[1] - asked[0]) / view.columns;
      for (let column = 0; column < view.columns; column += 1) {
        const bottom = view.minimum[lane * view.columns + column] ?? NaN;
        const ceiling = view.maximum[lane * view.columns + column] ?? NaN;
        if (Number.isNaN(bottom)) continue;
        // Up and down in turns, so that neighbours join without a line across.
        const [first, second] = column % 2 === 0 ? [bottom, ceiling] : [ceiling, bottom];
        const x = xOf(asked[0] + (column + 0.5) * rows);
        context.lineTo(x, yOf(first));
        context.lineTo(x, yOf(second));
      }
    }
    context.stroke();
    context.restore();
  }
}
