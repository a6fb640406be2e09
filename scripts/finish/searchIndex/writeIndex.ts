/** Pages → the files of the embedded index in the build folder. */
import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
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

/** Writes beside the old index and takes its place in one step: whoever serves the folder has a whole index. */
async function replaceFolder(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  const folders = new Set([...files.keys()].map((name) => path.dirname(path.join(fresh, name))));
  await Promise.all([...folders].map((name) => mkdir(name, { recursive: true })));
  await Promise.all([...files].map(([name, text]) => writeFile(path.join(fresh, name), text)));
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}

/** @throws {Error} when the site has no page to search, which only a broken extraction explains */
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
  await replaceFolder(path.join(outDir, path.normalize(INDEX_FOLDER).replace(/[\\/]$/, '')), files);
  return {
    pages: pages.length,
    terms: built.index.terms.length,
    bytes: brotliCompressSync(files.get(INDEX_FILE) ?? '').length,
  };
}
