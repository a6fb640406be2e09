/** Replaced: the theme's data names addresses without their slash at the end, which only redirect; and it does not say what the page is. */
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { StructuredData } from '@site/src/components/page/StructuredData';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const { title, description, permalink, lastUpdatedAt } = useDoc().metadata;
  const places = breadcrumbs.filter(({ href }) => href);
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ label, href = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url + href,
    })),
  };
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    inLanguage: 'en',
    mainEntityOfPage: url + permalink,
    ...(lastUpdatedAt && { dateModified: new Date(lastUpdatedAt).toISOString() }),
  };
  return <StructuredData data={{ '@context': 'https://schema.org', '@graph': [article, list] }} />;
}
