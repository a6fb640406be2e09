/** Facts below `src/data/` say where they can be checked. */
import type { Problem } from './problem';

type Exports = Readonly<Record<string, unknown>>;

/** Lists too. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** What is wrong with a source, or null. */
function findFault(source: unknown): string | null {
  if (!isObject(source)) return 'is not an object with title, where and url';
  if (!isFilled(source.title)) return 'has no title; name the file, datasheet, standard or paper';
  if (!isFilled(source.where) && !isFilled(source.url)) return 'says neither where nor at which address';
  return isFilled(source.url) && !/^(https?:\/\/|\/)/.test(String(source.url))
    ? 'has an address that is not one; it begins with https:// or a slash'
    : null;
}

const isWebAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\//.test(value);

const carriesSource = (value: unknown): boolean =>
  isObject(value) && ('source' in value || 'sources' in value);

/**
 * Reads what one module exports: every source in it is complete, no row of a sourced list lacks one, and a module with
 * facts has at least one.
 */
export function checkDataSources(file: string, exports: Exports): Problem[] {
  const problems: Problem[] = [];
  const visited = new Set<object>();
  let count = 0;

  /** One source, or a list of them. */
  function lookAt(sources: unknown, place: string): void {
    for (const source of Array.isArray(sources) ? sources : [sources]) {
      count += 1;
      const fault = findFault(source);
      if (fault) problems.push({ place: file, message: `${place} ${fault}` });
    }
  }

  function visit(value: unknown, place: string): void {
    if (!isObject(value) || visited.has(value)) return;
    visited.add(value);
    if (Array.isArray(value) && value.some(carriesSource)) {
      value.forEach((row, index) => {
        if (isObject(row) && !carriesSource(row))
          problems.push({ place: file, message: `${place}[${index}] has no source` });
      });
    }
    for (const [key, child] of Object.entries(value)) {
      if (key === 'source' || key === 'sources') lookAt(child, `${place}.${key}`);
      else if (key === 'confirmedBy') {
        // A published work is its own source; what has to be named is where its details were read.
        for (const address of Array.isArray(child) ? child : [child]) {
          count += 1;
          if (!isWebAddress(address))
            problems.push({ place: file, message: `${place}.${key} has an address that is not one` });
        }
      } else visit(child, Array.isArray(value) ? `${place}[${key}]` : `${place}.${key}`);
    }
  }

  for (const [name, value] of Object.entries(exports)) {
    if (/Sources?$/.test(name) && isObject(value)) lookAt(value, name);
    else visit(value, name);
  }
  if (count === 0 && Object.values(exports).some(isObject)) {
    problems.push({
      place: file,
      message: 'exports facts without a source (see Source in src/data/types.ts)',
    });
  }
  return problems;
}
