import { useEffect, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useOverflow } from '@site/src/components/figures/useOverflow';
import styles from './MarkdownTable.module.css';

/**
 * A table written in Markdown, in a frame of its own that scrolls where the table is wider than the page. Only then is
 * the frame a stop of the Tab key, because a scrolling region must be reachable with the keyboard, and a stop that does
 * nothing is in the way. Its name is the table's own column headings.
 */
export function MarkdownTable(props: ComponentPropsWithoutRef<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  const [name, setName] = useState('');

  useEffect(() => {
    if (frame.current) setName(listHeadings(frame.current));
  }, []);

  const scrolling = overflows ? { tabIndex: 0, role: 'group', 'aria-label': name } : {};
  return (
    <div ref={frame} className={styles.frame} {...scrolling}>
      <table {...props} />
    </div>
  );
}

/** "Table: File, Size, For". */
function listHeadings(element: HTMLElement): string {
  const headings = [...element.querySelectorAll('thead th')].map((cell) => cell.textContent.trim());
  return `Table: ${headings.filter(Boolean).join(', ')}`;
}

/** A heading cell of a Markdown table; the empty one above a column of names heads nothing, and is a plain cell. */
export function MarkdownHeading(props: ComponentPropsWithoutRef<'th'>): ReactNode {
  return props.children ? <th scope="col" {...props} /> : <td {...props} />;
}
