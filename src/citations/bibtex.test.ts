import { describe, expect, it } from 'vitest';
import { citations } from '@site/src/data/citations';
import { bibtexOf, bibtexOfAll } from './bibtex';
import { workOf } from './testing';

describe('bibtexOf', () => {
  it('writes an article', () => {
    expect(bibtexOf(workOf({}))).toBe(
      [
        '@article{able-2020,',
        '  author = {Able, Ann},',
        '  title = {{A study}},',
        '  journal = {Journal of Tests},',
        '  year = {2020},',
        '  doi = {10.1234/a_b}',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('names proceedings and archives in their own fields', () => {
    expect(bibtexOf(workOf({ kind: 'conference' }))).toMatch(/^@inproceedings\{[^]*\n {2}booktitle = /);
    expect(bibtexOf(workOf({ kind: 'preprint' }))).toMatch(/^@misc\{[^]*\n {2}howpublished = /);
  });

  it('joins authors and keeps a name without given names whole', () => {
    const authors = [{ family: 'de Sa', given: 'V. R.' }, { family: 'The Lab' }];
    expect(bibtexOf(workOf({ authors }))).toContain('author = {de Sa, V. R. and {The Lab}}');
  });

  it('says that there are more authors in the word that BibTeX knows', () => {
    expect(bibtexOf(workOf({ andOthers: true }))).toContain('author = {Able, Ann and others}');
  });

  it('escapes what TeX would read as a command, and no DOI', () => {
    const entry = bibtexOf(workOf({ title: 'Cost & gain of 5 % {x} \\ #1_2 – more ~10^3' }));
    expect(entry).toContain(
      'title = {{Cost \\& gain of 5 \\% x  \\#1\\_2 -- more \\textasciitilde{}10\\textasciicircum{}3}}',
    );
    expect(entry).toContain('doi = {10.1234/a_b}');
  });
});

describe('bibtexOfAll', () => {
  it('has one entry for each work, with braces that close', () => {
    const all = bibtexOfAll(citations);
    expect(all.match(/^@/gm)).toHaveLength(citations.length);
    expect(all.split('{')).toHaveLength(all.split('}').length);
  });
});
