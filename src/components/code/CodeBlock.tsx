import type { ReactNode } from 'react';
import StringContent from '@theme/CodeBlock/Content/String';
import { codeOf } from '@site/src/code/codeText';
import { HighlightedCode } from './highlightedCode';

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

/** Code with its title and buttons, in the colours that the build gave it. */
export function CodeBlock({ html, children, ...props }: CodeBlockProps): ReactNode {
  if (html === undefined) return <pre tabIndex={0}>{children}</pre>;
  return (
    <HighlightedCode.Provider value={html}>
      <StringContent {...props}>{codeOf(html)}</StringContent>
    </HighlightedCode.Provider>
  );
}
