/** Keeps the theme's highlighter out of the bundle: the build has done its work (`rehypeHighlightCode`). */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Builds the pages without the highlighter that the theme would bring along. */
export default function codeHighlightingPlugin(): Plugin {
  return {
    name: 'code-highlighting',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'noHighlighter.ts') } },
    }),
  };
}
