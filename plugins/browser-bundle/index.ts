/**
 * Leaves out of the browser's bundle what only the build needs. Every byte here is on every page:
 * what a document costs on all the others is the reason for most of it.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import { RULES } from '../sent-once/sentOnce';
import { leftOut } from './optionalParts';
import { purgeFramework } from './purgeFramework';
import { sheets } from './sheets';

const REGISTRY = /[\\/]registry\.js$/;

/** Of a component that only the server draws (`plugins/sent-once`). */
const ASKS_FOR_RULES = new RegExp(`\\${RULES}$`);

const rulesOnly = { enforce: 'pre', loader: path.join(__dirname, '../sent-once/rulesOnly.cjs') } as const;

/**
 * What the pages of one kind are framed in comes as one file instead of ten: a phone takes a millisecond to ask for
 * each, and they compress better together.
 */
const FRAMES: Readonly<Record<string, readonly string[]>> = {
  documents: ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'],
  blog: ['@theme/BlogListPage', '@theme/BlogPostPage', '@theme/BlogArchivePage'],
};

/** A part that so many pages need comes to all of them in one file; half of all pages is the framework's number. */
const IN_COMMON = 25;

/** The framework's name of the chunk of a theme component → the file that it became a part of. */
const frameOf = new Map(
  Object.entries(FRAMES).flatMap(([frame, components]) =>
    components.map((component) => [simpleHash(component, 8), frame]),
  ),
);

/** A group of the bundler's for each frame. */
const frameFiles = Object.fromEntries(
  Object.keys(FRAMES).map((frame) => [
    `frame-${frame}`,
    {
      name: frame,
      chunks: (chunk: { name?: string | null }) => frameOf.get(chunk.name ?? '') === frame,
      enforce: true,
      // After the framework's group of what most pages share (40).
      priority: 30,
    },
  ]),
);

/** Every page names all files of all others, and tells two versions of one file apart by six digits as well as by eight. */
const CHUNK_NAME = 'assets/js/[name].[contenthash:6].js';

/**
 * Parts of the theme that the site never draws, and that are not sent: admonitions are told by their titles and colours,
 * the menu cannot be hidden, there is one version, links to a page's source are words, nobody's profile on other sites is
 * named, no page has labels or is kept from lists (`plugins/frontMatter.ts` refuses both), and what folds is our own
 * (`src/theme/MDXComponents`).
 */
const NEVER_DRAWN = [
  ...['Danger', 'Info', 'Note', 'Tip', 'Warning'].map((name) => `Admonition/Icon/${name}`),
  'Blog/Components/Author/Socials',
  'ContentVisibility/Unlisted',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'DocVersionBadge',
  'Icon/Edit',
  'MDXComponents/Details',
  'TagsListInline',
];

