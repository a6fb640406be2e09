/**
 * The one client of the site. `@search/engine` is set at build time (`plugins/search-index`) to the embedded or
 * the hosted engine, so the other one is not in the bundle. Import this file dynamically: it brings the engine.
 */
import { createSearchClient, engineName } from '@search/engine';
import type { SearchClient } from './types';

export { engineName };

export const searchClient: SearchClient = createSearchClient();
