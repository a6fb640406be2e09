import {
  HIERARCHY_LEVELS,
  type HierarchyLevel,
  type HitIdentity,
  type SearchHit,
  type TextPart,
} from '../types';
import { DEPRECATED_SECTION } from '../sitePage';

/** A hit of an answer, with its marks, or a stored one, without. */
type ShownHit = HitIdentity & Partial<Pick<SearchHit, 'levels' | 'snippet'>>;

/** From the page's title inwards. */
const NAMING_LEVELS = HIERARCHY_LEVELS.slice(1);

const plain = (text: string | null): TextPart[] => (text ? [{ text, isMatch: false }] : []);

/** The level a hit is named by: its own, or the innermost heading above its text. */
export function titleLevel({ type, hierarchy }: ShownHit): HierarchyLevel {
  const inner = NAMING_LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl0';
  return type !== 'content' && hierarchy[type] ? type : inner;
}

/**
 * One level of the hit with its matches marked, where the answer marks them. A hit that nothing names is named by its
 * address: a link without words could not be chosen.
 */
export const levelParts = (
  { hierarchy, levels, url }: ShownHit,
  level: HierarchyLevel,
): readonly TextPart[] => levels?.[level] ?? plain(hierarchy[level] ?? (level === 'lvl0' ? url : null));

/** The text to show of a hit, cut around the match; empty where there is none, `null` while it is on its way. */
export function snippetParts({ type, content, snippet }: ShownHit): readonly TextPart[] | null {
  if (snippet === null || snippet?.length) return snippet;
  return type === 'content' ? plain(content) : [];
}

/** The headings above the one that names the hit, from the page's title inwards; empty for a page. */
export function pathLevels(hit: ShownHit): HierarchyLevel[] {
  const title = titleLevel(hit);
  return NAMING_LEVELS.filter((level) => level < title && hit.hierarchy[level]);
}

/** The heading that names the hit, without marks. */
export const titleText = (hit: ShownHit): string => hit.hierarchy[titleLevel(hit)] ?? '';

/** Whether the page stands among those about what is no longer made. */
export const isDeprecated = (hit: ShownHit): boolean => hit.hierarchy.lvl0 === DEPRECATED_SECTION;
