const { shortNames } = require('./shortNames.cjs');

/**
 * `.docusaurus/registry.js` names each chunk's source beside its loader, and the server notes these names while it renders a
 * page. The bundler's manifest, which says what files a page needs, knows chunks by their own names: so these stand there.
 * The option `frames` says which chunks became part of which file; those of documents have short names.
 *
 * @this {{ getOptions(): { frames: Record<string, string> } }}
 * @param {string} source
 */
module.exports = function nameChunks(source) {
  const { frames } = this.getOptions();
  const short = shortNames(source);
  return source.replace(
    /^(\s*"(\w+)": \[.*), "[^"\n]*", (require\.resolveWeak)/gm,
    (_line, loader, name, weak) => `${loader}, "${frames[name] ?? short.get(name) ?? name}", ${weak}`,
  );
};
