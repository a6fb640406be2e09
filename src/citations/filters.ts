/** Which works a reader asked for, its form in the page's address, and the works that answer. */
import type { CitedBoard, CitedSignal, CitedTopic, Citation } from '@site/src/data/citations';
import { cutText } from '@site/src/url/cutText';
import { boardNames, isKeyOf, signalNames, topicNames } from './names';

/** Orders of the list, as they are named in the form and in the address. */
export const sortOrders = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  author: 'First author, A to Z',
  title: 'Title, A to Z',
} as const;

/** The name of an order in the address. */
export type SortOrder = keyof typeof sortOrders;

/** What is asked for; an absent field asks for nothing. */
export interface Filters {
  /** Words that must all stand somewhere in the entry; upper and lower case and accents are alike. */
  text: string;
  board?: CitedBoard;
  signal?: CitedSignal;
  topic?: CitedTopic;
  /** First and last year, both included. */
  from?: number;
  to?: number;
  sort: SortOrder;
}

/** Asks for every work, newest first. */
export const noFilters: Filters = { text: '', sort: 'newest' };

/** Longest text that is read from an address or a box. */
export const TEXT_LIMIT = 64;

const YEAR = /^\d{4}$/;

/** The filters in the query string of an address; what is not understood is left out. */
export function filtersOfSearch(search: string): Filters {
  const params = new URLSearchParams(search);
  const oneOf = <Key extends string>(name: string, names: Record<Key, string>): Key | undefined => {
    const value = params.get(name);
    return value !== null && isKeyOf(names, value) ? value : undefined;
  };
  const year = (name: string): number | undefined => {
    const value = params.get(name);
    return value !== null && YEAR.test(value) ? Number(value) : undefined;
  };
  return {
    text: cutText(params.get('q') ?? '', TEXT_LIMIT),
    board: oneOf('board', boardNames),
    signal: oneOf('signal', signalNames),
    topic: oneOf('topic', topicNames),
    from: year('from'),
    to: year('to'),
    sort: oneOf('sort', sortOrders) ?? noFilters.sort,
  };
}

/** The query string for filters: empty, or beginning with `?`, always in the same order. */
export function searchOfFilters(filters: Filters): string {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number | undefined): void => {
    if (value !== undefined && value !== '') params.set(name, String(value));
  };
  add('q', filters.text);
  add('board', filters.board);
  add('signal', filters.signal);
  add('topic', filters.topic);
  add('from', filters.from);
  add('to', filters.to);
  if (filters.sort !== noFilters.sort) add('sort', filters.sort);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’]/g, "'")
    .toLowerCase();

const fullName = ({ given, family }: { given?: string; family: string }): string =>
  given === undefined ? family : `${given} ${family}`;

/** Everything that a reader may remember of a work, in one line. */
function wordsOf(work: Citation): string {
  return fold(
    [
      ...work.authors.map(fullName),
      work.year,
      work.title,
      work.venue,
      work.doi,
      work.setup ?? '',
      ...work.board.map((board) => boardNames[board]),
      ...work.signal,
      ...work.topic.map((topic) => topicNames[topic]),
    ].join(' '),
  );
}

/** As the browser's collator for English sorts these works (`filters.test.ts`), whose first use takes a slow phone 70 ms. */
function byText(a: string, b: string): number {
  const [one, other] = [fold(a), fold(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}
const firstAuthor = (work: Citation): string => work.authors[0]?.family ?? '';

const comparisons: Record<SortOrder, (a: Citation, b: Citation) => number> = {
  newest: (a, b) => b.year - a.year || byText(firstAuthor(a), firstAuthor(b)),
  oldest: (a, b) => a.year - b.year || byText(firstAuthor(a), firstAuthor(b)),
  author: (a, b) => byText(firstAuthor(a), firstAuthor(b)) || b.year - a.year,
  title: (a, b) => byText(a.title, b.title),
};

/** True when the first year asked for comes after the last: then no work can match. */
export const isBackwards = ({ from, to }: Filters): boolean =>
  from !== undefined && to !== undefined && from > to;

/** The works in the order asked for; works that compare equal stay in the order of the list. */
export function sortWorks(works: readonly Citation[], order: SortOrder): Citation[] {
  return [...works].sort(comparisons[order]);
}

/** The works that match, in the order asked for. */
export function matchingWorks(works: readonly Citation[], filters: Filters): Citation[] {
  const words = fold(filters.text).split(/\s+/).filter(Boolean);
  const { board, signal, topic, from, to } = filters;
  const matching = works.filter((work) => {
    const text = wordsOf(work);
    return (
      words.every((word) => text.includes(word)) &&
      (board === undefined || work.board.includes(board)) &&
      (signal === undefined || work.signal.includes(signal)) &&
      (topic === undefined || work.topic.includes(topic)) &&
      (from === undefined || work.year >= from) &&
      (to === undefined || work.year <= to)
    );
  });
  return sortWorks(matching, filters.sort);
}
