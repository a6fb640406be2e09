/** Replaced: the theme's data names addresses without their slash at the end, which only redirect. */
import type { ReactNode } from 'react';
import { useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import { StructuredData } from '@site/src/components/page/StructuredData';

export default function BlogPostStructuredData(): ReactNode {
  return <StructuredData data={useBlogPostStructuredData()} />;
}
