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

/** Hits on the screen, and the answer that they are of. */
export interface ShownHits {
  answer: SearchAnswer;
  hits: readonly SearchHit[];
}

/** What the interface tells; both calls cost nothing for answers without `tracking`. */
export interface SearchInsights {
  /** All that is on the screen. Call it on every change; only what stays is reported, once. */
  viewed(shown: readonly ShownHits[]): void;
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
  const reported = new Set<string>();

  function reportViewed({ answer: { tracking }, hits }: ShownHits): void {
    const objectIDs = hits.map((hit) => hit.objectID);
    if (!tracking || objectIDs.length === 0) return;
    const { queryId: queryID, index } = tracking;
    const key = JSON.stringify([queryID, objectIDs]);
    if (reported.has(key)) return;
    reported.add(key);
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
    viewed(shown) {
      clearTimeout(timer);
      timer = setTimeout(() => shown.forEach(reportViewed), VIEW_EVENT_DELAY_MS);
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
