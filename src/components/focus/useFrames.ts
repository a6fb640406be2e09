import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Longest step: after a pause things go on where they were. */
const LONGEST_FRAME_S = 0.05;

/** Calls `onFrame` with the seconds since the last one, while it runs, the element is in sight and the page is shown. */
export function useFrames(
  ref: RefObject<Element | null>,
  isRunning: boolean,
  onFrame: (durationS: number) => void,
): void {
  const step = useEffectEvent(onFrame);
  useEffect(() => {
    const element = ref.current;
    if (!isRunning || !element) return undefined;
    let request = 0;
    let lastMs: number | null = null;
    let isInView = false;
    const frame = (nowMs: number): void => {
      step(lastMs === null ? 0 : Math.min(LONGEST_FRAME_S, (nowMs - lastMs) / 1000));
      lastMs = nowMs;
      request = requestAnimationFrame(frame);
    };
    const schedule = (): void => {
      cancelAnimationFrame(request);
      lastMs = null;
      if (isInView && !document.hidden) request = requestAnimationFrame(frame);
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      schedule();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', schedule);
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
      document.removeEventListener('visibilitychange', schedule);
    };
  }, [ref, isRunning]);
}
