/** Replaced: the theme's data names addresses without their slash at the end, which only redirect. */
import type { ReactNode } from 'react';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import { StructuredData } from '@site/src/components/page/StructuredData';
import type { Props } from '@theme/BlogListPage/StructuredData';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  return <StructuredData data={useBlogListPageStructuredData(props)} />;
}
