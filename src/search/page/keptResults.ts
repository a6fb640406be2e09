/** What the search page showed when a result was opened, for the way back. It lives as long as the page is not loaded anew. */
import type { Results } from './resultsState';

/** The hits that were shown, for words as they were typed or corrected ones, and how far (px) the reader had scrolled. */
export interface KeptResults {
  results: Results;
  isLiteral: boolean;
  scrollY: number;
}

let kept: (KeptResults & { step: string | undefined }) | null = null;

/** @param step the key of the step of the history that shows them */
export function keepResults(step: string | undefined, shown: KeptResults): void {
  kept = { step, ...shown };
}

/** What that step showed, if it is the one that was left last. */
export const keptResults = (step: string | undefined): KeptResults | null =>
  kept?.step === step ? kept : null;
