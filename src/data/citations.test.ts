import { describe, expect, it } from 'vitest';
import { sortWorks } from '../citations/filters';
import { citations } from './citations';

/** The form that Crossref gives for DOIs of today. */
const DOI = /^10\.\d{4,9}\/[-._;()/:A-Za-z0-9]+$/;

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the cited works', () => {
  it('have a DOI each, in its own form and none twice', () => {
    expect(citations.filter(({ doi }) => !DOI.test(doi)).map(({ doi }) => doi)).toEqual([]);
    expect(repeated(citations.map(({ doi }) => doi.toLowerCase()))).toEqual([]);
  });

  it('have anchors that are unique and say who and when', () => {
    expect(repeated(citations.map(({ id }) => id))).toEqual([]);
    for (const { id, year } of citations) expect(id).toMatch(new RegExp(`^[a-z-]+-${year}(-[a-z]+)?$`));
  });

  it('have titles that are there once, without stray spaces', () => {
    expect(repeated(citations.map(({ title }) => title.toLowerCase()))).toEqual([]);
    for (const { title, venue } of citations) {
      expect(title).toBe(title.replace(/\s+/g, ' ').trim());
      expect(venue).toBe(venue.replace(/\s+/g, ' ').trim());
    }
  });

  it('appeared after the first boards were sold', () => {
    for (const { id, year } of citations) expect(year, id).toBeGreaterThanOrEqual(2014);
    for (const { id, year } of citations) expect(year, id).toBeLessThanOrEqual(2026);
  });

  it('name authors, board, signal, topic and an open source each', () => {
    for (const { id, authors, board, signal, topic, confirmedBy } of citations) {
      for (const list of [authors, board, signal, topic, confirmedBy]) expect(list, id).not.toEqual([]);
      for (const { family } of authors) expect(family, id).toMatch(/^\S(.*\S)?$/);
      for (const url of confirmedBy) expect(new URL(url).protocol, id).toBe('https:');
      if (board.includes('unnamed')) expect(board, id).toEqual(['unnamed']);
    }
  });

  it('stand in the order in which the page shows them', () => {
    expect(sortWorks(citations, 'newest').map(({ id }) => id)).toEqual(citations.map(({ id }) => id));
  });
});
