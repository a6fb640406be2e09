/** Which block of a section shows best what was found there. */
import { remember } from '../remember';
import type { TextBlock } from '../sitePage';
import { joinedNeighbours, tokenise } from '../words';
import type { TermAnswers } from './mark';

/** The terms of a text, with those of compounds and of neighbours written as one. With every key the same are read. */
const termsOf = remember((text) => {
  const tokens = tokenise(text);
  return new Set([
    ...tokens.flatMap(({ term, parts }) => [term, ...parts]),
    ...joinedNeighbours(tokens).map(({ term }) => term),
  ]);
}, 2000);

/** The block that has most of what is asked, each word by its weight; of equal ones the first, `null` without text. */
export function locate(
  blocks: readonly TextBlock[],
  answers: TermAnswers,
  weights: readonly number[],
): TextBlock | null {
  let best: TextBlock | null = null;
  let bestScore = -1;
  for (const block of blocks) {
    const qualities = weights.map(() => 0);
    for (const term of termsOf(block.text)) {
      for (const { word, quality } of answers.of(term)) {
        qualities[word] = Math.max(qualities[word] ?? 0, quality);
      }
    }
    const score = qualities.reduce((total, quality, word) => total + quality * (weights[word] ?? 0), 0);
    if (score > bestScore) [best, bestScore] = [block, score];
  }
  return best;
}

/** Do the words stand in a text one after the other? */
export function hasPhrase(text: string, phrase: readonly string[]): boolean {
  const terms = tokenise(text).map(({ term }) => term);
  return terms.some((_, start) => phrase.every((term, index) => terms[start + index] === term));
}
