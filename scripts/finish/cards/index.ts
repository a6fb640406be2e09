/**
 * Draws the card of every page of a finished build into `img/cards/`, and names it in the page's head. Not by the page's
 * own script: only programs read it, and they run none.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { load } from 'cheerio';
import subsetFont from 'subset-font';
import { FONT_FILE } from '../../../fontFile';
import { addToHead } from '../addToHead';
import { allDone } from '../allDone';
import { listFiles } from '../listFiles';
import { writeInOneStep } from '../writeInOneStep';
import { version as resvgVersion } from '@resvg/resvg-js/package.json';
import { CARD_FONT, type CardStyle, type CardText, drawCard, drawLine } from './drawCard';
import { type FigureRule, readFigure, readRules } from './figure';

const root = path.join(__dirname, '../../..');
/** Calls a function at most once, for all who ask. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}

const BREADCRUMBS = /<nav[^>]*theme-doc-breadcrumbs.*?<\/nav>/s;

/** The rules of a build's style sheet that drawings may need; none in a folder without one. */
async function readFigureRules(folder: string): Promise<FigureRule[]> {
  const sheets = (await listFiles(folder)).filter((name) => /(?:^|\/)styles\.[^/]*\.css$/.test(name));
  const texts = await Promise.all(sheets.map((name) => readFile(path.join(folder, name), 'utf8')));
  return readRules(texts.join('\n'));
}

/** What the card of a built page says; undefined for a page that only forwards or is none. */
export function readCardText(name: string, html: string): CardText | undefined {
  if (!/(?:^|\/)index\.html$/.test(name) || html.includes('http-equiv="refresh"')) return undefined;
  const [title = '', site = ''] = load(/<title[^>]*>.*?<\/title>/s.exec(html)?.[0] ?? '')('title')
    .text()
    .split(' | ');
  const place = load(BREADCRUMBS.exec(html)?.[0] ?? '')('.breadcrumbs__item')
    .eq(1)
    .text();
  const section = place || (/^blog\/./.test(name) ? 'Blog' : '');
  const isSaid = section.toLowerCase() === title.toLowerCase() || name === 'index.html';
  return { title, site, section: isSaid ? '' : section };
}

/** Where the card of a page is, below the base address. */
const cardFileOf = (name: string): string =>
  `img/cards/${name.replace(/(?:^|\/)index\.html$/, '') || 'home'}.png`;

/** The two weights of the site's font that the cards use, as files that the renderer can read. */
async function writeFonts(folder: string): Promise<string[]> {
  const font = await readFile(path.join(root, 'static', FONT_FILE));
  const signs = Array.from({ length: 0x2300 }, (_unused, code) => String.fromCharCode(code)).join('');
  return Promise.all(
    [400, 600].map(async (weight) => {
      const file = path.join(folder, `${path.basename(FONT_FILE, '.woff2')}-${weight}.ttf`);
      const bytes = await subsetFont(font, signs, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      });
      await writeInOneStep(file, bytes);
      return file;
    }),
  );
}

/** Widths of texts as the renderer sets them, each measured once. */
function measureWith(options: ResvgRenderOptions): CardStyle['measure'] {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? new Resvg(drawLine(text), options).getBBox()?.width ?? 0;
    known.set(text, width);
    return width;
  };
}

/** What the site's own files say of every card, and what the renderer needs to draw one. */
async function prepare(cache: string): Promise<{ style: CardStyle; options: ResvgRenderOptions }> {
  const fontFiles = await writeFonts(cache);
  const options = { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: CARD_FONT } };
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const [tokens, logo] = await Promise.all([read('src/css/tokens.css'), read('static/img/logo.svg')]);
  return { style: { tokens, logo, measure: measureWith(options) }, options };
}

/** Everything that decides how cards look but for their words: this folder, the font, the logo, colours, signals, the renderer. */
async function digestOfStyle(): Promise<string> {
  const digest = createHash('sha256').update(resvgVersion);
  const own = (await listFiles(__dirname))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => path.join(__dirname, name));
  const shared = [
    `static/${FONT_FILE}`,
    'static/img/logo.svg',
    'src/css/tokens.css',
    'src/signal/generators.ts',
    'src/signal/filters.ts',
    'src/signal/random.ts',
  ].map((name) => path.join(root, name));
  for (const file of [...own, ...shared]) digest.update(await readFile(file));
  return digest.digest('hex');
}

/** Where the cards of earlier builds are kept, by what decides them. */
const CARD_CACHE = path.join(root, '.cache', 'cards');

/**
 * @param siteUrl where the site lives, without its path
 * @param baseUrl its path, with a slash at both ends
 * @returns how many cards the build has, and how many of them were drawn for it
 */
export async function writeCards(
  folder: string,
  siteUrl: string,
  baseUrl: string,
  cache = CARD_CACHE,
): Promise<{ cards: number; drawn: number }> {
  const style = await digestOfStyle();
  await mkdir(cache, { recursive: true });
  /** The cards of this build by the names of their files in the cache: pages that say the same share one. */
  const pictures = new Map<string, Promise<Buffer>>();
  const prepared = once(() => prepare(cache));
  const tokens = await readFile(path.join(root, 'src/css/tokens.css'), 'utf8');
  const rules = await readFigureRules(folder);
  let drawn = 0;

  async function findOrDraw(file: string, text: CardText): Promise<Buffer> {
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const { style: look, options } = await prepared();
    const png = (await renderAsync(drawCard(text, look), options)).asPng();
    await writeInOneStep(file, png);
    drawn += 1;
    return png;
  }

  function cardOf(text: CardText): Promise<Buffer> {
    const kept = `${createHash('sha256').update(style).update(JSON.stringify(text)).digest('hex')}.png`;
    const picture = pictures.get(kept) ?? findOrDraw(path.join(cache, kept), text);
    pictures.set(kept, picture);
    return picture;
  }

  async function writeCard(name: string): Promise<boolean> {
    const page = path.join(folder, name);
    const html = await readFile(page, 'utf8');
    const text = readCardText(name, html);
    if (!text) return false;
    const file = cardFileOf(name);
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(
      path.join(folder, file),
      await cardOf({ ...text, figure: readFigure(html, rules, tokens) }),
    );
    const address = new URL(baseUrl + file, siteUrl).href;
    const named = `<meta property="og:image" content="${address}"><meta name="twitter:image" content="${address}">`;
    await addToHead(page, html, named);
    return true;
  }

  const left = (await listFiles(folder)).filter((name) => name.endsWith('.html'));
  let cards = 0;
  async function work(): Promise<void> {
    for (let name = left.shift(); name !== undefined; name = left.shift())
      if (await writeCard(name)) cards += 1;
  }
  // The renderer has threads of its own; one is drawing while the last picture is packed.
  await allDone(Array.from({ length: 2 * os.availableParallelism() }, work));
  // Another build, in a folder of its own, may be clearing up as well.
  for (const name of await readdir(cache))
    if (name.endsWith('.png') && !pictures.has(name)) await rm(path.join(cache, name), { force: true });
  return { cards, drawn };
}
