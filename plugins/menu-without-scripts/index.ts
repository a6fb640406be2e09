/** Puts a menu that needs no script on every page: what the navbar leads to, and the sections of the sidebar. */
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { type MenuLink, menuHtml } from './menu';

/** An entry of the navbar, as this site's configuration has it: a document, a page or another site. */
type NavbarItem = { label: string } & ({ docId: string } | { to: string } | { href: string });

/** What the menu lists: the first level of the sidebar, then the navbar's other links. */
export function listLinks(
  { docs, sidebars }: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  navbar: readonly NavbarItem[],
): MenuLink[] {
  const addressOf = (id: string): string | undefined => docs.find((doc) => doc.id === id)?.permalink;
  const sections = Object.values(sidebars)
    .flat()
    .map((item) => {
      if (item.type === 'category' && item.link?.type === 'doc') {
        return { label: item.label, address: addressOf(item.link.id) };
      }
      return item.type === 'doc' ? { label: item.label ?? item.id, address: addressOf(item.id) } : null;
    });
  const others = navbar.map((item) => {
    if ('docId' in item) return null;
    return { label: item.label, address: 'to' in item ? item.to : item.href };
  });
  return [...sections, ...others].filter((link): link is MenuLink => link?.address !== undefined);
}

/** Adds the menu to every page. */
export default function menuWithoutScripts({ siteConfig, baseUrl }: LoadContext): Plugin {
  let html = '';
  const { trailingSlash } = siteConfig;
  const complete = ({ label, address }: MenuLink): MenuLink => {
    if (!address.startsWith('/')) return { label, address };
    const below = address.startsWith(baseUrl) ? address : baseUrl + address.slice(1);
    return { label, address: applyTrailingSlash(below, { trailingSlash, baseUrl }) };
  };
  return {
    name: 'menu-without-scripts',
    allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const version = docs?.loadedVersions[0];
      if (!version) throw new Error('menu-without-scripts: there are no documents to list.');
      const { items } = siteConfig.themeConfig.navbar as { items: NavbarItem[] };
      html = menuHtml(listLinks(version, items).map(complete));
    },
    injectHtmlTags: () => ({ preBodyTags: [html] }),
  };
}
