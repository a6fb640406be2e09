/** The pages as their authors write them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';

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

/**
 * Reads one page, its front matter as the framework reads it.
 *
 * @param file its path from the root of the project, which starts with `docs/`
 */
export async function parseSourcePage(file: string, text: string): Promise<SourcePage> {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: text });
  const folder = path.posix.dirname(file.slice('docs/'.length));
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  const own = typeof frontMatter.id === 'string' ? frontMatter.id : name;
  const docId = folder === '.' ? own : `${folder}/${own}`;
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : `/${docId}`;
  return { file, docId, route: slug.endsWith('/') ? slug : `${slug}/`, frontMatter, text };
}

/** Every page below `docs/`, in the order of their paths. */
export function readSourcePages(root: string): Promise<SourcePage[]> {
  const names = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.mdx?$/.test(name) && !path.posix.basename(name).startsWith('_'))
    .sort();
  return Promise.all(
    names.map((name) => parseSourcePage(`docs/${name}`, readFileSync(path.join(root, 'docs', name), 'utf8'))),
  );
}
