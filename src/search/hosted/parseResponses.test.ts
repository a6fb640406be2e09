import { describe, expect, it } from 'vitest';
import { parseResponses } from './parseResponses';

const parse = (result: object) =>
  parseResponses(JSON.stringify({ results: [result] }), [{ query: 'q' }]).results[0];

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
            type: 'lvl2',
            content: null,
            hierarchy: { lvl0: 'Cyton Board', lvl1: 'Cyton', lvl2: 'Power', lvl3: null },
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
        index: 'docs',
        exhaustive: {},
      }),
    ).toEqual({
      hits: [
        {
          objectID: '7',
          url: 'https://docs.example.org/docs/Cyton/',
          type: 'lvl2',
          content: null,
          hierarchy: {
            lvl0: 'Cyton Board',
            lvl1: 'Cyton',
            lvl2: 'Power',
            lvl3: null,
            lvl4: null,
            lvl5: null,
            lvl6: null,
          },
          _highlightResult: {
            hierarchy: {
              lvl1: { value: 'the <mark>Cyton</mark>', matchLevel: 'full', matchedWords: ['cyton'] },
            },
            content: { value: 'the <mark>Cyton</mark>', matchLevel: 'full', matchedWords: ['cyton'] },
          },
          _snippetResult: { hierarchy: {}, content: { value: '…x…', matchLevel: 'none' } },
        },
      ],
      nbHits: 12,
      page: 1,
      nbPages: 3,
      hitsPerPage: 5,
      query: 'cyton',
      processingTimeMS: 2,
      queryID: 'id',
      index: 'docs',
    });
  });

  it('needs nothing but hits', () => {
    expect(parse({ hits: [] })).toEqual({
      hits: [],
      nbHits: 0,
      page: 0,
      nbPages: 0,
      hitsPerPage: 20,
      query: 'q',
      processingTimeMS: 0,
    });
  });

  it('loses the hits that could not be listed or followed', () => {
    const hits = [null, 'x', 7, [], {}, { objectID: '1' }, { url: '/a/' }, { objectID: 2, url: '/a/' }];
    expect(parse({ hits: [...hits, { objectID: '1', url: '/a/' }] })?.hits).toEqual([
      {
        objectID: '1',
        url: '/a/',
        type: 'lvl1',
        content: null,
        hierarchy: { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
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
    expect(response).toMatchObject({ nbHits: 1, nbPages: 1, page: 0, query: 'q' });
    expect(response).not.toHaveProperty('queryID');
    expect(response?.hits[0]).toMatchObject({ type: 'content', _highlightResult: { hierarchy: {} } });
    expect(response?.hits[0]).not.toHaveProperty('_snippetResult');
  });

  it('answers the requests in their order', () => {
    const body = JSON.stringify({
      results: [
        { hits: [], nbHits: 1 },
        { hits: [], nbHits: 2 },
      ],
    });
    const { results } = parseResponses(body, [{ query: 'a' }, { query: 'b', page: 3, hitsPerPage: 1 }]);
    expect(results).toMatchObject([
      { query: 'a', nbHits: 1, page: 0 },
      { query: 'b', nbHits: 2, page: 3, nbPages: 2 },
    ]);
  });
});
