/**
 * The embedded search engine: requests → answers, over a loaded index. It knows neither files nor workers.
 *
 * An answer takes two steps. The index alone (names, terms, which section has which) decides which hits there are,
 * their number and order, and where they lead. Then the texts behind the asked-for page of results are loaded, to
 * find the paragraph to show. So the count is the same on every page of results, hits stand before their snippets
 * come, and only what is shown is fetched.
 */
import { HITS_PER_PAGE, MAX_HITS_OF_PAGE, MAX_QUERY_LENGTH, SNIPPET_WORDS } from '../constants';
import {
  HIERARCHY_LEVELS,
  levelsOf,
  SearchError,
  type Hierarchy,
  type HierarchyLevel,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
  type SearchScope,
  type TextPart,
} from '../types';
import type { TextBlock } from '../sitePage';
import { tokenise } from '../words';
import {
  firstNumbers,
  type HeadingName,
  type IndexPage,
  type IndexSource,
  type SearchIndex,
} from './indexData';
import { hasPhrase, locate } from './locate';
import { Lexicon } from './lexicon';
import { highlight, mark, snippet, type TermAnswers } from './mark';
import { SectionMatcher } from './matchSections';
import { parseQuery, separateNames, type ParsedQuery, type QueryWord } from './query';
import { Ranker, wordWeights, type RankedHit } from './rank';
import { WEIGHTS, type Weights } from './weights';

/** More hits than this in one answer help nobody and cost a text each. */
const MAX_HITS_PER_PAGE = 1000;
/** Of a first sentence, which is shown for a question. */
const FIRST_SENTENCE_WORDS = 24;

/** Answers requests from an index. */
export interface SearchEngine {
  /**
   * The answer, and the same with its snippets. A text that can't be loaded leaves its snippet empty, unless it is
   * gone from the host (404): with that `complete` rejects.
   *
   * @throws what loading lists and rare terms throws
   */
  search(request: SearchRequest): Promise<SearchAnswer>;
}

/** A number the other side sent, made whole and brought into its bounds. */
const bounded = (value: number | undefined, fallback: number, most: number): number =>
  value === undefined || !Number.isFinite(value) ? fallback : Math.min(most, Math.max(0, Math.trunc(value)));

/** Levels down to a heading (`number` from 1; 0 is the page itself). */
function hierarchyOf(page: IndexPage, names: readonly HeadingName[], number: number): Hierarchy {
  const hierarchy = levelsOf<string | null>(() => null);
  hierarchy.lvl0 = page.section;
  hierarchy.lvl1 = page.title;
  page.headings.slice(0, number).forEach(({ level }, at) => {
    hierarchy[level] = names[at]?.text ?? '';
    for (const deeper of HIERARCHY_LEVELS) if (deeper > level) hierarchy[deeper] = null;
  });
  return hierarchy;
}

function urlOf({ path }: IndexPage, name: HeadingName | undefined): string {
  const anchor = name?.anchor ?? null;
  return anchor === null ? path : `${path}#${encodeURIComponent(anchor)}`;
}

/** Which words of the query each term answers, over all alternatives of each word. */
function answersOf(words: readonly QueryWord[], lexicon: Lexicon): TermAnswers {
  const byTerm = new Map<string, { word: number; quality: number }[]>();
  words.forEach(({ alternatives }, word) => {
    for (const matches of alternatives.flat()) {
      for (const [number, quality] of matches) {
        const term = lexicon.term(number);
        const list = byTerm.get(term) ?? [];
        list.push({ word, quality });
        byTerm.set(term, list);
      }
    }
  });
  return { of: (term) => byTerm.get(term) ?? [], terms: byTerm, words: words.map(({ text }) => text) };
}

/** Is a page among those that are searched from where the reader is? */
const isInScope = ({ language, tag }: IndexPage, scope: SearchScope | undefined): boolean =>
  scope === undefined || (language === scope.language && scope.tags.includes(tag));

