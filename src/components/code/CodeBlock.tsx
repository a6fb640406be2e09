import clsx from 'clsx';
import type { ReactNode } from 'react';
import { watchCode } from './codeButtons';
import styles from './CodeBlock.module.css';

interface CodeBlockProps {
  /** What `plugins/code-highlighting` made of the code: everything in it is escaped. */
  html?: string;
  /** Code that it has not seen, such as a `<code>` of several lines in a page: shown as it is. */
  children?: ReactNode;
  /** `language-…`, as Markdown says it. */
  className?: string;
  /** What stands behind the language of a fence, such as `title="print_raw.py"`. */
  metastring?: string;
  title?: string;
  language?: string;
}

const titleIn = (metastring = ''): string | undefined => /title="([^"]*)"/.exec(metastring)?.[1];

/** Code with its title and buttons, in the colours that the build gave it. */
export function CodeBlock({
  html,
  children,
  className,
  metastring,
  title,
  language,
}: CodeBlockProps): ReactNode {
  if (html === undefined) return <pre tabIndex={0}>{children}</pre>;
  const name = title ?? titleIn(metastring);
  const languageName = language ?? /language-([\w-]+)/.exec(className ?? '')?.[1] ?? 'text';
  return (
    <div
      ref={watchCode}
      className={clsx(styles.window, 'theme-code-block', `language-${languageName}`)}
      data-code
    >
      {name && <div className={styles.title}>{name}</div>}
      <div className={styles.buttons} />
      {/* A region that scrolls must be reachable with the keyboard. */}
      <pre
        tabIndex={0}
        className={clsx('prism-code', `language-${languageName}`, styles.block, 'thin-scrollbar')}
      >
        <code className={styles.lines} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}
