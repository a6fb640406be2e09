/**
 * What the program of every page says of a document, said once. The framework writes the path of each document five times:
 * twice into `routes.js`, once into `routesChunkNames.json`, twice into `globalData.json`. This leaves one, in the routes,
 * and `src/loading/documentRoute.ts` makes the others from it.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { shortNames, withShortNames } = require('./shortNames.cjs');

const ROUTE =
  /\{\s*path: '([^'\\]+)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true,\s*sidebar: "(\w+)"\s*\}/g;
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * The three files, as the framework generates them.
 *
 * @typedef {{ 'routes.js': string, 'routesChunkNames.json': string, 'globalData.json': string }} Generated
 * @typedef {{ id: string, path: string, sidebar?: string }} Listed
 * @typedef {{ entry: string, address: string, key: string, sidebar: string, content: string, frame: string }} Route
 */

/** @param {any} data @returns {Listed[]} */
const listOf = (data) => data[DOCS_PLUGIN]?.default?.versions[0]?.docs ?? [];

/**
 * The documents that `documentRoute.ts` can make: all of one frame and one menu, with their id for an address.
 *
 * @param {Generated} generated
 * @param {string} baseUrl
 * @returns {Route[]}
 */
function plainDocuments(generated, baseUrl) {
  const chunkNames = JSON.parse(generated['routesChunkNames.json']);
  const listed = new Set(
    listOf(JSON.parse(generated['globalData.json'])).map(({ id, path, sidebar }) =>
      JSON.stringify([id, path, sidebar]),
    ),
  );
  const routes = [...generated['routes.js'].matchAll(ROUTE)].flatMap(([entry, address, hash, sidebar]) => {
    const key = `${address}-${hash}`;
    const { __comp: frame, content, ...others } = chunkNames[key] ?? {};
    const id = address.slice(baseUrl.length, -1);
    const isPlain =
      typeof content === 'string' &&
      Object.keys(others).length === 0 &&
      listed.has(JSON.stringify([id, baseUrl + id, sidebar]));
    return isPlain ? [{ entry, address, key, sidebar, content, frame }] : [];
  });
  const [first] = routes;
  return routes.filter(({ frame, sidebar }) => frame === first.frame && sidebar === first.sidebar);
}

/**
 * @param {Generated} generated
 * @param {string} baseUrl
 * @returns {Generated} with each plain document in the routes alone; `globalData.json` becomes a module
 */
function thinDocuments(generated, baseUrl) {
  const plain = plainDocuments(generated, baseUrl);
  const [first] = plain;
  if (!first) return { ...generated, 'globalData.json': `export default ${generated['globalData.json']};` };

  let routes = generated['routes.js'];
  for (const { entry, address, content } of plain)
    routes = routes.replace(entry, () => `documentRoute('${address}', '${content}')`);
  const start = routes.indexOf('export default');
  const maker = `const documentRoute = documentsIn('${first.frame}', '${first.sidebar}', '${baseUrl}');\n`;

  const chunkNames = JSON.parse(generated['routesChunkNames.json']);
  for (const { key } of plain) delete chunkNames[key];

  const data = JSON.parse(generated['globalData.json']);
  const made = new Set(plain.map(({ address }) => address.slice(0, -1)));
  const others = listOf(data).filter(({ path }) => !made.has(path));
  data[DOCS_PLUGIN].default.versions[0].docs = [];

  return {
    'routes.js':
      `import { documentsIn } from '@site/src/loading/documentRoute';\n` +
      routes.slice(0, start) +
      maker +
      routes.slice(start),
    'routesChunkNames.json': JSON.stringify(chunkNames),
    'globalData.json':
      `import { documents } from '@site/src/loading/documentList';\n` +
      // As the bundler writes JSON: it is read sooner than a program.
      `const data = JSON.parse(${JSON.stringify(JSON.stringify(data))});\n` +
      `documents.push(...${JSON.stringify(others)});\n` +
      `data['${DOCS_PLUGIN}'].default.versions[0].docs = documents;\n` +
      `export default data;`,
  };
}

const FILES = ['routes.js', 'routesChunkNames.json', 'globalData.json'];

/**
 * A loader of each of the three files, which reads the other two beside it, and the registry, which names the chunks.
 *
 * @this {any}
 * @param {string} source
 */
module.exports = function thinGenerated(source) {
  const own = path.basename(this.resourcePath);
  const read = (/** @type {string} */ name) => {
    if (name === own) return source;
    const file = path.join(path.dirname(this.resourcePath), name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const generated = Object.fromEntries(FILES.map((name) => [name, read(name)]));
  return withShortNames(
    thinDocuments(generated, this.getOptions().baseUrl)[own],
    shortNames(read('registry.js')),
  );
};
module.exports.thinDocuments = thinDocuments;
