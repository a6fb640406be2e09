import { expect, it } from 'vitest';
import { searchRequest } from './request';

const scope = {
  indexName: 'docs',
  clickAnalytics: false,
  facetFilters: ['language:en', ['docusaurus_tag:default']],
};

it('asks as the hosted service expects, in the context of the reader', () => {
  expect(searchRequest('gain', scope, { snippetWords: 10 })).toEqual({
    query: 'gain',
    indexName: 'docs',
    attributesToRetrieve: [
      'hierarchy.lvl0',
      'hierarchy.lvl1',
      'hierarchy.lvl2',
      'hierarchy.lvl3',
      'hierarchy.lvl4',
      'hierarchy.lvl5',
      'hierarchy.lvl6',
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      'hierarchy.lvl1:10',
      'hierarchy.lvl2:10',
      'hierarchy.lvl3:10',
      'hierarchy.lvl4:10',
      'hierarchy.lvl5:10',
      'hierarchy.lvl6:10',
      'content:10',
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: ['language:en', ['docusaurus_tag:default']],
  });
});

it('asks for a later page and cuts what is too long', () => {
  const request = searchRequest('x'.repeat(99), scope, { page: 2, snippetWords: 5 });
  expect(request).toMatchObject({ page: 2, query: 'x'.repeat(64) });
  expect(request.attributesToSnippet).toContain('content:5');
});
