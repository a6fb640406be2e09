/**
 * Puts a build where a server finds it, while readers move about. Whoever came before has pages of the former build open,
 * which ask for its files: so those whose names hold a hash stay for a while, and every file is replaced in one step.
 */
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../scripts/finish/listFiles';

/** How long files of former builds stay: longer than any tab is likely to be open. */
export const KEPT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A name that holds a hash of the content: another build has it only with the same content. */
const isHashed = (name: string): boolean => /^(?:assets|search-index\/[^/]+)\//.test(name);

/** What was done. */
export interface Replacement {
  copied: number;
  /** Files of former builds that stay for the readers who have pages of these open. */
  kept: number;
  removed: number;
}

async function copyInOneStep(from: string, to: string, now: Date): Promise<void> {
  const partial = `${to}.part`;
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, partial);
  // How long a file stays is counted from the last build that had it; and caches ask by this time.
  await utimes(partial, now, now);
  await rename(partial, to);
}

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

/**
 * @param build a finished build
 * @param site the folder that the server shows; made where it is missing
 */
export async function replaceSite(build: string, site: string, now = new Date()): Promise<Replacement> {
  const fresh = await listFiles(build);
  if (!fresh.includes('index.html'))
    throw new Error(`${build} holds no built site (no index.html). Run: npm run build`);
  await mkdir(site, { recursive: true });
  // First what pages will ask for, then the pages.
  for (const name of [...fresh.filter(isHashed), ...fresh.filter((name) => !isHashed(name))])
    await copyInOneStep(path.join(build, name), path.join(site, name), now);
  const wanted = new Set(fresh);
  const result = { copied: fresh.length, kept: 0, removed: 0 };
  for (const name of await listFiles(site)) {
    if (wanted.has(name)) continue;
    const file = path.join(site, name);
    const age = now.getTime() - (await stat(file)).mtimeMs;
    if (isHashed(name) && age < KEPT_DAYS * DAY_MS) result.kept += 1;
    else {
      await rm(file);
      result.removed += 1;
    }
  }
  await removeEmptyFolders(site);
  return result;
}
