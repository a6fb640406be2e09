import { describe, expect, it } from 'vitest';
import { levelsOf } from '../types';
import { toHostedRequest } from './hostedRequest';
import { parseResponses } from './parseResponses';

const asked = (query: string, more = {}) =>
  toHostedRequest({ query, ...more }, { indexName: 'docs', clickAnalytics: true });
const HIT = { objectID: '1', url: '/a/' };

const parse = (result: object) => parseResponses(JSON.stringify({ results: [result] }), [asked('q')])[0];

describe('an answer of a host', () => {
  it('is read field by field', () => {
    const mark = {
      value: 'the <mark>Cyton</mark>',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['cyton'],
    };
    expect(
      parse({
        hits: [
          {
            objectID: '7',
            url: 'https://docs.example.org/docs/Cyton/',
            type: 'content',
            content: 'x and Cyton',
            hierarchy: { lvl0: 'Cyton Board', lvl1: 'the Cyton', lvl2: 'Power', lvl3: null },
            _highlightResult: { hierarchy: { lvl1: mark, lvl3: null }, content: mark },
            _snippetResult: { content: { value: '…x…', matchLevel: 'none' } },
            _rankingInfo: { nbTypos: 0 },
          },
        ],
        nbHits: 12,
        page: 1,
        nbPages: 3,
        hitsPerPage: 5,
        query: 'cyton',
        processingTimeMS: 2,
        queryID: 'id',
        index: 'other',
        exhaustive: {},
      }),
    ).toEqual({
      query: 'cyton',
      hits: [
        {
          objectID: '7',
          url: 'https://docs.example.org/docs/Cyton/',
          type: 'content',
          content: 'x and Cyton',
          hierarchy: { ...levelsOf(() => null), lvl0: 'Cyton Board', lvl1: 'the Cyton', lvl2: 'Power' },
          levels: {
            lvl0: [{ text: 'Cyton Board', isMatch: false }],
            lvl1: [
              { text: 'the ', isMatch: false },
              { text: 'Cyton', isMatch: true },
            ],
            lvl2: [{ text: 'Power', isMatch: false }],
          },
          snippet: [{ text: '…x…', isMatch: false }],
        },
      ],
      count: 12,
      offset: 5,
      nextPage: 2,
      tracking: { queryId: 'id', index: 'other' },
    });
  });

  it('needs nothing but hits', () => {
    expect(parse({ hits: [] })).toEqual({ query: 'q', hits: [], count: 0, offset: 0, nextPage: null });
  });

  it('loses the hits that could not be listed or followed', () => {
    const hits = [null, 'x', 7, [], {}, { objectID: '1' }, { url: '/a/' }, { objectID: 2, url: '/a/' }];
    expect(parse({ hits: [...hits, { objectID: '1', url: '/a/' }] })?.hits).toEqual([
      {
        objectID: '1',
        url: '/a/',
        type: 'lvl1',
        content: null,
        hierarchy: levelsOf(() => null),
        levels: {},
        snippet: [],
      },
    ]);
  });

  it('is taken without what has the wrong type', () => {
    const hostile = {
      objectID: '1',
      url: '/a/',
      type: '__proto__',
      content: 'text',
      hierarchy: 'lvl0',
      _highlightResult: { hierarchy: { lvl0: 'x', lvl1: { value: { toString: 1 } } }, content: [1] },
      _snippetResult: 'x',
    };
    const response = parse({ hits: [hostile], nbHits: -1, nbPages: 'x', page: null, queryID: {}, query: 1 });
    expect(response).toMatchObject({ query: 'q', count: 1, offset: 0, nextPage: null });
    expect(response).not.toHaveProperty('tracking');
    expect(response?.hits[0]).toMatchObject({
      type: 'content',
      levels: {},
      snippet: [{ text: 'text', isMatch: false }],
    });
  });

  it('finds nothing where nothing can be shown, whatever is counted', () => {
    const nothing = { count: 0, nextPage: null };
    expect(parse({ hits: [], nbHits: 5 })).toMatchObject(nothing);
    expect(parse({ hits: [{ url: '/a/' }], nbHits: 500, nbPages: 25 })).toMatchObject(nothing);
    expect(parse({ hits: [{ objectID: '1', url: 'javascript:alert(1)' }], nbHits: 1 })).toMatchObject(
      nothing,
    );
  });

  it('counts for a request that asked for the count alone', () => {
    const body = JSON.stringify({ results: [{ hits: [], nbHits: 41, hitsPerPage: 0, nbPages: 0 }] });
    expect(parseResponses(body, [asked('q', { hitsPerPage: 0 })])).toMatchObject([
      { count: 41, nextPage: null },
    ]);
  });

  it('shows what came where the service counts less', () => {
    expect(parse({ hits: [HIT], nbHits: 0, nbPages: 0 })).toMatchObject({ count: 1, nextPage: null });
  });

  it('finds nothing for the requests that a service left unanswered after the first', () => {
    const body = JSON.stringify({ results: [{ hits: [HIT] }] });
    expect(parseResponses(body, [asked('a'), asked('b')])).toMatchObject([
      { count: 1 },
      { count: 0, hits: [] },
    ]);
    expect(() => parseResponses('{"results":[]}', [asked('a')])).toThrow(TypeError);
  });

  it('answers the requests in their order', () => {
    const body = JSON.stringify({
      results: [
        { hits: [HIT], nbHits: 1 },
        { hits: [], nbHits: 2 },
      ],
    });
    expect(parseResponses(body, [asked('a'), asked('b', { page: 3, hitsPerPage: 1 })])).toMatchObject([
      { query: 'a', count: 1, offset: 0 },
      { query: 'b', count: 2, offset: 3, nextPage: null },
    ]);
  });
});
