/**
 * The framework names the chunk of each document with eight digits of a hash. The program of every page says each of these
 * names three times, and digits of a hash do not compress: here they are as short as tells them apart.
 */

const FEWEST_DIGITS = 3;
const NAMED = /webpackChunkName: "([0-9a-f]{8})" \*\/ "@site\/docs\//g;
const NAME = /(?<=["'])[0-9a-f]{8}(?=["'])/g;

/**
 * @param {string} registry `.docusaurus/registry.js`, as the framework generates it
 * @returns {Map<string, string>} the framework's name of each document's chunk → its short name
 */
function shortNames(registry) {
  const all = new Set(registry.match(NAME));
  const isAlone = (/** @type {string} */ start) =>
    [...all].filter((name) => name.startsWith(start)).length === 1;
  return new Map(
    [...registry.matchAll(NAMED)].map(([, name]) => {
      let digits = FEWEST_DIGITS;
      while (!isAlone(name.slice(0, digits))) digits++;
      return [name, name.slice(0, digits)];
    }),
  );
}

/**
 * @param {string} source of a file that names chunks
 * @param {Map<string, string>} names
 * @returns {string}
 */
const withShortNames = (source, names) => source.replace(NAME, (name) => names.get(name) ?? name);

module.exports = { shortNames, withShortNames };
