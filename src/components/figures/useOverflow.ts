import { useEffect, useState, type RefObject } from 'react';

/** True while an element holds more than it shows, so that it scrolls sideways. False on the server. */
export function useOverflow(ref: RefObject<HTMLElement>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    // What is inside can grow alone.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
