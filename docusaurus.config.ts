import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import type { Options as ThemeOptions } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config, PluginConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { rehypeHighlightCode } from './plugins/code-highlighting/rehypeHighlightCode';
import { rehypeBrokenCode } from './plugins/broken-code/rehypeBrokenCode';
import { rehypeKeptUnits } from './plugins/kept-units/rehypeKeptUnits';
import type { AnnouncementOptions } from './plugins/announcement';
import { pageTemplate } from './plugins/browser-bundle/pageTemplate';
import { checkedFrontMatter } from './plugins/frontMatter';
import { withoutHistoryToo } from './plugins/pageHistory';
import { FONT_FILE } from './fontFile';
import { rehypeFirstScreens } from './plugins/first-screens/rehypeFirstScreens';
import { rehypeOwnComponents } from './plugins/own-components/rehypeOwnComponents';
import { recmaSentOnce, rehypeSentOnce } from './plugins/sent-once/sentOnce';
import { rehypeQuestions } from './plugins/questions/rehypeQuestions';
import { formerAddresses, redirects } from './redirects';
import type { SearchEngineOptions } from './plugins/search-engine';
import { DEFAULT_INDEX_NAME, loadEnvironment, readSettings, SITE_TAGLINE, SITE_TITLE } from './site.config';
import type { BrowserSettings } from './src/browserSettings';
import { frameFailureScript } from './src/loading/frameFailure';

const COPYRIGHT_YEAR = 2025;
const BLOG_DESCRIPTION = 'How this documentation is made, checked and searched.';

/** In development no server sends pages. */
const IS_BUILD = process.env.NODE_ENV === 'production';

const settings = readSettings(loadEnvironment(__dirname));

const plugins: PluginConfig[] = [
  [
    './plugins/documents/index.ts',
    {
      routeBasePath: '/',
      sidebarPath: './sidebars.ts',
      editUrl: settings.editUrl,
      showLastUpdateTime: true,
      showLastUpdateAuthor: false,
      rehypePlugins: [
        rehypeHighlightCode,
        rehypeKeptUnits,
        rehypeBrokenCode,
        rehypeQuestions,
        rehypeFirstScreens,
        ...(IS_BUILD ? [rehypeSentOnce] : []),
        rehypeOwnComponents,
      ],
      recmaPlugins: IS_BUILD ? [recmaSentOnce] : [],
    } satisfies DocsOptions,
  ],
  [
    '@docusaurus/plugin-content-blog',
    {
      routeBasePath: 'blog',
      blogTitle: 'Blog',
      blogDescription: BLOG_DESCRIPTION,
      blogSidebarTitle: 'All posts',
      blogSidebarCount: 'ALL',
      editUrl: settings.editUrl,
      onUntruncatedBlogPosts: 'ignore',
      // All posts are by one team, which needs no pages of its own.
      onInlineAuthors: 'ignore',
      rehypePlugins: [rehypeHighlightCode, rehypeKeptUnits, rehypeBrokenCode, rehypeOwnComponents],
      feedOptions: {
        type: ['rss', 'atom'],
        title: 'Documentation blog',
        description: BLOG_DESCRIPTION,
        copyright: String(COPYRIGHT_YEAR),
        // The framework leaves the address of an author as the post has it, which leads nowhere from a feed reader.
        createFeedItems: async ({ defaultCreateFeedItems, ...feed }) =>
          (await defaultCreateFeedItems(feed)).map((item) => ({
            ...item,
            author: item.author?.map(({ link = '/', ...author }) => ({
              ...author,
              link: new URL(link.replace(/^\//, settings.baseUrl), settings.siteUrl).href,
            })),
          })),
      },
    } satisfies BlogOptions,
  ],
  [
    '@docusaurus/plugin-content-pages',
    {
      rehypePlugins: [rehypeHighlightCode, rehypeKeptUnits, rehypeBrokenCode, rehypeOwnComponents],
    } satisfies PagesOptions,
  ],
  [
    '@docusaurus/plugin-sitemap',
    { lastmod: 'date', changefreq: null, priority: null } satisfies SitemapOptions,
  ],
  ['@docusaurus/plugin-client-redirects', { redirects, createRedirects: formerAddresses }],
  [
    './plugins/search-engine/index.ts',
    { engine: settings.hostedSearch ? 'hosted' : 'embedded' } satisfies SearchEngineOptions,
  ],
  './plugins/open-search/index.ts',
  './plugins/robots/index.ts',
  './plugins/menu-without-scripts/index.ts',
  './plugins/exact-routes/index.ts',
  './plugins/steady-page/index.ts',
  './plugins/code-highlighting/index.ts',
  './plugins/browser-bundle/index.ts',
  './plugins/project-files/index.ts',
  './plugins/licences/index.ts',
];
if (settings.announcement) {
  const { id, isCloseable } = settings.announcement;
  plugins.push(['./plugins/announcement/index.ts', { id, isCloseable } satisfies AnnouncementOptions]);
}
if (settings.gtmContainerId) {
  plugins.push(['@docusaurus/plugin-google-tag-manager', { containerId: settings.gtmContainerId }]);
}

const themeConfig: UserThemeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  blog: { sidebar: { groupByYear: true } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  ...(settings.announcement && { announcementBar: settings.announcement }),
  navbar: {
    title: 'Documentation',
    hideOnScroll: true,
    logo: { src: 'img/logo.svg', alt: '', width: 32, height: 32 },
    items: [
      { type: 'doc', docId: 'Welcome', label: 'Documentation', position: 'left' },
      { to: '/citations/', label: 'Citations', position: 'left' },
      { href: 'https://openbci.com', label: 'Main site', position: 'right' },
      { href: 'https://shop.openbci.com', label: 'Shop', position: 'right' },
      { href: 'https://openbci.com/forum/', label: 'Forum', position: 'right' },
      { href: 'https://github.com/OpenBCI', label: 'GitHub', position: 'right' },
    ],
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Read',
        items: [
          { label: 'Getting started', to: '/GettingStarted/GettingStartedLanding/' },
          { label: 'Troubleshooting', to: '/Troubleshooting/TroubleshootingLanding/' },
          { label: 'Citations', to: '/citations/' },
          { label: 'Blog', to: '/blog/' },
        ],
      },
      {
        title: 'Ask',
        items: [
          { label: 'Help', to: '/help/' },
          { label: 'Forum', href: 'https://openbci.com/forum/' },
          { label: 'Code of conduct', to: '/FAQ/Conduct/' },
        ],
      },
      {
        title: 'Source',
        items: [
          { label: 'GitHub', href: 'https://github.com/OpenBCI' },
          { label: 'Edit these pages', to: '/GettingStarted/Documentation/DocEdits/' },
          { label: 'Privacy', to: '/FAQ/Privacy/' },
          { label: 'Cookies', to: '/FAQ/Cookie/' },
        ],
      },
    ],
    copyright: `Copyright © ${COPYRIGHT_YEAR} OpenBCI. Text and figures: CC BY 4.0. Code: MIT.`,
  },
  // Colours are in src/css/code.css, for both modes at once.
  prism: { theme: { plain: { color: 'var(--code-ink)', backgroundColor: 'var(--code-paper)' }, styles: [] } },
};