/** Thins what the framework generates, and replaces its way of fetching pages ahead. */
export default function browserBundlePlugin({
  siteDir,
  siteConfig,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const unasked = leftOut(siteConfig.themeConfig);
  // Their names have no `$` at their end: they take the place of the framework's own.
  const notDrawn = Object.fromEntries(
    [...NEVER_DRAWN, ...unasked.components].map((name) => [
      `@theme/${name}`,
      path.join(__dirname, 'notDrawn.ts'),
    ]),
  );
  /** A loader may not be TypeScript: the bundler requires it by itself. */
  const thinning = (test: RegExp, thinner: string, options?: object): object => ({
    test,
    // Not always `.docusaurus`: builds that run at the same time have a folder each.
    include: generatedFilesDir + path.sep,
    enforce: 'pre',
    loader: path.join(__dirname, thinner),
    options,
  });
  return {
    name: 'browser-bundle',
    configurePostCss: (options) => ({
      ...options,
      // There is no other configuration; without this, 26 names of one are looked for beside and above each style sheet.
      config: false,
      plugins: [purgeFramework(siteDir, unasked.classes), ...options.plugins],
    }),
    configureWebpack: (config, isServer, { currentBundler }) => {
      if (isServer) {
        const frames = Object.fromEntries(frameOf);
        return {
          resolve: { alias: notDrawn },
          module: { rules: [thinning(REGISTRY, 'nameChunks.cjs', { frames })] },
          plugins: [
            new currentBundler.instance.NormalModuleReplacementPlugin(ASKS_FOR_RULES, (asked) => {
              asked.request = asked.request.replace(ASKS_FOR_RULES, '');
            }),
          ],
        };
      }
      return {
        ...(config.mode === 'production' && { output: { chunkFilename: CHUNK_NAME } }),
        resolve: {
          alias: {
            ...notDrawn,
            '@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts'),
            'react-helmet-async$': path.join(__dirname, '../../src/head/inBrowser.ts'),
            'react-loadable$': path.join(__dirname, '../../src/loading/loadable.ts'),
            nprogress$: path.join(__dirname, '../../src/loading/progressBar.ts'),
          },
        },
        module: {
          rules: [
            thinning(REGISTRY, 'thinRegistry.cjs'),
            thinning(/[\\/]docusaurus\.config\.mjs$/, 'thinConfig.cjs'),
            thinning(/[\\/]site-metadata\.json$/, 'thinVersions.cjs'),
            {
              ...thinning(
                /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/,
                'thinMenu.cjs',
                { baseUrl },
              ),
              type: 'javascript/auto',
            },
            thinning(/[\\/](routes\.js|routesChunkNames\.json)$/, 'thinDocuments.cjs', { baseUrl }),
            {
              ...thinning(/[\\/]globalData\.json$/, 'thinDocuments.cjs', { baseUrl }),
              type: 'javascript/auto',
            },
            {
              test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
              enforce: 'pre',
              loader: path.join(__dirname, 'plainSort.cjs'),
            },
            {
              test: /[\\/](core[\\/]lib[\\/]client[\\/]clientEntry|react-router(-dom)?[\\/]esm[\\/]react-router(-dom)?)\.js$/,
              enforce: 'pre',
              loader: path.join(__dirname, 'plainRouter.cjs'),
            },
            {
              test: /[\\/]@algolia[\\/]autocomplete-(core|shared)[\\/]dist[\\/]esm[\\/]/,
              enforce: 'pre',
              loader: path.join(__dirname, 'plainHelpers.cjs'),
            },
            { resourceQuery: ASKS_FOR_RULES, ...rulesOnly },
            // What an instrument shows without a script.
            { test: /[\\/]src[\\/]instruments[\\/]\w+[\\/]Still\.tsx$/, ...rulesOnly },
            // Facts and calculations: a page that draws none of them in the browser carries none.
            { test: /[\\/]src[\\/](data|instruments|protocol|signal)[\\/].*\.ts$/, sideEffects: false },
            // The router asks for them in development alone.
            {
              test: /[\\/]node_modules[\\/](hoist-non-react-statics|prop-types|react-is)[\\/]/,
              sideEffects: false,
            },
          ],
        },
        optimization: {
          // A chunk that has a name needs no number beside it, which the program of every page would say three times.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              common: { minChunks: IN_COMMON },
              ...sheets,
              ...frameFiles,
            },
          },
        },
        mergeStrategy: { plugins: 'replace' },
        plugins: [
          // It lists the names of all chunks once more; `pageFetching.ts` needs no list, since a chunk's name is its number.
          ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
          // What only the server draws stays out (`plugins/sent-once`).
          new currentBundler.instance.DefinePlugin({ 'typeof window': JSON.stringify('object') }),
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^\.\/utils\/IntlUtils$/,
            path.join(__dirname, 'dateTimeFormat.ts'),
          ),
          // Around a document, whose text is the server's, the browser has what it draws there (`documentParts.ts`).
          ...(config.mode === 'production'
            ? [
                new currentBundler.instance.NormalModuleReplacementPlugin(/^@theme\/MDXContent$/, (asked) => {
                  if (/[\\/]DocItem[\\/]Content[\\/]/.test(asked.contextInfo.issuer))
                    asked.request = path.join(__dirname, '../../src/sentOnce/DocumentParts.tsx');
                }),
              ]
            : []),
          // The warning of a wrong base is a script of the server's page: in the browser the component says nothing.
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^\.\/BaseUrlIssueBanner$/,
            path.join(__dirname, 'notDrawn.ts'),
          ),
          // The client entry imports it by this relative path, and nothing else does.
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^\.\/docusaurus$/,
            path.join(__dirname, '../../src/loading/fetchAhead/pageFetching.ts'),
          ),
        ],
      };
    },
  };
}
