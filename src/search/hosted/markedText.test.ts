import { describe, expect, it } from 'vitest';
import { splitHighlighted } from './markedText';

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

  it('reads the five escaped characters, and leaves other entities', () => {
    expect(splitHighlighted('&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#x27;&nbsp;')).toEqual([
      { text: `<a href="x">'&amp;'&nbsp;`, isMatch: false },
    ]);
  });

  it('survives tags that are not balanced', () => {
    expect(splitHighlighted('a</mark>b<mark>c<mark>d')).toEqual([
      { text: 'ab', isMatch: false },
      { text: 'cd', isMatch: true },
    ]);
  });

  it('finds nothing in an empty text', () => {
    expect(splitHighlighted('')).toEqual([]);
  });
});
