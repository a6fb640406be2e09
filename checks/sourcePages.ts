/** The pages as their authors write them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';

/** One document as it is written. */
export interface SourcePage {
  /** Path from the root of the project, such as `docs/Cyton/CytonSpecs.mdx`. */
  file: string;
  /** Id in sidebars, such as `Cyton/CytonSpecs`. */
  docId: string;
  /** Address, such as `/Cyton/CytonSpecs/`. */
  route: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** The text of the file, front matter included, so that line numbers are those of the file. */
  text: string;
}

/** Reads one page; `file` is its path from the root of the project and starts with `docs/`. */
export function parseSourcePage(file: string, text: string): SourcePage {
  const frontMatter: Record<string, unknown> = matter(text, {}).data;
  const folder = path.posix.dirname(file.slice('docs/'.length));
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  const own = typeof frontMatter.id === 'string' ? frontMatter.id : name;
  const docId = folder === '.' ? own : `${folder}/${own}`;
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : `/${docId}`;
  return { file, docId, route: slug.endsWith('/') ? slug : `${slug}/`, frontMatter, text };
}

/** Every page below `docs/`, in the order of their paths. */
export function readSourcePages(root: string): SourcePage[] {
  return readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.mdx?$/.test(name) && !path.posix.basename(name).startsWith('_'))
    .sort()
    .map((name) => parseSourcePage(`docs/${name}`, readFileSync(path.join(root, 'docs', name), 'utf8')));
}
