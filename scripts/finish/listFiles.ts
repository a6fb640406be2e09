import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The files below a folder by their path in it, with slashes, in the order of their names. */
export async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The places of a folder's pages, in the order of their names: `''`, `Cyton/CytonSpecs/`; each has an `index.html`. */
export const listPlaces = async (folder: string): Promise<string[]> =>
  (await listFiles(folder))
    .filter((name) => /(?:^|\/)index\.html$/.test(name))
    .map((name) => name.slice(0, -'index.html'.length));
