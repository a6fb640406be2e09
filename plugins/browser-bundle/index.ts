/**
 * Leaves out of the browser's bundle what only the build needs. Every byte here is on every page:
 * what a document costs on all the others is the reason for most of it.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import { purgeFramework } from './purgeFramework';

/** A loader may not be TypeScript: the bundler requires it by itself. */
const thinning = (test: RegExp, thinner: string): object => ({
  test,
  include: /[\\/]\.docusaurus[\\/]/,
  enforce: 'pre',
  loader: path.join(__dirname, thinner),
});

/** All but what is styled only once it is opened or near the screen. */
const ALWAYS_STYLED = /^(?!.*[\\/]src[\\/](search[\\/]modal|instruments[\\/]montage)[\\/])/;

/** The framework names a chunk of a theme component by this hash. */
const chunkNameOf = (component: string): string => simpleHash(component, 8);

/**
 * What the pages of one kind are framed in comes as one file instead of ten: a phone takes a millisecond to ask for
 * each, and they compress better together.
 */
function inOneFile(name: string, components: readonly string[]): object {
  const chunkNames = new Set(components.map(chunkNameOf));
  return {
    name,
    chunks: (chunk: { name?: string | null }) => typeof chunk.name === 'string' && chunkNames.has(chunk.name),
    enforce: true,
    // After the framework's group of what most pages share (40).
    priority: 30,
  };
}

/** Thins what the framework generates, and replaces its way of fetching pages ahead. */
export default function browserBundlePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'browser-bundle',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, purgeFramework(siteDir)],
    }),
    configureWebpack: (_config, isServer, { currentBundler }) => {
      if (isServer) return {};
      return {
        resolve: {
          alias: { '@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts') },
        },
        module: {
          rules: [
            thinning(/[\\/]registry\.js$/, 'thinRegistry.cjs'),
            thinning(/[\\/]docusaurus\.config\.mjs$/, 'thinConfig.cjs'),
            // Facts and calculations: a page that draws none of them in the browser carries none.
            { test: /[\\/]src[\\/](data|instruments|protocol|signal)[\\/].*\.ts$/, sideEffects: false },
          ],
        },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // The rules of the dialog and of the editor come with these; all others are one file, in one order.
              styles: { test: ALWAYS_STYLED },
              documents: inOneFile('documents', [
                '@theme/DocsRoot',
                '@theme/DocVersionRoot',
                '@theme/DocRoot',
                '@theme/DocItem',
              ]),
              blog: inOneFile('blog', [
                '@theme/BlogListPage',
                '@theme/BlogPostPage',
                '@theme/BlogArchivePage',
              ]),
            },
          },
        },
        plugins: [
          // What only the server draws stays out (`plugins/sent-once`).
          new currentBundler.instance.DefinePlugin({ 'typeof window': JSON.stringify('object') }),
          // The client entry imports it by this relative path, and nothing else does.
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^\.\/docusaurus$/,
            path.join(__dirname, '../../src/loading/fetchAhead/pageFetching.ts'),
          ),
        ],
      };
    },
  };
}
