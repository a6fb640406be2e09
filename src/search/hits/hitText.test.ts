import { describe, expect, it } from 'vitest';
import { hitOf } from '../testing';
import { isDeprecated, levelParts, pathLevels, snippetParts, titleLevel, titleText } from './hitText';

const text = hitOf({ lvl2: 'Gain', lvl3: 'Steps' }, { type: 'content', content: 'from 1 to 24' });

describe('what names a hit', () => {
  it('is its own heading, or the innermost one above its text', () => {
    expect(titleText(text)).toBe('Steps');
    expect(titleText(hitOf({ lvl2: 'Gain' }, { type: 'lvl2' }))).toBe('Gain');
    expect(titleText(hitOf())).toBe('Page');
    expect(titleLevel(hitOf({ lvl1: null }))).toBe('lvl0');
    expect(titleText(hitOf({ lvl0: null, lvl1: null }))).toBe('');
  });

  it('is its address where the record names nothing, so that no link is without words', () => {
    const nameless = hitOf({ lvl0: null, lvl1: null }, { url: '/Cyton/CytonSpecs/' });
    expect(levelParts(nameless, titleLevel(nameless))).toEqual([
      { text: '/Cyton/CytonSpecs/', isMatch: false },
    ]);
  });

  it('stands below the headings around it', () => {
    expect(pathLevels(text)).toEqual(['lvl1', 'lvl2']);
    expect(pathLevels(hitOf())).toEqual([]);
  });
});

describe('marked text', () => {
  const marked = [
    { text: 'from 1 to ', isMatch: false },
    { text: '24', isMatch: true },
  ];

  it('comes from the answer, or plain from the hit itself', () => {
    expect(levelParts({ ...text, levels: { lvl3: marked } }, 'lvl3')).toEqual(marked);
    expect(levelParts(text, 'lvl3')).toEqual([{ text: 'Steps', isMatch: false }]);
    expect(snippetParts({ ...text, snippet: marked })).toEqual(marked);
    expect(snippetParts(text)).toEqual([{ text: 'from 1 to 24', isMatch: false }]);
  });

  it('shows no text for a hit on a heading', () => {
    expect(snippetParts(hitOf({}, { content: 'x' }))).toEqual([]);
  });

  it('stays text, whatever the record holds', () => {
    const hostile = '<img src=x onerror=alert(1)> &lt;b&gt;';
    expect(levelParts(hitOf({ lvl1: hostile }), 'lvl1')).toEqual([{ text: hostile, isMatch: false }]);
  });
});

it('knows retired things by their section', () => {
  expect(isDeprecated(hitOf({ lvl0: 'Deprecated' }))).toBe(true);
  expect(isDeprecated(hitOf())).toBe(false);
});
