/**
 * The settings of the hosted index: what DocSearch records need, ranked as the embedded engine ranks them (exact
 * before prefix before typo, title before heading before text, one typo from 4 letters and two from 8).
 */
import type { IndexSettings } from 'algoliasearch';
import { HITS_PER_PAGE, MAX_HITS_OF_PAGE } from '../../src/search/constants';
import { HIGHLIGHT_TAGS } from '../../src/search/hosted/markedText';

export const INDEX_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(questions)',
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
  hitsPerPage: HITS_PER_PAGE,
  highlightPreTag: HIGHLIGHT_TAGS.pre,
  highlightPostTag: HIGHLIGHT_TAGS.post,
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
