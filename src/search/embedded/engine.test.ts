import { describe, expect, it } from 'vitest';
import { createRandom } from '../../signal/random';
import { MAX_HITS_OF_PAGE } from '../constants';
import type { PageHeading, SitePage, TextBlock } from '../sitePage';
import {
  SearchError,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
  type SearchScope,
  type TextPart,
} from '../types';
import { buildIndex, sourceOf } from './buildIndex';
import { createEngine, type SearchEngine } from './engine';

interface TestPage {
  title: string;
  section?: string;
  keywords?: string[];
  /** Of the page itself. */
  asked?: string[];
  /** Of sections, by their number. */
  askedOf?: Record<number, string[]>;
  tag?: string;
  /** `## heading` lines begin sections, `###` ones go below them; other lines are blocks of text. */
  lines?: string[];
}

const slug = (text: string): string => text.toLowerCase().replace(/\W+/g, '-');

function pageOf({
  title,
  section = 'Docs',
  keywords = [],
  tag = 'docs-default-current',
  asked = [],
  askedOf = {},
  lines = [],
}: TestPage): SitePage {
  const questions = Object.entries({ 0: asked, ...askedOf }).flatMap(([heading, texts]) =>
    texts.map((text) => ({ heading: Number(heading), text })),
  );
  const headings: PageHeading[] = [];
  const blocks: TextBlock[] = [];
  for (const line of lines) {
    const [, marks = '', text = ''] = /^(##+) (.*)$/.exec(line) ?? [];
    if (marks === '') blocks.push({ heading: headings.length, text: line });
    else headings.push({ level: marks === '##' ? 'lvl2' : 'lvl3', text, anchor: slug(text) });
  }
  const path = `/${slug(title)}/`;
  return {
    path,
    section,
    title,
    language: 'en',
    tag,
    version: 'current',
    keywords,
    questions,
    headings,
    blocks,
  };
}

function engineOf(pages: readonly TestPage[]): SearchEngine {
  const { index, ...rest } = buildIndex(pages.map(pageOf));
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

/** The answer with its texts. */
async function ask(request: SearchRequest, engine = site): Promise<SearchAnswer> {
  const answer = await engine.search(request);
  return answer.complete ?? answer;
}
const path = ({ url }: SearchHit): string => url;
/** Parts as one text, with brackets around the matches. */
const bracketed = (parts: readonly TextPart[] | null = []): string =>
  (parts ?? []).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
const found = async (query: string, engine = site): Promise<string[]> =>
  (await ask({ query }, engine)).hits.map(path);

describe('ranking, in full order', () => {
  it('puts a title before a heading before text', async () => {
    expect(await found('daisy')).toEqual([
      '/get-started-with-the-daisy/', // whole word in the title of a page
      '/cyton-specifications/#daisy-module', // in a heading
      '/daisy-for-the-8-bit-board/', // in the title of a retired page
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
    expect((await found('alpha omega', engine))[0]).toBe('/together/#two');
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
    expect(await ask({ query: '  ' })).toMatchObject({ hits: [], count: 0, nextPage: null });
  });
});

describe('requests', () => {
  it('counts the same on every page of results, and no hit comes twice', async () => {
    const whole = await ask({ query: 'specifications cyton daisy gain', hitsPerPage: 100 });
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => ask({ query: 'specifications cyton daisy gain', hitsPerPage: 2, page })),
    );
    expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([whole.count]));
    expect(pages.map(({ offset }) => offset)).toEqual([0, 2, 4, 6]);
    expect(pages.map(({ nextPage }) => nextPage)).toEqual(
      [1, 2, 3, 4].map((next) => (next * 2 < whole.count ? next : null)),
    );
    const ids = pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('answers a page behind the last with no hits', async () => {
    expect(await ask({ query: 'cyton', page: 99 })).toMatchObject({ hits: [], nextPage: null });
    expect(await ask({ query: 'cyton', hitsPerPage: 0 })).toMatchObject({ hits: [], nextPage: null });
    expect((await ask({ query: 'cyton', page: Number.NaN, hitsPerPage: -1 })).hits).toEqual([]);
  });

  it('searches the language and the parts of the site that it is asked for', async () => {
    const paths = async (scope?: SearchScope): Promise<string[]> =>
      (await ask({ query: 'cyton', ...(scope && { scope }) })).hits.map(path);
    expect(await paths({ language: 'en', tags: ['default'] })).toEqual(['/write-for-the-blog/']);
    expect(await paths({ language: 'en', tags: ['default', 'docs-default-current'] })).toEqual(await paths());
    expect(await paths({ language: 'fr', tags: ['default'] })).toEqual([]);
    expect(await paths({ language: 'en', tags: ['constructor'] })).toEqual([]);
  });

  it('says where a text stands and what it is', async () => {
    const [hit] = (await ask({ query: 'ads1299' })).hits;
    expect(hit).toMatchObject({
      type: 'content',
      content: 'The ADS1299 has a gain of 24 by default.',
      hierarchy: { lvl0: 'Cyton Board', lvl1: 'Cyton specifications', lvl2: 'Amplifier', lvl3: null },
    });
  });

  it('marks words and cuts snippets to as many as it is asked for', async () => {
    const [hit] = (await ask({ query: '"notch filter"', snippetWords: 5 })).hits;
    expect(hit && bracketed(hit.snippet)).toBe('A [notch] [filter] removes 50…');
  });

  it('marks a beginning as far as it is typed', async () => {
    const [hit] = (await ask({ query: 'gangl' })).hits;
    expect(bracketed(hit?.levels.lvl1)).toBe('[Gangl]ion specifications');
  });

  it('loads of a long page only the piece that answers', async () => {
    const filler = Array.from(
      { length: 200 },
      () => 'Nothing of interest stands in this long line of text here, and it goes on for a while.',
    );
    const { index, ...rest } = buildIndex([
      pageOf({ title: 'Other', lines: ['A marmot.'] }),
      pageOf({
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
    const first = async (query: string): Promise<unknown> => (await ask({ query }, long)).hits[0];
    expect(await first('badger')).toMatchObject({ url: '/long/#second', content: 'A badger.' });
    expect(loaded).toEqual([2]);
    expect(await first('otter marmot')).toMatchObject({
      url: '/long/#third-part',
      content: 'A marmot and an otter.',
    });
    // Its heading has one word, its text the other.
    expect(await first('third marmot')).toMatchObject({ url: '/long/#third-part' });
  });

  it('knows its hits before their texts, which change neither their order nor their names', async () => {
    const answer = await site.search({ query: 'three volts' });
    expect(answer.hits).toMatchObject([{ url: '/cyton-specifications/#power', snippet: null }]);
    const complete = await answer.complete;
    expect(complete?.hits.map(({ objectID }) => objectID)).toEqual(
      answer.hits.map(({ objectID }) => objectID),
    );
    expect(bracketed(complete?.hits[0]?.snippet)).toBe('[Three] to six [volts] at P1.');
  });

  it('leaves out the text that can not be loaded, but not that of an older build', async () => {
    const { index, ...rest } = buildIndex([pageOf({ title: 'A', lines: ['deep words'] })]);
    const failing = (error: Error): SearchEngine =>
      createEngine(index, { ...sourceOf(rest), loadText: () => Promise.reject(error) });
    expect(await ask({ query: 'deep words' }, failing(new Error('slow')))).toMatchObject({
      hits: [{ url: '/a/', snippet: [] }],
    });
    await expect(
      ask({ query: 'deep words' }, failing(new SearchError('api', 'gone', { status: 404 }))),
    ).rejects.toThrow('gone');
  });
});

describe('what a query says beside its words', () => {
  it('names the words that stand nowhere, and finds the rest', async () => {
    expect(await ask({ query: 'zzzzqq daisy' })).toMatchObject({ unknown: ['zzzzqq'] });
    expect(await ask({ query: 'cyton gain' })).not.toHaveProperty('unknown');
  });

  it('says what it corrected, and corrects nothing that is meant literally', async () => {
    const answer = await ask({ query: 'impedanec of the ganglion' });
    expect(answer.corrected).toBe('impedance of the ganglion');
    expect(answer.hits[0]?.url).toBe('/ganglion-specifications/#impedance');
    const literal = await ask({ query: 'impedanec', isLiteral: true });
    expect(literal).toMatchObject({ count: 0, unknown: ['impedanec'] });
    expect(literal).not.toHaveProperty('corrected');
    expect(await ask({ query: 'imped' })).not.toHaveProperty('corrected');
  });

  it.each([
    ['ganglion anglion', 'ganglion ganglion'],
    ['impedanec, impedanec?', 'impedance, impedance?'],
    [' “impedanec” of impedanecs ', '“impedance” of impedance'],
  ])('corrects %j where its words stand, and no other word that holds them', async (query, corrected) => {
    expect(await ask({ query })).toMatchObject({ corrected });
  });

  it('takes what stands in quotation marks as one', async () => {
    expect(await found('filter removes')).toContain('/reduce-noise/#mains-hum');
    expect(await found('"notch filter"')).toEqual(['/reduce-noise/#mains-hum']);
    expect(await found('"daisy module"')).toEqual(['/cyton-specifications/#daisy-module']);
  });

  it('shows no more of a page for a quotation than for words', async () => {
    const lines = ['Power', 'Parts', 'Pins', 'Sources'].flatMap((name) => [`## ${name}`, 'Of the board.']);
    const long = engineOf([
      { title: 'Main board', lines: [...lines, '## Notes', 'No main board is alike.'] },
    ]);
    const answer = await long.search({ query: '"main board"' });
    expect(answer.hits.length).toBe(MAX_HITS_OF_PAGE);
    expect(answer.count).toBe(MAX_HITS_OF_PAGE);
  });

  it('takes the words of a quotation by themselves where no place has it word for word', async () => {
    expect(await found('“filter notch”')).toEqual(await found('filter notch'));
    expect(await found('“filter notch”')).toContain('/reduce-noise/#mains-hum');
    expect(await ask({ query: '“filter notch”' })).toMatchObject({ isUnquoted: true });
    expect(await ask({ query: '"notch filter"' })).not.toHaveProperty('isUnquoted');
  });

  it('reads a list with slashes as words, and a path as the name that it is', async () => {
    expect(await found('daisy/zzqq/filter')).toEqual(await found('daisy zzqq filter'));
    expect(await ask({ query: 'daisy/zzqq/filter' })).toMatchObject({ unknown: ['zzqq'] });
    expect(await ask({ query: 'impedanec/filter' })).toMatchObject({ corrected: 'impedance filter' });
  });

  it('reads a name that stands nowhere as its words when two of them are known, and leaves others alone', async () => {
    expect(await found('impedance_filter7.zzqq')).toEqual(await found('impedance filter 7 zzqq'));
    expect(await ask({ query: 'impedance_filter7.zzqq' })).toMatchObject({ unknown: ['7', 'zzqq'] });
    expect(await found('zzqqImpedanceFilter')).toEqual(await found('zzqq impedance filter'));
    expect(await ask({ query: 'filter_zzqq.ppww' })).toMatchObject({
      count: 0,
      unknown: ['filter_zzqq.ppww'],
    });
    expect(await found('zzqq123')).toEqual([]);
  });

  it('reads a name that stands nowhere as its one known word when the rest is a number of its own', async () => {
    expect(await found('zq.impedance-ZZ0096QQ')).toEqual(await found('zq impedance ZZ0096QQ'));
    expect(await found('ganglion-9z3q')).toEqual(await found('ganglion'));
    expect(await ask({ query: 'Ganglion-9z3q' })).toMatchObject({ unknown: ['9z3q'] });
    expect(await found('and-9z3q')).toEqual([]);
  });

  it('shows the first sentence of a section that is asked for', async () => {
    const { hits } = await ask({ query: 'how long does a battery last?' });
    expect(bracketed(hits[0]?.snippet).replace(/[[\]]/g, '')).toBe('A daisy chain of questions.');
  });

  it('opens at its top what is asked for by its title, although a section answers a question with its words', async () => {
    const engine = engineOf([
      {
        title: 'Mark IV headset',
        lines: ['What it is.', '## Fit', 'Put the Mark IV headset on.'],
        askedOf: { 1: ['put on mark iv headset'] },
      },
    ]);
    const { hits } = await engine.search({ query: 'mark iv headset' });
    expect(hits[0]?.url).toBe('/mark-iv-headset/');
    const fit = await engine.search({ query: 'put on mark iv headset' });
    expect(fit.hits[0]?.url).toBe('/mark-iv-headset/#fit');
  });

  it('opens at its top what is asked for by its title and its other names together, unless a section is named too', async () => {
    const renamed = engineOf([
      {
        title: 'Program the board',
        keywords: ['firmware', 'wiring'],
        askedOf: { 1: ['old firmware of a board'] },
        lines: [
          'Compile it.',
          '## Older ones',
          'The firmware of a board was short.',
          '## Wiring',
          'A cable.',
        ],
      },
      { title: 'Another page', lines: ['Nothing of this.'] },
    ]);
    const first = async (query: string) => (await renamed.search({ query })).hits[0]?.url;
    expect(await first('board firmware')).toBe('/program-the-board/');
    expect(await first('board wiring')).toBe('/program-the-board/#wiring');
  });

  it('opens at its top what is asked for by its name, although a file that begins with it has a section', async () => {
    const engine = engineOf([
      {
        title: 'Lab Streaming Layer (LSL)',
        lines: ['It connects programs.', '## Where does lsl_api.cfg go?', 'Into the folder lsl_api.'],
      },
    ]);
    const { hits } = await engine.search({ query: 'lsl' });
    expect(hits[0]?.url).toBe('/lab-streaming-layer-lsl-/');
  });

  it('opens at its top what is asked for by its name, although a section has a part of that name for its own', async () => {
    const engine = engineOf([
      {
        title: 'Recording on the SD card',
        lines: ['It stores.', '## No card', 'Is it in?', '## Sizes', 'How long an SD card lasts.'],
        askedOf: { 2: ['sd card size'] },
      },
    ]);
    const first = async (query: string) => (await engine.search({ query })).hits[0]?.url;
    expect(await first('sd card')).toBe('/recording-on-the-sd-card/');
    expect(await first('no card')).toBe('/recording-on-the-sd-card/#no-card');
  });

  it('opens at its top what is asked for by its name with a typing error', async () => {
    const engine = engineOf([
      {
        title: 'Ganglion',
        lines: ['It has four channels.', '## The trigger of the ganglion', 'A pin.'],
        askedOf: { 1: ['ganglion trigger'] },
      },
    ]);
    const { hits } = await engine.search({ query: 'gangleon' });
    expect(hits[0]?.url).toBe('/ganglion/');
  });

  it('opens at its top what is asked for by the beginning of its name, as while it is typed', async () => {
    const engine = engineOf([
      {
        title: 'Ganglion',
        lines: ['It has four channels.', '## The trigger of the ganglion', 'A pin.'],
        askedOf: { 1: ['ganglion trigger'] },
      },
      { title: 'Headset', lines: ['It fits.', '## Gangway', 'Mind the ganglion.'] },
    ]);
    const first = async (query: string) => (await engine.search({ query })).hits[0]?.url;
    expect(await first('ganglio')).toBe('/ganglion/');
    expect(await first('ganglio trigger')).toBe('/ganglion/#the-trigger-of-the-ganglion');
  });

  it('does so although many sections have the name in their texts', async () => {
    const parts = ['Wires', 'Pins', 'Power', 'Care'];
    const engine = engineOf([
      {
        title: 'Ganglion board',
        lines: parts.flatMap((part) => [`## ${part}`, 'The ganglion has some.']),
        askedOf: { 1: ['ganglion wires'] },
      },
    ]);
    expect((await found('gangleon', engine))[0]).toBe('/ganglion-board/');
  });

  it('opens at the section that users ask for in these very words, although the page has them for its names', async () => {
    const engine = engineOf([
      {
        title: 'Widget guide',
        keywords: ['band power', 'bandpower'],
        lines: ['Of all widgets.', '## Band power', 'Five bars.'],
        askedOf: { 1: ['bandpower widget'] },
      },
    ]);
    expect((await found('bandpower widget', engine))[0]).toBe('/widget-guide/#band-power');
  });

  it('opens at the section of a task whose words are mostly other names of the page', async () => {
    const engine = engineOf([
      {
        title: 'Record to a card',
        keywords: ['convert', 'hex file', 'microvolts'],
        lines: ['It stores.', '## Read a file', 'Convert the hex file of the card to microvolts.'],
      },
    ]);
    expect((await found('convert hex file card microvolts', engine))[0]).toBe(
      '/record-to-a-card/#read-a-file',
    );
  });

  it('finds an error by its name when a program puts its code behind it', async () => {
    const engine = engineOf([{ title: 'Codes', lines: ['## List', 'GENERAL_ERROR (17): anything else'] }]);
    expect(await found('GENERAL_ERROR:17', engine)).toEqual(['/codes/#list']);
  });

  it('finds a number and its unit written as one', async () => {
    const engine = engineOf([{ title: 'Rates', lines: ['## Fast', 'It samples at 1 kHz.'] }]);
    expect(await found('1khz', engine)).toEqual(['/rates/#fast']);
  });

  it('finds the explained command for one of its kind that stands nowhere, and for nothing else', async () => {
    const engine = engineOf([
      { title: 'Channels', lines: ['## Settings', 'x1060110X sets channel 1.'] },
      { title: 'Contact', lines: ['## Lead-off', 'z101Z tests channel 1.'] },
      { title: 'Example', lines: ['## EMG', 'x3060100X makes a pair.'] },
    ]);
    expect(await found('x3030110X', engine)).toEqual(['/channels/#settings']);
    expect(await found('what does zQ10Z do', engine)).toEqual(['/contact/#lead-off']);
    expect((await found('x3060100X', engine))[0]).toBe('/example/#emg');
    expect(await found('x3090110X', engine)).toEqual([]);
  });

  it('finds a page by the questions of its users', async () => {
    const engine = engineOf([
      { title: 'Serial port', lines: ['Install the package.'], asked: ['dongle is not recognised'] },
      { title: 'Dongle', lines: ['The dongle is a radio.'] },
    ]);
    expect((await found('why is my dongle not recognized', engine))[0]).toBe('/serial-port/');
  });

  it('finds other words for the same thing, after the word itself', async () => {
    const engine = engineOf([
      { title: 'Radio', lines: ['## Lost packets', 'x'] },
      { title: 'Drop', lines: ['x'] },
    ]);
    expect(await found('dropped packets', engine)).toEqual(['/radio/#lost-packets', '/drop/']);
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

  it('comes out as the text it is', async () => {
    for (const query of ['img', 'svg', 'script alert deep', 'more']) {
      const { hits } = await ask({ query }, hostile);
      expect(hits).not.toHaveLength(0);
      for (const { hierarchy, levels, snippet } of hits) {
        const text = (parts: readonly TextPart[] | null = []): string =>
          (parts ?? []).map((part) => part.text).join('');
        expect(text(levels.lvl1)).toBe(hierarchy.lvl1);
        if (snippet?.length) expect('<script>alert("deep")</script> & more').toContain(text(snippet));
      }
    }
  });

  it('answers 10,000 random queries', async () => {
    const next = createRandom(42);
    const random = (below: number): number => Math.floor(next() * below);
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
      const { hits, count } = await ask({ query, hitsPerPage: 3 });
      expect(hits.length).toBe(Math.min(3, count));
    }
  }, 60_000);
});
