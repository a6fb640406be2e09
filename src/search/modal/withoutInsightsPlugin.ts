/**
 * Takes the place of `@algolia/autocomplete-plugin-algolia-insights` in the bundle (`plugins/search-engine`). The
 * headless autocomplete brings it along with the code that fetches a script from a CDN; ours is `src/search/insights`,
 * built in only when click analytics are turned on. Nothing in the site asks the autocomplete for this plugin.
 */
export const createAlgoliaInsightsPlugin = (): object => ({});
