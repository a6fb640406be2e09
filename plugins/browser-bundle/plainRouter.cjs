const path = require('node:path');

/**
 * File → what stands there, and what takes its place: this site's addresses are paths, so that nothing routes by
 * fragments, or without an address; and React has had contexts since long before the one that the site is built with.
 */
const REPLACED = {
  'clientEntry.js': [
    [
      "import { BrowserRouter, HashRouter } from 'react-router-dom';",
      "import { BrowserRouter } from 'react-router-dom';",
    ],
    [
      "siteConfig.future.experimental_router === 'hash' ? (<HashRouter>{children}</HashRouter>) : (<BrowserRouter>{children}</BrowserRouter>)",
      '<BrowserRouter>{children}</BrowserRouter>',
    ],
  ],
  'react-router.js': [
    ['React.createContext || createReactContext', 'React.createContext'],
    ['createMemoryHistory(_this.props)', 'null'],
  ],
  'react-router-dom.js': [['createHashHistory(_this.props)', 'null']],
};

/**
 * Leaves out of the router what no page of this site can use.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
module.exports = function plainRouter(source) {
  const name = path.basename(this.resourcePath);
  return (REPLACED[name] ?? []).reduce((plainer, [stands, instead]) => {
    if (!plainer.includes(stands))
      throw new Error(
        `${name} no longer has "${stands}": see whether plugins/browser-bundle/plainRouter.cjs is still of use, and take it out or mend it.`,
      );
    return plainer.replace(stands, instead);
  }, source);
};
