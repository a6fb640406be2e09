/** Time for what moves in a page: it runs only while someone can see it. */

/** Longest step: after a pause things go on where they were. */
const LONGEST_FRAME_S = 0.05;

/** Who is told the time. */
export interface FrameListener {
  /** @param durationS seconds since the frame before; 0 in the first one after a pause */
  onFrame: (durationS: number) => void;
  /** The element, or the whole page, went out of sight. */
  onHidden?: () => void;
  /** It was running and has stopped: a game should then be paused, and not go on when the reader looks back. */
  onSleep?: () => void;
}

/** Calls `onFrame` with every picture while it was started, its element is in sight and the page is shown. */
export class FrameClock {
  private request = 0;
  private lastMs: number | null = null;
  private isStarted = false;
  private isInView = false;

  constructor(private readonly listener: FrameListener) {}

  /** @returns stops the clock and forgets the element */
  attach(element: Element): () => void {
    const observer = new IntersectionObserver((entries) => {
      this.isInView = entries.at(-1)?.isIntersecting ?? false;
      this.schedule();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', this.schedule);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', this.schedule);
      cancelAnimationFrame(this.request);
      this.request = 0;
      this.isInView = false;
    };
  }

  /** Begins to run; before that a clock costs nothing. */
  start(): void {
    this.isStarted = true;
    this.schedule();
  }

  private readonly schedule = (): void => {
    const isSeen = this.isInView && !document.hidden;
    if (!isSeen) this.listener.onHidden?.();
    const shouldRun = this.isStarted && isSeen;
    if (shouldRun && this.request === 0) {
      this.lastMs = null;
      this.request = requestAnimationFrame(this.frame);
    } else if (!shouldRun && this.request !== 0) {
      cancelAnimationFrame(this.request);
      this.request = 0;
      this.listener.onSleep?.();
    }
  };

  private readonly frame = (nowMs: number): void => {
    const durationS = this.lastMs === null ? 0 : Math.min(LONGEST_FRAME_S, (nowMs - this.lastMs) / 1000);
    this.lastMs = nowMs;
    // Asked for first, so that a listener can end it.
    this.request = requestAnimationFrame(this.frame);
    this.listener.onFrame(durationS);
  };
}
