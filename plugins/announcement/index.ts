/** Shows a new announcement at once, even to a reader who dismissed an older one; the theme would wait for a second view. */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createRenewalScript } from './renewalScript';

/** What the script must know of the announcement to renew it. */
export interface AnnouncementOptions {
  id: string;
  isCloseable: boolean;
}

/** Shows a new announcement also to readers who closed the one before. */
export default function announcement(context: LoadContext, { id, isCloseable }: AnnouncementOptions): Plugin {
  return {
    name: 'announcement',
    injectHtmlTags: () => ({
      // In the head: the theme's own script, which hides a dismissed bar, comes with the body.
      headTags: [
        { tagName: 'script', innerHTML: createRenewalScript({ id, isCloseable, ...context.siteStorage }) },
      ],
    }),
  };
}
