import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import { formatTicks, parseTicks, TICKS_KEY_PREFIX } from '@site/src/storage/ticks';

/** An item is known by its text: an item that is rewritten is another one, and starts without a tick. */
const itemOf = (box: HTMLInputElement): string => box.closest('li')?.textContent.trim() ?? '';

/**
 * Keeps which boxes inside an element are ticked, on this device and for this page, and shows the same in other tabs.
 *
 * @returns a reference for that element, and what to do when a box changes
 */
export function useKeptTicks<Container extends HTMLElement>(): [RefObject<Container>, () => void] {
  const container = useRef<Container>(null);
  const { pathname } = useLocation();
  const key = TICKS_KEY_PREFIX + pathname;
  const listBoxes = (): HTMLInputElement[] => [
    ...(container.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
  ];

  const keep = useCallback((): void => {
    const ticks = formatTicks(
      listBoxes()
        .filter((box) => box.checked)
        .map(itemOf),
    );
    const slot = createStorageSlot(key);
    if (ticks === null) slot.del();
    else slot.set(ticks);
  }, [key]);

  useEffect(() => {
    const slot = createStorageSlot(key);
    const boxes = listBoxes();
    // Boxes can be ticked before the page's script arrives.
    const isEarly = boxes.some((box) => box.checked);
    const kept = parseTicks(slot.get());
    for (const box of boxes) box.checked ||= kept.has(itemOf(box));
    if (isEarly) keep();
    return slot.listen(({ newValue }) => {
      const ticked = parseTicks(newValue);
      for (const box of listBoxes()) box.checked = ticked.has(itemOf(box));
    });
  }, [key, keep]);

  return [container, keep];
}
