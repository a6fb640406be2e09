import { useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Figure.module.css';
import { useOverflow } from './useOverflow';

interface FigureProps {
  /** Names the figure in a few words. */
  title: string;
  /** Says what to see in it. */
  caption: ReactNode;
  /** The same information in words, for those who cannot see the drawing. */
  alt: string;
  /** The drawing: SVG whose colours come from custom properties. */
  children: ReactNode;
  /**
   * Narrowest width in px at which the drawing's text keeps its 11 px, where that is more than the style sheet gives
   * to every drawing. In a narrower window the frame scrolls sideways.
   */
  minWidth?: number;
  /** Widest useful width in px; a small drawing is not blown up to the whole column. */
  maxWidth?: number;
  /** More to open below the drawing, such as the values behind a plot. */
  details?: ReactNode;
  className?: string;
}

/** A drawing of ours with its title, caption and text alternative; complete in the server's HTML. */
export function Figure({
  title,
  caption,
  alt,
  children,
  minWidth,
  maxWidth,
  details,
  className,
}: FigureProps): ReactNode {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  // A region that scrolls must be reachable with the keyboard; one that does not would be a stop in the way.
  const scrolling = useOverflow(frame)
    ? { tabIndex: 0, role: 'group', 'aria-label': `${title}, scrolls sideways` }
    : {};
  return (
    <figure className={clsx(styles.figure, className)} aria-labelledby={id}>
      <div className={styles.title} id={id}>
        {title}
      </div>
      <div ref={frame} className={styles.frame} {...scrolling}>
        <div
          className={styles.drawing}
          role="img"
          aria-label={`${title}. ${alt}`}
          style={{ minWidth, maxWidth }}
        >
          {children}
        </div>
      </div>
      {details}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
