/** Optional click analytics: which results readers saw and which they opened. Only built in when turned on. */
import { VIEWED_ITEMS_PER_EVENT, VIEW_EVENT_DELAY_MS } from '../constants';
import type { SearchHit, SearchAnswer } from '../types';

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

/** What the interface tells; both calls cost nothing for answers without `tracking`. */
export interface SearchInsights {
  /** `hits` of `answer` are on the screen. Call it on every change; only what stays is reported, once. */
  viewed(answer: SearchAnswer, hits: readonly SearchHit[]): void;
  /** The reader opened `hit`, at `position` (from 0) among all hits of `answer`. */
  clicked(answer: SearchAnswer, hit: SearchHit, position: number): void;
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size));
  return groups;
}

/** What is told goes to `sender`. */
export function createInsights(sender: InsightsSender): SearchInsights {
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
    viewed({ tracking }, hits) {
      clearTimeout(timer);
      if (!tracking) return;
      const objectIDs = hits.map((hit) => hit.objectID);
      timer = setTimeout(
        () => reportViewed(tracking.queryId, tracking.index, objectIDs),
        VIEW_EVENT_DELAY_MS,
      );
    },
    // Not delayed: the page may be gone in a moment.
    clicked({ tracking }, hit, position) {
      if (!tracking) return;
      sender.clickedObjectIDsAfterSearch({
        eventName: 'Item Selected',
        index: tracking.index,
        objectIDs: [hit.objectID],
        positions: [position + 1],
        queryID: tracking.queryId,
      });
    },
  };
}
