/** Narrowing of values that come from outside: a host, a file, the browser's storage. */
import { levelsOf, type Hierarchy, type HitType } from './types';

/** What a value may hold by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
