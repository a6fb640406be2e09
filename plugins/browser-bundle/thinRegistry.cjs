const { shortNames, withShortNames } = require('./shortNames.cjs');

/**
 * `.docusaurus/registry.js` names each chunk's source and weak id beside its loader, for the server's rendering alone; and
 * a document is there once its text is (`src/sentOnce`).
 *
 * @param {string} source
 */
module.exports = (source) =>
  `import { withText } from '@site/src/sentOnce/withText';\n${withShortNames(source, shortNames(source))}`
    .replace(/, "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g, ']')
    .replace(/=> (import\([^)]*"@site\/docs\/[^)]*\))/g, '=> withText($1)');
