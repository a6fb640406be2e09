import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { withIds } from '../../src/loading/menuIds';
import browserBundlePlugin from './index';
import {
  _defineProperty,
  _objectSpread,
  _objectWithoutProperties,
  _toConsumableArray,
} from './modernHelpers';

const require = createRequire(import.meta.url);
const thinRegistry = require('./thinRegistry.cjs') as (source: string) => string;
const nameChunks = require('./nameChunks.cjs') as (
  this: { getOptions: () => { frames: Record<string, string> } },
  source: string,
) => string;
type Generated = Record<'routes.js' | 'routesChunkNames.json' | 'globalData.json', string>;
const { thinDocuments } = require('./thinDocuments.cjs') as {
  thinDocuments: (generated: Generated, baseUrl: string) => Generated;
};
const thinMenu = require('./thinMenu.cjs') as (
  this: { getOptions: () => { baseUrl: string } },
  source: string,
) => string;
const thinVersions = require('./thinVersions.cjs') as (source: string) => string;
const { shortNames, withShortNames } = require('./shortNames.cjs') as {
  shortNames: (registry: string) => Map<string, string>;
  withShortNames: (source: string, names: Map<string, string>) => string;
};
const thinConfig = require('./thinConfig.cjs') as (source: string) => string;
const plainSort = require('./plainSort.cjs') as (source: string) => string;
const plainRouter = require('./plainRouter.cjs') as (
  this: { resourcePath: string },
  source: string,
) => string;
const plainHelpers = require('./plainHelpers.cjs') as (source: string) => string;

/** An entry of the registry as the framework writes it. */
const entry = (file: string): string =>
  `[() => import(/* webpackChunkName: "a" */ "${file}"), "${file}", require.resolveWeak("${file}")]`;

it('keeps the loader of each chunk in the registry, and nothing beside it', () => {
  expect(thinRegistry(`export default {\n  "a": ${entry('@site/blog/x.mdx')},\n}`)).toContain(
    'export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/blog/x.mdx")],\n}',
  );
});

