import { isFields } from '../../fields';
import { isHitType, readHierarchy, textOrNull } from '../narrow';
import type { HitIdentity } from '../types';

/** A hit as the browser keeps it: without what belongs to one query, its marks and snippets. */
export type StoredHit = HitIdentity;

/** What is kept of a hit. */
export const toStoredHit = ({ objectID, hierarchy, content, type, url }: HitIdentity): StoredHit => ({
  objectID,
  hierarchy,
  content,
  type,
  url,
});

/** Reads one stored entry, or nothing from anything else. */
export function parseStoredHit(value: unknown): StoredHit | null {
  if (!isFields(value)) return null;
  const { objectID, type, url } = value;
  const hierarchy = readHierarchy(value.hierarchy);
  const isWhole = typeof objectID === 'string' && typeof url === 'string' && hierarchy.lvl1 !== null;
  return isWhole && isHitType(type)
    ? { objectID, hierarchy, content: textOrNull(value.content), type, url }
    : null;
}
