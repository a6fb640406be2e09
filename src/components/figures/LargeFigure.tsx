import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useOverlayEntry } from '@site/src/url/useOverlayEntry';
import styles from './LargeFigure.module.css';

/** Widths of the drawing, in parts of the first: smaller to see it whole, larger to read its smallest part. */
const ZOOMS = [0.6, 1, 1.6, 2.5] as const;
const FIRST = ZOOMS.indexOf(1);

interface LargeFigureProps {
  title: string;
  /** Called when the dialog has been closed, by its button, by Escape, by Back or by a press beside it. */
  onClose: () => void;
  /** The drawing itself, which is on the page once: here as long as this is open. */
  children: ReactNode;
}

/** A drawing in a window of its own: it scrolls in both directions, and grows and shrinks. */
export function LargeFigure({ title, onClose, children }: LargeFigureProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoom, setZoom] = useState(FIRST);
  const sheet = useRef<HTMLDivElement>(null);
  /** What stands in the middle of the window, in parts of the drawing's width and height: it stays there as that grows. */
  const middle = useRef({ x: 0.5, y: 0.5 });
  // Before the sheet is measured: a closed dialog has no size.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => {
    const { current } = sheet;
    if (!current) return;
    current.scrollLeft = middle.current.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = middle.current.y * current.scrollHeight - current.clientHeight / 2;
  }, [zoom]);
  useOverlayEntry(true, () => dialog.current?.close());
  const resize = (step: number, name: string, sign: string): ReactNode => (
    <button
      type="button"
      aria-label={name}
      disabled={ZOOMS[zoom + step] === undefined}
      onClick={() => setZoom(zoom + step)}
    >
      {sign}
    </button>
  );
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div className={styles.bar}>
        <strong>{title}</strong>
        {resize(-1, 'Smaller', '−')}
        {resize(1, 'Larger', '+')}
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      {/* What scrolls can be reached with the keyboard. */}
      <div
        ref={sheet}
        className={styles.sheet}
        tabIndex={0}
        role="group"
        aria-label="Drawing, scrolls"
        onScroll={({ currentTarget: seen }) => {
          middle.current = {
            x: (seen.scrollLeft + seen.clientWidth / 2) / seen.scrollWidth,
            y: (seen.scrollTop + seen.clientHeight / 2) / seen.scrollHeight,
          };
        }}
      >
        <div style={{ width: `${52 * (ZOOMS[zoom] ?? 1)}rem` }}>{children}</div>
      </div>
    </dialog>
  );
}
