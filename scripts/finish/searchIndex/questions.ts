/**
 * The questions of users that authors write into the front matter of a page, by the id of the section that answers:
 *
 *     questions:
 *       page: [who makes the boards]
 *       no-start: [gui wont open, nothing happens after double click]
 *
 * `page` is what stands before the first heading.
 */
import { isFields } from '../../../src/fields';
import type { SourcePage } from '../../sourcePages';

/** The key of what stands before the first heading. */
export const PAGE_ITSELF = 'page';

/** Questions by the id of their section. */
export type QuestionsById = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the field of one page.
 *
 * @returns the questions, or what is wrong with the field
 */
export function parseQuestions(field: unknown): QuestionsById | string {
  if (field === undefined) return new Map();
  if (!isFields(field)) return 'questions is not a list of questions by section';
  const questions = new Map<string, readonly string[]>();
  for (const [id, texts] of Object.entries(field)) {
    const isList = Array.isArray(texts) && texts.length > 0;
    if (!isList || !texts.every((text) => typeof text === 'string' && text.trim() !== ''))
      return `questions of ${JSON.stringify(id)} are not a list of strings`;
    questions.set(id, texts as string[]);
  }
  return questions;
}

/** The questions of pages, by the path of each below the base URL (`Cyton/CytonSpecs/`). */
export function listQuestions(pages: readonly SourcePage[]): Map<string, QuestionsById> {
  return new Map(
    pages.map(({ file, route, frontMatter }) => {
      const questions = parseQuestions(frontMatter.questions);
      if (typeof questions === 'string') throw new Error(`${file}: ${questions}.`);
      return [route.slice(1), questions];
    }),
  );
}
