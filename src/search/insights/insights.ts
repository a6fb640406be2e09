/** Optional click analytics: which results readers saw and which they opened. Only built in when turned on. */
import type { SearchHit, SearchResponse } from '../types';

/** Results are reported as seen once they have stood still for this long. */
export const VIEW_EVENT_DELAY_MS = 400;

/** The service takes this many records in one event of viewed items. */
const VIEWED_ITEMS_PER_EVENT = 20;

/** Results that a reader has seen. */
export interface ViewedEvent {
  eventName: string;
  index: string;
  objectIDs: string[];
  queryID: string;
}

/** A result that a reader opened. */
export interface ClickedEvent extends ViewedEvent {
  /** Of each object among the results, counted from 1. */
  positions: number[];
}

/** Where events go. */
export interface InsightsSender {
  viewedObjectIDs(...events: ViewedEvent[]): void;
  clickedObjectIDsAfterSearch(event: ClickedEvent): void;
}

/** What the interface tells; both calls cost nothing for answers that carry no `queryID`. */
export interface SearchInsights {
  /** `hits` of `response` are on the screen. Call it on every change; only what stays is reported, once. */
  viewed(response: SearchResponse, hits: readonly SearchHit[]): void;
  /** The reader opened `hit`, at `position` (from 0) among all hits of `response`. */
  clicked(response: SearchResponse, hit: SearchHit, position: number): void;
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size));
  return groups;
}

/**
 * @param indexName for answers that do not say which index gave them
 */
export function createInsights(indexName: string, sender: InsightsSender): SearchInsights {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported = '';

  function reportViewed(queryID: string, index: string, objectIDs: string[]): void {
    const key = JSON.stringify([queryID, objectIDs]);
    if (key === reported || objectIDs.length === 0) return;
    reported = key;
    sender.viewedObjectIDs(
      ...inGroups(objectIDs, VIEWED_ITEMS_PER_EVENT).map((group) => ({
        eventName: 'Items Viewed',
        index,
        objectIDs: group,
        queryID,
      })),
    );
  }

  return {
    viewed({ queryID, index = indexName }, hits) {
      clearTimeout(timer);
      if (queryID === undefined) return;
      const objectIDs = hits.map((hit) => hit.objectID);
      timer = setTimeout(() => reportViewed(queryID, index, objectIDs), VIEW_EVENT_DELAY_MS);
    },
    // Not delayed: the page may be gone in a moment.
    clicked({ queryID, index = indexName }, hit, position) {
      if (queryID === undefined) return;
      sender.clickedObjectIDsAfterSearch({
        eventName: 'Item Selected',
        index,
        objectIDs: [hit.objectID],
        positions: [position + 1],
        queryID,
      });
    },
  };
}
