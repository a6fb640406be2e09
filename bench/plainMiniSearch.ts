/** The engine to beat: MiniSearch as it comes, over the same records, with the two options its guide begins with. */
import MiniSearch from 'minisearch';
import type { SearchRecord } from '../src/search/format';
import { pageOf, type AskPages } from './measure';

interface PlainDocument {
  id: number;
  path: string;
  title: string;
  headings: string;
  text: string;
}

/** One document a section, as local searches of documentation sites do it. */
function sectionsOf(records: readonly SearchRecord[]): PlainDocument[] {
  const sections: PlainDocument[] = [];
  for (const { type, url, hierarchy, content } of records) {
    const last = sections.at(-1);
    if (type === 'content' && last) {
      last.text += ` ${content ?? ''}`;
      continue;
    }
    const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
    sections.push({
      id: sections.length,
      path: new URL(url).pathname,
      title: lvl1 ?? '',
      headings: [lvl2, lvl3, lvl4, lvl5, lvl6].filter(Boolean).join(' '),
      text: '',
    });
  }
  return sections;
}

export interface PlainEngine {
  ask: AskPages;
  /** The index as it would be sent. */
  json: string;
}

export function plainMiniSearch(records: readonly SearchRecord[], baseUrl: string): PlainEngine {
  const engine = new MiniSearch<PlainDocument>({
    fields: ['title', 'headings', 'text'],
    storeFields: ['path'],
    searchOptions: { prefix: true, fuzzy: 0.2 },
  });
  engine.addAll(sectionsOf(records));
  return {
    ask: (query) => Promise.resolve(engine.search(query).map(({ path }) => pageOf(String(path), baseUrl))),
    json: JSON.stringify(engine),
  };
}
