/** The picture that other sites show with a link to a page: its section, its title, and the eight channels. */
import { makeAlpha, makeBackground, mix } from '../../../src/signal/generators';
import { escapeXml } from '../../escapeXml';
import type { CardFigure } from './figure';
import { lightValue } from './oklch';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The site's font as the renderer knows it, in the two weights that it is given. */
export const CARD_FONT = 'Atkinson Hyperlegible Next';

/** What a card says. */
export interface CardText {
  title: string;
  /** Where the page stands; empty where its title says that already. */
  section: string;
  /** The name of the site. */
  site: string;
  /** The page's own drawing, where it has one. */
  figure?: CardFigure | undefined;
}

/** What all cards share. */
export interface CardStyle {
  /** `src/css/tokens.css`. */
  tokens: string;
  /** The logo, as an SVG of 32 by 32. */
  logo: string;
  /** Width of a title in px at a size of 100 px. */
  measure: (text: string) => number;
}

const MARGIN = 80;
const TITLE_WIDTH = CARD_WIDTH - 2 * MARGIN;
const TITLE_TOP = 222;
const TITLE_HEIGHT = 200;
const LINE_HEIGHT = 1.1;
/** Sizes of a title in px, from that of a short one. */
const TITLE_SIZES = [92, 84, 74, 64, 58, 50, 42] as const;

/** Where a drawing stands, in px; the window is as high as the drawing asks for, in the middle of this. */
const WINDOW = { x: 596, y: 44, width: 564, height: 536, padding: 22 } as const;
const BESIDE_WINDOW = WINDOW.x - MARGIN - 32;
/** The smallest letters that can be read, in px. */
const LEAST_LETTERS = 7;

const TRACES_TOP = 424;
const LANE = 20;
const UV_PER_LANE = 46;
const SAMPLE_RATE_HZ = 64;
const DURATION_S = 5;

/** As on the home page: the alpha rhythm is strongest over the back of the head, channels 7 and 8. */
const ALPHA_PEAK_UV = [6, 7, 10, 12, 20, 22, 34, 38] as const;

/** A line of a title at a size of 100 px, to be measured. */
export const drawLine = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${CARD_FONT}" font-size="100" font-weight="600">${escapeXml(text)}</text></svg>`;

/** Words in lines of at most `width`, as long as no word is wider. */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last !== undefined && measure(longer) > width ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);
}

/**
 * The lines of a title at the largest size that has room, of about the same width.
 *
 * @returns undefined when it has no room at any size
 */
export function setTitle(
  title: string,
  measureAt100: (text: string) => number,
  room = TITLE_WIDTH,
): { size: number; lines: string[] } | undefined {
  for (const size of TITLE_SIZES) {
    const measure = (text: string): number => (measureAt100(text) * size) / 100;
    let lines = breakLines(title, room, measure);
    if (lines.length * size * LINE_HEIGHT > TITLE_HEIGHT || lines.some((line) => measure(line) > room))
      continue;
    for (let width = room; width > 0; width -= 20) {
      const narrower = breakLines(title, width, measure);
      if (narrower.length > lines.length || narrower.some((line) => measure(line) > width)) break;
      lines = narrower;
    }
    return { size, lines };
  }
  return undefined;
}

/** A number from a text, for the seed of its recording. */
const seedOf = (text: string): number =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7);

