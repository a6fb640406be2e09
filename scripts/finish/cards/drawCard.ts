/** The picture that other sites show with a link to a page: its section, its title, and the eight channels. */
import { makeAlpha, makeBackground, mix } from '../../../src/signal/generators';
import { lightColour } from './oklch';

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

const TRACES_TOP = 424;
const LANE = 20;
const UV_PER_LANE = 46;
const SAMPLE_RATE_HZ = 64;
const DURATION_S = 5;

/** As on the home page: the alpha rhythm is strongest over the back of the head, channels 7 and 8. */
const ALPHA_PEAK_UV = [6, 7, 10, 12, 20, 22, 34, 38] as const;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.codePointAt(0))};`);

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

/** The lines of a title at the largest size that has room, of about the same width. */
export function setTitle(
  title: string,
  measureAt100: (text: string) => number,
): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const measure = (text: string): number => (measureAt100(text) * size) / 100;
    let lines = breakLines(title, TITLE_WIDTH, measure);
    if (lines.length * size * LINE_HEIGHT > TITLE_HEIGHT || lines.some((line) => measure(line) > TITLE_WIDTH))
      continue;
    for (let width = TITLE_WIDTH; width > 0; width -= 20) {
      const narrower = breakLines(title, width, measure);
      if (narrower.length > lines.length || narrower.some((line) => measure(line) > width)) break;
      lines = narrower;
    }
    return { size, lines };
  }
  throw new Error(`The title "${title}" has no room on a card: shorten it.`);
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

/** A card as SVG. The same text gives the same card; another title has another recording. */
export function drawCard({ title, section, site }: CardText, { tokens, logo, measure }: CardStyle): string {
  const colour = (name: string): string => lightColour(tokens, name);
  const { size, lines } = setTitle(title, measure);
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
    `<path d="${rulerPath()}" stroke="${colour('--site-tick')}" stroke-width="2"/>`,
    '</svg>',
  ].join('');
}
