import type { ReactNode } from 'react';
import { Symbols } from './Symbols';

/** Text from the data files, in which backticks mark code as they do on a page. */
export function CodeText({ children }: { children: string }): ReactNode {
  return children
    .split(/(``.*?``|`[^`]*`)/)
    .map((part, index) =>
      part.startsWith('`') ? (
        <code key={index}>{part.replace(/^`+ ?| ?`+$/g, '') || '`'}</code>
      ) : (
        <Symbols key={index}>{part}</Symbols>
      ),
    );
}
