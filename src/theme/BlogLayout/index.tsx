/** Wrapped: what only the blog looks like comes with the blog. */
import type { ReactNode } from 'react';
import BlogLayout from '@theme-original/BlogLayout';
import type { Props } from '@theme/BlogLayout';
import './blog.css';

export default function BlogPagesLayout(props: Props): ReactNode {
  return <BlogLayout {...props} />;
}
