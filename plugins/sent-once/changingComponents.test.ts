import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { OWN_COMPONENTS } from '../own-components/rehypeOwnComponents';
import { CHANGING_COMPONENTS } from './changingComponents';

const SITE = path.join(__dirname, '../..');

/** State, effects, handlers, or what stands in the frame of an instrument. */
const CHANGES =
  /\buse(?!Id\b|Memo\b|BaseUrl\b|DocusaurusContext\b|Doc\b)[A-Z]\w*\(|\bon[A-Z][A-Za-z]+=\{|\blazy\(|<(Instrument|DemoFrame)\b/;

/** The file of this site that an import names, if it is one. */
function fileOf(specifier: string, from: string): string | null {
  const base = specifier.startsWith('@site/')
    ? path.join(SITE, specifier.slice('@site/'.length))
    : specifier.startsWith('.')
      ? path.join(path.dirname(from), specifier)
      : null;
  const candidates = base ? ['.tsx', '.ts', '/index.tsx', '/index.ts', ''].map((end) => base + end) : [];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

const known = new Map<string, boolean>();

/** Whether a file, or one that it imports, draws what changes. */
function changes(file: string): boolean {
  const answer = known.get(file);
  if (answer !== undefined) return answer;
  known.set(file, false);
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(/^(?:import|export)(?! type)[^;]*? from '([^']+)'/gm)];
  const result =
    (file.endsWith('.tsx') && CHANGES.test(source)) ||
    imports.some(([, specifier = '']) => {
      const imported = fileOf(specifier, file);
      return imported !== null && /\.tsx?$/.test(imported) && changes(imported);
    });
  known.set(file, result);
  return result;
}

/** Component → its file, as documents and `own-components` import them. */
function listComponents(): Map<string, string> {
  const files = new Map<string, string>();
  const add = (names: string, specifier: string, from: string): void => {
    const file = fileOf(specifier, from);
    if (file?.endsWith('.tsx'))
      for (const name of names.split(/,\s*/)) if (name.trim()) files.set(name.trim(), file);
  };
  const shared = path.join(SITE, 'src/theme/MDXComponents/index.ts');
  const docs = path.join(SITE, 'docs');
  const sources = [
    shared,
    ...readdirSync(docs, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => path.join(docs, name)),
  ];
  for (const from of sources)
    for (const [, names = '', specifier = ''] of readFileSync(from, 'utf8').matchAll(
      /^import \{ ([^}]+?) \} from '([^']+)'/gm,
    ))
      add(names, specifier, from);
  for (const [name, specifier] of OWN_COMPONENTS) if (name !== 'SentOnce') add(name, specifier, shared);
  return files;
}

const components = listComponents();

it('finds the components of documents', () => {
  expect(components.size).toBeGreaterThan(80);
});

it.each([...components])('knows whether %s changes in the browser', (name, file) => {
  expect(CHANGING_COMPONENTS.has(name)).toBe(changes(file));
});

it('names no component that is gone', () => {
  expect([...CHANGING_COMPONENTS].filter((name) => !components.has(name))).toEqual([]);
});
