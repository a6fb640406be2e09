/**
 * Makes the router in the browser as literal as the server: `/cyton/cytonspecs/` is no address of `/Cyton/CytonSpecs/`.
 * The framework matches without regard to case and has no option for it.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Makes routes match to the letter, with capitals and without patterns. */
export default function exactRoutes(): Plugin {
  return {
    name: 'exact-routes',
    configureWebpack: () => ({
      resolve: { alias: { '@docusaurus/renderRoutes': path.join(__dirname, 'renderRoutes.ts') } },
    }),
    getClientModules: () => [path.join(__dirname, 'matchLiterally.ts')],
  };
}
