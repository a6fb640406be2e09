/** Writes `robots.txt`, which tells search engines where the list of pages is; only the build knows the site's address. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Everything may be read. */
const robotsText = (url: string, baseUrl: string): string =>
  ['User-agent: *', 'Allow: /', `Sitemap: ${url}${baseUrl}sitemap.xml`, ''].join('\n');

/** Writes the file beside the pages. */
export default function robots({ siteConfig, baseUrl, outDir }: LoadContext): Plugin {
  return {
    name: 'robots',
    postBuild: () => writeFile(path.join(outDir, 'robots.txt'), robotsText(siteConfig.url, baseUrl)),
  };
}
