import { describe, expect, it } from 'vitest';
import type { SitePage } from '../sitePage';
import { buildIndex } from './buildIndex';

/** A page whose sections have these texts. */
const page = (texts: readonly string[], headings?: readonly string[]): SitePage => ({
  path: '/A/',
  section: 'Docs',
  title: 'A',
  language: 'en',
  tag: 'docs-default-current',
  version: 'current',
  keywords: [],
  questions: [],
  headings: texts.map((_, number) => ({
    level: 'lvl2',
    text: headings?.[number] ?? `Part ${number + 1}`,
    anchor: `part-${number + 1}`,
  })),
  blocks: texts.map((text, number) => ({ heading: number + 1, text })),
});

function sectionsWith(term: string, pages: readonly SitePage[]): readonly number[] {
  const { index, postings } = buildIndex(pages);
  return postings[index.terms.indexOf(term)]?.texts ?? [];
}

describe('the sections that a word is listed with', () => {
  it('are all that have it, while they are few', () => {
    const texts = Array.from({ length: 5 }, () => 'a jumper');
    expect(sectionsWith('jumper', [page(texts)])).toEqual([1, 2, 3, 4, 5]);
  });

  it('are those that speak of it most, when they are many', () => {
    const texts = Array.from({ length: 30 }, (_, number) =>
      number % 6 === 0 ? 'jumper, jumper, jumper' : 'a jumper, a jumper',
    );
    expect(sectionsWith('jumper', [page(texts)])).toEqual([1, 7, 13, 19, 25]);
  });

  it('are five at most, the shorter first of those that have it as often', () => {
    const long = 'solder '.repeat(80);
    const texts = Array.from(
      { length: 24 },
      (_, number) => `jumper jumper jumper ${number % 2 === 0 ? long : ''}`,
    );
    const listed = sectionsWith('jumper', [page(texts)]);
    expect(listed).toHaveLength(5);
    expect(listed.every((section) => section % 2 === 0)).toBe(true);
  });

  it('are two, where none has it three times', () => {
    const texts = Array.from({ length: 30 }, () => 'a jumper, a jumper');
    expect(sectionsWith('jumper', [page(texts)])).toHaveLength(2);
  });

  it('are none for a word that only shapes sentences, and that more than two have', () => {
    const texts = (count: number): string[] => Array.from({ length: count }, () => 'when when');
    expect(sectionsWith('when', [page(texts(2))])).toEqual([1, 2]);
    expect(sectionsWith('when', [page(texts(3))])).toEqual([]);
  });

  it('are no lists of sources of a page that says it elsewhere', () => {
    const pages = [page(['jumper', 'jumper'], ['Wires', 'Sources']), page(['jumper'], ['Sources'])];
    expect(sectionsWith('jumper', pages)).toEqual([1, 4]);
  });
});
