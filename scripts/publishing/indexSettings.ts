/**
 * The settings of the hosted index: what DocSearch records need, ranked as the embedded engine ranks them (exact
 * before prefix before typo, title before heading before text, one typo from 4 letters and two from 8).
 */
import type { IndexSettings } from 'algoliasearch';
import { MAX_HITS_OF_PAGE } from '../../src/search/embedded/rank';
import { DEFAULT_HIGHLIGHT_TAGS, DEFAULT_HITS_PER_PAGE } from '../../src/search/types';

export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'version'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // One page never floods a result, as in the embedded engine.
  attributeForDistinct: 'url_without_anchor',
  distinct: MAX_HITS_OF_PAGE,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  hitsPerPage: DEFAULT_HITS_PER_PAGE,
  highlightPreTag: DEFAULT_HIGHLIGHT_TAGS.pre,
  highlightPostTag: DEFAULT_HIGHLIGHT_TAGS.post,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional',
  separatorsToIndex: '+#_',
} satisfies IndexSettings;
