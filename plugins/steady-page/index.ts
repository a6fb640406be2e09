/**
 * Leaves the page in view alone while the next one is on its way. The framework shows the old page until the new one is
 * there, but its router tells of the new address at once, and so all of the old page was drawn anew, to be thrown away
 * a moment later: on a phone, a quarter of the time from a click to the new page.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Draws a page once for each address. */
export default function steadyPage(): Plugin {
  return {
    name: 'steady-page',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^\.\/PendingNavigation$/,
          path.join(__dirname, 'PendingNavigation.tsx'),
        ),
      ],
    }),
  };
}