const documentEntry = (name: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/docs/${name}.mdx"), "@site/docs/${name}.mdx", require.resolveWeak("@site/docs/${name}.mdx")],\n`;

it('names the chunk of a document by as many digits as tell it apart, for browsers and for the server', () => {
  const pageOf = (name: string): string => documentEntry(name).replaceAll('@site/docs', '@site/blog');
  const registry = `export default {\n${['8e2483b6', '8e2594aa', '1dca4395'].map(documentEntry).join('')}${pageOf('1dc00000')}}`;
  const thinned = thinRegistry(registry);
  expect([...thinned.matchAll(/^ {2}"(\w+)"/gm)].map(([, name]) => name)).toEqual([
    '8e24',
    '8e25',
    '1dca',
    '1dc00000',
  ]);
  expect(thinned).toContain('webpackChunkName: "8e24" */ "@site/docs/8e2483b6.mdx")');
  const named = nameChunks.call({ getOptions: () => ({ frames: {} }) }, registry);
  expect(named).toContain('@site/docs/8e2483b6.mdx"), "8e24", require.resolveWeak');
  expect(withShortNames(`documentRoute('/base/A/', '1dca4395')`, shortNames(registry))).toBe(
    `documentRoute('/base/A/', '1dca')`,
  );
});

it('lets a document come with its text', () => {
  const thinned = thinRegistry(`export default {\n  "a": ${entry('@site/docs/x.mdx')},\n}`);
  expect(thinned).toContain('"a": [() => withText(import(/* webpackChunkName: "a" */ "@site/docs/x.mdx"))],');
  expect(thinned).toMatch(/^import { withText } from '@site\/src\/sentOnce\/withText';/);
});

it('names each chunk on the server as the manifest does', () => {
  const named = nameChunks.call(
    { getOptions: () => ({ frames: { b2: 'documents' } }) },
    `export default {\n  "a1": ${entry('@site/docs/x.mdx')},\n  "b2": ${entry('@theme/DocRoot')},\n}`,
  );
  expect(named).toContain('@site/docs/x.mdx"), "a1", require.resolveWeak("@site/docs/x.mdx")],');
  expect(named).toContain('@theme/DocRoot"), "documents", require.resolveWeak("@theme/DocRoot")],');
});

it('thins what the framework generates wherever it does so, for browsers and for the server', () => {
  const generatedFilesDir = path.join(path.sep, 'site', '.cache', 'builds', 'other.generated');
  const plugin = browserBundlePlugin({
    siteDir: '/site',
    siteConfig: { themeConfig: {} },
    baseUrl: '/',
    generatedFilesDir,
  } as LoadContext);
  const instance = { NormalModuleReplacementPlugin: class {}, DefinePlugin: class {} };
  // The bundler and its configuration have much more; the plugin reads this much of them.
  const utils = { currentBundler: { instance } } as unknown as ConfigureWebpackUtils;
  for (const [isServer, files] of [
    [true, ['registry.js']],
    [
      false,
      [
        ...['registry.js', 'docusaurus.config.mjs', 'site-metadata.json'],
        ...['routes.js', 'routesChunkNames.json', 'globalData.json'],
      ],
    ],
  ] as const) {
    const config = plugin.configureWebpack?.({}, isServer, utils, undefined) as {
      module: { rules: { test?: RegExp; include?: string }[] };
    };
    for (const file of files) {
      const rule = config.module.rules.find(({ test }) => test?.test(path.join(generatedFilesDir, file)));
      expect(rule?.include, file).toBe(generatedFilesDir + path.sep);
    }
  }
});

const nodeModules = path.join(__dirname, '../../node_modules');

it.each([
  ['@docusaurus/core/lib/client/clientEntry.js', /HashRouter/],
  ['react-router/esm/react-router.js', /React\.createContext \|\| /],
])(
  'leaves out of %s what routes by fragments or stands in for React, and says when it is gone',
  (file, gone) => {
    const resourcePath = path.join(nodeModules, file);
    const source = readFileSync(resourcePath, 'utf8');
    expect(source).toMatch(gone);
    expect(plainRouter.call({ resourcePath }, source)).not.toMatch(gone);
    expect(() => plainRouter.call({ resourcePath }, '')).toThrow(
      'see whether plugins/browser-bundle/plainRouter.cjs',
    );
  },
);

it('keeps the settings that pages read', () => {
  const settings = {
    title: 'D; }',
    plugins: [['x', {}]],
    ssrTemplate: '<!DOCTYPE html>',
    themeConfig: { navbar: {}, prism: {} },
    future: { faster: { swcJsLoader: true }, experimental_router: 'browser' },
  };
  expect(thinConfig(`// Made.\nexport default ${JSON.stringify(settings)};\n`)).toBe(
    '// Made.\nexport default {"title":"D; }","themeConfig":{"navbar":{}},"future":{"experimental_router":"browser"}};\n',
  );
});

it('says the id of a document in the menu only where it is not its address, and gives it back', () => {
  const link = (docId: string, href: string) => ({ type: 'link', href, label: 'One', docId });
  const menus = {
    version: {
      docsSidebars: {
        docs: [
          link('Welcome', '/base/'),
          { type: 'category', label: 'A', items: [link('A/One', '/base/A/One')] },
          { type: 'link', href: 'https://example.org', label: 'Shop' },
        ],
      },
    },
  };
  const generated = JSON.stringify(menus).replace(/"label":"One"/g, '$&,"unlisted":false');
  const thinned = thinMenu.call({ getOptions: () => ({ baseUrl: '/base/' }) }, generated);
  const [, json = ''] = /JSON\.parse\((".*")\), "\/base\/"\)/.exec(thinned) ?? [];
  const sent: unknown = JSON.parse(JSON.parse(json) as string);
  expect(sent).not.toEqual(menus);
  expect(withIds(sent as typeof menus, '/base/')).toEqual(menus);
});

it('keeps the versions of framework and site, and no plugin’s', () => {
  expect(
    JSON.parse(
      thinVersions('{"docusaurusVersion":"3.10.2","siteVersion":"3.0.0","pluginVersions":{"a":{}}}'),
    ),
  ).toEqual({ docusaurusVersion: '3.10.2', siteVersion: '3.0.0', pluginVersions: {} });
});

const routeOf = (path: string, hash: string, more = ', sidebar: "docs"'): string =>
  `{\n  path: '${path}',\n  component: ComponentCreator('${path}', '${hash}'),\n  exact: true${more}\n}`;

