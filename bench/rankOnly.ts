/**
 * The order of the hits alone, many times over with other numbers: for fitting. Nothing is marked or cut, and what
 * the words of a query mean is read anew only when a number that decides it has changed.
 */
import { buildIndex } from '../src/search/embedded/buildIndex';
import { NOWHERE, type PostingsOf } from '../src/search/embedded/indexData';
import { Lexicon } from '../src/search/embedded/lexicon';
import { SectionMatcher, type WordMatch } from '../src/search/embedded/matchSections';
import { parseQuery, type ParsedQuery } from '../src/search/embedded/query';
import { COMMON_WORDS } from '../src/search/embedded/commonWords';
import { Ranker, wordWeights } from '../src/search/embedded/rank';
import type { Weights } from '../src/search/embedded/weights';
import { stem } from '../src/search/embedded/stem';
import type { SitePage } from '../src/search/sitePage';
import { singular, tokenise } from '../src/search/words';

/** A line of questions with so large a share of its words in a query, and of the query's in it, was written for such a query. */
const ALIKE = 0.4;

/** The words of a text that say something, in any of their forms. */
const rootsOf = (text: string): Set<string> =>
  new Set(
    tokenise(text)
      .filter(({ term }) => !COMMON_WORDS.has(term))
      .map(({ term }) => stem(singular(term))),
  );

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((root) => b.has(root)).length;
  return both / Math.max(1, a.size + b.size - both);
}

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

/**
 * @param isNew ask each query as if nobody had thought of it: authors write lines of questions for the queries that are
 * known, so those that are much like it are left out
 * @returns for numbers, a function from a query to where its hits lead, best first
 */
export function rankOnly(
  pages: readonly SitePage[],
  { isNew = false }: { isNew?: boolean } = {},
): (weights: Weights) => (query: string) => string[] {
  const { index, postings } = buildIndex(pages);
  const lexicon = new Lexicon(index.terms, () => Promise.resolve([]));
  const matcher = new SectionMatcher(index);
  const lines = isNew
    ? pages.flatMap(({ questions }) =>
        [...questions].sort((a, b) => a.heading - b.heading).map(({ text }) => rootsOf(text)),
      )
    : [];
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
        const own = rootsOf(query);
        const leftOut = new Set(lines.flatMap((line, at) => (likeness(line, own) >= ALIKE ? at : [])));
        const postingsOf: PostingsOf = (term) => {
          const places = postings[term] ?? NOWHERE;
          return leftOut.size === 0
            ? places
            : { ...places, questions: places.questions.filter((at) => !leftOut.has(at)) };
        };
        known = { parsed, found: parsed.words.map((word) => matcher.match(word, postingsOf)) };
        read.set(query, known);
      }
      const said = wordWeights(known.parsed, known.found, index.pages.length, weights);
      return ranker
        .rank(known.parsed, known.found, said, () => true)
        .slice(0, SHOWN)
        .map(({ page, section }) => {
          const { path = '', headings = [] } = pages[page] ?? {};
          const anchor = headings[section - 1]?.anchor;
          return anchor ? `${path}#${anchor}` : path;
        });
    };
  };
}
