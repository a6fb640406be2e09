import { useEffect, type RefObject } from 'react';
import { useLatest } from '@site/src/useLatest';
import { FrameClock } from './frameClock';

/** Calls `onFrame` with the seconds since the last one, while it runs, the element is in sight and the page is shown. */
export function useFrames(
  ref: RefObject<Element>,
  isRunning: boolean,
  onFrame: (durationS: number) => void,
): void {
  const step = useLatest(onFrame);
  useEffect(() => {
    if (!isRunning || !ref.current) return undefined;
    const clock = new FrameClock({ onFrame: (durationS) => step(durationS) });
    clock.start();
    return clock.attach(ref.current);
  }, [ref, isRunning, step]);
}
