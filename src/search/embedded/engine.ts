/**
 * The embedded search engine: requests → responses, over a loaded index. It knows neither files nor workers.
 *
 * An answer takes two steps. The index alone (names, terms, which page has which) decides which hits there are,
 * their number and order. Then the pieces of text behind the asked-for page of results are loaded, to find the
 * paragraph to show and the heading to lead to. So `nbHits` is the same on every page of results, and only what
 * is shown is fetched.
 */
import {
  DEFAULT_HIGHLIGHT_TAGS,
  DEFAULT_HITS_PER_PAGE,
  MAX_QUERY_LENGTH,
  type Hierarchy,
  type HierarchyLevel,
  type HighlightedText,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
  type SnippetText,
} from '../types';
import { passesFacets } from './facets';
import type { IndexPage, IndexSource, SearchIndex } from './indexData';
import { locate, prepareText, type Passage, type PreparedText } from './locate';
import { highlight, mark, snippet, type MarkTags, type TermAnswers } from './mark';
import { PageMatcher } from './matchPages';
import { parseQuery, type QueryWord } from './query';
import { rankHits, wordWeights, type FoundWord, type RankedHit } from './rank';
import { Vocabulary } from './vocabulary';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
const DEFAULT_SNIPPET_WORDS = 10;
/** What a hit keeps of its score when no section of its page has any of the words. */
const SCATTERED = 0.4;
/** More hits than this in one answer help nobody and cost a text each. */
const MAX_HITS_PER_PAGE = 1000;

/** Answers requests from an index. */
export interface SearchEngine {
  /** @throws what loading a text throws */
  search(request: SearchRequest): Promise<SearchResponse>;
}

/** A number the other side sent, made whole and brought into its bounds. */
const bounded = (value: number | undefined, fallback: number, most: number): number =>
  value === undefined || !Number.isFinite(value) ? fallback : Math.min(most, Math.max(0, Math.trunc(value)));

/** Levels down to a heading (`number` from 1; 0 is the page itself). */
function hierarchyOf(page: IndexPage, number: number): Hierarchy {
  const hierarchy: Record<HierarchyLevel, string | null> = {
    lvl0: page.section,
    lvl1: page.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const { level, text } of page.headings.slice(0, number)) {
    hierarchy[level] = text;
    for (const deeper of LEVELS) if (deeper > level) hierarchy[deeper] = null;
  }
  return hierarchy;
}

function urlOf(page: IndexPage, number: number): string {
  const anchor = page.headings[number - 1]?.anchor ?? null;
  return anchor === null ? page.path : `${page.path}#${encodeURIComponent(anchor)}`;
}

/** Which words of the query each term answers, over all alternatives of each word. */
function answersOf(words: readonly QueryWord[], vocabulary: Vocabulary): TermAnswers {
  const byTerm = new Map<string, { word: number; quality: number }[]>();
  words.forEach(({ alternatives }, word) => {
    for (const matches of alternatives.flat()) {
      for (const [number, quality] of matches) {
        const term = vocabulary.terms[number] ?? '';
        const list = byTerm.get(term) ?? [];
        list.push({ word, quality });
        byTerm.set(term, list);
      }
    }
  });
  return { of: (term) => byTerm.get(term) ?? [], terms: byTerm, words: words.map(({ text }) => text) };
}

/** `content:10` → the attribute and how many words to keep. */
function snippetSizes(attributes: readonly string[] = []): Map<string, number> {
  return new Map(
    attributes.map((entry) => {
      const [name = '', size] = entry.split(':');
      return [name, bounded(size === undefined ? undefined : Number(size), DEFAULT_SNIPPET_WORDS, 1000) || 1];
    }),
  );
}

/** As long as the hosted service's: 32 hexadecimal digits. */
const newQueryId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Does a list of attributes name this one, itself, by its parent, or by `*`? No list names everything. */
const names = (attributes: readonly string[] | undefined, attribute: string): boolean =>
  attributes === undefined ||
  attributes.some((name) => name === '*' || name === attribute || attribute.startsWith(`${name}.`));

