import type { Citation } from '@site/src/data/citations';

/** One bar of the chart. */
export interface YearCount {
  year: number;
  /** Works of this year that match, and all works of this year. */
  matching: number;
  all: number;
}

/** One entry for each year from the first work to the last, empty years included, oldest first. */
export function countByYear(all: readonly Citation[], matching: readonly Citation[]): YearCount[] {
  const years = all.map(({ year }) => year);
  if (years.length === 0) return [];
  const first = Math.min(...years);
  const span = Math.max(...years) - first + 1;
  const inYear = (works: readonly Citation[], year: number): number =>
    works.filter((work) => work.year === year).length;
  return Array.from({ length: span }, (_, index) => {
    const year = first + index;
    return { year, matching: inYear(matching, year), all: inYear(all, year) };
  });
}
