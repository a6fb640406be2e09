import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { watchFrame } from '@site/src/components/figures/scrollFrames';
import styles from './MarkdownTable.module.css';

/** A table written in Markdown, in a frame of its own that scrolls where the table is wider than the page. */
export function MarkdownTable(props: ComponentPropsWithoutRef<'table'>): ReactNode {
  return (
    <div ref={watchFrame} className={styles.frame} data-scrolls="">
      <table {...props} />
    </div>
  );
}

/** A heading cell of a Markdown table; the empty one above a column of names heads nothing, and is a plain cell. */
export function MarkdownHeading(props: ComponentPropsWithoutRef<'th'>): ReactNode {
  return props.children ? <th scope="col" {...props} /> : <td {...props} />;
}
