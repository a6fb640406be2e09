/** The reader's recent and favourite searches: pages they opened from the modal, and those of them they kept. */
import { MAX_FAVOURITE_SEARCHES, MAX_RECENT_SEARCHES } from '../constants';
import { storedList, type StorageLike } from './storage';
import { parseStoredHit, toStoredHit, type StoredHit } from './storedHit';

/** Recent and favourite searches of this browser. */
export interface StoredSearches {
  /** Newest first. */
  recent(): StoredHit[];
  favourites(): StoredHit[];
  /** Remembers an opened hit, unless it is a favourite already. */
  visit(hit: StoredHit): void;
  /** Makes a recent search a favourite. */
  promote(hit: StoredHit): void;
  removeRecent(hit: StoredHit): void;
  removeFavourite(hit: StoredHit): void;
}

const without = (hits: readonly StoredHit[], { objectID }: StoredHit): StoredHit[] =>
  hits.filter((hit) => hit.objectID !== objectID);

/** The keys are DocSearch's, so that what readers have stored stays theirs. */
export function openStoredSearches(indexName: string, openStorage?: () => StorageLike): StoredSearches {
  const recents = storedList(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, parseStoredHit, openStorage);
  const favourites = storedList(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, parseStoredHit, openStorage);

  const readFavourites = (): StoredHit[] => favourites.read().slice(0, MAX_FAVOURITE_SEARCHES);
  const limitRecents = (hits: readonly StoredHit[]): StoredHit[] =>
    hits.slice(
      0,
      readFavourites().length > 0 ? MAX_RECENT_SEARCHES.besideFavourites : MAX_RECENT_SEARCHES.alone,
    );

  const isFavourite = (hit: StoredHit): boolean =>
    favourites.read().some(({ objectID }) => objectID === hit.objectID);

  return {
    recent: () => limitRecents(recents.read().filter((hit) => !isFavourite(hit))),
    favourites: readFavourites,
    visit(hit) {
      if (isFavourite(hit)) return;
      recents.write(limitRecents([toStoredHit(hit), ...without(recents.read(), hit)]));
    },
    promote(hit) {
      const isStored = favourites.write(
        [toStoredHit(hit), ...without(favourites.read(), hit)].slice(0, MAX_FAVOURITE_SEARCHES),
      );
      // A full storage takes the shorter list of recent searches all the same: on the next visit the hit would be in neither.
      if (isStored) recents.write(limitRecents(without(recents.read(), hit)));
    },
    removeRecent: (hit) => recents.write(without(recents.read(), hit)),
    removeFavourite: (hit) => favourites.write(without(favourites.read(), hit)),
  };
}

const ofPage = new Map<string, StoredSearches>();

/** Those of the page that is open: one for all openings of the dialog, so that what no storage takes outlives each. */
export function storedSearchesOfPage(indexName: string): StoredSearches {
  const stored = ofPage.get(indexName) ?? openStoredSearches(indexName);
  ofPage.set(indexName, stored);
  return stored;
}
