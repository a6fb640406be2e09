/** Where in the text of a page a query is answered best. */
import { tokenise } from '../format';
import type { IndexPage, TextBlock } from './indexData';
import type { TermAnswers } from './mark';

/** The terms of a block, prepared once, since the same pages are asked again with every key. */
export interface PreparedBlock extends TextBlock {
  terms: ReadonlySet<string>;
}

/** @returns the blocks with their terms, parts of compounds and neighbours written as one included */
export function prepareBlocks(blocks: readonly TextBlock[]): PreparedBlock[] {
  return blocks.map((block) => {
    const tokens = tokenise(block.text);
    const terms = tokens.flatMap((token, index) => {
      const next = tokens[index + 1];
      return [token.term, ...token.parts, ...(next ? [token.term + next.term] : [])];
    });
    return { ...block, terms: new Set(terms) };
  });
}

const termsOfText = (text: string): ReadonlySet<string> =>
  prepareBlocks([{ heading: 0, text }])[0]?.terms ?? new Set();

/** How well each word of the query is answered by a set of terms. */
function answered(terms: Iterable<string>, answers: TermAnswers): number[] {
  const best = answers.words.map(() => 0);
  for (const term of terms) {
    for (const { word, quality } of answers.of(term)) best[word] = Math.max(best[word] ?? 0, quality);
  }
  return best;
}

const weigh = (qualities: readonly number[], weights: readonly number[]): number =>
  qualities.reduce((total, quality, word) => total + quality * (weights[word] ?? 0), 0);

const bestOf = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, index) => Math.max(value, b[index] ?? 0));

/** The block to show and how well its section answers the query, from 0 to 1. */
export interface Passage {
  block: TextBlock;
  answered: number;
}

/**
 * The block that answers most words, by its own text first, then by its section and the headings above it.
 * Of equal ones the first. `null` when the page has no text.
 */
export function locate(
  page: IndexPage,
  blocks: readonly PreparedBlock[],
  answers: TermAnswers,
  weights: readonly number[],
): Passage | null {
  const none = answers.words.map(() => 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const title = answered(termsOfText([page.title, ...page.keywords].join(' | ')), answers);
  const own = blocks.map(({ terms }) => answered(terms, answers));
  const sections = new Map<number, number[]>();
  blocks.forEach(({ heading }, index) => {
    const name = page.headings[heading - 1]?.text;
    const known = sections.get(heading) ?? (name === undefined ? none : answered(termsOfText(name), answers));
    sections.set(heading, bestOf(known, own[index] ?? none));
  });
  let best: Passage | null = null;
  let bestScore = 0;
  blocks.forEach((block, index) => {
    const mine = weigh(own[index] ?? none, weights);
    if (mine === 0) return;
    const section = sections.get(block.heading) ?? none;
    const score = mine + 0.6 * weigh(section, weights);
    if (score > bestScore) {
      best = { block, answered: weigh(bestOf(section, title), weights) / total };
      bestScore = score;
    }
  });
  const first = blocks[0];
  return best ?? (first ? { block: first, answered: 0 } : null);
}
