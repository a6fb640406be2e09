import { expect, it } from 'vitest';
import { toHostedRequest } from './hostedRequest';

const index = { indexName: 'docs', clickAnalytics: true };

it('asks as the service expects, in the context of the reader', () => {
  const scope = { language: 'en', tags: ['default', 'docs-default-current'] };
  expect(JSON.stringify(toHostedRequest({ query: 'gain', scope, snippetWords: 10 }, index))).toBe(
    JSON.stringify({
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
      clickAnalytics: true,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    }),
  );
});

it('asks for a later page, cuts what is too long, and counts no clicks on what nobody typed', () => {
  const request = toHostedRequest(
    { query: 'x'.repeat(99), page: 2, hitsPerPage: 3, snippetWords: 5, isQuiet: true },
    index,
  );
  expect(request).toMatchObject({
    query: 'x'.repeat(64),
    page: 2,
    hitsPerPage: 3,
    clickAnalytics: false,
    facetFilters: [],
  });
  expect(request.attributesToSnippet).toContain('content:5');
});
