/** Which packages the files of a bundle come from, and under which terms. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package that readers get a part of. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** As its package.json names it, such as `MIT`. */
  licence: string;
  /** The words of the licence, or `null` where the package brings none. */
  text: string | null;
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of the package that a file belongs to; a package.json without a name only says how files are read. */
function packageFolderOf(file: string): string | null {
  if (!file.includes(`${path.sep}node_modules${path.sep}`)) return null;
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (path.basename(folder) === 'node_modules') return null;
    if (existsSync(path.join(folder, 'package.json')) && readManifest(folder).version) return folder;
  }
  return null;
}

/** @throws {Error} when the package does not say under which terms it may be passed on */
function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = readManifest(folder);
  const licence = typeof license === 'object' ? license.type : license;
  if (!name || !version || !licence)
    throw new Error(
      `${path.join(folder, 'package.json')}: name, version or licence is missing, and readers get its code. Ask its authors, or use another package.`,
    );
  const file = readdirSync(folder)
    .sort()
    .find((entry) => /^(?:un)?licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  const text = file === undefined ? null : readFileSync(path.join(folder, file), 'utf8');
  return { name, version, licence, text: text?.replaceAll('\r\n', '\n').trim() ?? null };
}

/** The packages that files come from, each once, by name. */
export function shippedPackages(files: Iterable<string>): ShippedPackage[] {
  const folders = new Set([...files].map(packageFolderOf).filter((folder) => folder !== null));
  const packages = [...folders]
    .map(readPackage)
    .map((found) => [`${found.name}@${found.version}`, found] as const);
  return [...new Map(packages).values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}
