/**
 * Shows a new announcement at once, even to a reader who dismissed an older one; the theme would wait for a second view.
 * And shows all of it, however long.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createRenewalScript } from './renewalScript';

/** What the script must know of the announcement to renew it. */
export interface AnnouncementOptions {
  id: string;
  isCloseable: boolean;
}

/**
 * In wide windows the theme's bar is as high as one line, and the navbar covers a second one; and a word that is longer
 * than a phone is wide, such as an address, would make the page as wide as itself.
 */
const WHOLE_TEXT = [
  'div.theme-announcement-bar{height:auto;min-height:var(--docusaurus-announcement-bar-height)}',
  'div.theme-announcement-bar>*{min-width:0;overflow-wrap:anywhere}',
].join('');

/** Shows a new announcement also to readers who closed the one before, and closes it in all tabs at once. */
export default function announcement(context: LoadContext, { id, isCloseable }: AnnouncementOptions): Plugin {
  return {
    name: 'announcement',
    injectHtmlTags: () => ({
      // In the head: the theme's own script, which hides a dismissed bar, comes with the body.
      headTags: [
        { tagName: 'script', innerHTML: createRenewalScript({ id, isCloseable, ...context.siteStorage }) },
        { tagName: 'style', innerHTML: WHOLE_TEXT },
      ],
    }),
  };
}
