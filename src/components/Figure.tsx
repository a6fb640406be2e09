import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Figure.module.css';

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
   * Narrowest width in px at which the drawing's text stays readable. Below it the frame scrolls
   * sideways; prefer a drawing that works at 320 px and leave this out.
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
  const drawing = (
    <div className={styles.drawing} role="img" aria-label={`${title}. ${alt}`} style={{ minWidth, maxWidth }}>
      {children}
    </div>
  );
  return (
    <figure className={clsx(styles.figure, className)} aria-labelledby={id}>
      <div className={styles.title} id={id}>
        {title}
      </div>
      {minWidth ? (
        // A region that scrolls must be reachable with the keyboard.
        <div className={styles.scroller} role="group" aria-label={`${title}, scrolls sideways`} tabIndex={0}>
          {drawing}
        </div>
      ) : (
        drawing
      )}
      {details}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
