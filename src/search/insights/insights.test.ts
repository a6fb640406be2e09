import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchHit, SearchResponse } from '../types';
import { createInsights, VIEW_EVENT_DELAY_MS, type InsightsSender } from './insights';

const LEVELS = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const hitsOf = (count: number): SearchHit[] =>
  Array.from({ length: count }, (_, index) => ({
    objectID: `o${index}`,
    url: '/',
    type: 'lvl1',
    content: null,
    hierarchy: LEVELS,
  }));
const answer = (hits: SearchHit[], more: Partial<SearchResponse> = {}): SearchResponse => ({
  hits,
  nbHits: hits.length,
  nbPages: 1,
  page: 0,
  hitsPerPage: 20,
  query: 'q',
  processingTimeMS: 1,
  queryID: 'query-1',
  ...more,
});

const sender = {
  viewedObjectIDs: vi.fn<InsightsSender['viewedObjectIDs']>(),
  clickedObjectIDsAfterSearch: vi.fn<InsightsSender['clickedObjectIDsAfterSearch']>(),
};
beforeEach(() => {
  vi.useFakeTimers();
  sender.viewedObjectIDs.mockReset();
  sender.clickedObjectIDsAfterSearch.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('viewed results', () => {
  it('are reported once they have stood for 400 ms', () => {
    const response = answer(hitsOf(2));
    createInsights('docs', sender).viewed(response, response.hits);
    vi.advanceTimersByTime(399);
    expect(sender.viewedObjectIDs).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(sender.viewedObjectIDs.mock.calls).toEqual([
      [{ eventName: 'Items Viewed', index: 'docs', objectIDs: ['o0', 'o1'], queryID: 'query-1' }],
    ]);
  });

  it('are not reported when others replace them sooner', () => {
    const insights = createInsights('docs', sender);
    const first = answer(hitsOf(1));
    const second = answer(hitsOf(2), { queryID: 'query-2', index: 'other' });
    insights.viewed(first, first.hits);
    vi.advanceTimersByTime(VIEW_EVENT_DELAY_MS - 1);
    insights.viewed(second, second.hits);
    vi.runAllTimers();
    expect(sender.viewedObjectIDs.mock.calls).toEqual([
      [{ eventName: 'Items Viewed', index: 'other', objectIDs: ['o0', 'o1'], queryID: 'query-2' }],
    ]);
  });

  it('go in groups of 20', () => {
    const response = answer(hitsOf(45));
    createInsights('docs', sender).viewed(response, response.hits);
    vi.runAllTimers();
    const [events] = sender.viewedObjectIDs.mock.calls;
    expect(events?.map((event) => event.objectIDs.length)).toEqual([20, 20, 5]);
    expect(events?.flatMap((event) => event.objectIDs)).toEqual(response.hits.map((hit) => hit.objectID));
  });

  it('are reported once however often the view is drawn', () => {
    const insights = createInsights('docs', sender);
    const response = answer(hitsOf(3));
    for (let round = 0; round < 3; round++) {
      insights.viewed(response, response.hits);
      vi.runAllTimers();
    }
    expect(sender.viewedObjectIDs).toHaveBeenCalledTimes(1);
  });

  it('are not reported when there are none or the answer has no id', () => {
    const insights = createInsights('docs', sender);
    insights.viewed(answer([]), []);
    vi.runAllTimers();
    const { queryID, ...nameless } = answer(hitsOf(1));
    expect(queryID).toBeDefined();
    insights.viewed(nameless, nameless.hits);
    vi.runAllTimers();
    expect(sender.viewedObjectIDs).not.toHaveBeenCalled();
  });
});

describe('an opened result', () => {
  it('is reported at once, with its place counted from 1', () => {
    const hits = hitsOf(3);
    const [, , third] = hits;
    if (!third) throw new Error('no third hit');
    createInsights('docs', sender).clicked(answer(hits), third, 2);
    expect(sender.clickedObjectIDsAfterSearch.mock.calls).toEqual([
      [{ eventName: 'Item Selected', index: 'docs', objectIDs: ['o2'], positions: [3], queryID: 'query-1' }],
    ]);
  });
});
