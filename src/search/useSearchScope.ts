import { useMemo } from 'react';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchScope } from './request';

/** What the build says about search; `docusaurus.config.ts` fills it in from the settings. */
export interface SearchSettings {
  indexName: string;
  /** Where readers report a query without results; holds `{query}`. `null` hides the link. */
  missingResultsUrl: string | null;
  clickAnalytics: boolean;
}

const isSearchSettings = (value: unknown): value is SearchSettings =>
  typeof value === 'object' && value !== null && 'indexName' in value && typeof value.indexName === 'string';

/** The site's settings of search; throws where the configuration holds none. */
export function useSearchSettings(): SearchSettings {
  const { search } = useDocusaurusContext().siteConfig.customFields ?? {};
  if (!isSearchSettings(search)) {
    throw new Error(
      'docusaurus.config.ts: customFields.search is missing. It holds indexName, missingResultsUrl and clickAnalytics.',
    );
  }
  return search;
}

/** The reader's context as filters: their language, and the docs they are in. */
export function useSearchScope(): SearchScope {
  const { indexName, clickAnalytics } = useSearchSettings();
  const { locale, tags } = useContextualSearchFilters();
  const tagList = tags.join(' ');
  return useMemo(
    () => ({
      indexName,
      clickAnalytics,
      facetFilters: [`language:${locale}`, tagList.split(' ').map((tag) => `docusaurus_tag:${tag}`)],
    }),
    [indexName, clickAnalytics, locale, tagList],
  );
}
