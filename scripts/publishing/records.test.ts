import { describe, expect, it } from 'vitest';
import { PAGE_RANK, type SitePage } from '../../src/search/sitePage';
import { recordsOf } from './records';

const page: SitePage = {
  path: '/Cyton/CytonSpecs/',
  section: 'Cyton Board',
  title: 'Cyton specs',
  language: 'en',
  tag: 'docs-default-current',
  version: 'current',
  keywords: ['datasheet'],
  questions: [{ heading: 2, text: 'how much may it take' }],
  headings: [
    { level: 'lvl2', text: 'Power', anchor: 'power' },
    { level: 'lvl3', text: 'Limits', anchor: 'limits' },
    { level: 'lvl2', text: 'Pins', anchor: 'pins' },
  ],
  blocks: [
    { heading: 0, text: 'Intro.' },
    { heading: 1, text: 'Volts.' },
    { heading: 2, text: 'Six.' },
    { heading: 2, text: 'Six.' },
    { heading: 3, text: 'Many.' },
  ],
};
const records = recordsOf(page, 'https://example.org');

describe('the records of a page', () => {
  it('are its title, each heading and each block, with the headings above them', () => {
    expect(
      records.map(({ type, anchor, hierarchy: { lvl1, lvl2, lvl3 }, content }) => [
        type,
        anchor,
        lvl1,
        lvl2,
        lvl3,
        content,
      ]),
    ).toEqual([
      ['lvl1', null, 'Cyton specs', null, null, null],
      ['content', null, 'Cyton specs', null, null, 'Intro.'],
      ['lvl2', 'power', 'Cyton specs', 'Power', null, null],
      ['content', 'power', 'Cyton specs', 'Power', null, 'Volts.'],
      ['lvl3', 'limits', 'Cyton specs', 'Power', 'Limits', null],
      ['content', 'limits', 'Cyton specs', 'Power', 'Limits', 'Six.'],
      ['content', 'limits', 'Cyton specs', 'Power', 'Limits', 'Six.'],
      ['lvl2', 'pins', 'Cyton specs', 'Pins', null, null],
      ['content', 'pins', 'Cyton specs', 'Pins', null, 'Many.'],
    ]);
  });

  it('carry what the hosted index filters and sorts by', () => {
    expect(records[0]).toMatchObject({
      url: 'https://example.org/Cyton/CytonSpecs/',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      keywords: ['datasheet'],
      hierarchy: { lvl0: 'Cyton Board' },
      weight: { pageRank: PAGE_RANK.current, level: 100, position: 0 },
    });
    expect(records.at(-1)).toMatchObject({
      url: 'https://example.org/Cyton/CytonSpecs/#pins',
      weight: { level: 0, position: 8 },
    });
    const [retired] = recordsOf({ ...page, section: 'Deprecated' }, 'https://example.org');
    expect(retired?.weight.pageRank).toBe(PAGE_RANK.deprecated);
  });

  it('carry the questions of their section', () => {
    expect(records.flatMap(({ type, questions }) => questions.map((text) => [type, text]))).toEqual([
      ['lvl3', 'how much may it take'],
    ]);
  });

  it('have an id each, and the same ones in the next build', () => {
    const ids = records.map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(records.length);
    expect(recordsOf(page, 'https://example.org').map(({ objectID }) => objectID)).toEqual(ids);
  });
});
