/** Other words for the same thing, as the hosted service takes them: the embedded engine's lists. */
import type { SynonymHit } from 'algoliasearch';
import { synonymLists } from '../../src/search/embedded/synonyms';

/** A list keeps its id as long as it begins with the same word: publishing again changes it in its place. */
export const SYNONYMS: SynonymHit[] = synonymLists.map((words) => ({
  objectID: `site-${words[0] ?? ''}`,
  type: 'synonym',
  synonyms: [...words],
}));
