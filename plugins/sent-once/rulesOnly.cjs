const { existsSync } = require('node:fs');
const path = require('node:path');

const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/**
 * What the browser needs of a component that only the server draws: the style sheets that it and the components in it
 * import. What it is made of stays out of the page's program.
 *
 * @this {{ context: string, rootContext: string }}
 * @param {string} source of a component, as it is written
 */
module.exports = function rulesOnly(source) {
  const isComponent = (specifier) => {
    const file = specifier.startsWith('@site/')
      ? path.join(this.rootContext, specifier.slice('@site/'.length))
      : path.join(this.context, specifier);
    return [`${file}.tsx`, path.join(file, 'index.tsx')].some((candidate) => existsSync(candidate));
  };
  return [...source.matchAll(IMPORT)]
    .map(([, specifier]) => {
      if (specifier.endsWith('.css')) return `import '${specifier}';`;
      if (!/^(?:\.\.?|@site)\//.test(specifier) || !isComponent(specifier)) return '';
      return `import '${specifier}?rules';`;
    })
    .join('\n');
};
