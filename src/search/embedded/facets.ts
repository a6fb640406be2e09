/** Which pages a request's facet filters let through. */
import type { FacetFilters } from '../types';
import type { IndexPage } from './indexData';

/** The attributes that can be filtered by, as records name them; a filter on another one matches nothing. */
const FACETS: Readonly<Record<string, (page: IndexPage) => string>> = {
  language: (page) => page.language,
  lang: (page) => page.language,
  docusaurus_tag: (page) => page.tag,
  version: (page) => page.version,
  'hierarchy.lvl0': (page) => page.section,
};

/** `attribute:value`; `attribute:-value` asks for any other value. */
function holds(page: IndexPage, filter: string): boolean {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  const actual = Object.hasOwn(FACETS, filter.slice(0, colon))
    ? FACETS[filter.slice(0, colon)]?.(page)
    : undefined;
  if (actual === undefined) return false;
  return value.startsWith('-') ? actual !== value.slice(1) : actual === value;
}

/** True when the page passes all filters; those in an inner list are alternatives. */
export const passesFacets = (page: IndexPage, filters: FacetFilters = []): boolean =>
  filters.every((filter) =>
    typeof filter === 'string'
      ? holds(page, filter)
      : filter.length === 0 || filter.some((one) => holds(page, one)),
  );
