import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The files below a folder by their path in it, with slashes, in the order of their names. */
export async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
