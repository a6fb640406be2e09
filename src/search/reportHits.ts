/** Tells click analytics, if the build has them, what is on the screen and what was opened. Never in the reader's way. */
import { loadSearchInsights } from './loadClient';
import type { SearchHit, SearchAnswer } from './types';

const ignore = (): void => undefined;

/** Tells click analytics, where the build has them and the answer can be counted. */
export function reportViewed(answer: SearchAnswer, hits: readonly SearchHit[]): void {
  if (!answer.tracking) return;
  loadSearchInsights().then((insights) => insights?.viewed(answer, hits), ignore);
}

/** Says nothing about a hit that is none of this answer's, such as a stored search. */
export function reportOpened(answer: SearchAnswer, objectID: string): void {
  const index = answer.hits.findIndex((hit) => hit.objectID === objectID);
  const hit = answer.hits[index];
  if (!answer.tracking || !hit) return;
  loadSearchInsights().then((insights) => insights?.clicked(answer, hit, answer.offset + index), ignore);
}
