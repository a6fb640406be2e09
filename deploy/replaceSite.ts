/**
 * Puts a build where a server finds it, while readers move about. Whoever came before has pages of the former build open,
 * which ask for its files: so those whose names hold a hash stay for a while, and every file is replaced in one step.
 */
import { copyFile, mkdir, readdir, readFile, realpath, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../scripts/finish/listFiles';
import { isHashed } from '../src/offline/keptCaches';
import { MADE_BY, SERVER_FOLDER } from './serverFiles';

/** How long files of former builds stay: longer than any tab is likely to be open. */
export const KEPT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What every build brings, and no other folder has: what is not ours to replace is told by it. */
const isMark = (name: string): boolean => name.startsWith(`${SERVER_FOLDER}/`);

/** Whether a folder holds a build of this site. */
export const holdsBuild = async (folder: string): Promise<boolean> =>
  (await readFile(path.join(folder, SERVER_FOLDER, 'nginx.conf'), 'utf8').catch(() => '')).startsWith(
    MADE_BY,
  );

/** `.well-known`, `.git`: others put them there, and a build has none. */
const isHidden = (name: string): boolean => /(?:^|\/)\./.test(name);

/** Whether a folder is another one, or lies somewhere in it. */
const isWithin = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(outer.endsWith(path.sep) ? outer : outer + path.sep);

/**
 * Everything in the folder that is no part of the build goes, so a wrong name must not cost anything.
 *
 * @throws {Error} unless the folder is empty, or holds a build
 */
async function prepare(build: string, site: string): Promise<void> {
  const [from, to] = await Promise.all(
    [build, site].map((folder) => realpath(folder).catch(() => path.resolve(folder))),
  );
  if (from === undefined || to === undefined || isWithin(from, to) || isWithin(to, from))
    throw new Error(
      `${site} holds the build that is to be copied, or lies in it. Name the folder that the server shows, outside of this checkout's build.`,
    );
  await mkdir(site, { recursive: true });
  const isEmpty = (await readdir(site)).every(isHidden);
  if (!isEmpty && !(await holdsBuild(site)))
    throw new Error(
      `${site} is not empty, and holds no build of this site (no ${SERVER_FOLDER}/nginx.conf of one): what is in it would be deleted. Name the folder that the server shows, or empty it first.`,
    );
}

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
    if (entry.isDirectory() && !isHidden(entry.name)) await removeEmptyFolders(path.join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

/**
 * @param build a finished build
 * @param site the folder that the server shows; made where it is missing. Hidden files in it stay
 * @throws {Error} before anything is touched, when one of the two is something else
 */
export async function replaceSite(build: string, site: string, now = new Date()): Promise<Replacement> {
  const fresh = await listFiles(build);
  if (!fresh.includes('index.html'))
    throw new Error(`${build} holds no built site (no index.html). Run: npm run build`);
  await prepare(build, site);
  // First the mark, so that who was interrupted may go on; then what pages will ask for, then the pages.
  const step = (name: string): number => (isMark(name) ? 0 : isHashed('', name) ? 1 : 2);
  for (const name of fresh.toSorted((a, b) => step(a) - step(b)))
    await copyInOneStep(path.join(build, name), path.join(site, name), now);
  const wanted = new Set(fresh);
  const result = { copied: fresh.length, kept: 0, removed: 0 };
  for (const name of await listFiles(site)) {
    if (wanted.has(name) || isHidden(name)) continue;
    const file = path.join(site, name);
    const age = now.getTime() - (await stat(file)).mtimeMs;
    if (isHashed('', name) && age < KEPT_DAYS * DAY_MS) result.kept += 1;
    else {
      await rm(file);
      result.removed += 1;
    }
  }
  await removeEmptyFolders(site);
  return result;
}
