/** Settings that tell the build what to do; no component reads them. */
const OF_THE_BUILD = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * `.docusaurus/docusaurus.config.mjs` holds the whole configuration as one object of JSON.
 *
 * @param {string} source
 */
module.exports = (source) => {
  const start = source.indexOf('export default ') + 'export default '.length;
  const end = source.lastIndexOf('}') + 1;
  const settings = JSON.parse(source.slice(start, end));
  for (const name of OF_THE_BUILD) delete settings[name];
  return source.slice(0, start) + JSON.stringify(settings) + source.slice(end);
};
