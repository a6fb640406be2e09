/**
 * Asks the browser once for each file of the pages that links lead to. The framework asks again for every link, though most
 * files belong to many pages: a long page would put hundreds of elements into its head for a few dozen files.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Prefetches each file once. */
export default function prefetchOnce(): Plugin {
  return {
    name: 'prefetch-once',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^\.\/prefetch$/,
          path.join(__dirname, 'prefetch.ts'),
        ),
      ],
    }),
  };
}
