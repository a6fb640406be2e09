/** What a build holds, for tests of what must not be in it. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** The text files of a build by their path in it. */
export async function textFilesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(html|js|css|json|xml|txt)$/.test(entry.name));
  const read = async (file: (typeof files)[number]): Promise<[string, string]> => {
    const name = path.join(file.parentPath, file.name);
    return [path.relative(folder, name), await readFile(name, 'utf8')];
  };
  return new Map(await Promise.all(files.map(read)));
}

export const filesHolding = (files: Map<string, string>, pattern: RegExp): string[] =>
  [...files].filter(([, text]) => pattern.test(text)).map(([name]) => name);
