import { MAX_SUGGESTED_QUERIES } from './constants';
import { limitQuery } from './query';
import type { SearchAnswer, SearchClient, SearchOptions, SearchScope } from './types';

/** All candidates are asked for in one request; more would cost more than they help. Long queries leave room for single words. */
const MAX_CANDIDATES = { withoutOne: 5, single: 3, stems: 2 } as const;

/** The part of a word that is kept to find words that begin like it, and the least that says anything. */
const STEM_SHARE = 0.6;
const MIN_STEM_LENGTH = 4;

/** A query to try, and what to offer when it finds something: the query itself, or the titles of what it finds. */
export interface Candidate {
  query: string;
  offers: 'query' | 'titles';
}

/**
 * What to try for a query that finds nothing, the closest first: it without one of its words, its single words from
 * the longest, then pages with words that begin like the longest ones.
 */
export function candidatesFor(query: string): Candidate[] {
  // Without the marks of a phrase, of which half would be left.
  const words = query.split(/[\s"“”„]+/).filter(Boolean);
  const byLength = [...words].sort((a, b) => b.length - a.length);
  const withoutOne =
    words.length > 2 ? words.map((_, gap) => words.filter((_word, index) => index !== gap).join(' ')) : [];
  const single = words.length > 1 ? byLength.filter((word) => word.length > 1) : [];
  const stems = byLength
    .map((word) => word.slice(0, Math.ceil(word.length * STEM_SHARE)))
    .filter((stem) => stem.length >= MIN_STEM_LENGTH);
  const offer = (queries: string[], offers: Candidate['offers'], limit: number): Candidate[] =>
    [...new Set(queries)].slice(0, limit).map((candidate) => ({ query: candidate, offers }));
  return [
    ...offer(withoutOne, 'query', MAX_CANDIDATES.withoutOne),
    ...offer(single, 'query', MAX_CANDIDATES.single),
    ...offer(stems, 'titles', MAX_CANDIDATES.stems),
  ];
}

function offersOf({ query, offers }: Candidate, answer: SearchAnswer | undefined): string[] {
  // What is found without one of the words is no better query.
  if (!answer || answer.count === 0 || answer.unknown) return [];
  if (offers === 'query') return [query];
  return answer.hits.flatMap(({ hierarchy }) => (hierarchy.lvl1 ? [limitQuery(hierarchy.lvl1)] : []));
}

/** Up to three queries that do find something; none if that can't be found out. */
export async function suggestQueries(
  client: SearchClient,
  query: string,
  scope: SearchScope | undefined,
  options: SearchOptions,
): Promise<string[]> {
  const candidates = candidatesFor(query);
  if (candidates.length === 0) return [];
  try {
    const requests = candidates.map((candidate) => ({
      query: candidate.query,
      ...(scope && { scope }),
      isQuiet: true,
      hitsPerPage: candidate.offers === 'query' ? 1 : MAX_SUGGESTED_QUERIES,
    }));
    const answers = await client.search(requests, options);
    const offers = candidates.flatMap((candidate, index) => offersOf(candidate, answers[index]));
    return [...new Set(offers)].slice(0, MAX_SUGGESTED_QUERIES);
  } catch {
    return [];
  }
}
