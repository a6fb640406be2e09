import { describe, expect, it } from 'vitest';
import { letterAt, listSources, sourceMark } from './sourceList';

const firmware = { title: 'Firmware', url: 'https://example.org/f', where: 'loop' };
const otherPlace = { ...firmware, where: 'setup' };
const datasheet = { title: 'Datasheet', where: 'p. 3' };

describe('listSources', () => {
  it('keeps each source once, in the order of first use, with its places', () => {
    expect(listSources([firmware, datasheet, otherPlace, firmware])).toEqual([
      { source: firmware, places: ['loop', 'setup'] },
      { source: datasheet, places: ['p. 3'] },
    ]);
  });

  it('keeps two addresses with one title apart', () => {
    expect(listSources([firmware, { ...firmware, url: 'https://example.org/g' }])).toHaveLength(2);
  });
});

describe('sourceMark', () => {
  it('gives places inside one source the same number and letters of their own', () => {
    const sources = [datasheet, firmware, otherPlace];
    const listed = listSources(sources);
    expect(sources.map((source) => sourceMark(listed, source))).toEqual(['1', '2a', '2b']);
  });

  it('needs no letter for a source without a place', () => {
    expect(sourceMark(listSources([firmware, { title: 'Ruler' }]), { title: 'Ruler' })).toBe('2');
  });
});

describe('letterAt', () => {
  it('goes on after z', () => {
    expect([0, 25, 26, 27].map(letterAt)).toEqual(['a', 'z', 'aa', 'ab']);
  });
});
