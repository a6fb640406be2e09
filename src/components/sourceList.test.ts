import { describe, expect, it } from 'vitest';
import { listSources, sourceNumber } from './sourceList';

const firmware = { title: 'Firmware', url: 'https://example.org/f', where: 'loop' };
const otherPlace = { ...firmware, where: 'setup' };
const datasheet = { title: 'Datasheet' };

describe('listSources', () => {
  it('keeps each source once, in the order of first use', () => {
    expect(listSources([firmware, datasheet, otherPlace])).toEqual([firmware, datasheet]);
  });

  it('keeps two addresses with one title apart', () => {
    expect(listSources([firmware, { ...firmware, url: 'https://example.org/g' }])).toHaveLength(2);
  });
});

describe('sourceNumber', () => {
  it('gives places inside one source the same number', () => {
    const sources = [datasheet, firmware, otherPlace];
    expect([sourceNumber(sources, firmware), sourceNumber(sources, otherPlace)]).toEqual([2, 2]);
  });
});
