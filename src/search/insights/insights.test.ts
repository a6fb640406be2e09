import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchHit, SearchAnswer } from '../types';
import { VIEW_EVENT_DELAY_MS } from '../constants';
import { answerOf, hitOf } from '../testing';
import { createInsights, type InsightsSender } from './insights';

const hitsOf = (count: number): SearchHit[] =>
  Array.from({ length: count }, (_, index) => hitOf({}, { objectID: `o${index}` }));
const answer = (hits: SearchHit[], tracking = { queryId: 'query-1', index: 'docs' }): SearchAnswer =>
  answerOf(hits, { tracking });

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
    createInsights(sender).viewed([{ answer: response, hits: response.hits }]);
    vi.advanceTimersByTime(399);
    expect(sender.viewedObjectIDs).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(sender.viewedObjectIDs.mock.calls).toEqual([
      [{ eventName: 'Items Viewed', index: 'docs', objectIDs: ['o0', 'o1'], queryID: 'query-1' }],
    ]);
  });

  it('are not reported when others replace them sooner', () => {
    const insights = createInsights(sender);
    const first = answer(hitsOf(1));
    const second = answer(hitsOf(2), { queryId: 'query-2', index: 'other' });
    insights.viewed([{ answer: first, hits: first.hits }]);
    vi.advanceTimersByTime(VIEW_EVENT_DELAY_MS - 1);
    insights.viewed([{ answer: second, hits: second.hits }]);
    vi.runAllTimers();
    expect(sender.viewedObjectIDs.mock.calls).toEqual([
      [{ eventName: 'Items Viewed', index: 'other', objectIDs: ['o0', 'o1'], queryID: 'query-2' }],
    ]);
  });

  it('go in groups of 20', () => {
    const response = answer(hitsOf(45));
    createInsights(sender).viewed([{ answer: response, hits: response.hits }]);
    vi.runAllTimers();
    const [events] = sender.viewedObjectIDs.mock.calls;
    expect(events?.map((event) => event.objectIDs.length)).toEqual([20, 20, 5]);
    expect(events?.flatMap((event) => event.objectIDs)).toEqual(response.hits.map((hit) => hit.objectID));
  });

  it('are all reported when more come before they have stood long enough', () => {
    const insights = createInsights(sender);
    const shown = ['a', 'b', 'c'].map((id) => {
      const page = answer([hitOf({}, { objectID: id })]);
      return { answer: page, hits: page.hits };
    });
    for (const count of [1, 2, 3]) {
      insights.viewed(shown.slice(0, count));
      vi.advanceTimersByTime(300);
    }
    vi.runAllTimers();
    expect(sender.viewedObjectIDs.mock.calls.flat().map(({ objectIDs }) => objectIDs)).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
  });

  it('are reported once however often the view is drawn', () => {
    const insights = createInsights(sender);
    const response = answer(hitsOf(3));
    for (let round = 0; round < 3; round++) {
      insights.viewed([{ answer: response, hits: response.hits }]);
      vi.runAllTimers();
    }
    expect(sender.viewedObjectIDs).toHaveBeenCalledTimes(1);
  });

  it('are not reported when there are none or the answer has no id', () => {
    const insights = createInsights(sender);
    insights.viewed([{ answer: answer([]), hits: [] }]);
    vi.runAllTimers();
    insights.viewed([{ answer: answerOf(hitsOf(1)), hits: hitsOf(1) }]);
    vi.runAllTimers();
    expect(sender.viewedObjectIDs).not.toHaveBeenCalled();
  });
});

describe('an opened result', () => {
  it('is reported at once, with its place counted from 1', () => {
    const hits = hitsOf(3);
    const [, , third] = hits;
    if (!third) throw new Error('no third hit');
    createInsights(sender).clicked(answer(hits), third, 2);
    expect(sender.clickedObjectIDsAfterSearch.mock.calls).toEqual([
      [{ eventName: 'Item Selected', index: 'docs', objectIDs: ['o2'], positions: [3], queryID: 'query-1' }],
    ]);
  });
});
