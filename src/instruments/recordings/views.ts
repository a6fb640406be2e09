/** What of a recording is on the screen: its first row, and the row behind the last. */

/** Rows that a view has at least. */
const LEAST_ROWS = 16;

/** First row, and the row behind the last; rows may be parts of one. */
export type Shown = readonly [from: number, to: number];

/** A view that lies within the recording and has some rows. */
export function clampView(from: number, to: number, rows: number): Shown {
  const span = Math.min(rows, Math.max(LEAST_ROWS, to - from));
  const start = Math.max(0, Math.min(rows - span, from));
  return [start, start + span];
}

/** A view that is `factor` times as long, around a row. */
export const zoomView = ([from, to]: Shown, factor: number, rows: number, around = (from + to) / 2): Shown =>
  clampView(around - (around - from) * factor, around + (to - around) * factor, rows);

/** A view moved by a share of its own length: −1 is one screen back. */
export const moveView = ([from, to]: Shown, share: number, rows: number): Shown =>
  clampView(from + share * (to - from), to + share * (to - from), rows);

/** Where a key leads from a view; `null` for one that leads nowhere. */
export function viewAfterKey(key: string, shown: Shown, rows: number): Shown | null {
  const span = shown[1] - shown[0];
  switch (key) {
    case 'ArrowLeft':
      return moveView(shown, -0.25, rows);
    case 'ArrowRight':
      return moveView(shown, 0.25, rows);
    case 'PageUp':
      return moveView(shown, -1, rows);
    case 'PageDown':
      return moveView(shown, 1, rows);
    case 'Home':
      return clampView(0, span, rows);
    case 'End':
      return clampView(rows - span, rows, rows);
    case '+':
    case '=':
      return zoomView(shown, 0.5, rows);
    case '-':
      return zoomView(shown, 2, rows);
    case '0':
      return [0, rows];
    default:
      return null;
  }
}
