import type { SearchHit } from '../types';
import type { StoredHit } from '../stored/storedHit';

/** One line of the dropdown that can be opened. A type, not an interface: the autocomplete core wants an open record. */
export type ModalItem = {
  hit: SearchHit | StoredHit;
  /** Where it leads on this site. */
  path: string;
};

/** The ids of the lists on the start screen; those of results are numbered. */
export const SOURCE_IDS = { recent: 'recentSearches', favourites: 'favoriteSearches' } as const;

export const hitListId = (index: number): string => `hits${index}`;

/** Whether a list is of results, rather than of stored searches. */
export const isHitList = (sourceId: string): boolean => sourceId.startsWith('hits');
