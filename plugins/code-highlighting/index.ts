/** Keeps the theme's highlighter out of the bundle: the build has done its work (`rehypeHighlightCode`). */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export default function codeHighlightingPlugin(): Plugin {
  return {
    name: 'code-highlighting',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'noHighlighter.ts') } },
    }),
  };
}
