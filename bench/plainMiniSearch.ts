/** The engine to beat: MiniSearch as it comes, over the same pages, with the two options its guide begins with. */
import MiniSearch from 'minisearch';
import type { SitePage } from '../src/search/sitePage';
import { pageOf, type AskPages } from './measure';
import { sectionsOf, type Section } from './sections';

export interface PlainEngine {
  ask: AskPages;
  /** The index as it would be sent. */
  json: string;
}

export function plainMiniSearch(pages: readonly SitePage[], baseUrl: string): PlainEngine {
  const engine = new MiniSearch<Section>({
    fields: ['title', 'headings', 'text'],
    storeFields: ['path'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  });
  engine.addAll(sectionsOf(pages));
  return {
    ask: (query) => Promise.resolve(engine.search(query).map(({ path }) => pageOf(String(path), baseUrl))),
    json: JSON.stringify(engine),
  };
}
