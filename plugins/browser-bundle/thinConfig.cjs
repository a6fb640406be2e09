/** Settings that tell the build what to do; no component reads them. */
const OF_THE_BUILD = [
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'organizationName',
  'plugins',
  'presets',
  'projectName',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'tagline',
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
  // Code is highlighted in the build. Of what the framework will do one day, links ask for the router alone.
  delete settings.themeConfig?.prism;
  if (settings.future) settings.future = { experimental_router: settings.future.experimental_router };
  return source.slice(0, start) + JSON.stringify(settings) + source.slice(end);
};
