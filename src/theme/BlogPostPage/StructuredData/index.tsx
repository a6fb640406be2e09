/** Replaced: the theme's data names addresses without their slash at the end, which only redirect. */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { structuredDataJson } from '@site/src/url/structuredData';

export default function BlogPostStructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  const { url } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <script type="application/ld+json">{structuredDataJson(data, url)}</script>
    </Head>
  );
}
