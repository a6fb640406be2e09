import { describe, expect, it } from 'vitest';
import { LEVEL_WEIGHT, PAGE_RANK, type SearchRecord } from '../format';
import { splitHighlighted } from '../highlight';
import type { SearchHit, SearchRequest, SearchResponse } from '../types';
import { buildIndex, sourceOf } from './buildIndex';
import { createEngine, type SearchEngine } from './engine';
import { MAX_HITS_OF_PAGE } from './rank';

interface TestPage {
  title: string;
  section?: string;
  keywords?: string[];
  tag?: string;
  /** `## heading` lines begin sections, `###` ones go below them; other lines are blocks of text. */
  lines?: string[];
}

const slug = (text: string): string => text.toLowerCase().replace(/\W+/g, '-');

function recordsOf({
  title,
  section = 'Docs',
  keywords = [],
  tag = 'docs-default-current',
  lines = [],
}: TestPage): SearchRecord[] {
  const url = `https://example.org/${slug(title)}/`;
  const levels: (string | null)[] = [title, null, null];
  let anchor: string | null = null;
  const record = (type: SearchRecord['type'], content: string | null, position: number): SearchRecord => ({
    objectID: `${url}${position}`,
    url: anchor === null ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor,
    type,
    hierarchy: {
      lvl0: section,
      lvl1: title,
      lvl2: levels[1] ?? null,
      lvl3: levels[2] ?? null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content,
    keywords,
    language: 'en',
    docusaurus_tag: tag,
    version: 'current',
    weight: {
      pageRank: section === 'Deprecated' ? PAGE_RANK.deprecated : PAGE_RANK.current,
      level: LEVEL_WEIGHT[type],
      position,
    },
  });
  return [
    record('lvl1', null, 0),
    ...lines.map((line, index) => {
      const heading = /^(##+) (.*)$/.exec(line);
      if (!heading) return record('content', line, index + 1);
      const [, marks = '', text = ''] = heading;
      levels.fill(null, marks.length - 1);
      levels[marks.length - 1] = text;
      anchor = slug(text);
      return record(marks.length === 2 ? 'lvl2' : 'lvl3', null, index + 1);
    }),
  ];
}

function engineOf(pages: readonly TestPage[]): SearchEngine {
  const { index, ...rest } = buildIndex(pages.flatMap(recordsOf));
  return createEngine(index, sourceOf(rest));
}

const site = engineOf([
  {
    title: 'Get started with the Daisy',
    section: 'Getting started',
    lines: ['Plug it on the Cyton.', '## Check the signal', 'Sixteen channels show.'],
  },
  {
    title: 'Cyton specifications',
    section: 'Cyton Board',
    keywords: ['datasheet'],
    lines: [
      'What the Cyton is.',
      '## Amplifier',
      'The ADS1299 has a gain of 24 by default.',
      '### Gain settings',
      'Seven gains are possible.',
      '## Daisy module',
      'Eight more channels.',
      '## Power',
      'Three to six volts at P1.',
    ],
  },
  {
    title: 'Ganglion specifications',
    section: 'Ganglion Board',
    lines: [
      'Four channels.',
      '## Impedance',
      'Measured in ohms with the z command.',
      'Send z to start, Z to stop.',
    ],
  },
  {
    title: 'Hardware questions',
    section: 'FAQ',
    lines: [
      '## How long does a battery last?',
      'A daisy chain of questions.',
      '## Filters',
      'A band-pass filter keeps 1 to 50 Hz. A band pass has two edges.',
    ],
  },
  {
    title: 'Reduce noise',
    section: 'Troubleshooting',
    lines: [
      '## Impedance is high',
      'Use more gel.',
      '## Mains hum',
      'A notch filter removes 50 Hz. Set the bandpass filter too.',
      'Streaming stops when the dongle is on /dev/ttyUSB0 without permission.',
    ],
  },
  { title: 'Daisy for the 8-bit board', section: 'Deprecated', lines: ['The old daisy.'] },
  { title: 'Write for the blog', section: 'Blog', tag: 'default', lines: ['Posts about the Cyton.'] },
]);

const ask = (request: SearchRequest, engine = site): Promise<SearchResponse> => engine.search(request);
const path = ({ url }: SearchHit): string => url;
const found = async (query: string, engine = site): Promise<string[]> =>
  (await ask({ query }, engine)).hits.map(path);

describe('ranking, in full order', () => {
  it('puts a title before a heading before text', async () => {
    expect(await found('daisy')).toEqual([
      '/get-started-with-the-daisy/', // whole word in the title of a page
      '/daisy-for-the-8-bit-board/', // the same, deprecated
      '/cyton-specifications/#daisy-module', // in a heading
      '/hardware-questions/#how-long-does-a-battery-last-', // in text
    ]);
  });

  it('puts the exact word before the beginning of one', async () => {
    const engine = engineOf([
      { title: 'Streamline', lines: ['x'] },
      { title: 'Live data', lines: ['A stream of samples.'] },
      { title: 'Stream', lines: ['x'] },
    ]);
    expect(await found('stream', engine)).toEqual([
      '/stream/', // the title
      '/live-data/', // the word itself, though only in text
      '/streamline/', // only begins like it, though in the title
    ]);
  });

  it('puts a beginning before a typo', async () => {
    const engine = engineOf([
      { title: 'Gaih', lines: ['x'] },
      { title: 'Gainable', lines: ['x'] },
    ]);
    expect(await found('gain', engine)).toEqual(['/gainable/', '/gaih/']);
  });

  it('puts pages with all words before pages with some', async () => {
    expect((await found('ganglion impedance'))[0]).toBe('/ganglion-specifications/#impedance');
  });

  it('finds words that stand in different fields of a page', async () => {
    expect((await found('cyton gain settings'))[0]).toBe('/cyton-specifications/#gain-settings');
    expect((await found('cyton ads1299'))[0]).toBe('/cyton-specifications/#amplifier');
  });

  it('finds some words when no page has all', async () => {
    expect((await found('daisy zzzzqq'))[0]).toBe('/get-started-with-the-daisy/');
  });

  it('prefers the page that has the words together', async () => {
    const engine = engineOf([
      { title: 'Apart', lines: ['## One', 'The alpha is here.', '## Two', 'The omega is there, far off.'] },
      { title: 'Together', lines: ['## One', 'Nothing.', '## Two', 'The alpha and the omega.'] },
    ]);
    expect(await found('alpha omega', engine)).toEqual(['/together/#two', '/apart/#one']);
  });

  it('leads to a list of sources only when nothing else on the page answers', async () => {
    const engine = engineOf([
      {
        title: 'Board',
        lines: [
          '## Rate',
          'The rate is 250.',
          '## Sources',
          'The rate: datasheet, table of the rate, ADS1299',
        ],
      },
    ]);
    expect(await found('rate datasheet', engine)).toEqual(['/board/#rate']);
    expect(await found('ads1299', engine)).toEqual(['/board/#sources']);
  });

  it('never lets one page flood a result', async () => {
    const engine = engineOf([
      { title: 'Gain', lines: Array.from({ length: 9 }, (_, index) => `## Gain number ${index}`) },
      { title: 'Other', lines: ['## The gain', 'x'] },
    ]);
    const paths = await found('gain', engine);
    expect(paths.filter((one) => one.startsWith('/gain/'))).toHaveLength(MAX_HITS_OF_PAGE);
    expect(paths).toContain('/other/#the-gain');
  });
});

describe('words', () => {
  it.each([
    ['one typo from four letters', 'gian settings', '/cyton-specifications/#gain-settings'],
    ['two typos from eight', 'impedanec ganglion', '/ganglion-specifications/#impedance'],
    ['beginnings', 'gangl imped', '/ganglion-specifications/#impedance'],
    ['part numbers', 'ads1299', '/cyton-specifications/#amplifier'],
    ['part numbers written apart', 'ads 1299', '/cyton-specifications/#amplifier'],
    ['paths', '/dev/ttyUSB0', '/reduce-noise/#mains-hum'],
    ['parts of paths', 'ttyusb0', '/reduce-noise/#mains-hum'],
    ['single letters', 'z', '/ganglion-specifications/#impedance'],
    ['other forms', 'streams', '/reduce-noise/#mains-hum'],
    ['plurals', 'batteries', '/hardware-questions/#how-long-does-a-battery-last-'],
    ['questions', 'how do I measure the impedance of my ganglion?', '/ganglion-specifications/#impedance'],
    ['keywords', 'datasheet', '/cyton-specifications/'],
  ])('finds %s', async (_, query, expected) => {
    expect((await found(query))[0]).toBe(expected);
  });

  it.each(['bandpass', 'band pass', 'band-pass', 'bandpas'])(
    'finds both spellings of a compound by %s',
    async (query) => {
      expect(await found(query)).toEqual(
        expect.arrayContaining(['/hardware-questions/#filters', '/reduce-noise/#mains-hum']),
      );
    },
  );

  it('does not take another part number for a typo', async () => {
    expect(await found('ads1298')).toEqual([]);
  });

  it('finds nothing for an empty query', async () => {
    expect(await ask({ query: '  ' })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
  });
});

describe('requests', () => {
  it('counts the same on every page of results, and no hit comes twice', async () => {
    const whole = await ask({ query: 'specifications cyton daisy gain', hitsPerPage: 100 });
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => ask({ query: 'specifications cyton daisy gain', hitsPerPage: 2, page })),
    );
    expect(new Set(pages.map(({ nbHits }) => nbHits))).toEqual(new Set([whole.nbHits]));
    expect(pages[0]?.nbPages).toBe(Math.ceil(whole.nbHits / 2));
    const ids = pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('answers a page behind the last with no hits', async () => {
    expect(await ask({ query: 'cyton', page: 99 })).toMatchObject({ hits: [], page: 99 });
    expect(await ask({ query: 'cyton', hitsPerPage: 0 })).toMatchObject({ hits: [], nbPages: 0 });
    expect((await ask({ query: 'cyton', page: Number.NaN, hitsPerPage: -1 })).hits).toEqual([]);
  });

  it('filters by language and tag', async () => {
    const paths = async (facetFilters: SearchRequest['facetFilters']): Promise<string[]> =>
      (await ask({ query: 'cyton', ...(facetFilters && { facetFilters }) })).hits.map(path);
    expect(await paths(['language:en', ['docusaurus_tag:default']])).toEqual(['/write-for-the-blog/']);
    expect(
      await paths(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]),
    ).toEqual(await paths([]));
    expect(await paths(['language:fr'])).toEqual([]);
    expect(await paths(['constructor:x'])).toEqual([]);
    expect(await paths(['docusaurus_tag:-default'])).not.toContain('/write-for-the-blog/');
  });

  it('gives the fields that were asked for', async () => {
    const [hit] = (await ask({ query: 'ads1299', attributesToRetrieve: ['hierarchy.lvl1', 'url'] })).hits;
    expect(hit).toMatchObject({
      content: null,
      hierarchy: { lvl0: null, lvl1: 'Cyton specifications', lvl2: null },
    });
    const [full] = (await ask({ query: 'ads1299' })).hits;
    expect(full).toMatchObject({
      type: 'content',
      content: 'The ADS1299 has a gain of 24 by default.',
      hierarchy: { lvl0: 'Cyton Board', lvl1: 'Cyton specifications', lvl2: 'Amplifier', lvl3: null },
    });
  });

  it('marks words with the tags of the request and cuts snippets to their words', async () => {
    const [hit] = (
      await ask({
        query: 'notch filter',
        attributesToSnippet: ['content:5'],
        snippetEllipsisText: '...',
        highlightPreTag: '[',
        highlightPostTag: ']',
      })
    ).hits;
    expect(hit?._highlightResult?.content?.value).toBe(
      'A [notch] [filter] removes 50 Hz. Set the bandpass [filter] too.',
    );
    expect(hit?._snippetResult?.content?.value).toBe('A [notch] [filter] removes 50...');
    expect(hit?._highlightResult?.content?.matchLevel).toBe('full');
  });

  it('marks a beginning as far as it is typed', async () => {
    const [hit] = (await ask({ query: 'gangl' })).hits;
    expect(hit?._highlightResult?.hierarchy?.lvl1?.value).toBe('<mark>Gangl</mark>ion specifications');
  });

  it('names an answer only when clicks are analysed', async () => {
    expect((await ask({ query: 'cyton' })).queryID).toBeUndefined();
    expect((await ask({ query: 'cyton', clickAnalytics: true })).queryID).toMatch(/^[\da-f]{32}$/);
  });

  it('loads of a long page only the piece that answers, and counts words of all pieces', async () => {
    const filler = Array.from(
      { length: 60 },
      () => 'Nothing of interest stands in this long line of text here.',
    );
    const { index, ...rest } = buildIndex([
      ...recordsOf({ title: 'Other', lines: ['A marmot.'] }),
      ...recordsOf({
        title: 'Long',
        lines: [
          '## First',
          'An otter.',
          ...filler,
          '## Second',
          'A badger.',
          ...filler,
          '## Third part',
          'A marmot and an otter.',
          ...filler,
        ],
      }),
    ]);
    expect(index.pages.map(({ pieces }) => pieces)).toEqual([[0], [0, 2, 3]]);
    const source = sourceOf(rest);
    const loaded: number[] = [];
    const long = createEngine(index, {
      ...source,
      loadText: (piece) => {
        loaded.push(piece);
        return source.loadText(piece);
      },
    });
    const first = async (query: string): Promise<unknown> => (await long.search({ query })).hits[0];
    expect(await first('badger')).toMatchObject({ url: '/long/#second', content: 'A badger.' });
    expect(await first('otter marmot')).toMatchObject({
      url: '/long/#third-part',
      content: 'A marmot and an otter.',
    });
    // Its heading has one word, its text the other.
    expect(await first('third marmot')).toMatchObject({ url: '/long/#third-part' });
    expect(new Set(loaded)).toEqual(new Set([0, 2, 3]));
    expect(await long.search({ query: 'otter' })).toMatchObject({
      nbHits: 1,
      hits: [{ url: '/long/#first' }],
    });
  });

  it('rejects with what loading a text rejects with', async () => {
    const { index, ...rest } = buildIndex(recordsOf({ title: 'A', lines: ['deep words'] }));
    const engine = createEngine(index, {
      ...sourceOf(rest),
      loadText: () => Promise.reject(new Error('gone')),
    });
    await expect(engine.search({ query: 'deep words' })).rejects.toThrow('gone');
  });
});

describe('hostile input', () => {
  const hostile = engineOf([
    {
      title: '<img src=x onerror=alert(1)>',
      section: '</mark><script>',
      lines: ['## "><svg onload=alert(1)>', '<script>alert("deep")</script> & more'],
    },
  ]);

  it('comes out escaped, with no markup but the tags', async () => {
    for (const query of ['img', 'svg', 'script alert deep', 'more']) {
      const { hits } = await ask({ query, attributesToSnippet: ['content:10'] }, hostile);
      expect(hits).not.toHaveLength(0);
      for (const hit of hits) {
        const values = [
          ...Object.values(hit._highlightResult?.hierarchy ?? {}),
          hit._highlightResult?.content,
          hit._snippetResult?.content,
        ].map((marked) => marked?.value ?? '');
        for (const value of values) expect(value.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"]/);
      }
    }
  });

  it('shows the text as it is when the marks are taken apart', async () => {
    const [hit] = (await ask({ query: 'more' }, hostile)).hits;
    expect(
      splitHighlighted(hit?._highlightResult?.content?.value ?? '')
        .map(({ text }) => text)
        .join(''),
    ).toBe('<script>alert("deep")</script> & more');
  });

  it('answers 10,000 random queries', async () => {
    let state = 42;
    const random = (below: number): number => {
      state = (state * 1664525 + 1013904223) % 2 ** 32;
      return Math.floor((state / 2 ** 32) * below);
    };
    const pieces = [
      'cyton',
      'gain',
      'ads1299',
      'z',
      '0xC0',
      '/dev/ttyUSB0',
      'impedance',
      'band',
      'pass',
      'the',
      '__proto__',
      'constructor',
      'toString',
      '<script>',
      '"',
      '\\',
      '(',
      '[',
      '*',
      '+',
      '?',
      '{',
      '$',
      '^',
      '\u0000',
      '\ud800',
      '😀',
      'ﬁ',
      'İ',
      '\u0301',
      'ß',
      '١٢٣',
      '日本語',
      '%',
      '&amp;',
      '\n',
      '\u200b',
    ];
    for (let run = 0; run < 10_000; run += 1) {
      const query = Array.from({ length: random(6) }, () => pieces[random(pieces.length)] ?? '').join(
        random(2) ? ' ' : '',
      );
      const { hits, nbHits } = await ask({ query, attributesToSnippet: ['content:10'], hitsPerPage: 3 });
      expect(hits.length).toBe(Math.min(3, nbHits));
    }
  }, 60_000);
});
