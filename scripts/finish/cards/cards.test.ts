import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCardText, writeCards } from '.';
import { breakLines, CARD_HEIGHT, CARD_WIDTH, drawCard, setTitle } from './drawCard';
import { lightColour, oklchToHex } from './oklch';

const page = (title: string, place = ''): string =>
  `<!doctype html><html><head><title data-rh=true>${title} | Documentation</title></head><body>` +
  (place &&
    `<nav class="theme-doc-breadcrumbs x"><ul><li class="breadcrumbs__item"><a href=/></a></li><li class=breadcrumbs__item><span>${place}</span></li></ul></nav>`) +
  '</body></html>';

/** As wide as 50 px for each sign. */
const measure = (text: string): number => text.length * 50;

describe('colours', () => {
  it('are those of sRGB', () => {
    // CSS Color 4, section 9.2, and the conversion of sRGB red that its sample code gives.
    expect(oklchToHex('oklch(1 0 0)')).toBe('#ffffff');
    expect(oklchToHex('oklch(0 0 0)')).toBe('#000000');
    expect(oklchToHex('oklch(0.62796 0.25768 29.2339)')).toBe('#ff0000');
  });

  it('are read from the style sheet by name', () => {
    const tokens = ':root { --a-b: oklch(1 0 0); } html[dark] { --a-b: oklch(0 0 0); }';
    expect(lightColour(tokens, '--a-b')).toBe('#ffffff');
    expect(() => lightColour(tokens, '--c')).toThrow('tokens.css has no colour --c.');
    expect(() => oklchToHex('red')).toThrow('"red" is no colour of the form');
  });
});

describe('the words of a card', () => {
  it('are the title of the page and its place, unless the title says that', () => {
    expect(readCardText('Cyton/CytonSpecs/index.html', page('Specs &amp; pins', 'Cyton Board'))).toEqual({
      title: 'Specs & pins',
      section: 'Cyton Board',
      site: 'Documentation',
    });
    expect(readCardText('Cyton/index.html', page('Cyton board', 'Cyton Board'))?.section).toBe('');
    expect(readCardText('index.html', page('Home', 'Welcome'))?.section).toBe('');
    expect(readCardText('blog/a/index.html', page('A'))?.section).toBe('Blog');
    expect(readCardText('blog/index.html', page('Blog'))?.section).toBe('');
  });

  it('are none for forwards and for the page of what is missing', () => {
    expect(readCardText('404.html', page('Not found'))).toBeUndefined();
    expect(readCardText('Old/index.html', '<meta http-equiv="refresh" content="0; url=/">')).toBeUndefined();
  });

  it('stand in lines that fit', () => {
    expect(breakLines('one two three', 400, measure)).toEqual(['one two', 'three']);
    expect(breakLines('one', 10, measure)).toEqual(['one']);
  });

  it('are set as large as there is room, in lines of about one width', () => {
    expect(setTitle('Short', measure)).toEqual({ size: 92, lines: ['Short'] });
    const { size, lines } = setTitle('What this site is, and how its numbers are checked', measure);
    expect(size).toBeLessThan(92);
    expect(lines).toEqual(['What this site is, and how', 'its numbers are checked']);
    expect(() => setTitle('word '.repeat(60).trim(), measure)).toThrow('has no room on a card');
  });
});

describe('a drawing', () => {
  const tokens = [
    ...['--site-paper', '--site-strong', '--site-muted', '--site-tick'],
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `--channel-${n}`),
  ]
    .map((name) => `${name}: oklch(0.5 0.1 200);`)
    .join('');
  const draw = (title: string): string =>
    drawCard({ title, section: 'S', site: 'D' }, { tokens, logo: '<svg/>', measure });

  it('escapes what it is given', () => {
    expect(draw('a < b & "c"')).toContain('>a &#60; b &#38; &#34;c&#34;<');
  });

  it('is the same for the same words, with another recording for others', () => {
    const traces = (svg: string): string[] => svg.match(/d="[^"]+"/g) ?? [];
    expect(draw('One')).toBe(draw('One'));
    expect(traces(draw('One'))).toHaveLength(9);
    expect(traces(draw('One'))[0]).not.toBe(traces(draw('Two'))[0]);
  });
});

describe('a build', () => {
  let folder: string;
  const site = (): string => path.join(folder, 'build');
  const write = async (name: string, text: string): Promise<void> => {
    await mkdir(path.dirname(path.join(site(), name)), { recursive: true });
    await writeFile(path.join(site(), name), text);
  };
  const make = (): ReturnType<typeof writeCards> =>
    writeCards(site(), 'https://site.test', '/docs/', path.join(folder, 'cache'));

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'cards-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('names the card of each page by its whole address, and draws it once', async () => {
    await write('index.html', page('Home'));
    await write('Cyton/Specs/index.html', page('Specs', 'Cyton Board'));
    await write('404.html', page('Not found'));
    expect(await make()).toEqual({ cards: 2, drawn: 2 });
    const html = await readFile(path.join(site(), 'Cyton/Specs/index.html'), 'utf8');
    const address = 'https://site.test/docs/img/cards/Cyton/Specs.png';
    expect(html).toContain(
      `<meta property="og:image" content="${address}"><meta name="twitter:image" content="${address}"></head>`,
    );
    const png = await readFile(path.join(site(), 'img/cards/Cyton/Specs.png'));
    // The width and height of a PNG stand behind its first sixteen bytes.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
    expect(await readdir(path.join(site(), 'img/cards'))).toEqual(['Cyton', 'home.png']);
  });

  it('takes cards from the last build, and forgets what no page needs', async () => {
    await write('index.html', page('Home'));
    await write('a/index.html', page('A'));
    expect(await make()).toEqual({ cards: 2, drawn: 2 });
    const first = await readFile(path.join(site(), 'img/cards/home.png'));
    await rm(site(), { recursive: true });
    await write('index.html', page('Home'));
    await write('b/index.html', page('B'));
    expect(await make()).toEqual({ cards: 2, drawn: 1 });
    expect((await readFile(path.join(site(), 'img/cards/home.png'))).equals(first)).toBe(true);
    const kept = (await readdir(path.join(folder, 'cache'))).filter((name) => name.endsWith('.png'));
    expect(kept).toHaveLength(2);
  });
});
