/** Refuses a build that holds what belongs to the machine or to its operator: secrets of the environment, its own paths. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../../site.config';
import { listFiles } from './listFiles';

/** Settings that go to the browser on purpose, though their names sound secret. */
const PUBLIC = new Set(['ALGOLIA_SEARCH_API_KEY']);

// An author is no secret.
const SOUNDS_SECRET = /key|token|secret|passw|credential|auth(?!or)/i;

/** Shorter values are words that stand in a text by chance. */
const SHORTEST_SECRET = 8;

/** What must not be in a build, and what to call it in a message, which never repeats it. */
export interface Private {
  name: string;
  value: string;
}

/**
 * @param root the checkout
 * @param home the folder of the user who builds
 */
export function listPrivate(environment: Environment, root: string, home: string): Private[] {
  const secrets = Object.entries(environment).flatMap(([name, value = '']) =>
    SOUNDS_SECRET.test(name) && !PUBLIC.has(name) && value.trim().length >= SHORTEST_SECRET
      ? [{ name: `the value of ${name}`, value: value.trim() }]
      : [],
  );
  const folders = [
    { name: 'the path of the checkout', value: root },
    { name: 'the path of the home folder', value: home + path.sep },
  ];
  return [...secrets, ...folders.filter(({ value }) => isTelling(value))];
}

/** Pages may well speak of `/root` or `/home/pi`, and have addresses such as `/docs`: these say nothing of a machine. */
function isTelling(folder: string): boolean {
  const names = folder.split(path.sep).filter(Boolean);
  return names.length > 1 && names.join('/') !== 'home/pi';
}

/** A line for every file that holds something private. */
export async function findLeaks(folder: string, privates: readonly Private[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of await listFiles(folder)) {
    const bytes = await readFile(path.join(folder, name));
    for (const { name: what, value } of privates)
      if (bytes.includes(value)) found.push(`${name} holds ${what}`);
  }
  return found;
}

/** @throws {Error} that names the files, and never what they hold */
export async function refuseLeaks(folder: string, privates: readonly Private[]): Promise<void> {
  const leaks = await findLeaks(folder, privates);
  if (leaks.length > 0)
    throw new Error(
      `The build must not be published:\n${leaks.map((line) => `  ${line}`).join('\n')}\nFind what puts it there (a page, a component, a plugin), take it out, and build again.`,
    );
}
