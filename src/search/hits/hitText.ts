import { escapeHtml, splitHighlighted, type TextPart } from '../highlight';
import type { HierarchyLevel, SearchHit } from '../types';
import { DEPRECATED_SECTION } from '../format';

type HitTextSource = Pick<
  SearchHit,
  'hierarchy' | 'content' | 'type' | '_highlightResult' | '_snippetResult'
>;

const HEADING_LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;
const PATH_LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The level a hit is named by: its own, or the innermost heading above its text. */
export function titleLevel(hit: HitTextSource): HierarchyLevel {
  const inner = HEADING_LEVELS.find((level) => hit.hierarchy[level]) ?? 'lvl0';
  return hit.type !== 'content' && hit.hierarchy[hit.type] ? hit.type : inner;
}

/** One level of the hit as plain parts with its matches marked; whole, if the engine says it whole. */
export function levelParts(hit: HitTextSource, level: HierarchyLevel): TextPart[] {
  const marked = hit._highlightResult?.hierarchy?.[level] ?? hit._snippetResult?.hierarchy?.[level];
  return splitHighlighted(marked?.value ?? escapeHtml(hit.hierarchy[level] ?? ''));
}

/** The text the hit was found in, cut around the match; empty for a hit on a title or a heading. */
export function snippetParts(hit: HitTextSource): TextPart[] {
  if (hit.type !== 'content') return [];
  const marked = hit._snippetResult?.content ?? hit._highlightResult?.content;
  return splitHighlighted(marked?.value ?? escapeHtml(hit.content ?? ''));
}

/** The headings above the one that names the hit, from the page's title inwards; empty for a page. */
export function pathLevels(hit: HitTextSource): HierarchyLevel[] {
  const title = titleLevel(hit);
  return PATH_LEVELS.filter((level) => level < title && hit.hierarchy[level]);
}

/** The heading that names the hit, without marks. */
export const titleText = (hit: HitTextSource): string => hit.hierarchy[titleLevel(hit)] ?? '';

/** Whether the page stands among those about what is no longer made. */
export const isDeprecated = (hit: HitTextSource): boolean => hit.hierarchy.lvl0 === DEPRECATED_SECTION;
