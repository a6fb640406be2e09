/** Narrows what a host answered to the words of the seam. Hosts are not trusted: nothing is taken as it comes. */
import { isFields, type Fields } from '../../fields';
import { toSitePath } from '../hitUrl';
import { isHitType, readHierarchy, textOrNull } from '../narrow';
import {
  HIERARCHY_LEVELS,
  type HierarchyLevel,
  type SearchAnswer,
  type SearchHit,
  type TextPart,
} from '../types';
import type { HostedRequest } from './hostedRequest';
import { splitHighlighted } from './markedText';

const countOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.floor(value) : fallback;

/** The parts of a `{ value }`, if it is one. */
const partsOf = (marked: unknown): TextPart[] | null =>
  isFields(marked) && typeof marked.value === 'string' ? splitHighlighted(marked.value) : null;

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const plain = (text: string): TextPart[] => (text === '' ? [] : [{ text, isMatch: false }]);

/** A hit without an id, or without an address that may become a link, can be neither listed nor followed: it is left out. */
function parseHit(value: unknown): SearchHit | null {
  if (!isFields(value)) return null;
  const { objectID, url, type } = value;
  if (typeof objectID !== 'string' || typeof url !== 'string' || toSitePath(url, '/') === null) return null;
  const hierarchy = readHierarchy(value.hierarchy);
  const content = textOrNull(value.content);
  // A text is shown whole where the service says it whole; its content is cut where it can be.
  const [highlights, snippets] = [fieldsOf(value._highlightResult), fieldsOf(value._snippetResult)];
  const [whole, cut] = [fieldsOf(highlights.hierarchy), fieldsOf(snippets.hierarchy)];
  const levels: Partial<Record<HierarchyLevel, readonly TextPart[]>> = {};
  for (const level of HIERARCHY_LEVELS) {
    const parts = partsOf(whole[level]) ?? partsOf(cut[level]) ?? plain(hierarchy[level] ?? '');
    if (parts.length > 0) levels[level] = parts;
  }
  const hitType = isHitType(type) ? type : content === null ? 'lvl1' : 'content';
  return {
    objectID,
    url,
    hierarchy,
    content,
    type: hitType,
    levels,
    snippet:
      hitType === 'content'
        ? (partsOf(snippets.content) ?? partsOf(highlights.content) ?? plain(content ?? ''))
        : [],
  };
}

function parseResult(value: unknown, request: HostedRequest): SearchAnswer {
  if (!isFields(value) || !Array.isArray(value.hits)) throw new TypeError('a result has no list of hits');
  const hits = value.hits.map(parseHit).filter((hit) => hit !== null);
  const hitsPerPage = countOr(value.hitsPerPage, request.hitsPerPage);
  const page = countOr(value.page, request.page ?? 0);
  // Results of which none can be shown are none, whatever the service counts; but a request may ask for the count alone.
  const isNothing = page === 0 && hits.length === 0 && request.hitsPerPage > 0;
  // A count that is smaller than the list is none: what came is shown.
  const count = isNothing ? 0 : Math.max(countOr(value.nbHits, 0), hits.length);
  const pageCount = isNothing
    ? 0
    : countOr(value.nbPages, hitsPerPage > 0 ? Math.ceil(count / hitsPerPage) : 0);
  const queryId = textOrNull(value.queryID);
  return {
    query: textOrNull(value.query) ?? request.query,
    hits,
    count,
    offset: page * hitsPerPage,
    nextPage: page + 1 < pageCount ? page + 1 : null,
    ...(queryId !== null && { tracking: { queryId, index: textOrNull(value.index) ?? request.indexName } }),
  };
}

const NOTHING = { hits: [] };

/**
 * @param body of a successful answer
 * @param requests that it answers, in order; a service that answers only the first has found nothing for the others
 * @throws {SyntaxError | TypeError} what is wrong with it, when it is not JSON or not an answer to these requests
 */
export function parseResponses(body: string, requests: readonly HostedRequest[]): SearchAnswer[] {
  const answer: unknown = JSON.parse(body);
  const results: unknown = isFields(answer) ? answer.results : undefined;
  if (!Array.isArray(results)) throw new TypeError('the answer has no list of results');
  return requests.map((request, index) =>
    parseResult(index > 0 && index >= results.length ? NOTHING : results[index], request),
  );
}
