/**
 * The one client of the site. `@search/engine` is set at build time (`plugins/search-engine`) to the embedded or
 * the hosted engine, so the other one is not in the bundle. Import this file dynamically: it brings the engine.
 */
import { createSearchClient, createSearchInsights } from '@search/engine';
import type { SearchInsights } from './insights/insights';
import type { SearchClient } from './types';

/** The one client of the build, shared by the modal, the search page and the Not Found page. */
export const searchClient: SearchClient = createSearchClient();

/** Click analytics, where the build turned them on. */
export const searchInsights: SearchInsights | null = createSearchInsights();
