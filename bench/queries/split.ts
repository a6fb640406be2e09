/** Which queries weights may be fitted on, and which only measure: once and for good, by the query's text. */

export type Part = 'tune' | 'measure';

/** The same query is in the same part for ever, whatever else is added; about half of all are in each. */
export function partOf(query: string): Part {
  // FNV-1a, 32 bit, over UTF-16 units; its high bits are the well mixed ones.
  let hash = 0x811c9dc5;
  for (let i = 0; i < query.length; i += 1) hash = Math.imul(hash ^ query.charCodeAt(i), 0x01000193);
  return (hash >>> 24) % 2 === 0 ? 'tune' : 'measure';
}
