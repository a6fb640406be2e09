/** Front matter: what search results, cards and browser tabs show. */
import type { Problem } from './problem';
import type { SourcePage } from './sourcePages';

const DESCRIPTION_LENGTH = { least: 70, most: 160 };

const knownFields = new Set([
  'id',
  'title',
  'sidebar_label',
  'description',
  'keywords',
  'slug',
  'image',
  'hide_table_of_contents',
  'hide_title',
  'pagination_next',
  'pagination_prev',
]);

function checkPage({ file, frontMatter }: SourcePage): string[] {
  const { id, title, description } = frontMatter;
  const name = file.replace(/^.*\//, '').replace(/\.mdx?$/, '');
  const faults = Object.keys(frontMatter)
    .filter((field) => !knownFields.has(field))
    .map((field) => `unknown front matter field "${field}". Known: ${[...knownFields].join(', ')}`);
  if (id !== name) faults.push(`id is ${JSON.stringify(id)}; it must be the file's name, "${name}"`);
  if (typeof title !== 'string' || title.trim() === '') faults.push('has no title');
  if (typeof description !== 'string') {
    faults.push('has no description: one sentence that says what the page answers');
  } else if (description.length < DESCRIPTION_LENGTH.least || description.length > DESCRIPTION_LENGTH.most) {
    faults.push(
      `description has ${description.length} characters; ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} are right`,
    );
  }
  return faults;
}

/** Every page has its fields, knows no others, and no two share a title or a description. */
export function checkFrontMatter(pages: readonly SourcePage[]): Problem[] {
  const problems = pages.flatMap((page) => checkPage(page).map((message) => ({ place: page.file, message })));
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
