import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { structuredDataJson } from '@site/src/url/structuredData';

/** What a page tells machines about itself (JSON-LD), with the one address of each page of the site. */
export function StructuredData({ data }: { data: object }): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <script type="application/ld+json">{structuredDataJson(data, url, baseUrl)}</script>
    </Head>
  );
}
