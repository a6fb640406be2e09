/**
 * Lets pages show a file that readers also download: `import file from '@generated/project-files/default/x.py.json'`
 * is the name, the text and the highlighted text of `static/examples/x.py`.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ProjectFileData } from '../../src/code/projectFile';
import { highlightCode } from '../code-highlighting/highlightCode';

const LANGUAGES: Readonly<Record<string, string>> = {
  '.py': 'python',
  '.ino': 'arduino',
  '.ts': 'ts',
  '.m': 'matlab',
  '.c': 'c',
};

async function readFiles(folder: string): Promise<ProjectFileData[]> {
  const names = (await readdir(folder)).filter((name) => path.extname(name) in LANGUAGES).sort();
  return Promise.all(
    names.map(async (name) => {
      const language = LANGUAGES[path.extname(name)] ?? 'text';
      const code = await readFile(path.join(folder, name), 'utf8');
      return { name, language, html: highlightCode(code.trimEnd(), language) };
    }),
  );
}

/** Makes a module of every script and sketch below `static/examples/`. */
export default function projectFilesPlugin({ siteDir }: LoadContext): Plugin<ProjectFileData[]> {
  const folder = path.join(siteDir, 'static', 'examples');
  return {
    name: 'project-files',
    getPathsToWatch: () => [`${folder}/**`],
    loadContent: () => readFiles(folder),
    async contentLoaded({ content, actions: { createData } }) {
      await Promise.all(content.map((file) => createData(`${file.name}.json`, file)));
    },
  };
}