/** The levels of a hit, marked. */
function markLevels(hierarchy: Hierarchy, answers: TermAnswers): SearchHit['levels'] {
  const levels: Partial<Record<HierarchyLevel, readonly TextPart[]>> = {};
  for (const level of HIERARCHY_LEVELS) {
    const text = hierarchy[level];
    if (text !== null) levels[level] = highlight(mark(text, answers));
  }
  return levels;
}

/** What is searched for instead, with each corrected word in the places of the typed one; nothing when all are found. */
function correctedQuery({ text, words }: ParsedQuery): string | undefined {
  const corrections = new Map(words.map(({ text, correction }) => [text, correction]));
  if (words.every(({ correction }) => correction === null)) return undefined;
  let corrected = '';
  let done = 0;
  for (const { term, start, end } of tokenise(text)) {
    corrected += text.slice(done, start) + (corrections.get(term) ?? text.slice(start, end));
    done = end;
  }
  return (corrected + text.slice(done)).trim();
}

/** The first hits of each page, no more than a result may have of one. */
function limitOfPages(hits: readonly RankedHit[]): RankedHit[] {
  const counts = new Map<number, number>();
  return hits.filter(({ page }) => {
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= MAX_HITS_OF_PAGE;
  });
}

/** The first sentence of a text, for hits whose names have all the words. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** An engine over an index and what it loads beside it. */
export function createEngine(
  index: SearchIndex,
  source: IndexSource,
  weights: Weights = WEIGHTS,
): SearchEngine {
  const lexicon = new Lexicon(index.terms, source.loadRare);
  const matcher = new SectionMatcher(index);
  const ranker = new Ranker(index.pages, matcher.sections, weights);
  const firstPiece = firstNumbers(index.pages, ({ pieces }) => pieces.length);

  async function parse(query: string, isLiteral: boolean | undefined): Promise<ParsedQuery> {
    const parsed = parseQuery(query, lexicon, weights, isLiteral);
    return (await lexicon.fetchMissing()) ? parseQuery(query, lexicon, weights, isLiteral) : parsed;
  }

  /** A query as it is read, and where each of its words stands. */
  async function find(query: string, isLiteral: boolean | undefined) {
    const parsed = await parse(query, isLiteral);
    const terms = parsed.words.flatMap(({ alternatives }) =>
      alternatives.flat().flatMap((matches) => [...matches.keys()]),
    );
    const postingsOf = await source.loadPostings(terms);
    return { parsed, found: parsed.words.map((word) => matcher.match(word, postingsOf)) };
  }

  /** The same, with the names that stand nowhere read as their words. */
  async function findApart(query: string, isLiteral: boolean | undefined) {
    const whole = await find(query.slice(0, MAX_QUERY_LENGTH), isLiteral);
    const { text, words } = whole.parsed;
    const lost = words.filter((_, word) => whole.found[word]?.pageCount === 0);
    const separated = separateNames(text, lost, lexicon);
    return separated === text ? whole : find(separated, isLiteral);
  }

  /** The blocks of a section. */
  async function textOf(page: number, section: number): Promise<TextBlock[]> {
    const pieces = index.pages[page]?.pieces ?? [];
    const piece = pieces.findLastIndex((first) => first <= section);
    const blocks = await source.loadText((firstPiece[page] ?? 0) + Math.max(0, piece));
    return blocks.filter(({ heading }) => heading === section);
  }

  /** A hit without its text. */
  async function toHit(
    hit: RankedHit,
    { isQuestion }: ParsedQuery,
    answers: TermAnswers,
  ): Promise<SearchHit[]> {
    const page = index.pages[hit.page];
    if (!page) return [];
    const names = await source.loadNames(hit.page);
    const hierarchy = hierarchyOf(page, names, hit.section);
    const url = urlOf(page, names[hit.section - 1]);
    const hasText = page.hasText[hit.section] ?? false;
    const isText = hasText && !hit.isNamed;
    const type = isText ? 'content' : (page.headings[hit.section - 1]?.level ?? 'lvl1');
    return [
      {
        // The same after every build, for it names the search where the browser keeps it.
        objectID: `${type} ${url}`,
        type,
        url,
        hierarchy,
        content: null,
        levels: markLevels(hierarchy, answers),
        snippet: isText || (isQuestion && hasText) ? null : [],
      },
    ];
  }

  /** Only what must hold the phrases of a query, word for word, in one of its texts or names. */
  async function withPhrases(hits: readonly RankedHit[], { phrases }: ParsedQuery): Promise<RankedHit[]> {
    const texts = await Promise.all(
      hits.map(async ({ page, section }) => {
        const [names, blocks] = await Promise.all([source.loadNames(page), textOf(page, section)]);
        const title = index.pages[page]?.title ?? '';
        return [title, names[section - 1]?.text ?? '', ...blocks.map(({ text }) => text)];
      }),
    );
    return hits.filter((_, at) =>
      phrases.every((phrase) => texts[at]?.some((text) => hasPhrase(text, phrase))),
    );
  }

  return {
    async search({ query, scope, isLiteral, ...request }) {
      const hitsPerPage = bounded(request.hitsPerPage, HITS_PER_PAGE, MAX_HITS_PER_PAGE);
      const page = bounded(request.page, 0, Number.MAX_SAFE_INTEGER);
      const snippetWords = Math.max(1, bounded(request.snippetWords, SNIPPET_WORDS.wide, 1000));
      const { parsed, found } = await findApart(query, isLiteral);
      const { words, phrases } = parsed;
      const said = wordWeights(parsed, found, index.pages.length, weights);
      const rankedWith = (sectionsOfPage: number): RankedHit[] => [
        ...ranker.rank(parsed, found, said, (one) => isInScope(one, scope), { sectionsOfPage }),
      ];
      // Whichever sections of a page have the words: its best three may not.
      const quoted = phrases.length > 0 ? limitOfPages(await withPhrases(rankedWith(Infinity), parsed)) : [];
      // A message is often quoted with a slip: where no place has it word for word, its words still lead on.
      const ranked = quoted.length > 0 ? quoted : rankedWith(MAX_HITS_OF_PAGE);
      const isUnquoted = phrases.length > 0 && quoted.length === 0 && ranked.length > 0;
      const answers = answersOf(words, lexicon);
      const offset = page * hitsPerPage;
      const shown = ranked.slice(offset, offset + hitsPerPage);
      const unknown = words.filter((word) => word.isUnknown && !word.isCommon).map(({ typed }) => typed);
      const corrected = correctedQuery(parsed);
      const hits = await Promise.all(shown.map((hit) => toHit(hit, parsed, answers)));
      const answer: SearchAnswer = {
        query,
        hits: hits.flat(),
        count: ranked.length,
        offset,
        nextPage: hitsPerPage > 0 && offset + hitsPerPage < ranked.length ? page + 1 : null,
        ...(unknown.length > 0 && { unknown }),
        ...(isUnquoted && { isUnquoted }),
        ...(corrected !== undefined && { corrected }),
      };

      async function withText(
        hit: SearchHit,
        { page: number, section, isNamed }: RankedHit,
      ): Promise<SearchHit> {
        if (hit.snippet !== null) return hit;
        try {
          const blocks = await textOf(number, section);
          const content = isNamed
            ? firstSentence(blocks[0]?.text ?? '')
            : (locate(blocks, answers, said)?.text ?? '');
          return {
            ...hit,
            content: isNamed ? null : content,
            snippet: snippet(mark(content, answers), isNamed ? FIRST_SENTENCE_WORDS : snippetWords),
          };
        } catch (error) {
          // Texts that are gone are those of an older build: the service asks anew.
          if (error instanceof SearchError && error.status === 404) throw error;
          return { ...hit, snippet: [] };
        }
      }
      if (answer.hits.every((hit) => hit.snippet !== null)) {
        source.fetchAhead();
        return answer;
      }
      const complete = Promise.all(
        answer.hits.map((hit, at) => {
          const from = shown[at];
          return from ? withText(hit, from) : Promise.resolve(hit);
        }),
      ).then((hits): SearchAnswer => {
        source.fetchAhead();
        return { ...answer, hits };
      });
      return { ...answer, complete };
    },
  };
}
