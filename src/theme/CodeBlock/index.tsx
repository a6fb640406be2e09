// Replaced: shows code that the build has highlighted. The theme's own brings a highlighter to every page, and
// draws each block again after hydration to change its colours.
import type { ReactNode } from 'react';
import StringContent from '@theme/CodeBlock/Content/String';
import { codeOf, HighlightedCode } from '@site/src/components/code/highlightedCode';

interface CodeBlockProps {
  /** What `plugins/code-highlighting` made of the code. */
  html?: string;
  /** Code that it has not seen, such as a `<code>` of several lines in a page: shown as it is. */
  children?: ReactNode;
  className?: string;
  metastring?: string;
  title?: ReactNode;
  language?: string;
}

export default function CodeBlock({ html, children, ...props }: CodeBlockProps): ReactNode {
  if (html === undefined) return <pre tabIndex={0}>{children}</pre>;
  return (
    <HighlightedCode value={html}>
      <StringContent {...props}>{codeOf(html)}</StringContent>
    </HighlightedCode>
  );
}
