/** Narrowing of values that come from outside: a host, a file, the browser's storage. */
import { isFields } from '../fields';
import { levelsOf, type Hierarchy, type HitType } from './types';

/** A text, or nothing from anything else. */
export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const HIT_TYPES: readonly string[] = [
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
  'content',
] satisfies HitType[];

/** One of the kinds of hits. */
export const isHitType = (value: unknown): value is HitType =>
  typeof value === 'string' && HIT_TYPES.includes(value);

/** Its levels that are texts. */
export const readHierarchy = (value: unknown): Hierarchy =>
  levelsOf((level) => (isFields(value) ? textOrNull(value[level]) : null));
