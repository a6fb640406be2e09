/** Tells click analytics, if the build has them, what is on the screen and what was opened. Never in the reader's way. */
import { loadSearchInsights } from './loadClient';
import type { ShownHits } from './insights/insights';
import type { SearchAnswer } from './types';

const ignore = (): void => undefined;

/** Tells click analytics all that is on the screen, where the build has them and the answers can be counted. */
export function reportViewed(shown: readonly ShownHits[]): void {
  if (shown.every(({ answer }) => !answer.tracking)) return;
  loadSearchInsights().then((insights) => insights?.viewed(shown), ignore);
}

/** Says nothing about a hit that is none of this answer's, such as a stored search. */
export function reportOpened(answer: SearchAnswer, objectID: string): void {
  const index = answer.hits.findIndex((hit) => hit.objectID === objectID);
  const hit = answer.hits[index];
  if (!answer.tracking || !hit) return;
  loadSearchInsights().then((insights) => insights?.clicked(answer, hit, answer.offset + index), ignore);
}