function tracePath(channel: number, alphaPeakUv: number, seed: number): string {
  const recording = { sampleRateHz: SAMPLE_RATE_HZ, durationS: DURATION_S, seed: seed + channel };
  const samples = mix(
    makeBackground(recording, 5.5),
    makeAlpha({ ...recording, seed }, { closed: { fromS: 1 + (seed % 8) / 4, toS: 9 }, peakUv: alphaPeakUv }),
  );
  const middle = TRACES_TOP + (channel + 0.5) * LANE;
  const points = Array.from(samples, (valueUv, index) => {
    const x = (index / (samples.length - 1)) * CARD_WIDTH;
    return `${x.toFixed(1)} ${(middle - (valueUv / UV_PER_LANE) * LANE).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** The edge of a ruler along the foot: a tick every 30 px, a long one every 150. */
const rulerPath = (): string =>
  Array.from({ length: CARD_WIDTH / 30 }, (_unused, index) => {
    const height = index % 5 === 0 ? 28 : 14;
    return `M${index * 30 + 1} ${CARD_HEIGHT - height}v${height}`;
  }).join('');

/** How much larger than it was drawn a drawing stands in its window, in px of the card a unit. */
const scaleOf = ({ width, height }: CardFigure): number =>
  Math.min((WINDOW.width - 2 * WINDOW.padding) / width, (WINDOW.height - 2 * WINDOW.padding) / height);

/** Whether a drawing is one for a card: no strip, and its letters can still be read where the card is shown 600 px wide. */
export const isForCards = (figure: CardFigure): boolean =>
  figure.width <= 2.6 * figure.height && (scaleOf(figure) * figure.smallestText) / 2 >= LEAST_LETTERS;

/** A drawing in a white window over the traces, in the right half of the card. */
function drawWindow(figure: CardFigure, colour: (name: string) => string): string {
  const scale = scaleOf(figure);
  const width = figure.width * scale;
  const height = figure.height * scale;
  const top = WINDOW.y + (WINDOW.height - height) / 2;
  const left = WINDOW.x + (WINDOW.width - width) / 2;
  return [
    `<rect x="${WINDOW.x}" y="${top - WINDOW.padding}" width="${WINDOW.width}" height="${height + 2 * WINDOW.padding}" rx="12" fill="${colour('--site-screen')}" stroke="${colour('--site-line')}" stroke-width="2"/>`,
    `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${figure.viewBox}" overflow="visible">${figure.content}</svg>`,
  ].join('');
}

/**
 * A card as SVG. The same text gives the same card; another title has another recording.
 *
 * @throws {Error} for a title that has no room
 */
export function drawCard(
  { title, section, site, figure }: CardText,
  { tokens, logo, measure }: CardStyle,
): string {
  const colour = (name: string): string => lightValue(tokens, name);
  const beside = figure && isForCards(figure) ? setTitle(title, measure, BESIDE_WINDOW) : undefined;
  const set = beside ?? setTitle(title, measure);
  if (!set) throw new Error(`The title "${title}" does not fit on a card: shorten it.`);
  const { size, lines } = set;
  const seed = seedOf(title);
  const text = (
    x: number,
    y: number,
    fontSize: number,
    weight: number,
    fill: string,
    words: string,
  ): string =>
    `<text x="${x}" y="${y}" font-size="${fontSize}" font-weight="${weight}" fill="${colour(fill)}">${escapeXml(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" font-family="${CARD_FONT}">`,
    `<rect width="100%" height="100%" fill="${colour('--site-paper')}"/>`,
    logo.replace('<svg ', `<svg x="${MARGIN}" y="62" width="60" height="60" `),
    text(MARGIN + 78, 104, 34, 600, '--site-strong', site),
    text(MARGIN, TITLE_TOP - 26, 34, 400, '--site-muted', section),
    ...lines.map((line, index) =>
      text(MARGIN - 3, TITLE_TOP + size * (0.8 + index * LINE_HEIGHT), size, 600, '--site-strong', line),
    ),
    ...ALPHA_PEAK_UV.map(
      (alphaPeakUv, channel) =>
        `<path d="${tracePath(channel, alphaPeakUv, seed)}" fill="none" stroke="${colour(`--channel-${channel + 1}`)}" stroke-width="2.5" stroke-linejoin="round"/>`,
    ),
    figure && beside ? drawWindow(figure, colour) : '',
    `<path d="${rulerPath()}" stroke="${colour('--site-tick')}" stroke-width="2"/>`,
    '</svg>',
  ].join('');
}
