import { describe, expect, it } from 'vitest';
import { escapeHtml, splitHighlighted, unescapeHtml } from './highlight';

describe('splitHighlighted', () => {
  it('takes matches and the text between them apart', () => {
    expect(splitHighlighted('<mark>Cyton</mark> &amp; <mark>Daisy</mark>')).toEqual([
      { text: 'Cyton', isMatch: true },
      { text: ' & ', isMatch: false },
      { text: 'Daisy', isMatch: true },
    ]);
  });

  it('leaves hostile markup as text', () => {
    expect(splitHighlighted('<img src=x onerror=alert(1)><mark>a</mark>')).toEqual([
      { text: '<img src=x onerror=alert(1)>', isMatch: false },
      { text: 'a', isMatch: true },
    ]);
  });

  it('survives tags that are not balanced', () => {
    expect(splitHighlighted('a</mark>b<mark>c<mark>d')).toEqual([
      { text: 'ab', isMatch: false },
      { text: 'cd', isMatch: true },
    ]);
  });

  it('takes the tags of the request', () => {
    expect(splitHighlighted('a[[b]]', '[[', ']]')).toEqual([
      { text: 'a', isMatch: false },
      { text: 'b', isMatch: true },
    ]);
    expect(splitHighlighted('a', '', '')).toEqual([{ text: 'a', isMatch: false }]);
    expect(splitHighlighted('')).toEqual([]);
  });
});

describe('escapeHtml', () => {
  it('is undone by unescapeHtml', () => {
    const text = `<a href="x">'&amp;'</a>`;
    expect(escapeHtml(text)).not.toMatch(/[<>"']/);
    expect(unescapeHtml(escapeHtml(text))).toBe(text);
  });
});