/** Two plain documents, one with an address of its own, one in no menu, and a page. */
const generated: Generated = {
  'routes.js':
    `import ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [` +
    [
      routeOf('/base/help/', '111', ''),
      routeOf('/base/A/One/', '222'),
      routeOf('/base/A/Two/', '333'),
      routeOf('/base/', '444'),
      routeOf('/base/A/Alone/', '555', ''),
    ].join(',') +
    `];`,
  'routesChunkNames.json': JSON.stringify({
    '/base/help/-111': { __comp: 'p', content: 'h' },
    '/base/A/One/-222': { __comp: 'd', content: 'one' },
    '/base/A/Two/-333': { __comp: 'd', content: 'two' },
    '/base/-444': { __comp: 'd', content: 'home' },
    '/base/A/Alone/-555': { __comp: 'd', content: 'alone' },
  }),
  'globalData.json': JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            docs: [
              { id: 'A/Alone', path: '/base/A/Alone' },
              { id: 'A/One', path: '/base/A/One', sidebar: 'docs' },
              { id: 'A/Two', path: '/base/A/Two', sidebar: 'docs' },
              { id: 'Welcome', path: '/base/', sidebar: 'docs' },
            ],
          },
        ],
      },
    },
  }),
};

it('says of a document in the programs of all pages once where it is', () => {
  const thinned = thinDocuments(generated, '/base/');
  expect(thinned['routes.js']).toContain(`documentsIn('d', 'docs', '/base/')`);
  expect(thinned['routes.js']).toContain(
    `documentRoute('/base/A/One/', 'one'),documentRoute('/base/A/Two/', 'two'),`,
  );
  const all = Object.values(thinned).join();
  expect(all.split('A/One')).toHaveLength(2);
  expect(all.split('A/Two')).toHaveLength(2);
});

it('leaves as they are the routes of what is no plain document', () => {
  const thinned = thinDocuments(generated, '/base/');
  expect(thinned['routes.js']).toContain(routeOf('/base/help/', '111', ''));
  expect(thinned['routes.js']).toContain(routeOf('/base/', '444'));
  expect(JSON.parse(thinned['routesChunkNames.json'])).toEqual({
    '/base/help/-111': { __comp: 'p', content: 'h' },
    '/base/-444': { __comp: 'd', content: 'home' },
    '/base/A/Alone/-555': { __comp: 'd', content: 'alone' },
  });
  expect(thinned['globalData.json']).toContain(
    `documents.push(...[{"id":"A/Alone","path":"/base/A/Alone"},{"id":"Welcome","path":"/base/","sidebar":"docs"}])`,
  );
});

it('leaves a site without documents as it is', () => {
  const none: Generated = {
    'routes.js': 'export default [];',
    'routesChunkNames.json': '{}',
    'globalData.json': '{}',
  };
  expect(thinDocuments(none, '/')).toEqual({ ...none, 'globalData.json': 'export default {};' });
});

it('sorts names of properties without the rules of a language, as long as the theme sorts with them', () => {
  const file = path.join(__dirname, '../../node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js');
  const sorted = plainSort(readFileSync(file, 'utf8'));
  expect(sorted).toContain('deps.sort((a, b) => a[0] < b[0] ? -1 : 1);');
  expect(sorted).not.toContain('localeCompare');
  expect(() => plainSort(sorted)).toThrow('no longer sorts');
});

it('takes helpers for old browsers out of the keyboard model of the search, as long as it has them', () => {
  const file = path.join(__dirname, '../../node_modules/@algolia/autocomplete-core/dist/esm/stateReducer.js');
  const modern = plainHelpers(readFileSync(file, 'utf8'));
  expect(modern).toMatch(/^import \{ _typeof, _objectSpread, _defineProperty \} from ".*modernHelpers\.ts";/);
  expect(modern).not.toContain('babel');
  expect(modern).toContain('export var stateReducer');
  expect(plainHelpers('export const a = 1;')).toBe('export const a = 1;');
});

it('gives the helpers that take their place the same results', () => {
  const base = { a: 1 };
  expect(_objectSpread({}, base, { b: 2 })).toEqual({ a: 1, b: 2 });
  expect(_objectWithoutProperties({ a: 1, b: 2 }, ['a'])).toEqual({ b: 2 });
  expect(_defineProperty({}, 'a', 1)).toEqual({ a: 1 });
  expect(_toConsumableArray(new Set([1, 2]))).toEqual([1, 2]);
  expect(base).toEqual({ a: 1 });
});
