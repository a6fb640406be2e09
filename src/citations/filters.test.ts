import { describe, expect, it } from 'vitest';
import {
  filtersOfSearch,
  isBackwards,
  matchingWorks,
  noFilters,
  searchOfFilters,
  sortOrders,
  sortWorks,
  type Filters,
} from './filters';
import { citations } from '../data/citations';
import { keysOf } from './names';
import { workOf } from './testing';

const works = [
  workOf({ id: 'one', year: 2019, title: 'Zebra', authors: [{ family: 'Müller', given: 'Ö.' }] }),
  workOf({
    id: 'two',
    year: 2021,
    title: 'apple',
    setup: 'dry comb electrodes',
    authors: [{ family: 'de Sa' }],
    board: ['cyton', 'daisy'],
  }),
  workOf({
    id: 'three',
    year: 2020,
    title: 'Mango, a reader’s fruit',
    board: ['ganglion'],
    signal: ['EMG'],
    topic: ['speech'],
  }),
];

const found = (filters: Partial<Filters>): string[] =>
  matchingWorks(works, { ...noFilters, ...filters }).map(({ id }) => id);

describe('matchingWorks', () => {
  it('gives everything, newest first, when nothing is asked', () => {
    expect(found({})).toEqual(['two', 'three', 'one']);
  });

  it('finds words in any order and any field, without accents and capitals', () => {
    expect(found({ text: 'muller zeb' })).toEqual(['one']);
    expect(found({ text: '2021 10.1234' })).toEqual(['two']);
    expect(found({ text: '  with daisy ' })).toEqual(['two']);
    expect(found({ text: 'zebra apple' })).toEqual([]);
    expect(found({ text: 'dry comb' })).toEqual(['two']);
    expect(found({ text: "reader's" })).toEqual(['three']);
  });

  it('joins board, signal, topic and years', () => {
    expect(found({ board: 'cyton' })).toEqual(['two', 'one']);
    expect(found({ board: 'daisy' })).toEqual(['two']);
    expect(found({ signal: 'EMG', topic: 'speech' })).toEqual(['three']);
    expect(found({ signal: 'EMG', board: 'cyton' })).toEqual([]);
    expect(found({ from: 2020, to: 2020 })).toEqual(['three']);
    expect(found({ from: 2020 })).toEqual(['two', 'three']);
    expect(found({ from: 2021, to: 2019 })).toEqual([]);
  });

  it.each([
    ['newest', ['two', 'three', 'one']],
    ['oldest', ['one', 'three', 'two']],
    ['author', ['three', 'two', 'one']],
    ['title', ['two', 'three', 'one']],
  ] as const)('sorts by %s', (sort, ids) => {
    expect(found({ sort })).toEqual(ids);
  });

  it('knows years that run backwards, with which nothing can match', () => {
    expect(isBackwards({ ...noFilters, from: 2021, to: 2019 })).toBe(true);
    for (const years of [
      {},
      { from: 2021 },
      { to: 2019 },
      { from: 2020, to: 2020 },
      { from: 2019, to: 2021 },
    ])
      expect(isBackwards({ ...noFilters, ...years })).toBe(false);
  });

  it('leaves the list it was given alone', () => {
    const before = works.map(({ id }) => id);
    found({ sort: 'title' });
    expect(works.map(({ id }) => id)).toEqual(before);
  });
});

describe('the address of filters', () => {
  it('is empty for none', () => {
    expect(searchOfFilters(noFilters)).toBe('');
    expect(filtersOfSearch('')).toEqual(noFilters);
  });

  it('leads back to the same filters', () => {
    for (const sort of keysOf(sortOrders)) {
      const filters: Filters = {
        text: 'blink & “ß” +100% #',
        board: 'daisy',
        signal: 'EOG',
        topic: 'ear EEG',
        from: 2018,
        to: 2023,
        sort,
      };
      expect(filtersOfSearch(searchOfFilters(filters))).toEqual(filters);
    }
  });

  it('leaves out what it does not know', () => {
    expect(
      filtersOfSearch('?board=constructor&signal=eeg&topic=&from=20x0&to=99999&sort=random&utm=1'),
    ).toEqual(noFilters);
  });

  it('reads no more than 64 characters of text', () => {
    expect(filtersOfSearch(`?q=${'x'.repeat(100)}`).text).toHaveLength(64);
  });

  it('ends the text with no half of a character', () => {
    expect(filtersOfSearch(`?q=${'x'.repeat(63)}😀`).text).toBe('x'.repeat(63));
  });
});

it.each([
  ['title', (work: (typeof citations)[number]) => work.title],
  ['author', (work: (typeof citations)[number]) => work.authors[0]?.family ?? ''],
] as const)('sorts the cited works by %s as English does', (order, textOf) => {
  const texts = sortWorks(citations, order).map(textOf);
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  expect(texts).toEqual([...texts].sort(compare));
});
