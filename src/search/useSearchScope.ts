import { useMemo } from 'react';
import { useContextualSearchFilters } from '@docusaurus/theme-common';
import type { SearchScope } from './types';

/** The reader's context: their language, and the docs they are in. */
export function useSearchScope(): SearchScope {
  const { locale, tags } = useContextualSearchFilters();
  const tagList = tags.join(' ');
  return useMemo(() => ({ language: locale, tags: tagList.split(' ') }), [locale, tagList]);
}
