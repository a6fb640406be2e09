/**
 * The questions of users that authors write into the front matter of a page, by the id of the section that answers:
 *
 *     questions:
 *       page: [who makes the boards]
 *       no-start: [gui wont open, nothing happens after double click]
 *
 * `page` is what stands before the first heading.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { isFields } from '../../../src/fields';

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

/** The questions of every page below a folder of documents, by the page's path below the base URL (`Cyton/CytonSpecs/`). */
export async function readQuestions(docsDir: string): Promise<Map<string, QuestionsById>> {
  const files = (await readdir(docsDir, { recursive: true })).filter((name) => /\.mdx?$/.test(name));
  const pages = await Promise.all(
    files.map(async (name): Promise<[string, QuestionsById]> => {
      const filePath = path.join(docsDir, name);
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
        filePath,
        fileContent: await readFile(filePath, 'utf8'),
      });
      const { slug } = frontMatter;
      const own =
        typeof slug === 'string'
          ? slug
          : name
              .split(path.sep)
              .join('/')
              .replace(/\.mdx?$/, '');
      const questions = parseQuestions(frontMatter.questions);
      if (typeof questions === 'string') throw new Error(`${filePath}: ${questions}.`);
      return [`${own.replace(/^\/|\/$/g, '')}/`.replace(/^\/$/, ''), questions];
    }),
  );
  return new Map(pages);
}
