import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './Figure.module.css';
import type { LargeFigure } from './LargeFigure';
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
  /** Width in px at which the drawing's text has 13 to 15 px, where that is not the style sheet's 440. */
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
  /** While the drawing is in its large window: that, and how high its place is, so that nothing on the page moves. */
  const [away, setAway] = useState<{ Window: typeof LargeFigure; height?: number | undefined }>();
  const enlarge = async (): Promise<void> => {
    // Its code comes at the first press; where it does not come, the picture stays where it is.
    const loaded = await import('./LargeFigure').catch(() => undefined);
    if (loaded)
      setAway({ Window: loaded.LargeFigure, height: frame.current?.getBoundingClientRect().height });
  };
  const picture = (
    <div className={styles.drawing} role="img" aria-label={`${title}. ${alt}`} style={{ minWidth }}>
      {children}
    </div>
  );
  // A region that scrolls must be reachable with the keyboard; one that does not would be a stop in the way.
  const scrolling = useOverflow(frame)
    ? { tabIndex: 0, role: 'group', 'aria-label': `${title}, scrolls sideways` }
    : {};
  return (
    <figure
      className={clsx(styles.figure, away && styles.away, className)}
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
          onClick={() => void enlarge()}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M9.5 2H14v4.5M6.5 14H2V9.5M14 2 9.5 6.5M2 14l4.5-4.5" />
          </svg>
        </button>
      </div>
      <div ref={frame} className={styles.frame} style={{ minHeight: away?.height }} {...scrolling}>
        {!away && picture}
      </div>
      {away && (
        <away.Window title={title} onClose={() => setAway(undefined)}>
          {picture}
        </away.Window>
      )}
      {details}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
