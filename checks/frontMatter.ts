/** What a page says of itself is its own: the rest of its front matter is checked where it is read (`plugins/frontMatter.ts`). */
import type { Problem } from './problem';
import type { SourcePage } from '../scripts/sourcePages';

/** No two pages share a title or a description. */
export function checkFrontMatter(pages: readonly SourcePage[]): Problem[] {
  const problems: Problem[] = [];
  for (const field of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const { file, frontMatter } of pages) {
      const value = frontMatter[field];
      if (typeof value !== 'string') continue;
      const other = first.get(value);
      if (other) problems.push({ place: file, message: `has the same ${field} as ${other}` });
      else first.set(value, file);
    }
  }
  return problems;
}
