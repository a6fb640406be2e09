/**
 * The first drawing of a built page as a picture of its own: the rules of the style sheet that its classes have go with
 * it, and colours and fonts are those of the light mode, as the renderer of cards knows no custom properties.
 */
import { load } from 'cheerio';
import postcss, { type Rule } from 'postcss';
import { canWrite } from '../../../fontFile';
import { lightValue } from './oklch';

/** A drawing that needs nothing around it. */
export interface CardFigure {
  /** Attributes of its root but for place and size. */
  viewBox: string;
  /** What is in it, with its rules in front. */
  content: string;
  /** In units of the drawing. */
  width: number;
  height: number;
  /** Size of its smallest letters, in the same units. */
  smallestText: number;
}

/** A rule of the style sheet whose selectors the renderer understands: elements and classes, one in another. */
export interface FigureRule {
  selector: string;
  classes: readonly string[];
  declarations: string;
}

const SIMPLE = /^[\w\s.>+-]+$/;

/** `.a :is(.b, .c)` → `.a .b` and `.a .c`. */
const withoutLists = (selector: string): string[] => {
  const [whole, list = ''] = /:is\(([^()]*)\)/.exec(selector) ?? [];
  return whole === undefined
    ? [selector]
    : list.split(',').flatMap((one) => withoutLists(selector.replace(whole, one.trim())));
};

/** The rules of a style sheet that hold for every screen and can mean a part of a drawing. */
export function readRules(css: string): FigureRule[] {
  return postcss
    .parse(css)
    .nodes.filter((node): node is Rule => node.type === 'rule')
    .flatMap((rule) =>
      rule.selectors.flatMap(withoutLists).flatMap((selector) => {
        const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
        return SIMPLE.test(selector) && classes.length > 0
          ? [{ selector, classes, declarations: rule.nodes.map(String).join(';') }]
          : [];
      }),
    );
}

/** The first drawing on a page whose letters the font of cards has, or undefined where there is none. */
export function readFigure(
  html: string,
  rules: readonly FigureRule[],
  tokens: string,
): CardFigure | undefined {
  for (const [figure] of html.matchAll(/<figure\b.*?<\/figure>/gs)) {
    const $ = load(figure);
    const svg = $('[role=img] > svg').first();
    const viewBox = svg.attr('viewBox') ?? '';
    const [, , width = 0, height = 0] = viewBox.split(/[ ,]+/).map(Number);
    if (/<foreignobject/i.test(figure) || !(width > 0 && height > 0)) continue;
    // The renderer knows no other font, and leaves a gap: 330 Ω would become 330.
    if (!canWrite(svg.text())) continue;
    const classes = new Set(
      svg
        .find('[class]')
        .addBack('[class]')
        .toArray()
        .flatMap((element) => $(element).attr('class')?.split(/\s+/) ?? []),
    );
    const own = rules.filter((rule) => rule.classes.every((name) => classes.has(name)));
    const style = own.map(({ selector, declarations }) => `${selector}{${declarations}}`).join('');
    // A group, because its classes may be what a rule begins with.
    const content = `<style>${style}</style><g class="${svg.attr('class') ?? ''}">${svg
      .children()
      .toArray()
      .map((child) => $.xml(child))
      .join('')}</g>`.replace(/var\((--[\w-]+)\)/g, (_whole, name: string) => lightValue(tokens, name));
    const sizes = [...content.matchAll(/font-size[:=]\s*"?([\d.]+)/g)].map(([, size]) => Number(size));
    return { viewBox, content, width, height, smallestText: Math.min(16, ...sizes) };
  }
  return undefined;
}
