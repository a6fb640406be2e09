/** Writes what servers need to know about a finished build into it. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy, type ForeignOrigins } from '../../deploy/contentSecurityPolicy';
import { type ServedBuild, serverFiles } from '../../deploy/serverFiles';
import { forwardsAmong, readPages } from './forwards';

/** Reads a build: the policy that it satisfies, and the former addresses that it forwards from. */
export async function readServedBuild(
  folder: string,
  baseUrl: string,
  foreign: ForeignOrigins,
): Promise<ServedBuild> {
  const pages = await readPages(folder);
  const forwards = Object.entries(forwardsAmong(pages, baseUrl));
  return {
    baseUrl,
    contentSecurityPolicy: contentSecurityPolicy([...pages.values()], foreign),
    forwards: forwards.map(([from, to]) => ({ from, to })),
  };
}

/** @returns how many former addresses the build forwards from */
export async function writeServerFiles(
  folder: string,
  baseUrl: string,
  foreign: ForeignOrigins,
): Promise<number> {
  const build = await readServedBuild(folder, baseUrl, foreign);
  for (const [name, content] of serverFiles(build)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return build.forwards.length;
}
