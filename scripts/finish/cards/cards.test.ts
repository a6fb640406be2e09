import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCardText, writeCards } from '.';
import { breakLines, CARD_HEIGHT, CARD_WIDTH, drawCard, isForCards, setTitle } from './drawCard';
import { readFigure, readRules } from './figure';
import { lightValue, oklchToHex } from './oklch';

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
    const tokens =
      ':root { --a-b: oklch(1 0 0); --mono: var(--font); --font: Menlo, serif; } html[dark] { --a-b: oklch(0 0 0); }';
    expect(lightValue(tokens, '--a-b')).toBe('#ffffff');
    expect(lightValue(tokens, '--mono')).toBe('Menlo, serif');
    expect(() => lightValue(tokens, '--c')).toThrow('tokens.css has no --c.');
    expect(() => oklchToHex('red')).toThrow('"red" is not a colour of the form');
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
    const long = setTitle('What this site is, and how its numbers are checked', measure);
    expect(long?.size).toBeLessThan(92);
    expect(long?.lines).toEqual(['What this site is, and how', 'its numbers are checked']);
    expect(setTitle('word '.repeat(60).trim(), measure)).toBeUndefined();
  });
});

describe('a drawing', () => {
  const tokens = [
    ...['--site-paper', '--site-strong', '--site-muted', '--site-tick', '--site-screen', '--site-line'],
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `--channel-${n}`),
  ]
    .map((name) => `${name}: oklch(0.5 0.1 200);`)
    .join('');
  const draw = (title: string): string =>
    drawCard({ title, section: 'S', site: 'D' }, { tokens, logo: '<svg/>', measure });

  it('escapes what it is given', () => {
    expect(draw('a < b & "c"')).toContain('>a &lt; b &amp; &quot;c&quot;<');
  });

  it('refuses a title that has no room', () => {
    expect(() => draw('word '.repeat(60).trim())).toThrow('does not fit on a card: shorten it');
  });

  it('shows the drawing of its page, but none that is a strip or could not be read', () => {
    const figure = {
      viewBox: '0 0 342 332',
      content: '<g id="own"/>',
      width: 342,
      height: 332,
      smallestText: 12,
    };
    const drawn = (other: Partial<typeof figure>): string =>
      drawCard(
        { title: 'One', section: '', site: 'D', figure: { ...figure, ...other } },
        { tokens, logo: '<svg/>', measure },
      );
    expect(drawn({})).toContain('viewBox="0 0 342 332" overflow="visible"><g id="own"/></svg>');
    expect(drawn({ smallestText: 8 })).not.toContain('own');
    expect(drawn({ width: 1000, height: 170 })).not.toContain('own');
    expect(isForCards({ ...figure, width: 680, height: 690 })).toBe(false);
  });

  it('is the same for the same words, with another recording for others', () => {
    const traces = (svg: string): string[] => svg.match(/d="[^"]+"/g) ?? [];
    expect(draw('One')).toBe(draw('One'));
    expect(traces(draw('One'))).toHaveLength(9);
    expect(traces(draw('One'))[0]).not.toBe(traces(draw('Two'))[0]);
  });
});

describe('the drawing of a page', () => {
  const tokens = ':root { --ink: oklch(0 0 0); --quiet: var(--ink); }';
  const rules = readRules(
    '.site_a{fill:var(--ink)}.dense_a :is(.name_a,.mark_a){font-size:12px}.other_a{fill:red}.site_a:hover{fill:red}' +
      '@media print{.site_a{fill:red}}',
  );
  const figureOf = (inner: string): string =>
    `<p>before</p><figure class=x><div role=img aria-label="A > B">${inner}</div><figcaption>c</figcaption></figure>`;

  it('takes with it what its classes mean, with the colours of the light mode', () => {
    const figure = readFigure(
      figureOf(
        '<svg viewBox="0 0 360 200" class=dense_a><g style=stroke:var(--quiet)><circle class=site_a r=3 /><text class=name_a>A</text></g></svg>',
      ),
      rules,
      tokens,
    );
    expect(figure).toMatchObject({ viewBox: '0 0 360 200', width: 360, height: 200, smallestText: 12 });
    expect(figure?.content).toBe(
      '<style>.site_a{fill:#000000}.dense_a .name_a{font-size:12px}</style>' +
        '<g class="dense_a"><g style="stroke:#000000"><circle class="site_a" r="3"/><text class="name_a">A</text></g></g>',
    );
  });

  it('is the first that is one picture: no plot of several, no foreign content', () => {
    const plot = figureOf('<div><svg viewBox="0 0 1 1"><path d=""/></svg></div>');
    const foreign = figureOf('<svg viewBox="0 0 9 9"><foreignObject><p>x</p></foreignObject></svg>');
    const own = figureOf('<svg viewBox="0 0 5 6"><path d="M0 0"/></svg>');
    expect(readFigure(plot + foreign + own, rules, tokens)?.viewBox).toBe('0 0 5 6');
    expect(readFigure(plot, rules, tokens)).toBeUndefined();
  });

  it('has no letters that the font of cards lacks', () => {
    const resistor = figureOf('<svg viewBox="0 0 9 9"><text>330 Ω</text></svg>');
    const volts = figureOf('<svg viewBox="0 0 5 6"><text>−2.5\u00a0V</text></svg>');
    expect(readFigure(resistor + volts, rules, tokens)?.viewBox).toBe('0 0 5 6');
    expect(readFigure(resistor, rules, tokens)).toBeUndefined();
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

  it('draws one card for all pages that say the same, however many are drawn at once', async () => {
    const places = Array.from({ length: 12 }, (_unused, number) => `blog/page/${number}/index.html`);
    for (const place of places) await write(place, page('Blog'));
    expect(await make()).toEqual({ cards: places.length, drawn: 1 });
  });

  it('is at rest when a card cannot be drawn', async () => {
    await write('a/index.html', page('word '.repeat(60).trim()));
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await write(`b/${number}/index.html`, page(`B ${number}`));
    await expect(make()).rejects.toThrow('does not fit on a card');
    const files = await readdir(folder, { recursive: true });
    await wait(300);
    expect(await readdir(folder, { recursive: true })).toEqual(files);
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
