import type { Source } from '@site/src/data/types';

const isSame = (one: Source, other: Source): boolean => one.title === other.title && one.url === other.url;

/** A source of a table, with the places inside it that the table's rows name, each once. */
export interface ListedSource {
  source: Source;
  places: readonly string[];
}

/** Each source once, in the order of first use, with its places in theirs. */
export const listSources = (sources: readonly Source[]): ListedSource[] =>
  sources
    .filter((source, index) => sources.findIndex((other) => isSame(source, other)) === index)
    .map((source) => ({
      source,
      places: [
        ...new Set(sources.filter((other) => isSame(source, other)).flatMap(({ where }) => where ?? [])),
      ],
    }));

/** The letter of a place in its source's list; none where there is but one place. */
const letterOf = (places: readonly string[], where?: string): string =>
  places.length > 1 && where !== undefined ? letterAt(places.indexOf(where)) : '';

/** a to z, then aa, ab, … */
export const letterAt = (index: number): string =>
  (index >= 26 ? letterAt(Math.floor(index / 26) - 1) : '') + String.fromCharCode(0x61 + (index % 26));

/**
 * What a row shows of its source: the source's number in the table's list, from 1, and the letter of the place.
 *
 * @param listed from {@link listSources}, made once for all rows
 */
export function sourceMark(listed: readonly ListedSource[], source: Source): string {
  const index = listed.findIndex((other) => isSame(source, other.source));
  return `${index + 1}${letterOf(listed[index]?.places ?? [], source.where)}`;
}
