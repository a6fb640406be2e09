/**
 * `.docusaurus/site-metadata.json` has the version of the framework, which pages may read, and those of its plugins, which none
 * does.
 *
 * @param {string} source
 */
module.exports = (source) => JSON.stringify({ ...JSON.parse(source), pluginVersions: {} });
