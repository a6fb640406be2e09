/**
 * What search engines are told of the whole site: `robots.txt`, with where the list of pages is, which only the build knows;
 * and that the page for missing addresses has no address of its own.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Everything may be read. */
const robotsText = (url: string, baseUrl: string): string =>
  ['User-agent: *', 'Allow: /', `Sitemap: ${url}${baseUrl}sitemap.xml`, ''].join('\n');

/** The framework names one in the head of every page, and for this one it is the file's, with a slash behind it. */
const withoutAddress = (html: string): string => html.replace(/<(?:link|meta)[^>]+\/404\.html\/[^>]*>/g, '');

/** Writes the file beside the pages, and changes the page. */
export default function robots({ siteConfig, baseUrl, outDir }: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild() {
      await writeFile(path.join(outDir, 'robots.txt'), robotsText(siteConfig.url, baseUrl));
      const missing = path.join(outDir, '404.html');
      await writeFile(missing, withoutAddress(await readFile(missing, 'utf8')));
    },
  };
}