export function createEngine(index: SearchIndex, source: IndexSource): SearchEngine {
  const vocabulary = new Vocabulary(index.terms);
  const matcher = new PageMatcher(index);
  const prepared = new Map<number, PreparedText>();

  async function textOf(piece: number, page: IndexPage): Promise<PreparedText> {
    const known = prepared.get(piece) ?? prepareText(page, await source.loadText(piece));
    prepared.set(piece, known);
    return known;
  }

  /** Finds the passage of a hit in the text; a page whose words stand far apart loses to one that has them together. */
  async function place(
    hit: RankedHit,
    found: readonly FoundWord[],
    answers: TermAnswers,
    weights: readonly number[],
  ): Promise<{ hit: RankedHit; passage: Passage | null; score: number }> {
    const page = index.pages[hit.page];
    if (!page || hit.place.kind !== 'text') return { hit, passage: null, score: hit.score };
    const matches = found.map(({ pages }) => pages.get(hit.page));
    const piece = matcher.bestPiece(hit.page, matches, weights);
    const passage = locate(await textOf(piece, page), page.headings.length, answers, weights);
    return { hit, passage, score: hit.score * (SCATTERED + (1 - SCATTERED) * (passage?.answered ?? 0)) };
  }

  function toHit(
    { page: number, place }: RankedHit,
    passage: Passage | null,
    request: SearchRequest,
    answers: TermAnswers,
  ): SearchHit[] {
    const page = index.pages[number];
    if (!page) return [];
    const heading = place.kind === 'heading' ? place.heading + 1 : (passage?.block.heading ?? 0);
    const text = passage?.block.text ?? null;
    const hierarchy = hierarchyOf(page, heading);
    const url = urlOf(page, heading);
    const type = passage ? 'content' : (page.headings[heading - 1]?.level ?? 'lvl1');
    return [
      {
        // The same after every build, for it names the search where the browser keeps it.
        objectID: `${type} ${url}`,
        type,
        url,
        ...retrieved(hierarchy, text, request),
        ...marked(hierarchy, text, request, answers),
      },
    ];
  }

  return {
    async search(request) {
      const started = performance.now();
      const query = request.query.slice(0, MAX_QUERY_LENGTH);
      const hitsPerPage = bounded(request.hitsPerPage, DEFAULT_HITS_PER_PAGE, MAX_HITS_PER_PAGE);
      const page = bounded(request.page, 0, Number.MAX_SAFE_INTEGER);
      const words = parseQuery(query, vocabulary);
      const terms = words.flatMap(({ alternatives }) =>
        alternatives.flat().flatMap((matches) => [...matches.keys()]),
      );
      const postingsOf = await source.loadPostings(terms);
      const found = words.map((word): FoundWord => ({ word, pages: matcher.match(word, postingsOf) }));
      const ranked = rankHits(index.pages, found, (one) => passesFacets(one, request.facetFilters));
      const answers = answersOf(words, vocabulary);
      const weights = wordWeights(found, index.pages.length);
      const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const placed = await Promise.all(shown.map((hit) => place(hit, found, answers, weights)));
      placed.sort((a, b) => b.score - a.score);
      return {
        hits: placed.flatMap(({ hit, passage }) => toHit(hit, passage, request, answers)),
        nbHits: ranked.length,
        nbPages: hitsPerPage === 0 ? 0 : Math.ceil(ranked.length / hitsPerPage),
        page,
        hitsPerPage,
        query: request.query,
        processingTimeMS: Math.round(performance.now() - started),
        ...(request.clickAnalytics === true && { queryID: newQueryId() }),
        ...(request.indexName !== undefined && { index: request.indexName }),
      };
    },
  };
}

/** The fields a request asked to be retrieved; the others are `null`. */
function retrieved(
  hierarchy: Hierarchy,
  content: string | null,
  { attributesToRetrieve }: SearchRequest,
): Pick<SearchHit, 'hierarchy' | 'content'> {
  const keep = (level: HierarchyLevel): string | null =>
    names(attributesToRetrieve, `hierarchy.${level}`) ? hierarchy[level] : null;
  return {
    hierarchy: {
      lvl0: keep('lvl0'),
      lvl1: keep('lvl1'),
      lvl2: keep('lvl2'),
      lvl3: keep('lvl3'),
      lvl4: keep('lvl4'),
      lvl5: keep('lvl5'),
      lvl6: keep('lvl6'),
    },
    content: names(attributesToRetrieve, 'content') ? content : null,
  };
}

function marked(
  hierarchy: Hierarchy,
  content: string | null,
  request: SearchRequest,
  answers: TermAnswers,
): Pick<SearchHit, '_highlightResult' | '_snippetResult'> {
  const tags: MarkTags = {
    pre: request.highlightPreTag ?? DEFAULT_HIGHLIGHT_TAGS.pre,
    post: request.highlightPostTag ?? DEFAULT_HIGHLIGHT_TAGS.post,
  };
  const ellipsis = request.snippetEllipsisText ?? '…';
  const sizes = snippetSizes(request.attributesToSnippet);
  const highlighted: Partial<Record<HierarchyLevel, HighlightedText>> = {};
  const snippets: Partial<Record<HierarchyLevel, SnippetText>> = {};
  for (const level of LEVELS) {
    const text = hierarchy[level];
    if (text === null) continue;
    const found = mark(text, answers);
    highlighted[level] = highlight(found, answers, tags);
    const size = sizes.get(`hierarchy.${level}`);
    if (size !== undefined) snippets[level] = snippet(found, answers, tags, { size, ellipsis });
  }
  const size = sizes.get('content');
  const found = content === null ? null : mark(content, answers);
  return {
    _highlightResult: {
      hierarchy: highlighted,
      ...(found && { content: highlight(found, answers, tags) }),
    },
    _snippetResult: {
      hierarchy: snippets,
      ...(found && size !== undefined && { content: snippet(found, answers, tags, { size, ellipsis }) }),
    },
  };
}
