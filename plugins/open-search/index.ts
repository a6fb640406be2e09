/** Writes the OpenSearch description of the site and points every page to it. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DESCRIPTION_FILE, describeSearch } from './description';

/** Writes the description, and names it in the head of every page. */
export default function openSearchPlugin({ siteConfig, baseUrl, outDir }: LoadContext): Plugin {
  return {
    name: 'open-search',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: `${baseUrl}${DESCRIPTION_FILE}`,
          },
        },
      ],
    }),

    async postBuild() {
      const { title, tagline, url, favicon } = siteConfig;
      const description = describeSearch({ title, tagline, url, baseUrl, favicon });
      await writeFile(path.join(outDir, DESCRIPTION_FILE), description);
    },
  };
}
