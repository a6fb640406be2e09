/**
 * The front matter of documents and posts: what search results, cards and browser tabs show. It is checked where it is
 * read, so that a page that lacks something stops the build and the start of `npm run dev`, with the reason; while that
 * runs, it says the reason and keeps what was there.
 */
import path from 'node:path';
import * as z from 'zod';
import type { ParseFrontMatter } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';

const DESCRIPTION_LENGTH = { least: 70, most: 160 };

const text = (name: string) => z.string(`has no ${name}`).trim().min(1, `has no ${name}`);

const fields = {
  id: text('id'),
  title: text('title'),
  description: z
    .string('has no description: write one sentence that says what the page answers')
    .refine(({ length }) => length >= DESCRIPTION_LENGTH.least && length <= DESCRIPTION_LENGTH.most, {
      error: ({ input }) =>
        `description has ${String(input).length} characters; ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} are allowed`,
    }),
  // YAML takes a part number without letters for a number.
  keywords: z
    .array(
      z.union([z.string(), z.number()], 'a keyword must be a string'),
      'keywords must be a list of strings',
    )
    .optional(),
  // What users ask that the page answers, in their words, by the id of the section that answers (`scripts/finish/searchIndex/questions.ts`).
  questions: z
    .record(
      z.string(),
      z
        .array(z.string().trim().min(1, 'a question is empty'))
        .min(1, 'a section has an empty list of questions'),
      'questions must be lists of strings, by section',
    )
    .optional(),
  sidebar_label: text('sidebar_label').optional(),
  slug: z.string().startsWith('/', 'slug must start with a slash').optional(),
  image: z.string('image must be an address').optional(),
  hide_table_of_contents: z.boolean('hide_table_of_contents must be true or false').optional(),
  hide_title: z.boolean('hide_title must be true or false').optional(),
  pagination_next: z.string().nullable().optional(),
  pagination_prev: z.string().nullable().optional(),
};

const postFields = {
  slug: text('slug: the last part of the address'),
  title: fields.title,
  description: fields.description,
  keywords: fields.keywords,
  authors: z.strictObject(
    { name: z.string(), url: z.string() },
    'authors must be written in place, such as { name: Documentation team, url: /help/ }',
  ),
  image: fields.image,
  draft: z.boolean('draft must be true or false').optional(),
};

/** An object of these fields and no others. */
const only = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown front matter field ${issue.keys.map((key) => `"${key}"`).join(', ')}. Known: ${Object.keys(shape).join(', ')}`
        : undefined,
  });

const schema = only(fields);
const postSchema = only(postFields);

/** A document named like its folder, `index` or `README` is the folder's own page to the framework, unless it has a slug. */
function standsForFolder(document: string): boolean {
  const [name, folder] = document.toLowerCase().split('/').reverse();
  return name === 'index' || name === 'readme' || name === folder;
}

/** What is wrong with the front matter of one document; `file` is its path. */
export function frontMatterFaults(file: string, frontMatter: unknown): string[] {
  const { data, error } = schema.safeParse(frontMatter);
  if (error) return error.issues.map(({ message }) => message);
  const document = posixPath(file).replace(/\.mdx?$/, '');
  const name = path.posix.basename(document);
  const faults: string[] = [];
  if (data.id !== name) faults.push(`id is "${data.id}"; it must be the file's name, "${name}"`);
  if (data.slug === undefined && standsForFolder(document)) {
    faults.push(
      `it is called "${name}", and the framework gives such a document the address of its folder: add "slug: /${document}/"`,
    );
  }
  return faults;
}

/** The framework does not refuse a post whose name has no date of the calendar. */
function hasDate(name: string): boolean {
  const day = /^(\d{4}-\d{2}-\d{2})-./.exec(name)?.[1];
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().slice(0, 10) === day;
}

/** What is wrong with the name and the front matter of one post. */
export function postFaults(name: string, frontMatter: unknown): string[] {
  const { error } = postSchema.safeParse(frontMatter);
  const faults = error?.issues.map(({ message }) => message) ?? [];
  if (!hasDate(name)) faults.push('its name must begin with a date, such as 2026-11-21-name.mdx');
  return faults;
}

/** @returns the framework's reader of front matter, with a check of the documents and posts of a site, and without `questions` */
export function checkedFrontMatter(root: string): ParseFrontMatter {
  return async (parameters) => {
    const parsed = await parameters.defaultParseFrontMatter(parameters);
    const [folder = '', ...parts] = posixPath(path.relative(root, parameters.filePath)).split('/');
    const file = parts.join('/');
    const faultsOf = { docs: frontMatterFaults, blog: postFaults }[folder];
    const isPart = path.posix.basename(file).startsWith('_');
    const faults = isPart ? [] : (faultsOf?.(file, parsed.frontMatter) ?? []);
    if (faults.length > 0) throw new Error(`${folder}/${file}: ${faults.join('; ')}`);
    // The search index reads the questions from the files; from here they would go to every reader of the page, twice.
    const frontMatter = { ...parsed.frontMatter };
    delete frontMatter.questions;
    return { ...parsed, frontMatter };
  };
}
