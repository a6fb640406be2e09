/**
 * Makes the router in the browser as literal as the server: neither `/cyton/cytonspecs/` nor `/Cyton/CytonSpecs.html` is
 * an address of `/Cyton/CytonSpecs/`. The framework matches without regard to case and to the names of files, and has
 * no option for it. Addresses that are no text at all are no page either, and crash nothing.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const here = (file: string): string => path.join(__dirname, file);

/** Makes routes match to the letter, with capitals and without patterns. */
export default function exactRoutes(): Plugin {
  return {
    name: 'exact-routes',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      resolve: {
        alias: {
          '@docusaurus/renderRoutes': here('renderRoutes.ts'),
          'path-to-regexp$': here('literalPattern.ts'),
        },
      },
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^\.\/normalizeLocation$/,
          here('normalizeLocation.ts'),
        ),
      ],
    }),
    getClientModules: () => [here('repairAddress.ts'), here('matchLiterally.ts')],
  };
}
