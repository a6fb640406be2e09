/** Chooses the search engine, and serves the index of the newest build in development. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { INDEX_FOLDER } from '../../src/search/embedded/indexFiles';

/** Chosen once a build. */
export interface SearchEngineOptions {
  /** Which engine answers; the other one stays out of the bundle, and so does the index when it is not asked. */
  engine: 'embedded' | 'hosted';
}

/** Below the folder of generated files; `createData` writes it. */
const ENGINE_FILE = 'engine.js';

const NO_INDEX =
  'No search index: live reload searches the newest build, and there is none. Run `npm run build` once.';

/** Chooses the engine that answers. */
export default function searchEnginePlugin(context: LoadContext, { engine }: SearchEngineOptions): Plugin {
  const { siteDir, baseUrl, outDir, generatedFilesDir } = context;
  const name = 'search-engine';
  return {
    name,

    configureWebpack: () => ({
      resolve: {
        alias: {
          // Always the same file. The bundler's cache on disk notices its text, but not an alias that changed: a
          // build with other settings would keep the engine of the last one.
          '@search/engine': path.join(generatedFilesDir, name, 'default', ENGINE_FILE),
          '@algolia/autocomplete-plugin-algolia-insights': path.join(
            siteDir,
            'src/search/modal/withoutInsightsPlugin.ts',
          ),
        },
      },
      devServer: {
        static: [{ directory: path.join(outDir, INDEX_FOLDER), publicPath: `${baseUrl}${INDEX_FOLDER}` }],
      },
    }),

    async contentLoaded({ actions }) {
      await actions.createData(ENGINE_FILE, `export * from '@site/src/search/${engine}';\n`);
    },

    // Only `start` loads content without building; it is the place to say what search will answer from.
    loadContent() {
      const isDevelopment = process.env.NODE_ENV === 'development';
      if (isDevelopment && engine === 'embedded' && !existsSync(path.join(outDir, INDEX_FOLDER)))
        console.warn(`[search] ${NO_INDEX}`);
    },
  };
}
