/** Narrows what a host answered to the words of the seam. Hosts are not trusted: nothing is taken as it comes. */
import {
  DEFAULT_HITS_PER_PAGE,
  type Hierarchy,
  type HierarchyLevel,
  type HighlightedText,
  type HitType,
  type MarkedHit,
  type SearchHit,
  type SearchRequest,
  type SearchResponse,
  type SearchResponses,
  type SnippetText,
} from '../types';

type Fields = Readonly<Record<string, unknown>>;

const LEVELS: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const countOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.floor(value) : fallback;

function parseHierarchy(value: unknown): Hierarchy {
  const fields = isFields(value) ? value : {};
  return {
    lvl0: textOrNull(fields['lvl0']),
    lvl1: textOrNull(fields['lvl1']),
    lvl2: textOrNull(fields['lvl2']),
    lvl3: textOrNull(fields['lvl3']),
    lvl4: textOrNull(fields['lvl4']),
    lvl5: textOrNull(fields['lvl5']),
    lvl6: textOrNull(fields['lvl6']),
  };
}

function parseType(value: unknown, content: string | null): HitType {
  switch (value) {
    case 'lvl1':
    case 'lvl2':
    case 'lvl3':
    case 'lvl4':
    case 'lvl5':
    case 'lvl6':
    case 'content':
      return value;
    default:
      return content === null ? 'lvl1' : 'content';
  }
}

function parseMatchLevel(value: unknown): HighlightedText['matchLevel'] {
  return value === 'full' || value === 'partial' ? value : 'none';
}

function parseSnippet(value: unknown): SnippetText | undefined {
  if (!isFields(value) || typeof value['value'] !== 'string') return undefined;
  return { value: value['value'], matchLevel: parseMatchLevel(value['matchLevel']) };
}

function parseHighlight(value: unknown): HighlightedText | undefined {
  const snippet = parseSnippet(value);
  if (!snippet || !isFields(value)) return undefined;
  const words = value['matchedWords'];
  if (!Array.isArray(words)) return snippet;
  return { ...snippet, matchedWords: words.filter((word): word is string => typeof word === 'string') };
}

function parseMarks<Marked>(
  value: unknown,
  parseMark: (value: unknown) => Marked | undefined,
): MarkedHit<Marked> | undefined {
  if (!isFields(value)) return undefined;
  const levels = isFields(value['hierarchy']) ? value['hierarchy'] : {};
  const hierarchy: Partial<Record<HierarchyLevel, Marked>> = {};
  for (const level of LEVELS) {
    const mark = parseMark(levels[level]);
    if (mark !== undefined) hierarchy[level] = mark;
  }
  const content = parseMark(value['content']);
  return { hierarchy, ...(content !== undefined && { content }) };
}

/** A hit without an id or an address can be neither listed nor followed: it is left out. */
function parseHit(value: unknown): SearchHit | null {
  if (!isFields(value)) return null;
  const { objectID, url } = value;
  if (typeof objectID !== 'string' || typeof url !== 'string') return null;
  const content = textOrNull(value['content']);
  const highlights = parseMarks(value['_highlightResult'], parseHighlight);
  const snippets = parseMarks(value['_snippetResult'], parseSnippet);
  return {
    objectID,
    url,
    hierarchy: parseHierarchy(value['hierarchy']),
    content,
    type: parseType(value['type'], content),
    ...(highlights && { _highlightResult: highlights }),
    ...(snippets && { _snippetResult: snippets }),
  };
}

function parseResponse(value: unknown, request: SearchRequest): SearchResponse {
  if (!isFields(value) || !Array.isArray(value['hits'])) throw new TypeError('a result has no list of hits');
  const hits = value['hits'].map(parseHit).filter((hit) => hit !== null);
  const nbHits = countOr(value['nbHits'], hits.length);
  const hitsPerPage = countOr(value['hitsPerPage'], request.hitsPerPage ?? DEFAULT_HITS_PER_PAGE);
  const queryID = textOrNull(value['queryID']);
  const index = textOrNull(value['index']);
  return {
    hits,
    nbHits,
    nbPages: countOr(value['nbPages'], hitsPerPage > 0 ? Math.ceil(nbHits / hitsPerPage) : 0),
    page: countOr(value['page'], request.page ?? 0),
    hitsPerPage,
    query: textOrNull(value['query']) ?? request.query,
    processingTimeMS: countOr(value['processingTimeMS'], 0),
    ...(queryID !== null && { queryID }),
    ...(index !== null && { index }),
  };
}

/**
 * @param body of a successful answer
 * @param requests that it answers, in order
 * @throws {SyntaxError | TypeError} what is wrong with it, when it is not JSON or not an answer to these requests
 */
export function parseResponses(body: string, requests: readonly SearchRequest[]): SearchResponses {
  const answer: unknown = JSON.parse(body);
  const results: unknown = isFields(answer) ? answer['results'] : undefined;
  if (!Array.isArray(results)) throw new TypeError('the answer has no list of results');
  return { results: requests.map((request, index) => parseResponse(results[index], request)) };
}
