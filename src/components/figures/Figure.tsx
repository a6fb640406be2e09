import { useId, type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import { keepUnits } from '../text/keepUnits';
import styles from './Figure.module.css';
import { watchFrame } from './scrollFrames';

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
  /** Width in px at which the drawing's text has 13 to 15 px, where that is not the style sheet's 440. */
  maxWidth?: number;
  /** More to open below the drawing, such as the values behind a plot. */
  details?: ReactNode;
  className?: string;
}

/**
 * A drawing of ours with its title, caption and text alternative; complete in the server's HTML. `enlarge` opens it in a
 * window of its own.
 */
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
  return (
    <figure
      className={clsx(styles.figure, className)}
      aria-labelledby={id}
      style={maxWidth === undefined ? undefined : ({ '--widest': `${maxWidth}px` } as CSSProperties)}
    >
      <div className={styles.head}>
        <div className={styles.title} id={id}>
          {title}
        </div>
        <button
          type="button"
          className={styles.enlarge}
          aria-label={`Enlarge: ${title}`}
          data-needs-script
          data-enlarges
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M9.5 2H14v4.5M6.5 14H2V9.5M14 2 9.5 6.5M2 14l4.5-4.5" />
          </svg>
        </button>
      </div>
      <div ref={watchFrame} className={styles.frame} data-scrolls={`${title}, scrolls sideways`}>
        <div className={styles.drawing} role="img" aria-label={`${title}. ${alt}`} style={{ minWidth }}>
          {children}
        </div>
      </div>
      {details}
      <figcaption className={styles.caption}>
        {typeof caption === 'string' ? keepUnits(caption) : caption}
      </figcaption>
    </figure>
  );
}
