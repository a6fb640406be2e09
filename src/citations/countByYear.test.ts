import { describe, expect, it } from 'vitest';
import { countByYear } from './countByYear';
import { workOf } from './testing';

const of = (...years: number[]) => years.map((year) => workOf({ id: `able-${year}`, year }));

describe('countByYear', () => {
  it('counts the works of each year and those that match, empty years included', () => {
    expect(countByYear(of(2018, 2020, 2020), of(2020))).toEqual([
      { year: 2018, matching: 0, all: 1 },
      { year: 2019, matching: 0, all: 0 },
      { year: 2020, matching: 1, all: 2 },
    ]);
  });

  it('has no years without works', () => {
    expect(countByYear([], [])).toEqual([]);
  });
});
