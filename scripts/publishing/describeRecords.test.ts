import { describe, expect, it } from 'vitest';
import { PAGE_RANK } from '../../src/search/sitePage';
import { describeRecords } from './describeRecords';
import { LEVEL_WEIGHT, type SearchRecord } from './records';

const record = (page: string, type: SearchRecord['type'], content: string | null = null): SearchRecord => ({
  objectID: `${page}${type}`,
  url: `https://docs.example.org${page}#${type}`,
  url_without_anchor: `https://docs.example.org${page}`,
  anchor: type,
  type,
  hierarchy: { lvl0: 'A', lvl1: 'B', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content,
  keywords: [],
  questions: [],
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  version: 'current',
  weight: { pageRank: PAGE_RANK.current, level: LEVEL_WEIGHT[type], position: 0 },
});

describe('the description of records', () => {
  it('counts pages, types and bytes, and names the largest record', () => {
    const large = record('/b/', 'content', 'ü'.repeat(1_000));
    const lines = describeRecords([record('/a/', 'lvl1'), record('/a/', 'lvl2'), large]).split('\n');
    expect(lines[0]).toMatch(/^3 records of 2 pages, \d kB \(content 1, lvl1 1, lvl2 1\)$/);
    expect(lines[1]).toBe(
      `largest: ${Buffer.byteLength(JSON.stringify(large))} bytes, https://docs.example.org/b/#content`,
    );
  });

  it('has something to say when there are none', () => {
    expect(describeRecords([])).toBe('0 records of 0 pages, 0 kB (none)');
  });
});
