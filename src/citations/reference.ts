import type { Citation } from '@site/src/data/citations';

/** Authors in one line: `A. Given, B. Given and C. Given`, or `A. Given et al.` */
export function authorsInWords({ authors, andOthers }: Pick<Citation, 'authors' | 'andOthers'>): string {
  const names = authors.map(({ given, family }) => (given === undefined ? family : `${given} ${family}`));
  if (andOthers) return `${names.join(', ')} et al.`;
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
