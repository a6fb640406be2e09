/** Tells click analytics, if the build has them, what is on the screen and what was opened. Never in the reader's way. */
import { loadSearchInsights } from './loadClient';
import type { SearchHit, SearchResponse } from './types';

const ignore = (): void => undefined;

/** Tells click analytics, where the build has them and the answer can be counted. */
export function reportViewed(response: SearchResponse, hits: readonly SearchHit[]): void {
  if (response.queryID === undefined) return;
  loadSearchInsights().then((insights) => insights?.viewed(response, hits), ignore);
}

/** Says nothing about a hit that is none of this answer's, such as a stored search. */
export function reportOpened(response: SearchResponse, objectID: string): void {
  const index = response.hits.findIndex((hit) => hit.objectID === objectID);
  const hit = response.hits[index];
  if (response.queryID === undefined || !hit) return;
  const position = response.page * response.hitsPerPage + index;
  loadSearchInsights().then((insights) => insights?.clicked(response, hit, position), ignore);
}
