import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findEntry, glossary } from '@site/src/data/glossary';
import { Term } from './Term';

describe('Term', () => {
  it('has its explanation in the page, tied to the word, and out of the search', () => {
    const html = renderToStaticMarkup(<Term name="reference">reference electrode</Term>);
    const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain('tabindex="0"');
    expect(html).toContain('>reference electrode</span>');
    expect(html).toMatch(
      new RegExp(`role="tooltip" id="${id}" data-search="skip">The electrode against which`),
    );
  });

  it('is the word of the entry where the sentence needs no other', () => {
    expect(renderToStaticMarkup(<Term name="gain" />)).toContain('>gain</span>');
  });

  it('refuses a word that nobody explained', () => {
    expect(() => findEntry('flux')).toThrow(
      /^"flux" is not in src\/data\/glossary\.ts\. It has: .*\bartifact, .*\bbias, /,
    );
  });
});

describe('the glossary', () => {
  it('is in the order of the alphabet, each word once', () => {
    const terms = glossary.map(({ term }) => term);
    expect(terms).toEqual([...new Set(terms)].sort((a, b) => a.localeCompare(b, 'en')));
  });
});
