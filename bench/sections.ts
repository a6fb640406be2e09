import type { SitePage } from '../src/search/sitePage';

/** A section of a page with its text: what local searches of documentation sites index. */
export interface Section {
  id: number;
  path: string;
  title: string;
  headings: string;
  text: string;
}

/** The pages of a site as one document a section; a page's title is one of its own. */
export function sectionsOf(pages: readonly SitePage[]): Section[] {
  const sections: Section[] = [];
  for (const { path, title, headings, blocks } of pages) {
    const add = (names: readonly string[], number: number): void => {
      const text = blocks.filter(({ heading }) => heading === number).map((block) => block.text);
      sections.push({ id: sections.length, path, title, headings: names.join(' '), text: text.join(' ') });
    };
    add([], 0);
    const above: (string | undefined)[] = [];
    headings.forEach(({ level, text }, index) => {
      above.length = Number(level.slice(3)) - 2;
      above.push(text);
      add(
        above.filter((name) => name !== undefined),
        index + 1,
      );
    });
  }
  return sections;
}
