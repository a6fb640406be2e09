import type { Hierarchy, HitType, SearchHit } from '../types';

/** A hit as the browser keeps it: without what belongs to one query, its highlights and snippets. */
export type StoredHit = Omit<SearchHit, '_highlightResult' | '_snippetResult'>;

const HIT_TYPES: readonly string[] = [
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
  'content',
] satisfies HitType[];

const isHitType = (value: unknown): value is HitType =>
  typeof value === 'string' && HIT_TYPES.includes(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function parseHierarchy(value: unknown): Hierarchy | null {
  if (!isObject(value) || typeof value.lvl1 !== 'string') return null;
  return {
    lvl0: textOrNull(value.lvl0),
    lvl1: value.lvl1,
    lvl2: textOrNull(value.lvl2),
    lvl3: textOrNull(value.lvl3),
    lvl4: textOrNull(value.lvl4),
    lvl5: textOrNull(value.lvl5),
    lvl6: textOrNull(value.lvl6),
  };
}

/** What is kept of a hit. */
export const toStoredHit = ({ objectID, hierarchy, content, type, url }: StoredHit): StoredHit => ({
  objectID,
  hierarchy,
  content,
  type,
  url,
});

/** Reads one stored entry, or nothing from anything else. */
export function parseStoredHit(value: unknown): StoredHit | null {
  if (!isObject(value)) return null;
  const { objectID, type, url } = value;
  const hierarchy = parseHierarchy(value.hierarchy);
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isHitType(type) || !hierarchy) return null;
  return { objectID, hierarchy, content: textOrNull(value.content), type, url };
}
