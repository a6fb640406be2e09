/** Where in the text of a page a query is answered best. */
import { tokenise } from '../format';
import type { IndexPage, TextBlock } from './indexData';
import type { TermAnswers } from './mark';

/** A page's text with where its terms stand; made once, since the same pages are asked again with every key. */
export interface PreparedText {
  blocks: readonly TextBlock[];
  /** The numbers of the blocks that have a term. */
  inBlocks: ReadonlyMap<string, readonly number[]>;
  /** The numbers of the headings that have a term, counted as in a block; the title and the keywords are 0. */
  inNames: ReadonlyMap<string, readonly number[]>;
  /** The numbers of the headings, counted as in a block, below which a page lists its sources. */
  sourceLists: ReadonlySet<number>;
}

/** The heading that ends every technical page; a name of the content, not of a query. */
const SOURCES_HEADING = 'Sources';
/** A list of sources names what the page is about without saying it: anything that says it is shown rather. */
const SOURCES_WEIGHT = 0.5;

/** Where each term of some texts stands; parts of compounds and neighbours written as one are terms too. */
function placesOf(texts: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  const add = (term: string, place: number): void => {
    const known = places.get(term);
    if (!known) places.set(term, [place]);
    else if (known.at(-1) !== place) known.push(place);
  };
  texts.forEach((text, place) => {
    let before = '';
    for (const { term, parts } of tokenise(text)) {
      add(term, place);
      for (const part of parts) add(part, place);
      if (before !== '') add(before + term, place);
      before = term;
    }
  });
  return places;
}

export const prepareText = (page: IndexPage, blocks: readonly TextBlock[]): PreparedText => ({
  blocks,
  inBlocks: placesOf(blocks.map(({ text }) => text)),
  inNames: placesOf([[page.title, ...page.keywords].join(' | '), ...page.headings.map(({ text }) => text)]),
  sourceLists: new Set(
    page.headings.flatMap(({ text }, index) => (text === SOURCES_HEADING ? [index + 1] : [])),
  ),
});

/** How well each word of the query is answered in each place. */
function answeredIn(
  places: ReadonlyMap<string, readonly number[]>,
  count: number,
  answers: TermAnswers,
): (readonly number[] | undefined)[] {
  const found: number[][] = Array.from({ length: count });
  for (const [term, meanings] of answers.terms) {
    for (const place of places.get(term) ?? []) {
      const qualities = (found[place] ??= answers.words.map(() => 0));
      for (const { word, quality } of meanings) qualities[word] = Math.max(qualities[word] ?? 0, quality);
    }
  }
  return found;
}

const weigh = (qualities: readonly number[], weights: readonly number[]): number =>
  qualities.reduce((total, quality, word) => total + quality * (weights[word] ?? 0), 0);

const bestOf = (a: readonly number[], b: readonly number[] = []): readonly number[] =>
  a.map((value, index) => Math.max(value, b[index] ?? 0));

/** The block to show and how well its section answers the query, from 0 to 1. */
export interface Passage {
  block: TextBlock;
  answered: number;
}

/**
 * The block that answers most words, by its own text first, then by its section and the heading above it. Of
 * equal ones the first; a list of sources only when little else answers. `null` when the page has no text.
 */
export function locate(
  { blocks, inBlocks, inNames, sourceLists }: PreparedText,
  headingCount: number,
  answers: TermAnswers,
  weights: readonly number[],
): Passage | null {
  const none = answers.words.map(() => 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const own = answeredIn(inBlocks, blocks.length, answers);
  const names = answeredIn(inNames, headingCount + 1, answers);
  const sections = new Map<number, readonly number[]>();
  blocks.forEach(({ heading }, index) => {
    const mine = own[index];
    if (mine) sections.set(heading, bestOf(mine, sections.get(heading) ?? names[heading]));
  });
  let best: Passage | null = null;
  let bestScore = 0;
  blocks.forEach((block, index) => {
    const mine = own[index];
    if (!mine) return;
    const section = sections.get(block.heading) ?? none;
    const score =
      (weigh(mine, weights) + 0.6 * weigh(section, weights)) *
      (sourceLists.has(block.heading) ? SOURCES_WEIGHT : 1);
    if (score > bestScore) {
      best = { block, answered: weigh(bestOf(section, names[0]), weights) / total };
      bestScore = score;
    }
  });
  const first = blocks[0];
  return best ?? (first ? { block: first, answered: 0 } : null);
}
