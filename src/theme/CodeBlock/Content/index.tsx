// Replaced: see CodeBlock. Colours come from `css/code.css`, so both modes need no script.
import clsx from 'clsx';
import { useContext, type ReactNode, type RefObject } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { HighlightedCode } from '@site/src/components/code/highlightedCode';
import styles from './styles.module.css';

/** The lines of a block, as the build has highlighted them. */
export default function CodeBlockContent({ className }: { className?: string }): ReactNode {
  const {
    metadata: { language },
    wordWrap: { codeBlockRef },
  } = useCodeBlockContext();
  return (
    <pre
      ref={codeBlockRef as RefObject<HTMLPreElement>}
      // A region that scrolls must be reachable with the keyboard.
      tabIndex={0}
      className={clsx(className, `prism-code language-${language}`, styles.block, 'thin-scrollbar')}
    >
      {/* Made in the build from our own pages, with everything in it escaped. */}
      <code className={styles.lines} dangerouslySetInnerHTML={{ __html: useContext(HighlightedCode) }} />
    </pre>
  );
}
