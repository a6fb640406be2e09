import type { SearchRecord } from '../src/search/format';

/** A section of a page with its text: what local searches of documentation sites index. */
export interface Section {
  id: number;
  path: string;
  title: string;
  headings: string;
  text: string;
}

/** The records of a site, put together to one document a section. */
export function sectionsOf(records: readonly SearchRecord[]): Section[] {
  const sections: Section[] = [];
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
