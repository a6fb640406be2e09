import { describe, expect, it } from 'vitest';
import { encodeQuery, limitQuery, queryOfSearch, searchPageLink } from './query';

describe('the limit of a query', () => {
  it('is 64 characters', () => {
    expect(limitQuery('x'.repeat(64))).toHaveLength(64);
    expect(limitQuery('x'.repeat(65))).toHaveLength(64);
  });

  it('does not cut a character in half', () => {
    expect(limitQuery(`${'x'.repeat(63)}🧠`)).toBe('x'.repeat(63));
    expect(limitQuery(`${'x'.repeat(62)}🧠`)).toBe(`${'x'.repeat(62)}🧠`);
  });
});

describe('the address of a search', () => {
  it('carries any text', () => {
    expect(searchPageLink('µV & "gain" 100%/?#', '/')).toBe(
      '/search/?q=%C2%B5V%20%26%20%22gain%22%20100%25%2F%3F%23',
    );
    expect(searchPageLink('a', '/base/')).toBe('/base/search/?q=a');
    expect(encodeQuery('\ud800x')).toBe('%EF%BF%BDx');
  });

  it('is read back, cut to the limit, and never throws', () => {
    const text = 'µV & "gain" 100%/?#';
    expect(queryOfSearch(new URL(searchPageLink(text, '/'), 'https://x.example').search)).toBe(text);
    expect(queryOfSearch(`?q=${'y'.repeat(99)}`)).toHaveLength(64);
    expect(queryOfSearch('')).toBe('');
    expect(queryOfSearch('?q=%E0%A4%A')).not.toBe('');
  });
});
