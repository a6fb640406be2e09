/** How a build comes into being without ever being seen half done: one at a time, beside the last one, and then in its place. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { holdsBuild } from '../deploy/replaceSite';

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    // A process of somebody else is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Names of the marks that this process has made. It takes them away itself, so none of them is ever one that was left. */
const made = new Set<string>();

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Works while the mark `lock` says so, and nobody else who wants to make the same mark. */
async function withMark<Result>(lock: string, folder: string, work: () => Promise<Result>): Promise<Result> {
  const locks = path.dirname(lock);
  // Linked when it is written: a mark without a number would look like one that was left.
  const take = async (): Promise<boolean> => {
    const id = randomUUID();
    const mark = `${lock}.${id}`;
    made.add(id);
    try {
      await mkdir(locks, { recursive: true });
      await writeFile(mark, `${process.pid} ${id}`);
      await link(mark, lock);
      return true;
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EEXIST') return false;
      throw new Error(
        `${locks} cannot be written (${String(code)}). A build needs to write to its checkout: build in a copy, or make the file system writable. Serving a finished build does not.`,
        { cause: error },
      );
    } finally {
      await rm(mark, { force: true }).catch(() => undefined);
    }
  };
  const read = (): Promise<string | null> => readFile(lock, 'utf8').catch(() => null);
  while (!(await take())) {
    const text = await read();
    // Given back meanwhile.
    if (text === null) continue;
    const [number = '', id = ''] = text.split(' ');
    const owner = Number(number);
    // Process numbers come back in containers: a mark with our own, which we have not made, is of a process that is gone.
    const isOurs = owner === process.pid;
    if (isOurs ? made.has(id) : owner && isAlive(owner))
      throw new Error(
        `Another build (process ${owner}) is at work on ${folder}. Wait until it is done, or build in another copy of the project. If no build is running, remove ${lock}.`,
      );
    // Left by a process that was killed. Of several that find it one takes it away, and looks at it again before: whoever
    // comes late would take away the mark of the next build.
    await withMark(`${lock}.left`, folder, async () => {
      if ((await read()) === text) await rm(lock, { force: true });
    });
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/**
 * Works on a folder that nobody else works on meanwhile.
 *
 * @param locks a folder for the marks of those who work
 * @throws {Error} when another process is at work there, or when nothing can be written
 */
export function withLock<Result>(
  locks: string,
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return withMark(path.join(locks, `${name}.lock`), folder, work);
}

/**
 * A build takes the place of everything in its folder, so a wrong name must not cost anything.
 *
 * @throws {Error} unless the folder is missing, empty, or holds a build
 */
export async function refuseOtherFiles(folder: string): Promise<void> {
  if (!existsSync(folder) || (await readdir(folder)).length === 0 || (await holdsBuild(folder))) return;
  throw new Error(
    `${folder} holds files that are no build of this site, and the build would take their place. Name another folder with --out-dir, or empty this one first.`,
  );
}

/**
 * Makes a folder anew: `make` fills one beside it, which takes its place when it is complete. A failure leaves the folder
 * as it was.
 *
 * @param make gets the folder to fill, and says whether it succeeded
 */
export async function replaceWhenMade(
  folder: string,
  make: (fresh: string) => Promise<boolean>,
): Promise<boolean> {
  const beside = (ending: string): string =>
    path.join(path.dirname(folder), `.${path.basename(folder)}.${ending}`);
  const fresh = beside('new');
  const former = beside('old');
  /** The folder as it was, when nothing has taken its place: after a failure, or a build that was killed in between. */
  const giveBack = async (): Promise<void> => {
    if (existsSync(former) && !existsSync(folder)) await rename(former, folder);
  };
  await giveBack();
  await rm(fresh, { recursive: true, force: true });
  try {
    if (!(await make(fresh))) return false;
    await rm(former, { recursive: true, force: true });
    if (existsSync(folder)) await rename(folder, former);
    await rename(fresh, folder);
    return true;
  } finally {
    await giveBack();
    for (const left of [fresh, former]) await rm(left, { recursive: true, force: true });
  }
}
