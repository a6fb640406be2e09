/** What the bench makes of pages before it measures: a wrong one would measure something else without a word. */
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../src/search/embedded/buildIndex';
import { createEngine } from '../src/search/embedded/engine';
import { INDEX_FILE, readIndexFile, writeIndexFiles } from '../src/search/embedded/indexFiles';
import { sourceFrom } from '../src/search/embedded/loadIndex';
import { WEIGHTS } from '../src/search/embedded/weights';
import type { SitePage } from '../src/search/sitePage';
import { enlarge } from './enlarge';
import { rankOnly } from './rankOnly';
import { sectionsOf } from './sections';

const page = (name: string, parts: Partial<SitePage>): SitePage => ({
  path: `/${name}/`,
  section: 'Boards',
  title: name,
  language: 'en',
  tag: 'docs',
  version: 'current',
  keywords: [],
  questions: [],
  headings: [],
  blocks: [],
  ...parts,
});

const pages: readonly SitePage[] = [
  page('Cyton', {
    headings: [
      { level: 'lvl2', text: 'Power supply', anchor: 'power' },
      { level: 'lvl4', text: 'Battery holder', anchor: 'holder' },
      { level: 'lvl2', text: 'Radio channel', anchor: 'radio' },
    ],
    keywords: ['PIC32'],
    questions: [
      { heading: 3, text: 'board moved to another frequency' },
      { heading: 1, text: 'which battery fits cyton' },
    ],
    blocks: [
      { heading: 0, text: 'The board has eight channels.' },
      { heading: 1, text: 'A battery of four cells gives six volts.' },
      { heading: 2, text: 'The holder takes four cells.' },
      { heading: 3, text: 'Both radios keep one channel.' },
    ],
  }),
  page('Ganglion', {
    headings: [{ level: 'lvl2', text: 'Battery', anchor: 'battery' }],
    questions: [{ heading: 1, text: 'which battery fits ganglion' }],
    blocks: [
      { heading: 0, text: 'The board has four channels.' },
      { heading: 1, text: 'Any battery from three to ten volts.' },
    ],
  }),
];

describe('the order alone', () => {
  it.each(['battery', 'radio channel', 'which battery fits', 'pic32', 'four cells', 'holdr'])(
    'is that of the engine: %s',
    async (query) => {
      const files = writeIndexFiles(buildIndex(pages), { build: '0', baseUrl: '/' });
      const read = readIndexFile(files.get(INDEX_FILE) ?? '', '/');
      const engine = createEngine(
        read.index,
        sourceFrom(read, (name) => Promise.resolve(files.get(name) ?? '')),
      );
      const { hits } = await engine.search({ query });
      expect(hits.length).toBeGreaterThan(0);
      expect(rankOnly(pages)(WEIGHTS)(query)).toEqual(hits.map(({ url }) => url));
    },
  );

  it('is asked as if new without the lines that were written for such a query, and with all others', () => {
    const [known, asNew] = [rankOnly(pages)(WEIGHTS), rankOnly(pages, { isNew: true })(WEIGHTS)];
    const query = 'board moved to another frequency';
    expect(known(query)[0]).toBe('/Cyton/#radio');
    expect(asNew(query)).not.toContain('/Cyton/#radio');
    expect(asNew('another frequency of the radios of two rooms')[0]).toBe('/Cyton/#radio');
  });
});

describe('sections', () => {
  it('have the headings above them, also below a level that is left out', () => {
    expect(
      sectionsOf(pages)
        .slice(0, 4)
        .map(({ headings, text }) => [headings, text]),
    ).toEqual([
      ['', 'The board has eight channels.'],
      ['Power supply', 'A battery of four cells gives six volts.'],
      ['Power supply Battery holder', 'The holder takes four cells.'],
      ['Radio channel', 'Both radios keep one channel.'],
    ]);
  });
});

describe('a larger site', () => {
  const large = enlarge(pages, 3);

  it('begins with this one, and is the same each time', () => {
    expect(large).toHaveLength(6);
    expect(large.slice(0, 2)).toEqual(pages);
    expect(enlarge(pages, 3)).toEqual(large);
  });

  it('has words of its own in every text that is searched', () => {
    const textsOf = ({ title, keywords, questions, headings, blocks }: SitePage): string[] => [
      title,
      ...keywords,
      ...[...questions, ...headings, ...blocks].map(({ text }) => text),
    ];
    const own = new Set(pages.flatMap(textsOf));
    const copied = large.slice(2).flatMap(textsOf);
    expect(copied.filter((text) => own.has(text))).toEqual([]);
    expect(new Set(large.map(({ path }) => path)).size).toBe(6);
  });
});
