/** Replaced: the theme's data names addresses without their slash at the end, which only redirect. */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { structuredDataJson } from '@site/src/url/structuredData';
import type { Props } from '@theme/BlogListPage/StructuredData';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const data = useBlogListPageStructuredData(props);
  const { url } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <script type="application/ld+json">{structuredDataJson(data, url)}</script>
    </Head>
  );
}
