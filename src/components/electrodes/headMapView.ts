import { findElectrode } from '@site/src/data/electrodes';
import type { Montage, MontageSite } from '@site/src/data/montages';

/** A drawing's measures: `reach` is how far from the middle a point 90° from Cz lies. */
export interface HeadView {
  width: number;
  height: number;
  x: number;
  y: number;
  reach: number;
  /** Narrowest width in px at which the text is readable; a narrower page scrolls the drawing sideways. */
  minWidth?: number;
  maxWidth: number;
}

/** From small to large; the first needs no scrolling on a phone. */
const views = [
  { width: 360, height: 376, x: 180, y: 200, reach: 142, maxWidth: 520 },
  { width: 480, height: 494, x: 240, y: 258, reach: 196, minWidth: 400, maxWidth: 640 },
  { width: 680, height: 690, x: 340, y: 354, reach: 285, minWidth: 560, maxWidth: 760 },
] as const satisfies readonly HeadView[];

/** A point of the head, in parts of `reach` from Cz, as a point of the drawing; y grows downwards there. */
export const place = (view: HeadView, x: number, y: number): { cx: number; cy: number } => ({
  cx: Math.round((view.x + x * view.reach) * 10) / 10,
  cy: Math.round((view.y - y * view.reach) * 10) / 10,
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

/**
 * The smallest drawing whose circles hold their text, two lines where there is a mark below the name. Two lines
 * of smaller text need no more room than one, which saves a phone from scrolling the drawing sideways.
 */
export function chooseView(
  montage: Montage,
  hasMarks: boolean,
): { view: HeadView; radius: number; isCompact: boolean } {
  const [small, middle, large] = views;
  const isCompact = hasMarks && measureRoom(small, montage) < 19 && measureRoom(small, montage) >= 16;
  const needed = hasMarks && !isCompact ? 19 : 16;
  const view = [small, middle].find((candidate) => measureRoom(candidate, montage) >= needed) ?? large;
  return { view, radius: Math.max(16.5, Math.min(20, measureRoom(view, montage))), isCompact };
}
