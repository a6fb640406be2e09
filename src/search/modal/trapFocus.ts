import type { KeyboardEvent } from 'react';

/** What can have the focus in the dialog. */
const FOCUSABLE = 'a[href], button, input';

/** Is something pressed that takes the focus or acts? */
export const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FOCUSABLE) !== null;

/** Keeps Tab inside an element: behind its last stop comes the first, before the first the last. */
export function trapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const first = stops.at(0);
  const last = stops.at(-1);
  const isLeaving = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (!isLeaving && event.currentTarget.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