export default {
  title: SITE_TITLE,
  tagline: SITE_TAGLINE,
  // The logo's own file: a browser asks for one picture instead of two.
  favicon: 'img/logo.svg',
  headTags: [
    // The font is asked for before the style sheet is there, and once. Where it comes late all the same, the page stays in
    // the letters that it began with: a line that a reader looks at does not break anew.
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: `${settings.baseUrl}${FONT_FILE}`,
        crossorigin: 'anonymous',
      },
    },
    {
      tagName: 'style',
      attributes: {},
      innerHTML: `@font-face{font-family:'Atkinson Next';src:url(${settings.baseUrl}${FONT_FILE})format('woff2');font-weight:400 700;font-display:optional}`,
    },
    // Here, and not in the theme's metadata, which would write it anew with every page: a script keeps it in step.
    { tagName: 'meta', attributes: { name: 'theme-color', content: '#f5f8f6' } },
    { tagName: 'script', attributes: {}, innerHTML: frameFailureScript },
    { tagName: 'link', attributes: { rel: 'manifest', href: `${settings.baseUrl}manifest.webmanifest` } },
    {
      tagName: 'link',
      attributes: { rel: 'apple-touch-icon', href: `${settings.baseUrl}img/apple-touch-icon.png` },
    },
  ],
  url: settings.siteUrl,
  baseUrl: settings.baseUrl,
  baseUrlIssueBanner: true,
  trailingSlash: true,
  organizationName: 'OpenBCI',
  projectName: 'Documentation',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', direction: 'ltr' } },
  },
  ssrTemplate: pageTemplate,
  onBrokenLinks: settings.strictLinks ? 'throw' : 'log',
  onBrokenAnchors: settings.strictLinks ? 'throw' : 'warn',
  onDuplicateRoutes: settings.strictLinks ? 'throw' : 'warn',
  markdown: {
    parseFrontMatter: checkedFrontMatter(__dirname),
    hooks: { onBrokenMarkdownLinks: settings.strictLinks ? 'throw' : 'log' },
  },
  // The plain keys (`theme`, …) of the site so far: a reader's choice outlives a change of address or version.
  storage: { type: 'localStorage', namespace: false },
  future: {
    v4: true,
    faster: true,
    experimental_vcs: withoutHistoryToo(getVcsPreset('default-v2'), (message) =>
      console.warn(`[WARNING] ${message}`),
    ),
  },
  customFields: {
    browserSettings: {
      chatScriptUrl: settings.chatScriptUrl,
      offline: settings.offline,
      searchIndexName: settings.hostedSearch?.indexName ?? DEFAULT_INDEX_NAME,
      missingResultsUrl: settings.missingResultsUrl,
      hostedSearch: settings.hostedSearch && {
        appId: settings.hostedSearch.appId,
        apiKey: settings.hostedSearch.apiKey,
        hosts: settings.hostedSearch.hosts,
        clickAnalytics: settings.searchInsights,
      },
    } satisfies BrowserSettings,
  },
  clientModules: [
    './src/loading/firstLoadFailure.ts',
    './src/loading/clicksWithoutNetwork.ts',
    './src/loading/textOfNextPage.ts',
    './src/loading/progressBar.ts',
    './src/loading/onEveryPage.ts',
    './src/storage/repairTheme.ts',
    './src/storage/missedChanges.ts',
    './src/storage/browserFrame.ts',
    // Before the focus goes there: what is folded away cannot have it.
    './src/components/page/revealAnswer.ts',
    './src/url/focusTarget.ts',
    './src/url/copyHeadingLink.ts',
    './src/components/page/followContents.ts',
    './src/components/figures/enlarge.ts',
    // Present only when there is a chat, so that the default bundle knows nothing of it.
    ...(settings.chatScriptUrl ? ['./src/chat/clientModule.ts'] : []),
    ...(settings.offline && IS_BUILD ? ['./src/offline/clientModule.ts'] : []),
  ],
  plugins,
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: ['tokens', 'base', 'frame', 'content', 'code', 'withoutScripts', 'print'].map(
          (name) => `./src/css/${name}.css`,
        ),
      } satisfies ThemeOptions,
    ],
  ],
  themeConfig,
} satisfies Config;
