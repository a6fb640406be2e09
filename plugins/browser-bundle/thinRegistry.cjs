/**
 * `.docusaurus/registry.js` names each chunk's source and weak id beside its loader, for the server's rendering alone.
 *
 * @param {string} source
 */
module.exports = (source) => source.replace(/, "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g, ']');
