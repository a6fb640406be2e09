/** Writes `licences.txt`: the terms of all code and letters that readers get, found in the bundle itself. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listWorkerModules } from '../../scripts/finish/offline';
import { licencesText } from './licencesText';
import { shippedPackages } from './shippedPackages';

/** What is in the build without an import that bundlers see. */
const WITHOUT_IMPORT = [
  '@fontsource-variable/atkinson-hyperlegible-next/package.json',
  // The bundler's own runtime, which loads the other files.
  '@rspack/core/package.json',
];

/** Notes what the browser's bundle consists of, and writes the file after the build. */
export default function licencesPlugin({ siteDir, outDir }: LoadContext): Plugin {
  const modules = new Set<string>();
  return {
    name: 'licences',

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        plugins: [
          {
            apply: (compiler) =>
              compiler.hooks.done.tap('licences', (stats) => {
                const all = { all: false, modules: true, nestedModules: true, modulesSpace: Infinity };
                const { modules: top = [] } = stats.toJson({ ...all, nestedModulesSpace: Infinity });
                for (const module of top.flatMap(({ modules: nested = [], ...outer }) => [outer, ...nested]))
                  if (module.nameForCondition) modules.add(module.nameForCondition);
              }),
          },
        ],
      };
    },

    async postBuild() {
      const files = [
        ...modules,
        ...(await listWorkerModules()),
        ...WITHOUT_IMPORT.map((name) => require.resolve(name)),
      ];
      const packages = shippedPackages(files);
      const own = await readFile(path.join(siteDir, 'LICENSE'), 'utf8');
      await writeFile(path.join(outDir, 'licences.txt'), licencesText(own, packages));
      console.log(`[licences] ${packages.length} packages in the files of the site`);
    },
  };
}
