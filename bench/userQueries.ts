/** How well an engine answers the queries of users (`bench/queries`): the right page, and the right section of it. */
import type { SitePage } from '../src/search/sitePage';
import type { UserQuery } from './queries/types';
import { pageOf } from './measure';

/** Where an engine leads, best first: addresses, with the anchor of a section where it knows one. */
export type AskUrls = (query: string) => Promise<readonly string[]>;

/** What came of one query. */
export interface UserOutcome {
  query: UserQuery;
  /** Place of the first right page among the different pages, from 1; `null` when it is not among them. */
  rank: number | null;
  /** Does the first hit lead to the words that answer? `null` when its page is not right. */
  isSectionRight: boolean | null;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/** Texts are read again with every try of other numbers. */
const texts = new WeakMap<SitePage, Map<string, string>>();

/** What a reader finds who is led to an anchor: the section with all that is below it; without an anchor the top. */
function textFrom(page: SitePage, anchor: string): string {
  const known = texts.get(page) ?? new Map<string, string>();
  texts.set(page, known);
  const text = known.get(anchor) ?? readFrom(page, anchor);
  known.set(anchor, text);
  return text;
}

function readFrom({ headings, blocks }: SitePage, anchor: string): string {
  const number = anchor === '' ? 0 : headings.findIndex((heading) => heading.anchor === anchor) + 1;
  const level = headings[number - 1]?.level;
  const next = headings.findIndex((heading, index) => index >= number && (!level || heading.level <= level));
  const last = next < 0 ? headings.length : next;
  const names = headings.slice(Math.max(0, number - 1), last).map(({ text }) => text);
  const texts = blocks.filter(({ heading }) => heading >= number && heading <= last).map(({ text }) => text);
  return plain([...names, ...texts].join(' '));
}

/**
 * Asks the queries, one after the other, and judges each answer by its pages and by the section of the first.
 *
 * @param ask gets a query, and gives addresses with their anchors, best first
 */
export async function askUserQueries(
  queries: readonly UserQuery[],
  pages: readonly SitePage[],
  baseUrl: string,
  ask: AskUrls,
): Promise<UserOutcome[]> {
  const byPath = new Map(pages.map((page) => [pageOf(page.path, baseUrl), page]));
  const outcomes: UserOutcome[] = [];
  for (const query of queries) {
    const urls = await ask(query.query);
    const got = [...new Set(urls.map((url) => pageOf(url, baseUrl)))];
    const index = got.findIndex((page) => query.answers.some((answer) => answer.page === page));
    const first = byPath.get(got[0] ?? '');
    const anchor = decodeURIComponent(urls[0]?.split('#')[1] ?? '');
    const isSectionRight =
      index !== 0 || !first
        ? null
        : // Who types a name wants the page about it, from its top.
          (query.kind === 'name' && anchor === '') ||
          query.answers.some(
            ({ page, section, mustStand }) =>
              page === got[0] && (section === anchor || textFrom(first, anchor).includes(plain(mustStand))),
          );
    outcomes.push({ query, rank: index < 0 ? null : index + 1, isSectionRight });
  }
  return outcomes;
}

/** Shares of 1: a right page first, among three, among five; the right section among the right first pages. */
export function shares(outcomes: readonly UserOutcome[]): number[] {
  const within = (limit: number): number =>
    outcomes.filter(({ rank }) => rank !== null && rank <= limit).length / Math.max(1, outcomes.length);
  const first = outcomes.filter(({ isSectionRight }) => isSectionRight !== null);
  const sections = first.filter(({ isSectionRight }) => isSectionRight).length / Math.max(1, first.length);
  return [within(1), within(3), within(5), sections];
}
