/**
 * The order of the hits alone, many times over with other numbers: for fitting. Nothing is marked or cut, and what
 * the words of a query mean is read anew only when a number that decides it has changed.
 */
import { buildIndex } from '../src/search/embedded/buildIndex';
import { NOWHERE } from '../src/search/embedded/indexData';
import { Lexicon } from '../src/search/embedded/lexicon';
import { SectionMatcher, type WordMatch } from '../src/search/embedded/matchSections';
import { parseQuery, type ParsedQuery } from '../src/search/embedded/query';
import { Ranker, wordWeights } from '../src/search/embedded/rank';
import type { Weights } from '../src/search/embedded/weights';
import type { SitePage } from '../src/search/sitePage';

/** The numbers that decide what a word means; all others decide only what that is worth. */
const MEANING = [
  'form',
  'compound',
  'prefix',
  'prefixOfExact',
  'oneTypo',
  'twoTypos',
  'leastBest',
  'synonym',
] as const satisfies readonly (keyof Weights)[];

interface Read {
  parsed: ParsedQuery;
  found: readonly WordMatch[];
}

/** Hits of a first page of results, as addresses. */
const SHOWN = 20;

/** @returns for numbers, a function from a query to where its hits lead, best first */
export function rankOnly(pages: readonly SitePage[]): (weights: Weights) => (query: string) => string[] {
  const { index, postings } = buildIndex(pages);
  const lexicon = new Lexicon(index.terms, () => Promise.resolve([]));
  const matcher = new SectionMatcher(index);
  const read = new Map<string, Read>();
  let meaning = '';
  return (weights) => {
    const ranker = new Ranker(index.pages, matcher.sections, weights);
    const ownMeaning = JSON.stringify(MEANING.map((name) => weights[name]));
    return (query) => {
      if (ownMeaning !== meaning) read.clear();
      meaning = ownMeaning;
      let known = read.get(query);
      if (!known) {
        const parsed = parseQuery(query, lexicon, weights);
        known = {
          parsed,
          found: parsed.words.map((word) => matcher.match(word, (term) => postings[term] ?? NOWHERE)),
        };
        read.set(query, known);
      }
      const said = wordWeights(known.parsed, known.found, index.pages.length, weights);
      return ranker
        .rank(known.parsed, known.found, said, () => true)
        .slice(0, SHOWN)
        .map(({ page, section }) => {
          const { path = '', headings = [] } = index.pages[page] ?? {};
          const anchor = headings[section - 1]?.anchor;
          return anchor ? `${path}#${anchor}` : path;
        });
    };
  };
}
