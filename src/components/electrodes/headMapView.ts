import { findElectrode } from '@site/src/data/electrodes';
import type { Montage, MontageSite } from '@site/src/data/montages';

/** A drawing's measures: how far from the middle a point 90° from Cz lies, sideways (`reach`) and forwards (`depth`). */
export interface HeadView {
  width: number;
  height: number;
  x: number;
  y: number;
  reach: number;
  depth: number;
  /** Writes channel numbers beside the circles, which hold a name alone then. */
  marksBeside?: boolean;
  /** Narrowest width in px at which the text is readable; a narrower page scrolls the drawing sideways. */
  minWidth?: number;
  maxWidth: number;
}

/**
 * From small to large. The first two need no scrolling on a phone; the second is as long as a head is, and holds the
 * 35 nodes of a Mark IV.
 */
const views = [
  { width: 360, height: 376, x: 180, y: 200, reach: 142, depth: 142, maxWidth: 400 },
  { width: 360, height: 466, x: 180, y: 246, reach: 157, depth: 205, maxWidth: 430, marksBeside: true },
  { width: 480, height: 494, x: 240, y: 258, reach: 196, depth: 196, minWidth: 400, maxWidth: 520 },
  { width: 680, height: 690, x: 340, y: 354, reach: 285, depth: 285, minWidth: 560, maxWidth: 740 },
] as const satisfies readonly HeadView[];

/** A point of the head, in parts of `reach` and `depth` from Cz, as a point of the drawing; y grows downwards there. */
export const place = (view: HeadView, x: number, y: number): { cx: number; cy: number } => ({
  cx: Math.round((view.x + x * view.reach) * 10) / 10,
  cy: Math.round((view.y - y * view.depth) * 10) / 10,
});

/** Where a position of the montage stands in the drawing. Throws where the standard does not know its name. */
export function locate(view: HeadView, site: MontageSite): { cx: number; cy: number } {
  const { x, y } = site.at ?? findElectrode(site.site);
  return place(view, x, y);
}

/** How large circles can be before the nearest two touch. */
function measureRoom(view: HeadView, montage: Montage): number {
  const spots = montage.map((site) => locate(view, site));
  const gaps = spots.flatMap((spot, i) =>
    spots.slice(i + 1).map((other) => Math.hypot(spot.cx - other.cx, spot.cy - other.cy)),
  );
  return Math.min(...gaps) / 2 - 1.5;
}

/** Room for one line of text, or for two, in a circle; and for one of 12 px. */
const ONE_LINE = 16;
const TWO_LINES = 19;
const ONE_SMALL_LINE = 13;

/**
 * The smallest drawing whose circles hold their text, two lines where there is a mark below the name. Two lines
 * of smaller text need no more room than one, which saves a phone from scrolling the drawing sideways.
 */
export function chooseView(
  montage: Montage,
  hasMarks: boolean,
): { view: HeadView; radius: number; isCompact: boolean } {
  const [small, long, middle, large] = views;
  const rooms = { small: measureRoom(small, montage), long: measureRoom(long, montage) };
  const isCompact = hasMarks && rooms.small < TWO_LINES && rooms.small >= ONE_LINE;
  const needed = hasMarks && !isCompact ? TWO_LINES : ONE_LINE;
  const hasChannelsAlone = montage.every(({ role }) => role === 'channel');
  if (rooms.small < needed && hasChannelsAlone && rooms.long >= ONE_SMALL_LINE)
    return { view: long, radius: Math.min(ONE_LINE, rooms.long), isCompact: true };
  const view = [small, middle].find((candidate) => measureRoom(candidate, montage) >= needed) ?? large;
  return { view, radius: Math.max(16.5, Math.min(20, measureRoom(view, montage))), isCompact };
}
