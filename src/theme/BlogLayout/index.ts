/** Wrapped: what only the blog looks like comes with the blog. */
import './blog.css';

export { default } from '@theme-original/BlogLayout';
