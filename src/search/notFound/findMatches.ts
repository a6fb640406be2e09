import { MAX_ADDRESS_MATCHES } from '../constants';
import { toSitePath } from '../hitUrl';
import type { SearchClient, SearchHit, SearchOptions, SearchScope } from '../types';

/** A page that may be the one that was meant. */
export interface PageMatch {
  /** Its path on this site, without an anchor. */
  path: string;
  section: string;
  title: string;
}

/** Pages that a wrong address may have meant. */
export interface AddressMatches {
  /** The query that found them. */
  query: string;
  pages: PageMatch[];
}

/** The pages of hits, best first, each once. */
export function pagesOf(hits: readonly SearchHit[], baseUrl: string): PageMatch[] {
  const pages = new Map<string, PageMatch>();
  for (const { url, hierarchy } of hits) {
    const path = toSitePath(url, baseUrl)?.replace(/#.*$/, '');
    if (path && !pages.has(path)) {
      pages.set(path, { path, section: hierarchy.lvl0 ?? '', title: hierarchy.lvl1 ?? path });
    }
  }
  return [...pages.values()].slice(0, MAX_ADDRESS_MATCHES);
}

/** Asks for all queries at once and takes the first that finds pages; `null` when none does. */
export async function findMatches(
  client: SearchClient,
  queries: readonly string[],
  { scope, baseUrl }: { scope: SearchScope; baseUrl: string },
  options: SearchOptions,
): Promise<AddressMatches | null> {
  if (queries.length === 0) return null;
  const requests = queries.map((query) => ({ query, scope, isQuiet: true }));
  const answers = await client.search(requests, options);
  for (const [index, query] of queries.entries()) {
    const pages = pagesOf(answers[index]?.hits ?? [], baseUrl);
    if (pages.length > 0) return { query, pages };
  }
  return null;
}
