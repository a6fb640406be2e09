import { useMemo } from 'react';
import { filtersOfSearch, searchOfFilters, type Filters } from '@site/src/citations/filters';
import { useTypedSearch } from '@site/src/url/useTypedSearch';

/** The filters, and the two ways to change them. */
export interface FiltersInUrl {
  filters: Filters;
  /** A choice was made: one step in the browser's history. */
  choose: (change: Partial<Filters>) => void;
  /** The text changed: its address replaces the last one after a pause, so that Back does not spell it backwards. */
  type: (text: string) => void;
}

/** The filters of the page's address, in step with its controls; none in the server's HTML. */
export function useFiltersInUrl(): FiltersInUrl {
  const { search, draft, type, write } = useTypedSearch();
  const written = useMemo(() => filtersOfSearch(search), [search]);
  return {
    filters: draft === null ? written : { ...written, text: draft },
    choose: (change) => {
      write(searchOfFilters({ ...written, text: draft ?? written.text, ...change }), true);
    },
    type: (text) => {
      // The first edit of a text leaves a step behind it.
      const addsStep = draft === null && written.text === '';
      type(text, () => write(searchOfFilters({ ...written, text }), addsStep));
    },
  };
}
