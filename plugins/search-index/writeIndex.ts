/** Records → the files of the embedded index in the build folder. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildIndex } from '../../src/search/embedded/buildIndex';
import {
  INDEX_FILE,
  INDEX_FOLDER,
  listsFile,
  textFile,
  writeIndexFiles,
  writeTextFile,
} from '../../src/search/embedded/indexFiles';
import type { SearchRecord } from '../../src/search/format';

/** What was written, for the line that the build prints. */
export interface WrittenIndex {
  pages: number;
  terms: number;
  /** Size of the index file as brotli sends it. */
  bytes: number;
}

/** @throws {Error} when the site has no page to search, which only a broken extraction explains */
export async function writeIndex(
  records: readonly SearchRecord[],
  outDir: string,
  baseUrl: string,
): Promise<WrittenIndex> {
  const { index, postings, texts } = buildIndex(records);
  if (index.pages.length === 0) {
    throw new Error(
      `Search index: no page of ${outDir} can be searched. Pages need a <main> and the meta tag "docsearch:docusaurus_tag", which the docs, blog and pages plugins write.`,
    );
  }
  const files = texts.map(writeTextFile);
  const build = createHash('sha256')
    .update(JSON.stringify([index, postings, files]))
    .digest('hex')
    .slice(0, 12);
  const folder = path.join(outDir, INDEX_FOLDER);
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, build), { recursive: true });
  await Promise.all(files.map((file, piece) => writeFile(path.join(folder, textFile(build, piece)), file)));
  const { json, lists } = writeIndexFiles({ index, postings, build }, baseUrl);
  await Promise.all(
    lists.map((list, number) => writeFile(path.join(folder, listsFile(build, number)), list)),
  );
  await writeFile(path.join(folder, INDEX_FILE), json);
  return { pages: index.pages.length, terms: index.terms.length, bytes: brotliCompressSync(json).length };
}
