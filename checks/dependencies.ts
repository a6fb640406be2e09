/** Every package is one that the project uses, and that the README gives a reason for. */
import type { Problem } from './problem';

/** What the check reads of a package.json. */
export interface PackageManifest {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  scripts?: Readonly<Record<string, string>>;
}

/** Packages that no import names, each with what uses it. */
export const packagesUsedUnseen: Readonly<Record<string, string>> = {
  '@docusaurus/faster': '`future.faster` of docusaurus.config.ts',
  '@mdx-js/react': 'a peer of @docusaurus/core',
  'react-dom': 'a peer of @docusaurus/core',
  vite: 'a peer of vitest',
  typescript: 'npm run typecheck, as tsc',
  'remark-cli': 'npm run lint:prose, as remark',
  'remark-lint': 'the peer of its presets',
};

/** The packages that the README's table names; a `*` stands for any ending. */
function listNamed(readme: string): string[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith('Dependencies')) ?? '';
  const cells = section.split('\n').flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

const covers = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** An import of the package or of a file in it, its name as a plugin or preset, or its command in a script. */
function isUsed(name: string, sources: readonly string[], scripts: readonly string[]): boolean {
  if (name.startsWith('@types/')) return true;
  const quoted = new RegExp(`['"]${name.replace(/[.]/g, '\\.')}(?:/[^'"]*)?['"]`);
  const command = new RegExp(`(?:^|[\\s&])${name.split('/')[0]?.replace('@', '') ?? name}(?:\\s|$)`);
  return sources.some((text) => quoted.test(text)) || scripts.some((script) => command.test(script));
}

/** Compares package.json with the README's table and with the texts of the project's code. */
export function checkDependencies(
  manifest: PackageManifest,
  readme: string,
  sources: readonly string[],
  usedUnseen: Readonly<Record<string, string>>,
): Problem[] {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const scripts = Object.values(manifest.scripts ?? {});
  const named = listNamed(readme);
  const place = 'package.json';
  return [
    ...names
      .filter((name) => !named.some((pattern) => covers(pattern, name)))
      .map((name) => ({ place, message: `needs ${name}, which the README's table of packages leaves out` })),
    ...named
      .filter((pattern) => !names.some((name) => covers(pattern, name)))
      .map((pattern) => ({
        place: 'README.md',
        message: `lists ${pattern}, which package.json does not need`,
      })),
    ...names
      .filter((name) => !(name in usedUnseen) && !isUsed(name, sources, scripts))
      .map((name) => ({ place, message: `needs ${name}, which nothing uses; remove it` })),
  ];
}

/** What the check reads of a package-lock.json. */
export interface Lockfile {
  packages: Readonly<Record<string, PackageManifest>>;
}

/** The lockfile was made from the versions that package.json names; without it, `npm ci` alone would notice. */
export function checkLockfile(manifest: PackageManifest, lockfile: Lockfile): Problem[] {
  const locked = lockfile.packages[''] ?? {};
  return (['dependencies', 'devDependencies'] as const).flatMap((kind) =>
    Object.keys({ ...manifest[kind], ...locked[kind] }).flatMap((name) => {
      const wanted = manifest[kind]?.[name];
      const had = locked[kind]?.[name];
      if (wanted === had) return [];
      return {
        place: 'package-lock.json',
        message: `${had === undefined ? `has no ${name}` : `has ${name} ${had}`}, and package.json ${wanted ?? 'none'}. Run npm install, and commit both files`,
      };
    }),
  );
}
