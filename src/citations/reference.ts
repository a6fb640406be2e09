import type { Author } from '@site/src/data/citations';

/** Authors in one line: `A. Given, B. Given and C. Given`. */
export function authorsInWords(authors: readonly Author[]): string {
  const names = authors.map(({ given, family }) => (given === undefined ? family : `${given} ${family}`));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
