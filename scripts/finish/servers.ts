/** Writes what servers need to know about a finished build into it. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy, type ForeignOrigins } from '../../deploy/contentSecurityPolicy';
import { type ServedBuild, serverFiles } from '../../deploy/serverFiles';
import { forwardOf } from './forwardOf';
import { listFiles } from './listFiles';

/** Reads a build: the policy that it satisfies, and the former addresses that it forwards from. */
export async function readServedBuild(
  folder: string,
  baseUrl: string,
  foreign: ForeignOrigins,
): Promise<ServedBuild> {
  const pages: string[] = [];
  const forwards: ServedBuild['forwards'][number][] = [];
  for (const name of await listFiles(folder)) {
    if (!name.endsWith('.html')) continue;
    const html = await readFile(path.join(folder, name), 'utf8');
    pages.push(html);
    const to = forwardOf(html);
    if (to !== null) forwards.push({ from: baseUrl + name.replace(/index\.html$/, ''), to });
  }
  return { baseUrl, contentSecurityPolicy: contentSecurityPolicy(pages, foreign), forwards };
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
