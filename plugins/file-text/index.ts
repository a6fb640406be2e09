/** Lets pages show a file that readers also download: `import code from '@site/static/examples/x.py?text'` is its text. */
import type { Plugin } from '@docusaurus/types';

export default function fileTextPlugin(): Plugin {
  return {
    name: 'file-text',
    configureWebpack: () => ({
      module: { rules: [{ resourceQuery: /^\?text$/, type: 'asset/source' }] },
    }),
  };
}
