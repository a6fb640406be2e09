/** For tests: the documents of this site as pages, without a build. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SitePage } from '../sitePage';

const docs = path.join(__dirname, '../../../docs');

/** A document, with each heading and paragraph of its source. */
function readPage(name: string): SitePage {
  const [, ...parts] = readFileSync(path.join(docs, name), 'utf8').split(/^## /m);
  return {
    path: `/${name}/`,
    section: 'Docs',
    title: path.basename(name, '.mdx'),
    language: 'en',
    tag: 'default',
    version: 'current',
    keywords: [],
    questions: [],
    headings: parts.map((part) => ({ level: 'lvl2', text: part.split('\n')[0] ?? '', anchor: null })),
    blocks: parts.flatMap((part, at) =>
      part
        .split('\n\n')
        .slice(1)
        .map((text) => ({ heading: at + 1, text })),
    ),
  };
}

/** All documents. */
export const readDocuments = (): SitePage[] =>
  readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map(readPage);
