import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { watchCode } from '../components/code/codeButtons';
import { SCROLLS, watchFrame } from '../components/figures/scrollFrames';
import { watchTerm } from '../components/text/termNotes';
import { watchLinks } from './links';
import { MARK, pathOfDocument, textOf } from './pageText';
import styles from './SentOnce.module.css';

interface SentOnceProps {
  /** Which one of its page it is. */
  id: string;
  /** In the build alone; in development, where text is not separated from programs, everywhere. */
  children?: ReactNode;
}

/**
 * What stays as the server sends it: text, lists, tables of facts, drawings. `plugins/sent-once` puts it around them, and
 * takes what stands in it out of the browser's program.
 */
export function SentOnce({ id, children }: SentOnceProps): ReactNode {
  return !children ? (
    <Sent id={id} />
  ) : (
    <div className={styles.text} {...{ [MARK]: id }}>
      {children}
    </div>
  );
}

/** It is no part of React's tree, so what its elements do beside what the browser does is added here. */
function Sent({ id }: { id: string }): ReactNode {
  const { permalink } = useDoc().metadata;
  const [html] = useState(() => textOf(pathOfDocument(permalink), id));
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    current.querySelectorAll<HTMLElement>(`[${SCROLLS}]`).forEach(watchFrame);
    current.querySelectorAll<HTMLElement>('[data-code]').forEach(watchCode);
    current.querySelectorAll<HTMLElement>('[data-term]').forEach(watchTerm);
    return watchLinks(current);
  }, []);
  return (
    <div
      ref={element}
      className={styles.text}
      {...{ [MARK]: id }}
      // While a page wakes up, what the server has sent stays as it is.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
