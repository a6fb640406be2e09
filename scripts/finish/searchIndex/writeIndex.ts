/** Pages → the files of the embedded index in the build folder. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildIndex } from '../../../src/search/embedded/buildIndex';
import { INDEX_FILE, INDEX_FOLDER, writeIndexFiles } from '../../../src/search/embedded/indexFiles';
import type { SitePage } from '../../../src/search/sitePage';

/** What was written, for the line that the build prints. */
export interface WrittenIndex {
  pages: number;
  terms: number;
  /** Size of the index file as brotli sends it. */
  bytes: number;
}

/** Where they stay: other steps of the build list the folder meanwhile, and would miss what is moved away under them. */
async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const folders = new Set([...files.keys()].map((name) => path.dirname(path.join(folder, name))));
  await Promise.all([...folders].map((name) => mkdir(name, { recursive: true })));
  await Promise.all([...files].map(([name, text]) => writeFile(path.join(folder, name), text)));
}

/**
 * @param outDir a fresh build, without an index
 * @throws {Error} when the site has no page to search, which only a broken extraction explains
 */
export async function writeIndex(
  pages: readonly SitePage[],
  outDir: string,
  baseUrl: string,
): Promise<WrittenIndex> {
  if (pages.length === 0) {
    throw new Error(
      `Search index: no page of ${outDir} can be searched. Pages need a <main> and the meta tag "docsearch:docusaurus_tag", which the docs, blog and pages plugins write.`,
    );
  }
  const built = buildIndex(pages);
  const build = createHash('sha256').update(JSON.stringify(built)).digest('hex').slice(0, 12);
  const files = writeIndexFiles(built, { build, baseUrl });
  await writeFiles(path.join(outDir, INDEX_FOLDER), files);
  return {
    pages: pages.length,
    terms: built.index.terms.length,
    bytes: brotliCompressSync(files.get(INDEX_FILE) ?? '').length,
  };
}
