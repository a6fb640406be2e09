import type { Source } from '@site/src/data/types';

const isSame = (one: Source, other: Source): boolean => one.title === other.title && one.url === other.url;

/** Each source once, in the order of first use; two places inside one source are one source. */
export const listSources = (sources: readonly Source[]): Source[] =>
  sources.filter((source, index) => sources.findIndex((other) => isSame(source, other)) === index);

/** The number of a source in that list, from 1. */
export const sourceNumber = (sources: readonly Source[], source: Source): number =>
  listSources(sources).findIndex((other) => isSame(source, other)) + 1;
